/** Where a card of the hand lies: its left upper corner, in CSS pixels within the hand's box. */
export interface Spot {
  x: number;
  y: number;
}

export interface HandLayout {
  width: number;
  height: number;
  spots: Spot[];
  /** How much of each card is seen beside the next one. */
  strip: number;
}

/** The narrowest strip of a card that names it and that a thumb hits. */
export const STRIP = 44;
const LONGEST_ROW = 7;
/** From this width on (small tablets) two rows have room for the larger cards. */
const ROOMY = 580;
const LOWER_ROW = 76;
const LOWER_ROW_CHOOSING = 92;

interface Room {
  /** Pixels from the first card's left edge to the last one's right edge. */
  across: number;
  /** The window's height, which bounds the cards where all lie in one row. */
  tall: number;
  oneRow: boolean;
  choosing: boolean;
}

/** Lays out `n` cards: one row up to seven, two from eight, and always one where `oneRow`. */
export function layHand(n: number, room: Room): HandLayout {
  if (room.oneRow) return layOneRow(n, room);
  const upper = n <= LONGEST_ROW ? n : Math.ceil(n / 2);
  const widest = n <= LONGEST_ROW || room.across >= ROOMY ? 96 : 84;
  const width = Math.max(STRIP, Math.min(widest, room.across - STRIP * (upper - 1)));
  const first = layRow(upper, width, room.across, 0);
  const lower = room.choosing ? LOWER_ROW_CHOOSING : LOWER_ROW;
  const second = layRow(n - upper, width, room.across, lower);
  const height = width * 1.4 + (n > upper ? lower : 0);
  const strip = Math.min(first.step, second.step);
  return { width, height, spots: [...first.spots, ...second.spots], strip };
}

function layOneRow(n: number, { across, tall }: Room): HandLayout {
  const width = Math.min(126, tall * 0.16);
  const { step, spots } = layRow(n, width, across, 0, Math.min(98, width + 8));
  return { width, height: width * 1.4, spots, strip: step };
}

function layRow(n: number, width: number, across: number, y: number, widest = width + 8) {
  const step = n > 1 ? Math.min((across - width) / (n - 1), widest) : widest;
  const start = (across - width - step * (n - 1)) / 2;
  const spots = Array.from({ length: n }, (_, index) => ({ x: start + step * index, y }));
  return { step, spots };
}

/** Less free height than this makes the plate a tray. */
const TRAY_BELOW = 250;

/** The plate's diameter in the room there is for it, or the height of the tray in its place. */
export function plateOf(room: { across: number; free: number; wide: boolean }): {
  tray: boolean;
  size: number;
} {
  const { across, free, wide } = room;
  if (!wide && free < TRAY_BELOW) return { tray: true, size: Math.max(90, Math.min(132, free)) };
  const size = wide ? Math.min(free - 16, across - 24, 560) : Math.min(across - 66, free - 14, 380);
  return { tray: false, size: Math.max(120, size) };
}
