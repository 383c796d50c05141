import { accept, refuse, type UserId } from '@setpoint/kernel';
import type { Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { verified } from '../domain/profile.js';
import { decide } from '../domain/relation-machine.js';
import { changeProfile, invitersOf } from '../persistence/profiles.js';
import { changeRelation } from '../persistence/relations.js';

/**
 * Lists a new player; referrer and new player follow each other (PLY-09, AUTH-28). Players already listed
 * are unchanged, so that follows ended since are not restored. False if there is no such profile yet.
 */
export async function welcome(manager: EntityManager, effects: Effects, me: UserId, now: Date): Promise<boolean> {
  const changed = await changeProfile(manager, effects, me, (profile) =>
    profile.visibility === 'UNVERIFIED' ? accept(verified(profile)) : refuse('NO_NEWCOMER'),
  );
  if (!changed.ok) return changed.code === 'NO_NEWCOMER';
  for (const other of await invitersOf(manager, me)) {
    if (other === me) continue;
    await changeRelation(manager, effects, { me, other, now, byInvitation: true }, (relation) =>
      decide(relation, 'FOLLOW_EACH_OTHER'),
    );
  }
  return true;
}
