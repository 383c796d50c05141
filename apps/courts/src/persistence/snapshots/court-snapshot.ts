import { Injectable } from '@nestjs/common';
import { courtChanged, outgoing } from '@setpoint/events';
import { courtId, userId } from '@setpoint/kernel';
import { rowsOf, Snapshot, sql, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { CourtField } from '../../domain/court.js';
import { courtFacts } from '../../domain/court-facts.js';
import type { CourtRow } from '../entities.js';

type KnownRow = Pick<
  CourtRow,
  'id' | 'name' | 'city' | 'country' | 'lat' | 'lng' | 'time_zone' | 'sports' | 'owner_id'
> & {
  readonly fields: readonly Pick<CourtField, 'sport' | 'surface'>[];
};

/** Re-emits centres for services that project them. */
@Injectable()
@Snapshot('courts')
export class CourtSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const rows = await rowsOf<KnownRow>(
      manager,
      sql`select id, name, city, country, lat, lng, time_zone, sports, owner_id, (
          select coalesce(jsonb_agg(distinct jsonb_build_object('sport', sport, 'surface', surface)), '[]')
          from court_field where court_field.court_id = court.id) as fields from court
        where id > ${after ?? ''} order by id limit ${limit} for no key update`,
    );
    for (const { sports, fields, time_zone: timeZone, owner_id, ...row } of rows) {
      const known = { ...row, id: courtId(row.id), timeZone, ownerId: owner_id === null ? null : userId(owner_id) };
      effects.emit(outgoing(courtChanged, courtFacts(known, sports, fields)));
    }
    return { next: rows.length < limit ? null : rows.at(-1)!.id, count: rows.length };
  }
}
