import { refuse, userId, type Outcome, type UserId } from '@setpoint/kernel';
import type { Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Profile } from '../domain/profile.js';
import { profileEvents } from '../events/outgoing.js';
import { PlayerEntity } from './entities.js';
import { toProfile, toRow } from './player-rows.js';
import { countForNewcomer, countListed } from './projections/follow-counts.js';
import { saveSearchRows, toSearchRow } from './projections/player-search.js';

/** Locks the profile, applies `decide`, saves it and emits events, in the given transaction. */
export async function changeProfile<Code extends string>(
  manager: EntityManager,
  effects: Effects,
  id: UserId,
  decide: (profile: Profile) => Outcome<Profile, Code> | Promise<Outcome<Profile, Code>>,
): Promise<Outcome<Profile, Code | 'PLAYER_NOT_FOUND'>> {
  const row = await manager
    .createQueryBuilder(PlayerEntity, 'player')
    .setLock('pessimistic_write')
    .where('player.id = :id', { id })
    .getOne();
  if (!row) return refuse('PLAYER_NOT_FOUND');
  const before = toProfile(row);
  const decided = await decide(before);
  if (!decided.ok || decided.value === before) return decided;
  const { id: _, ...changed } = toRow(decided.value);
  await manager.update(PlayerEntity, { id }, changed);
  await saveSearchRow(manager, before, decided.value);
  if (before.visibility !== 'LISTED' && decided.value.visibility === 'LISTED') await countListed(manager, id);
  effects.emit(...profileEvents(before, decided.value));
  return decided;
}

/** Adds a profile; false if this person already has one. Throws if the invitation code is taken. */
export async function addProfile(
  manager: EntityManager,
  effects: Effects,
  profile: Profile,
  invitedBy: string | null,
): Promise<boolean> {
  if (await manager.existsBy(PlayerEntity, { id: profile.id })) return false;
  await manager.insert(PlayerEntity, { ...toRow(profile), invited_by: invitedBy });
  await saveSearchRow(manager, null, profile);
  await countForNewcomer(manager, profile.id);
  effects.emit(...profileEvents(null, profile));
  return true;
}

async function saveSearchRow(manager: EntityManager, before: Profile | null, after: Profile): Promise<void> {
  const [former, row] = [before && toSearchRow(before), toSearchRow(after)];
  if (row && JSON.stringify(row) !== JSON.stringify(former)) await saveSearchRows(manager, [row]);
}

/** The referrer, through a referral or an invitation link. */
export async function invitersOf(manager: EntityManager, id: UserId): Promise<UserId[]> {
  const row = await manager.findOne(PlayerEntity, { select: { referred_by: true, invited_by: true }, where: { id } });
  return [...new Set([row?.referred_by, row?.invited_by])].filter((one) => typeof one === 'string').map(userId);
}

/** Whether somebody has this invitation code already. */
export const isCodeTaken = (manager: EntityManager, code: string): Promise<boolean> =>
  manager.existsBy(PlayerEntity, { invite_code: code });
