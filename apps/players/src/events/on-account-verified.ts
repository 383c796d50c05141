import { Injectable } from '@nestjs/common';
import { accountVerified, type EventOf } from '@setpoint/events';
import { accept, userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { verified } from '../domain/profile.js';
import { decide } from '../domain/relation-machine.js';
import { changeProfile, invitersOf } from '../persistence/stored-players.js';
import { changeRelation } from '../persistence/stored-relations.js';
import type { Tables } from '../persistence/tables.js';

/** Now others see the player; whoever brought the newcomer and the newcomer follow each other (PLY-09, AUTH-28). */
@Injectable()
@OnEvent(accountVerified)
export class OnAccountVerified implements EventHandler<typeof accountVerified, Tables> {
  async handle(event: EventOf<typeof accountVerified>, tx: Transaction<Tables>, effects: Effects): Promise<void> {
    const me = userId(event.data.userId);
    const now = new Date(event.time);
    await changeProfile(tx, effects, me, (profile) => accept(verified(profile)));
    for (const other of await invitersOf(tx, me)) {
      if (other === me) continue;
      await changeRelation(tx, effects, { me, other, now, byInvitation: true }, (relation) =>
        decide(relation, 'FOLLOW_EACH_OTHER'),
      );
    }
  }
}
