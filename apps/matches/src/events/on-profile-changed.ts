import { Injectable } from '@nestjs/common';
import { profileChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../persistence/tables.js';

/** Where a person is: the place and clocks of that person's matches while they have no court. */
@Injectable()
@OnEvent(profileChanged)
export class OnProfileChanged implements EventHandler<typeof profileChanged, Tables> {
  async handle({ data }: EventOf<typeof profileChanged>, tx: Transaction<Tables>): Promise<void> {
    const { location } = data;
    const place = { city: location?.name ?? null, lat: location?.lat ?? null, lng: location?.lng ?? null };
    const person = { ...place, time_zone: location?.timeZone ?? null };
    await tx
      .insertInto('people')
      .values({ id: data.userId, ...person })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(person))
      .execute();
    await tx
      .updateTable('matches')
      .set(place)
      .where('organiser_id', '=', data.userId)
      .where('state', 'in', ['ORGANIZING', 'READY'])
      .where('court_id', 'is', null)
      .execute();
  }
}
