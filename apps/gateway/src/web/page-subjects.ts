import type { Clock } from '@setpoint/kernel';
import { LRUCache } from 'lru-cache';
import type { ShippedOperation } from '../graphql/shipped-operations.js';
import { textError } from '../limits/unreadable-values.js';
import { QUERIES, type FoundSubject, type SubjectKind } from './subject-queries.js';

/** What the page of an address is about. */
export interface PageSubject {
  readonly kind: SubjectKind;
  readonly id: string;
}

/** Whether visitors can see it: false if not, null if unknown because of a timeout. */
export type FindSubject = (subject: PageSubject) => Promise<FoundSubject | false | null>;

const PATTERN = /^\/(court|league|level|match|player|run|tournament)\/:id(?:\/|$)/;

/** The subject of a path with this pattern; undefined for lists and personal screens. */
export function subjectOf(pattern: string, id: unknown): PageSubject | undefined {
  const kind = PATTERN.exec(pattern)?.[1] as SubjectKind | undefined;
  return kind && typeof id === 'string' ? { kind, id } : undefined;
}

/** To be planned before the first page is asked for. */
export const SUBJECT_QUERIES: readonly ShippedOperation[] = Object.values(QUERIES);

/** Runs a query as a visitor. */
export type AskAsVisitor = (
  operation: ShippedOperation & { readonly variables: { readonly id: string } },
) => Promise<{ data?: Record<string, unknown> | null; errors?: readonly unknown[] }>;

const LONGEST_ID = 100;
const KEPT = 5_000;
const FRESH_MS = 60_000;
/** While a service is away, its pages go on with what was known. */
const STALE_MS = 86_400_000;
/** How long a page waits to know its subject unless told otherwise: the user sees an empty window meanwhile. */
const PATIENCE_MS = 300;
/** Maximum concurrent lookups, so that random paths cannot overload the services. */
const AT_ONCE = 50;

interface Answer {
  readonly found: FoundSubject | false;
  /** In milliseconds of the clock. */
  readonly at: number;
}

/**
 * Queries as a visitor, so that private matches and closed profiles look like missing ones. One query per
 * path, cached for a minute, and for a day in case that there is no newer answer.
 */
export function subjectFinder(ask: AskAsVisitor, clock: Clock, patienceMs = PATIENCE_MS): FindSubject {
  let underWay = 0;
  const now = () => clock.now().getTime();
  const answers = new LRUCache<string, Answer, PageSubject>({
    max: KEPT,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (_key, _old, { context: { kind, id } }) => {
      if (underWay >= AT_ONCE) return undefined;
      underWay += 1;
      try {
        const { data, errors } = await ask({ ...QUERIES[kind], variables: { id } });
        if (!data || errors?.length) return undefined;
        const found = data[kind] !== null && ({ kind, [kind]: data[kind] } as unknown as FoundSubject);
        return { found, at: now() };
      } catch {
        return undefined;
      } finally {
        underWay -= 1;
      }
    },
  });
  return async (subject) => {
    const { kind, id } = subject;
    if (id.length > LONGEST_ID || textError(id)) return false;
    const key = `${kind} ${id}`;
    const answer = answers.fetch(key, { context: subject }).catch(() => undefined);
    const fresh = await Promise.race([answer, until(patienceMs)]);
    if (fresh) return fresh.found;
    const stale = answers.get(key, { allowStale: true, noDeleteOnStaleGet: true });
    return stale && now() - stale.at < STALE_MS ? stale.found : null;
  };
}

const until = (ms: number) => new Promise<undefined>((done) => setTimeout(done, ms, undefined).unref());
