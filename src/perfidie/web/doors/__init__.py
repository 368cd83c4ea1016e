"""The doors of the site: what every request passes, and where pages, forms and programs come in."""
