import { Injectable } from '@nestjs/common';
import { courtChanged, outgoing } from '@setpoint/events';
import { courtId } from '@setpoint/kernel';
import { rowsOf, Snapshot, sql, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { courtFacts } from '../../domain/court-facts.js';
import type { CourtRow } from '../entities.js';

type KnownRow = Pick<CourtRow, 'id' | 'name' | 'city' | 'country' | 'lat' | 'lng' | 'time_zone' | 'sports'>;

/** Centres, emitted anew for services that project them. */
@Injectable()
@Snapshot('courts')
export class CourtSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const rows = await rowsOf<KnownRow>(
      manager,
      sql`select id, name, city, country, lat, lng, time_zone, sports from court
        where id > ${after ?? ''} order by id limit ${limit} for no key update`,
    );
    for (const { sports, time_zone: timeZone, ...row } of rows) {
      effects.emit(outgoing(courtChanged, courtFacts({ ...row, id: courtId(row.id), timeZone }, sports)));
    }
    return { next: rows.length < limit ? null : rows.at(-1)!.id, count: rows.length };
  }
}
