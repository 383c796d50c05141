import { Injectable } from '@nestjs/common';
import { accountVerified, type EventOf } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { keepEarlyNews } from '../persistence/early-news.js';
import type { Tables } from '../persistence/tables.js';
import { welcome } from './welcome.js';

/** Now others see the player. Heard before the registration, it waits for it. */
@Injectable()
@OnEvent(accountVerified)
export class OnAccountVerified implements EventHandler<typeof accountVerified, Tables> {
  async handle(event: EventOf<typeof accountVerified>, tx: Transaction<Tables>, effects: Effects): Promise<void> {
    const me = userId(event.data.userId);
    const verifiedAt = new Date(event.time);
    if (!(await welcome(tx, effects, me, verifiedAt))) await keepEarlyNews(tx, me, { verifiedAt });
  }
}
