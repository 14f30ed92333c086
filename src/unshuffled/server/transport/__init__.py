"""Under the routes: connections, frames and requests with their limits, headers, ids and errors, and the page's files. It knows the settings, and no table."""
