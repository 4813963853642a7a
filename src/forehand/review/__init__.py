"""Looking back at a deal: what each play was worth, with all cards known and as its seat could know, and what it cost."""

from forehand.review.decisions import Decision, Value, lost
from forehand.review.looking import review

__all__ = ["Decision", "Value", "lost", "review"]
