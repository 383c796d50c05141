import { isDeepStrictEqual } from 'node:util';
import { outgoing, taskChanged, type DataOf } from '@setpoint/events';
import type { EntityManager } from 'typeorm';
import type { Effects } from '../outbox/effects.js';
import { execute, rowsOf, sql } from '../storage/sql.js';

type Told = DataOf<typeof taskChanged>;

/** Something that waits for a player (SHL-10). Its id names it for good: done and declared again, it is the same task. */
export interface DeclaredTask extends Pick<Told, 'taskId' | 'playerId' | 'kind' | 'about' | 'costs'> {
  /** The first instant at which it is too late; null: there is no hurry. */
  readonly until: Date | null;
  /** Euro cents to be paid. */
  readonly cents: number | null;
}

/**
 * Declares all that waits in each of these scopes, such as a tournament, whose row the caller has locked. What is new or has changed
 * is told, and so is what was declared before and waits no longer; the same again tells nothing.
 */
export async function declareTasks(
  { manager, effects }: { readonly manager: EntityManager; readonly effects: Effects },
  scopes: ReadonlyMap<string, readonly DeclaredTask[]>,
  at: Date,
): Promise<void> {
  const rows = await rowsOf<{ task: Told }>(
    manager,
    sql`select task from declared_task where scope = any(${[...scopes.keys()]}::text[])`,
  );
  const known = new Map(rows.map(({ task }) => [task.taskId, task]));
  const open = [...scopes].flatMap(([scope, tasks]) =>
    tasks.map((task) => ({ scope, task: told(task, known.get(task.taskId)?.since ?? at.toISOString()) })),
  );
  const changed = open.filter(({ task }) => !isDeepStrictEqual(task, known.get(task.taskId)));
  const ids = new Set(open.map(({ task }) => task.taskId));
  const gone = [...known.values()].filter(({ taskId }) => !ids.has(taskId));
  if (gone.length > 0)
    await execute(manager, sql`delete from declared_task where id = any(${gone.map(({ taskId }) => taskId)}::text[])`);
  if (changed.length > 0)
    await execute(
      manager,
      sql`insert into declared_task (id, scope, task)
          select task ->> 'taskId', scope, task from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed (scope text, task jsonb)
          on conflict (id) do update set scope = excluded.scope, task = excluded.task`,
    );
  effects.emit(...changed.map(({ task }) => outgoing(taskChanged, task)));
  effects.emit(...gone.map((task) => outgoing(taskChanged, { ...task, open: false })));
}

/** Tells everything that waits once more, for those who have not heard of it, such as that of seeded data. */
export async function tellTasksAgain(manager: EntityManager, effects: Effects): Promise<void> {
  const rows = await rowsOf<{ task: Told }>(manager, sql`select task from declared_task order by id`);
  effects.emit(...rows.map(({ task }) => outgoing(taskChanged, task)));
}

const told = ({ until, cents, ...task }: DeclaredTask, since: string): Told => ({
  ...task,
  ...{ open: true, since, until: until?.toISOString() ?? null, cents, currency: cents === null ? null : 'EUR' },
});
