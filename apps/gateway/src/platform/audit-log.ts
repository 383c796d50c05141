import { decodeCursor, encodeCursor, pageSize, toConnection } from '@setpoint/kernel';
import type { ServiceCalls, SignedHeaders } from './ask-services.js';

export interface AuditLogArgs {
  readonly filter?: {
    readonly service?: string | null;
    readonly byId?: string | null;
    readonly action?: string | null;
    readonly aboutId?: string | null;
    readonly from?: Date | null;
    readonly until?: Date | null;
  } | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

interface KeptEntry {
  readonly position: number;
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly aboutType: string;
  readonly aboutId: string;
  readonly reason: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

interface Entries {
  readonly kitAuditEntries: { readonly entries: readonly KeptEntry[]; readonly totalCount: number };
}

const ENTRIES = `query KitAuditEntries($filter: KitAuditFilter!, $first: Int!, $beforeAt: String, $beforePosition: Float) {
  kitAuditEntries(filter: $filter, first: $first, beforeAt: $beforeAt, beforePosition: $beforePosition) {
    totalCount
    entries { position at by action aboutType aboutId reason before after }
  }
}`;

const ORDER = 'audit';
/** Higher than any position. */
const LAST_POSITION = Number.MAX_SAFE_INTEGER;

/**
 * Merges the entries of all services, newest first; ties are ordered by service name, later names
 * first. Each service returns its own newest entries, from which the page is filled.
 */
export async function readAuditLog(
  calls: ServiceCalls,
  { filter, first, after }: AuditLogArgs,
  headers: SignedHeaders,
) {
  const size = pageSize(first, 50);
  const seen = decodeCursor(after, ORDER, 'instant', 'text', 'number');
  const names = calls.names.filter((name) => !filter?.service || name === filter.service);
  const criteria = {
    ...{ by: filter?.byId, action: filter?.action, aboutId: filter?.aboutId },
    ...{ from: filter?.from?.toISOString(), until: filter?.until?.toISOString() },
  };
  const answers = await Promise.all(
    names.map(async (service) => {
      const variables = { filter: criteria, first: size, ...before(seen, service) };
      const answer = await calls.ask<Entries>(service, { query: ENTRIES, variables }, headers);
      return { service, answer: answer?.kitAuditEntries };
    }),
  );
  const merged = answers
    .flatMap(({ service, answer }) => (answer?.entries ?? []).map((entry) => ({ ...entry, service })))
    .sort(
      (one, other) => compare(other.at, one.at) || compare(other.service, one.service) || other.position - one.position,
    );
  const items = merged.slice(0, size);
  const page = {
    items: items.map(entrySource),
    cursors: items.map(({ at, service, position }) => encodeCursor(ORDER, at, service, position)),
    hasNextPage: merged.length > size,
    hasPreviousPage: seen !== null,
    totalCount: answers.reduce((sum, { answer }) => sum + (answer?.totalCount ?? 0), 0),
  };
  const away = answers.filter(({ answer }) => !answer).map(({ service }) => service);
  return { ...toConnection(page), away };
}

/** The position in this service that corresponds to the last entry seen. */
function before(seen: readonly [at: string, service: string, position: number] | null, service: string) {
  if (!seen) return {};
  const [beforeAt, last, position] = seen;
  return { beforeAt, beforePosition: service === last ? position : service < last ? LAST_POSITION : 0 };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function entrySource({ service, position, at, by, aboutType, aboutId, ...entry }: KeptEntry & { service: string }) {
  return {
    ...entry,
    ...{ id: `${service}.${position}`, service, at: new Date(at), by: { id: by } },
    about: { type: aboutType, id: aboutId },
  };
}
