import { AsyncLocalStorage } from 'node:async_hooks';

const counting = new AsyncLocalStorage<string[]>();

/** Records a statement for counters in this async context. */
export function noteStatement(text: string): void {
  counting.getStore()?.push(text);
}

/** Runs the work and returns the SQL statements it sent, in order, across all storages of this process. */
export async function countStatements<R>(work: () => Promise<R>): Promise<{ result: R; statements: string[] }> {
  const statements: string[] = [];
  const result = await counting.run(statements, work);
  return { result, statements };
}
