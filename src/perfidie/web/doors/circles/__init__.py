"""The doors of circles: their pages and forms, evenings and tournaments."""
