import { Injectable } from '@nestjs/common';
import { execute, raw, rowOf, sql, Storage } from '@setpoint/service-kit';

/** The months of messages, each a partition of its own. */
@Injectable()
export class MessageMonths {
  private readonly known = new Set<string>();

  constructor(private readonly storage: Storage) {}

  /** Makes the month of this time unless it is there; asks the database once for each month. */
  async ensure(at: Date): Promise<void> {
    const name = nameOf(at);
    if (this.known.has(name)) return;
    await this.storage.transaction(async (manager) => {
      // Serialised, because two concurrent checks would both find nothing.
      await execute(manager, sql`select pg_advisory_xact_lock(hashtextextended('months of messages', 0))`);
      const found = await rowOf<{ found: boolean }>(manager, sql`select to_regclass(${name}) is not null as found`);
      if (found?.found) return;
      const [from, to] = [0, 1].map((later) => monthOf(at, later).toISOString());
      // Created detached and then attached, since creating it in place would block all writers.
      await execute(manager, raw(`create table ${name} (like message including all)`));
      await execute(
        manager,
        raw(`alter table message attach partition ${name} for values from ('${from}') to ('${to}')`),
      );
    });
    this.known.add(name);
  }
}

export const monthOf = (at: Date, later: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later));

const nameOf = (at: Date) => `message_${monthOf(at, 0).toISOString().slice(0, 7).replace('-', '_')}`;
