import { LRUCache } from 'lru-cache';
import type { ShippedOperation } from '../graphql/shipped-operations.js';
import { textError } from '../limits/unreadable-values.js';
import { QUERIES, type FoundSubject, type SubjectKind } from './subject-queries.js';

/** What the page of an address is about. */
export interface PageSubject {
  readonly kind: SubjectKind;
  readonly id: string;
}

/** What visitors find: false when there is nothing for them, null where nobody could say in time. */
export type FindSubject = (subject: PageSubject) => Promise<FoundSubject | false | null>;

const PATTERN = /^\/(court|league|level|match|player|run|tournament)\/:id(?:\/|$)/;

/** The subject of an address with this pattern; undefined for lists and screens of one's own. */
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
/** Somebody is looking at an empty window meanwhile. */
const PATIENCE_MS = 300;
/** Questions under way at once: invented addresses must not keep the services from their work. */
const AT_ONCE = 50;

/**
 * Asks as a visitor, so that a private match or a closed profile is as unknown as one that never was. One question for
 * each address, its answer is kept for a minute.
 */
export function subjectFinder(ask: AskAsVisitor): FindSubject {
  let underWay = 0;
  const answers = new LRUCache<string, FoundSubject | false, PageSubject>({
    max: KEPT,
    ttl: FRESH_MS,
    fetchMethod: async (_key, _old, { context: { kind, id } }) => {
      if (underWay >= AT_ONCE) return undefined;
      underWay += 1;
      try {
        const { data, errors } = await ask({ ...QUERIES[kind], variables: { id } });
        if (!data || errors?.length) return undefined;
        return data[kind] !== null && ({ kind, [kind]: data[kind] } as unknown as FoundSubject);
      } finally {
        underWay -= 1;
      }
    },
  });
  return async (subject) => {
    const { kind, id } = subject;
    if (id.length > LONGEST_ID || textError(id)) return false;
    const answer = answers.fetch(`${kind} ${id}`, { context: subject }).catch(() => undefined);
    return (await Promise.race([answer, patience()])) ?? null;
  };
}

const patience = () => new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS, undefined).unref());
