# catalogue
