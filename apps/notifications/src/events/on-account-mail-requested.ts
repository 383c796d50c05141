import { Injectable } from '@nestjs/common';
import { accountMailRequested, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { SendAccountMail } from '../application/send-account-mail.js';
import { Desks } from '../persistence/stored-desk.js';
import type { Tables } from '../persistence/tables.js';

@Injectable()
@OnEvent(accountMailRequested)
export class OnAccountMailRequested implements EventHandler<typeof accountMailRequested, Tables> {
  constructor(
    private readonly sendAccountMail: SendAccountMail,
    private readonly desks: Desks,
  ) {}

  async handle(event: EventOf<typeof accountMailRequested>, tx: Transaction<Tables>, effects: Effects): Promise<void> {
    await this.sendAccountMail.execute(event.data, this.desks.on(tx, effects));
  }
}
