"""Small games for the parts of the contract that the poisoned glass does not use."""
