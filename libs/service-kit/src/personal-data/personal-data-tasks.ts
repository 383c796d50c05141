import { accountDeleted, dataBundleRequested, type EventContract, type EventEnvelope } from '@setpoint/events';
import { userId as asUserId, type Clock } from '@setpoint/kernel';
import type { EntityManager } from 'typeorm';
import type { FileStore } from '../files/file-store.js';
import type { Reaction } from '../inbox/reactions.js';
import { execute, rowsOf, sql } from '../storage/sql.js';
import type { Storage } from '../storage/storage.js';
import type { DueRows } from '../timers/due-rows.js';
import type { NamedTimer } from '../timers/timer-runner.js';
import type { Departure } from './departure.js';
import { erase, eraseEvents } from './erase.js';
import type { PersonalData } from './personal-data.js';
import { partName, readPart } from './write-part.js';

interface TaskRow {
  readonly id: string;
  readonly kind: 'EXPORT' | 'ERASE';
  readonly user_id: string;
  readonly runs: number;
}

const MINUTE_MS = 60_000;
/** Events in flight may bring data back: erasure is repeated after these delays. */
const AGAIN_AFTER_MS = [5 * MINUTE_MS, 60 * MINUTE_MS, 360 * MINUTE_MS];
const TIMER = 'PersonalDataTasks';

const erasureOf = (userId: string) => `erase ${userId}`;

interface Parts {
  readonly storage: Storage;
  readonly files: FileStore;
  readonly dueRows: DueRows;
  readonly departures: readonly Departure[];
  readonly clock: Clock;
}

/**
 * Erases or exports a person's data in each service. The events only record a task, so
 * that work resumes after a crash.
 */
export class PersonalDataTasks {
  constructor(
    private readonly service: string,
    private readonly data: PersonalData,
    private readonly parts: Parts,
  ) {}

  reactions(): Reaction[] {
    const reaction = (contract: EventContract, kind: TaskRow['kind']): Reaction => ({
      name: TIMER + kind,
      metadata: { contract },
      handler: { handle: (event: EventEnvelope, manager: EntityManager) => this.note(manager, event, kind) },
    });
    return [reaction(accountDeleted, 'ERASE'), reaction(dataBundleRequested, 'EXPORT')];
  }

  timer(): NamedTimer {
    return { name: TIMER, everyMs: 1_000, work: { run: (now) => this.run(now) } };
  }

  private async note(manager: EntityManager, { data }: EventEnvelope, kind: TaskRow['kind']): Promise<void> {
    const { userId, bundleId } = data as { readonly userId: string; readonly bundleId?: string };
    await execute(
      manager,
      sql`insert into personal_data_task (id, kind, user_id, due_at)
        values (${bundleId ?? erasureOf(userId)}, ${kind}, ${userId}, ${this.parts.clock.now()}) on conflict do nothing`,
    );
  }

  private run(now: Date): Promise<number> {
    return this.parts.dueRows.settle<TaskRow>(TIMER, now, {
      claim: (manager, limit, excluding) =>
        rowsOf<TaskRow>(
          manager,
          sql`select id, kind, user_id, runs from personal_data_task
            where due_at <= ${now} and id <> all(${excluding}::text[])
            order by due_at limit ${Math.min(limit, 1)} for update skip locked`,
        ),
      keyOf: ({ id }) => id,
      settle: (task, manager) => (task.kind === 'ERASE' ? this.erase(task, manager, now) : this.export(task, manager)),
    });
  }

  private async erase({ id, user_id, runs }: TaskRow, manager: EntityManager, now: Date): Promise<void> {
    const { departures, files } = this.parts;
    for (const departure of departures) await departure.leave(asUserId(user_id), now);
    const again = AGAIN_AFTER_MS[runs];
    await erase(manager, this.data, user_id, files);
    await eraseEvents(manager, user_id, again === undefined);
    if (again === undefined) await execute(manager, sql`delete from personal_data_task where id = ${id}`);
    else
      await execute(
        manager,
        sql`update personal_data_task set runs = runs + 1, due_at = ${new Date(now.getTime() + again)} where id = ${id}`,
      );
  }

  /** Nothing is written any more for somebody who is being erased: nobody would remove it. */
  private async export({ id, user_id }: TaskRow, manager: EntityManager): Promise<void> {
    const leaving = sql`select id from personal_data_task where id = ${erasureOf(user_id)}`;
    if ((await rowsOf(manager, leaving)).length > 0) {
      await execute(manager, sql`delete from personal_data_task where id = ${id}`);
      return;
    }
    const part = await readPart(manager, this.data, user_id);
    await this.parts.files.put(partName(id, this.service), Buffer.from(JSON.stringify(part)));
    await execute(manager, sql`delete from personal_data_task where id = ${id}`);
  }
}
