import { Injectable } from '@nestjs/common';
import { courtChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { savePlaces } from '../persistence/projections.js';
import type { Tables } from '../persistence/tables.js';

@Injectable()
@OnEvent(courtChanged)
export class OnCourtChanged implements EventHandler<typeof courtChanged, Tables> {
  async handle(event: EventOf<typeof courtChanged>, tx: Transaction<Tables>): Promise<void> {
    await savePlaces(tx, [event.data], new Date(event.time));
  }
}
