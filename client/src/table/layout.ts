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
  /** Pixels of each card, from its upper edge, that are seen. */
  seen: number;
}

/** The narrowest strip of a card that names it and that a thumb hits. */
export const STRIP = 44;
const LONGEST_ROW = 7;
/** From these widths on (small tablets, then tablets) two rows have room for larger cards. */
export const ROOMY = 580;
const ROOMIEST = 740;
const LOWER_ROW = 76;
const LOWER_ROW_CHOOSING = 92;

/** How much of a card is seen at the least where a hand is held low: rank and suit, and what a thumb needs. */
const LOW = 66;

interface Room {
  /** Pixels from the first card's left edge to the last one's right edge. */
  across: number;
  /** The window's height, which bounds the cards where all lie in one row. */
  tall: number;
  oneRow: boolean;
  choosing: boolean;
  /** Held low, so that the bids have room: of each card only what names it is seen. */
  low?: boolean;
}

/** Lays out `n` cards: one row up to seven, two from eight, and always one where `oneRow`. */
export function layHand(n: number, room: Room): HandLayout {
  if (room.oneRow) return layOneRow(n, room);
  const upper = n <= LONGEST_ROW ? n : Math.ceil(n / 2);
  const large = room.across >= ROOMIEST && room.tall >= 800;
  const widest = large ? 116 : n <= LONGEST_ROW || room.across >= ROOMY ? 96 : 84;
  const width = Math.max(STRIP, Math.min(widest, room.across - STRIP * (upper - 1)));
  const first = layRow(upper, width, room.across, 0);
  const usual = room.choosing ? LOWER_ROW_CHOOSING : LOWER_ROW;
  const lower = room.low ? LOW : large ? usual * 1.3 : usual;
  const seen = room.low ? LOW : width * 1.4;
  const second = layRow(n - upper, width, room.across, lower);
  const height = seen + (n > upper ? lower : 0);
  const strip = Math.min(first.step, second.step);
  return { width, height, spots: [...first.spots, ...second.spots], strip, seen };
}

function layOneRow(n: number, { across, tall }: Room): HandLayout {
  // Large screens are looked at from further away.
  const large = tall >= 900;
  const width = Math.min(large ? 150 : 126, tall * 0.16);
  const { step, spots } = layRow(n, width, across, 0, Math.min(large ? 116 : 98, width + 8));
  return { width, height: width * 1.4, spots, strip: step, seen: width * 1.4 };
}

export type Key = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End";

/** Where a key leads from a card: along the hand round its ends, or to the nearest card of the other row. */
export function walk(spots: readonly Spot[], from: number, key: Key): number {
  const n = spots.length;
  if (key === "Home") return 0;
  if (key === "End") return n - 1;
  const here = spots[from];
  const other = spots.findIndex((spot) => spot.y !== here?.y);
  if (key === "ArrowLeft" || key === "ArrowRight" || !here || other < 0) {
    return (from + (key === "ArrowLeft" || key === "ArrowUp" ? n - 1 : 1)) % n;
  }
  const away = (spot: Spot) => (spot.y === here.y ? Number.POSITIVE_INFINITY : Math.abs(spot.x - here.x));
  return spots.reduce((best, spot, index) => (away(spot) < away(spots[best] ?? here) ? index : best), other);
}

/** The place in the hand for a card that is let go with its left upper corner there. */
export function placeAt(spots: readonly Spot[], at: Spot): number {
  const far = (spot: Spot) => Math.hypot(spot.x - at.x, 2 * (spot.y - at.y));
  return spots.reduce((best, spot, index) => (far(spot) < far(spots[best] ?? spot) ? index : best), 0);
}

function layRow(n: number, width: number, across: number, y: number, widest = width + 8) {
  const step = n > 1 ? Math.min((across - width) / (n - 1), widest) : widest;
  const start = (across - width - step * (n - 1)) / 2;
  const spots = Array.from({ length: n }, (_, index) => ({ x: start + step * index, y }));
  return { step, spots };
}

/** Less free height than this makes the plate a tray. */
const TRAY_BELOW = 250;
/** A plate that lies there stays one when a hint or a pause takes a line or two of its height. */
const ROUND_FROM = 190;

/** The plate's diameter in the room there is for it, or the height of the tray in its place. */
export function plateOf(room: { across: number; free: number; wide: boolean; round?: boolean }): {
  tray: boolean;
  size: number;
} {
  const { across, free, wide, round = false } = room;
  if (!wide && free < (round ? ROUND_FROM : TRAY_BELOW))
    return { tray: true, size: Math.max(90, Math.min(132, free)) };
  const size = wide ? Math.min(free - 16, across - 24, 640) : Math.min(across - 66, free - 14, 500);
  return { tray: false, size: Math.max(120, size) };
}
