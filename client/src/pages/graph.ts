/** The running totals as lines in a box: scales, points and labels that don't lie on each other. */

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Graph {
  /** One path a line, for the `d` of an SVG path. */
  readonly paths: readonly string[];
  readonly points: readonly (readonly (readonly [x: number, y: number])[])[];
  /** Where the label of each line's end stands. */
  readonly labels: readonly (readonly [x: number, y: number])[];
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  readonly deals: readonly { readonly deal: number; readonly x: number }[];
}

const LABEL_HEIGHT = 17;

/** A step of 1, 2 or 5 times a power of ten that cuts `span` into at most `parts`. */
export function roundStep(span: number, parts: number): number {
  const rough = Math.max(span / parts, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  return factor * power;
}

function levelsFor(lowest: number, highest: number): number[] {
  const step = roundStep(highest - lowest, 4);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Moves labels apart, top to bottom, and back up where the last would leave the box. */
export function spread(wishes: readonly number[], gap: number, bottom: number): number[] {
  const order = wishes.map((_, index) => index).sort((a, b) => (wishes[a] ?? 0) - (wishes[b] ?? 0));
  const places = [...wishes];
  let floor = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    places[index] = Math.max(wishes[index] ?? 0, floor);
    floor = (places[index] ?? 0) + gap;
  }
  let ceiling = bottom;
  for (const index of [...order].reverse()) {
    places[index] = Math.min(places[index] ?? 0, ceiling);
    ceiling = (places[index] ?? 0) - gap;
  }
  return places;
}

/**
 * Draws running totals: `totals[k]` has one number a line after deal k + 1. `length` is the number of deals
 * to leave room for.
 */
export function graphOf(
  totals: readonly (readonly number[])[],
  lines: number,
  length: number,
  frame: Frame,
): Graph {
  const values = [0, ...totals.flat()];
  const levels = levelsFor(Math.min(...values), Math.max(...values));
  const low = levels[0] ?? 0;
  const high = levels.at(-1) ?? 1;
  const deals = Math.max(length, totals.length, 1);
  const x = (deal: number) => frame.left + (deal / deals) * (frame.width - frame.left - frame.right);
  const y = (value: number) =>
    frame.top + ((high - value) / (high - low)) * (frame.height - frame.top - frame.bottom);
  const points = Array.from({ length: lines }, (_, line) =>
    [0, ...totals.map((after) => after[line] ?? 0)].map((value, deal) => [x(deal), y(value)] as const),
  );
  const ends = points.map((line) => line.at(-1) ?? [frame.left, frame.top]);
  const heights = spread(
    ends.map(([, height]) => height),
    LABEL_HEIGHT,
    frame.height - frame.bottom,
  );
  const every = Math.max(1, Math.ceil(deals / 4));
  return {
    paths: points.map((line) => `M${line.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L")}`),
    points,
    labels: ends.map(([px], line) => [px, heights[line] ?? 0] as const),
    levels: levels.map((value) => ({ value, y: y(value) })),
    deals: Array.from({ length: Math.floor(deals / every) }, (_, index) => (index + 1) * every).map(
      (deal) => ({
        deal,
        x: x(deal),
      }),
    ),
  };
}
