import { Injectable } from '@nestjs/common';
import type { EventContract, EventEnvelope } from '@setpoint/events';
import type { Effects, EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { TellRecipients } from '../application/tell-recipients.js';
import { Desks } from '../persistence/stored-desk.js';
import type { Tables } from '../persistence/tables.js';

/** The reaction to every event whose recipients `recipientsOf` knows from the event alone. */
@Injectable()
export abstract class TellingHandler implements EventHandler<EventContract, Tables> {
  constructor(
    private readonly tellRecipients: TellRecipients,
    private readonly desks: Desks,
  ) {}

  async handle(event: EventEnvelope, tx: Transaction<Tables>, effects: Effects): Promise<void> {
    await this.tellRecipients.execute(event, this.desks.on(tx, effects));
  }
}
