import { Injectable } from '@nestjs/common';
import type { OutgoingEvent } from '@setpoint/events';
import { courtId, pageOf, type CourtId, type Page, type PageRequest, type UserId } from '@setpoint/kernel';
import { insertRows, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Unit } from '../application/ports/court-books.js';
import { Courts, type CourtCriteria, type CourtOrder } from '../application/ports/courts.js';
import type { Court, CourtCard, CourtField } from '../domain/court.js';
import { CARD, toCard, toFieldRows, toRow, WRITTEN_COLUMNS, type CardRow } from './court-rows.js';
import { CourtFieldEntity, type CourtFieldRow } from './entities.js';
import { countCourts, cursorOf, searchCourts, type FoundRow } from './queries/search-courts.js';

/** Centres of one owner. */
const MOST_OF_OWNER = 200;

@Injectable()
export class PostgresCourts extends Courts {
  constructor(private readonly storage: Storage) {
    super();
  }

  async add(courts: readonly Court[], eventOf: (court: Court) => OutgoingEvent, now: Date): Promise<void> {
    await this.storage.transaction(async (manager, effects) => {
      const added = await insertCourts(manager, courts, now);
      effects.emit(...added.map(eventOf));
    });
  }

  async addWithin({ manager }: Unit, court: Court, now: Date): Promise<void> {
    await insertCourts(manager, [court], now);
  }

  async byIds(ids: readonly CourtId[]): Promise<CourtCard[]> {
    const rows = await rowsOf<CardRow>(
      this.storage.manager,
      sql`select ${CARD} from court where id = any(${ids}::text[])`,
    );
    return rows.map((row) => toCard(row, null));
  }

  async ofOwner(owner: UserId): Promise<CourtCard[]> {
    const rows = await rowsOf<CardRow>(
      this.storage.manager,
      sql`select ${CARD} from court where owner_id = ${owner} order by name_key, id limit ${MOST_OF_OWNER}`,
    );
    return rows.map((row) => toCard(row, null));
  }

  async fieldsOf(ids: readonly CourtId[]): Promise<Map<CourtId, CourtField[]>> {
    const rows = await rowsOf<Omit<CourtFieldRow, 'position'>>(
      this.storage.manager,
      sql`select id, court_id, name, sport, surface, covered, notes from court_field
          where court_id = any(${ids}::text[]) order by court_id, position`,
    );
    const fields = new Map<CourtId, CourtField[]>(ids.map((id) => [id, []]));
    for (const { court_id, ...field } of rows) fields.get(courtId(court_id))?.push(field);
    return fields;
  }

  async search(
    criteria: CourtCriteria,
    order: CourtOrder,
    page: PageRequest,
    asker: UserId | null,
  ): Promise<Page<CourtCard>> {
    const [rows, counted] = await this.storage.search(
      asker,
      async (manager) =>
        [
          await rowsOf<FoundRow>(manager, searchCourts(criteria, order, page)),
          await rowOf<{ count: number }>(manager, countCourts(criteria)),
        ] as const,
    );
    const shown = pageOf(rows, page, (row) => cursorOf(row, order));
    return { ...shown, items: shown.items.map((row) => toCard(row, row.metres)), totalCount: counted!.count };
  }
}

/** New ones only. */
async function insertCourts(manager: EntityManager, courts: readonly Court[], now: Date): Promise<Court[]> {
  const rows = courts.map(toRow);
  const inserted = await rowsOf<{ id: string }>(
    manager,
    sql`insert into court (${WRITTEN_COLUMNS}, added_at)
      select ${WRITTEN_COLUMNS}, ${now} from jsonb_populate_recordset(null::court, ${JSON.stringify(rows)}::jsonb)
      on conflict (id) do nothing returning id`,
  );
  const ids = new Set(inserted.map((row) => row.id));
  const added = courts.filter((court) => ids.has(court.id));
  await insertRows(manager, CourtFieldEntity, added.flatMap(toFieldRows));
  return added;
}
