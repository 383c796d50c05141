import { Injectable } from '@nestjs/common';
import { absenceChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../persistence/tables.js';

/** Who is away can't join (MAT-10). */
@Injectable()
@OnEvent(absenceChanged)
export class OnAbsenceChanged implements EventHandler<typeof absenceChanged, Tables> {
  async handle({ data }: EventOf<typeof absenceChanged>, tx: Transaction<Tables>): Promise<void> {
    const absence = { absent_from: data.absence?.from ?? null, absent_to: data.absence?.to ?? null };
    await tx
      .insertInto('people')
      .values({ id: data.userId, ...absence })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(absence))
      .execute();
  }
}
