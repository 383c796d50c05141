import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { raw, rowsOf, sql } from '../storage/sql.js';
import type { PersonalData } from './personal-data.js';

/** One service's data about a person, as its file has them. */
export const dataPart = z.object({
  /** Rows by table; tables without rows are left out. */
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  /** Names of files in the store. */
  files: z.array(z.string()),
});

export type DataPart = z.output<typeof dataPart>;

/** Where a service stores its part of an export. */
export const partName = (bundleId: string, service: string): string => `bundles/${bundleId}/${service}.json`;

const PAGE = 1_000;

export async function readPart(manager: EntityManager, data: PersonalData, userId: string): Promise<DataPart> {
  const tables: Record<string, Record<string, unknown>[]> = {};
  const files: string[] = [];
  for (const [table, { given, hidden, files: filesOf }] of Object.entries(data)) {
    if (!given) continue;
    const rows = await allRows(manager, table, given(userId));
    files.push(...rows.flatMap(filesOf));
    if (rows.length > 0) tables[table] = rows.map((row) => without(row, hidden));
  }
  return { tables, files };
}

async function allRows(manager: EntityManager, table: string, whose: ReturnType<typeof sql>) {
  const rows: Record<string, unknown>[] = [];
  for (;;) {
    const page = await rowsOf<Record<string, unknown>>(
      manager,
      sql`select * from ${raw(table)} where ${whose} order by tableoid, ctid limit ${PAGE} offset ${rows.length}`,
    );
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

const without = (row: Readonly<Record<string, unknown>>, hidden: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)));
