import { Injectable } from '@nestjs/common';
import { accountVerified, type EventOf } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { addPendingFacts } from '../persistence/projections/pending-facts.js';
import { welcome } from './welcome.js';

/** Lists the player. A verification that arrives before the registration is kept until then. */
@Injectable()
@OnEvent(accountVerified, { overwrites: true })
export class OnAccountVerified implements EventHandler<typeof accountVerified> {
  async handle(event: EventOf<typeof accountVerified>, manager: EntityManager, effects: Effects): Promise<void> {
    const me = userId(event.data.userId);
    const verifiedAt = new Date(event.time);
    if (!(await welcome(manager, effects, me, verifiedAt))) await addPendingFacts(manager, me, { verifiedAt });
  }
}
