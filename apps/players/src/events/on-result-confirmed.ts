import { Injectable } from '@nestjs/common';
import { resultConfirmed, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { talliesOf } from '../domain/result-tally.js';
import { addTallies } from '../persistence/stored-statistics.js';
import type { Tables } from '../persistence/tables.js';

/** Statistics follow a confirmed result, each match once (PLY-07, RES-08). */
@Injectable()
@OnEvent(resultConfirmed)
export class OnResultConfirmed implements EventHandler<typeof resultConfirmed, Tables> {
  async handle({ data }: EventOf<typeof resultConfirmed>, tx: Transaction<Tables>): Promise<void> {
    await addTallies(tx, talliesOf(data));
  }
}
