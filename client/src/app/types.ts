/** Names for what the wire calls a number or a string. */
export type Seat = number;
/** A card in the notation: `SA`, `JK`, `JK:H`. */
export type CardText = string;
/** An action in the notation: `SA`, `bid:6S`, `pass`. */
export type ActionText = string;
