import { Injectable } from '@nestjs/common';
import { accountRegistered, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { saveAccounts } from '../persistence/projections.js';
import type { Tables } from '../persistence/tables.js';

@Injectable()
@OnEvent(accountRegistered)
export class OnAccountRegistered implements EventHandler<typeof accountRegistered, Tables> {
  async handle(event: EventOf<typeof accountRegistered>, tx: Transaction<Tables>): Promise<void> {
    await saveAccounts(tx, [event.data]);
  }
}
