"""Women's garments; garments_women.py says how they are made."""
