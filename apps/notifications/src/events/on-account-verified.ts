import { Injectable } from '@nestjs/common';
import { accountVerified, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { TellRecipients } from '../application/tell-recipients.js';
import { referrerOf } from '../persistence/projections.js';
import { Desks } from '../persistence/stored-desk.js';
import type { Tables } from '../persistence/tables.js';

@Injectable()
@OnEvent(accountVerified)
export class OnAccountVerified implements EventHandler<typeof accountVerified, Tables> {
  constructor(
    private readonly tellRecipients: TellRecipients,
    private readonly desks: Desks,
  ) {}

  async handle(event: EventOf<typeof accountVerified>, tx: Transaction<Tables>, effects: Effects): Promise<void> {
    const referredBy = await referrerOf(tx, event.data.userId);
    await this.tellRecipients.execute(event, this.desks.on(tx, effects), { referredBy });
  }
}
