"""The coach: what the search knows of a match, told to its players. Hints before a decision, reviews after a match."""

from .hints import Hint, hints
from .review import Decision, Loss, PlayerReview, Review, conclude, judge, review

__all__ = ["Decision", "Hint", "Loss", "PlayerReview", "Review", "conclude", "hints", "judge", "review"]
