"""The page *More*."""
