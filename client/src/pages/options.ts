/** House rules: the typed, bounded options of a game as the server lists them. */
import type { Games, OfSet, OptionField } from "../wire";

export type OptionValue = number | boolean | string;

export type Options = Readonly<Record<string, OptionValue>>;

/** A message of the catalogue with its variables. */
export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** The house rules that a game has, at a table of a set those that a set has; none as long as the games are not known. */
export function fieldsOf(
  games: Games | null,
  game: string | undefined,
  ofSet: OfSet | null = null,
): readonly OptionField[] {
  const fields = games?.games.find(({ id }) => id === game)?.options ?? [];
  return ofSet ? fieldsOfSet(fields) : fields;
}

/** The house rules that a set of deals has: all but those that tell when a match ends, which a set replaces. */
export function fieldsOfSet(fields: readonly OptionField[]): readonly OptionField[] {
  return fields.filter(({ name }) => name !== "deals" && !name.endsWith("target"));
}

/** The catalogue's id for a name the wire spells with underscores. */
export function keyOf(...parts: string[]): string {
  return parts.join("-").replaceAll("_", "-");
}

export function valueIn(field: OptionField, options: Options): OptionValue {
  return options[field.name] ?? field.default;
}

export function isChanged(field: OptionField, options: Options): boolean {
  return valueIn(field, options) !== field.default;
}

/** The options that differ from the rules as written, which is all that the server wants to hear. */
export function changedOnly(fields: readonly OptionField[], options: Options): Options {
  const changed = fields.filter((field) => isChanged(field, options));
  return Object.fromEntries(changed.map((field) => [field.name, valueIn(field, options)]));
}

/** The nearest value that an integer field allows; what is no number falls back to the default. */
export function allowed(field: OptionField, wish: number): number {
  const low = field.low ?? Number.MIN_SAFE_INTEGER;
  const high = field.high ?? Number.MAX_SAFE_INTEGER;
  const step = field.step ?? 1;
  if (!Number.isFinite(wish)) return field.default as number;
  const start = field.low ?? 0;
  const stepped = start + Math.round((wish - start) / step) * step;
  return Math.min(high - ((high - start) % step), Math.max(low, stepped));
}

/** The few words that tell one house rule's value. */
export function saying(game: string, field: OptionField, value: OptionValue): Message {
  if (field.type === "integer") {
    return { id: keyOf("option", game, field.name, "value"), args: { value: value as number } };
  }
  return { id: keyOf("option", game, field.name, String(value)) };
}

/** All house rules in a few words each, those that were changed first. */
export function glance(
  game: string,
  fields: readonly OptionField[],
  options: Options,
): { readonly changed: Message[]; readonly asWritten: Message[] } {
  const say = (field: OptionField): Message => saying(game, field, valueIn(field, options));
  return {
    changed: fields.filter((field) => isChanged(field, options)).map(say),
    asWritten: fields.filter((field) => !isChanged(field, options)).map(say),
  };
}
