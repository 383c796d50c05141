import { Injectable } from '@nestjs/common';
import { emailChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { saveEmail } from '../persistence/projections.js';
import type { Tables } from '../persistence/tables.js';

@Injectable()
@OnEvent(emailChanged)
export class OnEmailChanged implements EventHandler<typeof emailChanged, Tables> {
  async handle(event: EventOf<typeof emailChanged>, tx: Transaction<Tables>): Promise<void> {
    await saveEmail(tx, event.data);
  }
}
