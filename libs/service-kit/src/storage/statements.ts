import { AsyncLocalStorage } from 'node:async_hooks';

const counting = new AsyncLocalStorage<string[]>();

/** Notes a statement for whoever counts in this call chain. */
export function noteStatement(text: string): void {
  counting.getStore()?.push(text);
}

/** Runs the work and tells which SQL statements it sent, in order, over all storages of this process. */
export async function countStatements<R>(work: () => Promise<R>): Promise<{ result: R; statements: string[] }> {
  const statements: string[] = [];
  const result = await counting.run(statements, work);
  return { result, statements };
}
