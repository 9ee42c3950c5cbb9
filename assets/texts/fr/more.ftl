### La page Plus.

more-title = Plus
