"""The JSON interface: what people do on the pages, programs do here."""
