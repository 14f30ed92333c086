"""Players that are programs. They see the decision and a seat's view, nothing more."""
