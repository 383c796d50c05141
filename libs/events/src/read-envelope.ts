import { z } from 'zod';
import type { EventEnvelope } from './contract.js';

/** Consumers keep ids and subjects in unique indexes, whose entries are limited to 2,704 bytes. */
const key = z.string().min(1).max(256);

const envelope = z.object({
  specversion: z.literal('1.0'),
  id: key,
  source: key,
  type: key,
  time: z.iso.datetime({ offset: true }),
  subject: key,
  version: z.int().exactOptional(),
  snapshot: z.literal(true).exactOptional(),
  traceparent: z.string().exactOptional(),
  data: z.unknown(),
});

export type ReadEnvelope =
  | { readonly ok: true; readonly event: EventEnvelope }
  | { readonly ok: false; readonly reason: string };

/** Reads what came in as an event; its data are judged by the contract of its type. */
export function readEnvelope(value: unknown): ReadEnvelope {
  if (!isStorable(value)) return { ok: false, reason: 'holds what a database can not store' };
  const read = envelope.safeParse(value);
  return read.success ? { ok: true, event: read.data } : { ok: false, reason: reasonOf(read.error) };
}

/** The first faults on one line, without the values themselves. */
export const reasonOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
    .join('; ')
    .slice(0, 500);

/** Deeper than any event; far less deep than what a parser can take. */
const DEEPEST = 64;

/** Postgres stores no NUL and no half of a surrogate pair, and consumers keep events as they came. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner, depth + 1));
}
