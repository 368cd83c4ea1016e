"""`perfidie admin`: what the keeper of a house does on its database, while the house runs or while it does not.

Whatever is changed leaves a notice in the database, and every running process does within seconds what it asks for.
"""
