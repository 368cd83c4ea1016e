"""The site: tables to sit down at, played by clicking, pushed to every seat as that seat may see them."""
