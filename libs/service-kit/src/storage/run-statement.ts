import type { EntityManager, QueryResult } from 'typeorm';

/**
 * Runs a statement within the manager's transaction, if it has one. Uses the query runner, because what the manager's own
 * `query` returns depends on the kind of statement: rows, or rows and a count.
 */
export async function runStatement(manager: EntityManager, text: string, values: unknown[]): Promise<QueryResult> {
  const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    return await runner.query(text, values, true);
  } finally {
    if (runner !== manager.queryRunner) await runner.release();
  }
}
