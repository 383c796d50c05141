import { InvalidInput } from './invalid-input.js';

/** What a cursor may hold: an instant as ISO text (or 'infinity'), a 32-bit integer, any finite number, a text. */
export type CursorKind = 'instant' | 'integer' | 'number' | 'text';

type ValueOf<Kind extends CursorKind> = Kind extends 'integer' | 'number' ? number : string;
type ValuesOf<Kinds extends readonly CursorKind[]> = { [Index in keyof Kinds]: ValueOf<Kinds[Index]> };

/** In characters: a name of 200 letters of three bytes takes about 800. */
const LONGEST = 2_000;
const ASCII = /^[\x20-\x7e]*$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/;

const fits: Record<CursorKind, (value: unknown) => boolean> = {
  instant: (value) => value === 'infinity' || (typeof value === 'string' && isInstant(value)),
  integer: (value) => Number.isInteger(value) && (value as number) >= -(2 ** 31) && (value as number) < 2 ** 31,
  number: (value) => Number.isFinite(value),
  text: (value) => typeof value === 'string' && !value.includes('\0'),
};

/**
 * A cursor for keyset paging, stable while rows are inserted (API-12): the list's order and the sort values of the
 * row it points to. Opaque to clients.
 */
export function encodeCursor(order: string, ...values: readonly (string | number)[]): string {
  return toBase64Url(JSON.stringify([order, ...values]));
}

/**
 * The sort values behind a cursor of the list with this order; null when there is no cursor.
 * @throws InvalidInput INVALID_CURSOR when the text is none of this list's cursors.
 */
export function decodeCursor<const Kinds extends readonly CursorKind[]>(
  cursor: string | null | undefined,
  order: string,
  ...kinds: Kinds
): ValuesOf<Kinds> | null {
  if (!cursor) return null;
  const [name, ...values] = parse(cursor);
  const isRight = name === order && values.length === kinds.length && kinds.every((kind, i) => fits[kind](values[i]));
  if (!isRight) throw new InvalidInput('INVALID_CURSOR', 'This cursor does not belong to the list');
  return values as ValuesOf<Kinds>;
}

/** An instant on a day that exists: Date reads 30 February as 2 March, and Postgres has no year 0. */
function isInstant(text: string): boolean {
  if (!INSTANT.test(text) || text.startsWith('0000')) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length));
}

function parse(cursor: string): unknown[] {
  if (cursor.length > LONGEST) return [];
  try {
    const values: unknown = JSON.parse(fromBase64Url(cursor));
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}

function toBase64Url(text: string): string {
  // Fast path: nearly all cursors are ASCII, and lists encode one per row.
  const bytes = ASCII.test(text) ? text : String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (c) => c.charCodeAt(0)));
}
