import { Injectable } from '@nestjs/common';
import { levelsChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../persistence/tables.js';

/** Levels decide who may join (MAT-10). */
@Injectable()
@OnEvent(levelsChanged)
export class OnLevelsChanged implements EventHandler<typeof levelsChanged, Tables> {
  async handle({ data }: EventOf<typeof levelsChanged>, tx: Transaction<Tables>): Promise<void> {
    const levels = JSON.stringify(data.levels);
    await tx
      .insertInto('people')
      .values({ id: data.userId, levels })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ levels }))
      .execute();
  }
}
