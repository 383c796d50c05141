import { countStatements, raw, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

/**
 * The plans of the statements of `work` in which a large table is read from end to end, as they are for any values. The
 * tables must be filled and analysed.
 */
export async function sequentialScans(
  manager: EntityManager,
  large: readonly string[],
  work: () => Promise<unknown>,
): Promise<{ readonly statements: number; readonly scans: string[] }> {
  const { statements } = await countStatements(work);
  const reads = statements.filter((text) => /^\s*(select|with)\b/i.test(text));
  const scans: string[] = [];
  for (const text of new Set(reads)) {
    const rows = await rowsOf<{ 'QUERY PLAN': string }>(manager, sql`explain (generic_plan) ${raw(text)}`);
    const scan = rows.find((row) =>
      large.some((table) => new RegExp(`Seq Scan on ${table}\\b`).test(row['QUERY PLAN'])),
    );
    if (scan) scans.push(`${text}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`);
  }
  return { statements: reads.length, scans };
}
