### The page More.

more-title = More
