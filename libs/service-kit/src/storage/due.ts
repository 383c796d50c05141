import type { SelectQueryBuilder } from 'kysely';

/**
 * Makes a query for due rows safe for several sweepers at once: each row goes to one of them, the others pass it by.
 * Use inside a transaction that handles the rows.
 */
export function claimed<Tables, Name extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Name, Row>,
  batch: number,
): SelectQueryBuilder<Tables, Name, Row> {
  return query.limit(batch).forUpdate().skipLocked();
}
