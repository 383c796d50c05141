import pg from 'pg';
import { processOf } from '../figures.ts';

/** What the connections of this process send, from now on. */
export function watchStatements() {
  const connections = new Set<number>();
  let spent = { ms: 0, count: 0, mostRows: 0 };
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]): never {
    const started = performance.now();
    const answer = send.apply(this, args);
    connections.add((this as pg.Client & { readonly processID: number }).processID);
    if (!(answer instanceof Promise)) return answer as never;
    const note = (result?: { readonly rows?: readonly unknown[] }) => {
      spent.ms += performance.now() - started;
      spent.count += 1;
      spent.mostRows = Math.max(spent.mostRows, result?.rows?.length ?? 0);
    };
    answer.then(note, () => note());
    return answer as never;
  };
  return {
    begin: () => {
      spent = { ms: 0, count: 0, mostRows: 0 };
    },
    end: () => spent,
    /** Used so far by Postgres for these connections, in ms. */
    cpu: () => [...connections].reduce((sum, pid) => sum + (processOf(String(pid))?.ms ?? 0), 0),
  };
}
