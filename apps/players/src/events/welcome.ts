import { accept, type UserId } from '@setpoint/kernel';
import type { Effects } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { verified } from '../domain/profile.js';
import { decide } from '../domain/relation-machine.js';
import { changeProfile, invitersOf } from '../persistence/stored-players.js';
import { changeRelation } from '../persistence/stored-relations.js';
import type { Tables } from '../persistence/tables.js';

/**
 * Lets others see the newcomer; whoever brought them here and they follow each other (PLY-09, AUTH-28).
 * False when there is no such profile yet.
 */
export async function welcome(tx: Transaction<Tables>, effects: Effects, me: UserId, now: Date): Promise<boolean> {
  const changed = await changeProfile(tx, effects, me, (profile) => accept(verified(profile)));
  if (!changed.ok) return false;
  for (const other of await invitersOf(tx, me)) {
    if (other === me) continue;
    await changeRelation(tx, effects, { me, other, now, byInvitation: true }, (relation) =>
      decide(relation, 'FOLLOW_EACH_OTHER'),
    );
  }
  return true;
}
