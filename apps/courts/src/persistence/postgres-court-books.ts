import { Injectable } from '@nestjs/common';
import { courtChanged, outgoing } from '@setpoint/events';
import { courtId, type CourtId } from '@setpoint/kernel';
import { execute, insertRows, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { ActionLog } from '../application/ports/action-log.js';
import { CourtBooks, type CourtChange, type Unit } from '../application/ports/court-books.js';
import { courtFacts } from '../domain/court-facts.js';
import { sportsOf, type Court } from '../domain/court.js';
import { CARD, toCard, toFieldRows, toRow, WRITTEN_COLUMNS, WRITTEN_FROM_ROW, type CardRow } from './court-rows.js';
import { CourtFieldEntity, type CourtFieldRow } from './entities.js';

@Injectable()
export class PostgresCourtBooks extends CourtBooks {
  constructor(
    private readonly storage: Storage,
    private readonly log: ActionLog,
  ) {
    super();
  }

  override change<Answer>(
    id: CourtId,
    decide: (court: Court, unit: Unit) => CourtChange<Answer> | Promise<CourtChange<Answer>>,
  ): Promise<Answer | null> {
    return this.storage.transaction((manager, effects) => this.changed({ manager, effects }, id, decide));
  }

  override changeWithin<Answer>(
    unit: Unit,
    id: CourtId,
    decide: (court: Court) => CourtChange<Answer>,
  ): Promise<Answer | null> {
    return this.changed(unit, id, decide);
  }

  override whole(id: CourtId): Promise<Court | null> {
    return wholeCourt(this.storage.manager, id, false);
  }

  private async changed<Answer>(
    unit: Unit,
    id: CourtId,
    decide: (court: Court, unit: Unit) => CourtChange<Answer> | Promise<CourtChange<Answer>>,
  ): Promise<Answer | null> {
    const { manager, effects } = unit;
    const court = await wholeCourt(manager, id, true);
    if (court === null) return null;
    const { answer, court: changed, action } = await decide(court, unit);
    if (changed) {
      await saveCourt(manager, { ...changed, version: court.version + 1 }, changed.fields !== court.fields);
      effects.emit(outgoing(courtChanged, courtFacts(changed, sportsOf(changed), changed.fields)));
    }
    if (action) await this.log.add({ ...action, about: id }, unit);
    return answer;
  }
}

async function wholeCourt(manager: EntityManager, id: CourtId, lock: boolean): Promise<Court | null> {
  const row = await rowOf<CardRow>(
    manager,
    lock
      ? sql`select ${CARD} from court where id = ${id} for no key update`
      : sql`select ${CARD} from court where id = ${id}`,
  );
  if (!row) return null;
  const fields = await rowsOf<CourtFieldRow>(
    manager,
    sql`select id, court_id, position, name, sport, surface, covered, notes from court_field where court_id = ${id}
      order by position`,
  );
  const { sports: _sports, favouritesCount: _count, distanceKm: _km, ...centre } = toCard(row, null);
  const own = fields.map(({ court_id: _court, position: _position, ...field }) => field);
  return { ...centre, id: courtId(row.id), fields: own };
}

async function saveCourt(manager: EntityManager, court: Court, withFields: boolean): Promise<void> {
  await execute(
    manager,
    sql`update court set ${WRITTEN_FROM_ROW}
      from (select ${WRITTEN_COLUMNS} from jsonb_populate_record(null::court, ${JSON.stringify(toRow(court))}::jsonb)) as row
      where court.id = row.id`,
  );
  if (!withFields) return;
  await execute(manager, sql`delete from court_field where court_id = ${court.id}`);
  await insertRows(manager, CourtFieldEntity, toFieldRows(court));
}
