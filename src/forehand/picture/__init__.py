"""A deal, or a match's score card, as a picture to print or to send: SVG, whole in itself."""

from forehand.picture.deals import draw_deal
from forehand.picture.scores import draw_score

__all__ = ["draw_deal", "draw_score"]
