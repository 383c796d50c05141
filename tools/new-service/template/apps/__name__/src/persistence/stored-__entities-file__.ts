import { Injectable } from '@nestjs/common';
import type { OutgoingEvent } from '@setpoint/events';
import { decodeCursor, encodeCursor, userId, type Page, type PageRequest } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { sql, type Selectable, type SqlBool } from 'kysely';
import { __Entities__ } from '../application/__entities-file__.js';
import { __entity__Id, type __Entity__, type __Entity__Id } from '../domain/__entity-file__.js';
import type { Tables } from './tables.js';

@Injectable()
export class Stored__Entities__ extends __Entities__ {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  async add({ id, name, addedBy, addedAt }: __Entity__, event: OutgoingEvent): Promise<boolean> {
    return this.storage.transaction(async (tx, effects) => {
      const added = await tx
        .insertInto('__table__')
        .values({ id, name, added_by: addedBy, added_at: addedAt })
        .onConflict((conflict) => conflict.constraint('__table___name_taken').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added) effects.emit(event);
      return added !== undefined;
    });
  }

  async byIds(ids: readonly __Entity__Id[]): Promise<__Entity__[]> {
    const rows = await this.storage.db
      .selectFrom('__table__')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(fromRow);
  }

  async page({ first, after }: PageRequest): Promise<Page<__Entity__>> {
    const seen = lastSeen(after);
    const [rows, totalCount] = await Promise.all([
      this.storage.db
        .selectFrom('__table__')
        .selectAll()
        .$if(seen !== null, (query) =>
          query.where(sql<SqlBool>`(added_at, id) < (${seen!.addedAt}::timestamptz, ${seen!.id})`),
        )
        .orderBy('added_at', 'desc')
        .orderBy('id', 'desc')
        // One more than asked for tells whether there is a next page.
        .limit(first + 1)
        .execute(),
      this.count(),
    ]);
    const items = rows.slice(0, first).map(fromRow);
    return {
      items,
      cursors: items.map(({ addedAt, id }) => encodeCursor([addedAt.toISOString(), id])),
      hasNextPage: rows.length > items.length,
      hasPreviousPage: seen !== null,
      totalCount,
    };
  }

  private async count(): Promise<number> {
    const { count } = await this.storage.db
      .selectFrom('__table__')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }
}

/** What the cursor stands for; a text that is no cursor of this list counts as none. */
function lastSeen(cursor: string | null | undefined): { readonly addedAt: string; readonly id: string } | null {
  const [addedAt, id] = decodeCursor(cursor) ?? [];
  if (typeof addedAt !== 'string' || typeof id !== 'string' || Number.isNaN(Date.parse(addedAt))) return null;
  return { addedAt, id };
}

const fromRow = ({ id, name, added_by, added_at }: Selectable<Tables['__table__']>): __Entity__ => ({
  id: __entity__Id(id),
  name,
  addedBy: userId(added_by),
  addedAt: added_at,
});
