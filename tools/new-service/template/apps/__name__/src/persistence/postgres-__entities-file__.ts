import { Injectable } from '@nestjs/common';
import type { OutgoingEvent } from '@setpoint/events';
import { decodeCursor, encodeCursor, userId, type Page, type PageRequest } from '@setpoint/kernel';
import { empty, insertRows, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { __Entities__ } from '../application/ports/__entities-file__.js';
import { __entity__Id, type __Entity__, type __Entity__Id } from '../domain/__entity-file__.js';
import { __Entity__Entity, type __Entity__Row } from './entities.js';

/** Name of the list's order in its cursors. */
const NEWEST = 'newest';

@Injectable()
export class Postgres__Entities__ extends __Entities__ {
  constructor(private readonly storage: Storage) {
    super();
  }

  async add({ id, name, addedBy, addedAt }: __Entity__, event: OutgoingEvent): Promise<boolean> {
    return this.storage.transaction(async (manager, effects) => {
      const row = { id, name, added_by: addedBy, added_at: addedAt };
      const inserted = await insertRows(manager, __Entity__Entity, [row], { ignoreConflicts: true });
      if (inserted === 0) return false;
      effects.emit(event);
      return true;
    });
  }

  async byIds(ids: readonly __Entity__Id[]): Promise<__Entity__[]> {
    const rows = await rowsOf<__Entity__Row>(
      this.storage.manager,
      sql`select * from __table__ where id = any(${ids}::text[])`,
    );
    return rows.map(fromRow);
  }

  async page({ first, after }: PageRequest): Promise<Page<__Entity__>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, NEWEST, 'instant', 'text');
    const older = seen ? sql`where (added_at, id) < (${seen[0]}::timestamptz, ${seen[1]})` : empty;
    const [rows, totalCount] = await Promise.all([
      // One more than asked for tells whether there is a next page.
      rowsOf<__Entity__Row>(
        manager,
        sql`select * from __table__ ${older} order by added_at desc, id desc limit ${first + 1}`,
      ),
      manager.count(__Entity__Entity),
    ]);
    const items = rows.slice(0, first).map(fromRow);
    return {
      items,
      cursors: items.map(({ addedAt, id }) => encodeCursor(NEWEST, addedAt.toISOString(), id)),
      hasNextPage: rows.length > items.length,
      hasPreviousPage: seen !== null,
      totalCount,
    };
  }
}

const fromRow = ({ id, name, added_by, added_at }: __Entity__Row): __Entity__ => ({
  id: __entity__Id(id),
  name,
  addedBy: userId(added_by),
  addedAt: added_at,
});
