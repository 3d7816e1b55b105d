"""Changes of the stored tables, oldest first. They run by themselves when the server starts."""
