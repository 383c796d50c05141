import { Injectable } from '@nestjs/common';
import { courtChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../persistence/tables.js';

/** Where a court is. The times of matches that are agreed already stay as they are. */
@Injectable()
@OnEvent(courtChanged)
export class OnCourtChanged implements EventHandler<typeof courtChanged, Tables> {
  async handle({ data }: EventOf<typeof courtChanged>, tx: Transaction<Tables>): Promise<void> {
    const place = { city: data.city, lat: data.lat, lng: data.lng };
    const court = { ...place, time_zone: data.timeZone };
    await tx
      .insertInto('courts')
      .values({ id: data.courtId, ...court })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(court))
      .execute();
    await tx
      .updateTable('matches')
      .set(place)
      .where('court_id', '=', data.courtId)
      .where('state', 'in', ['ORGANIZING', 'READY'])
      .execute();
  }
}
