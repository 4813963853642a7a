"""Looking back at a deal: what each play was worth, with all cards known and as its seat could know, what it cost, and how it
would have gone on after another.
"""

from forehand.review.decisions import Decision, Value, lost
from forehand.review.going_on import best_action, computer_action
from forehand.review.looking import review

__all__ = ["Decision", "Value", "best_action", "computer_action", "lost", "review"]
