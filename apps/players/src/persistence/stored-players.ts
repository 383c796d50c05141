import { Injectable } from '@nestjs/common';
import { refuse, userId, type Outcome, type UserId } from '@setpoint/kernel';
import { Storage, type Effects } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { Players } from '../application/ports/players.js';
import type { Profile } from '../domain/profile.js';
import { profileEvents } from '../events/outgoing.js';
import { PROFILE_COLUMNS, toProfile, toRow } from './player-rows.js';
import type { Tables } from './tables.js';

@Injectable()
export class StoredPlayers extends Players {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  async byId(id: UserId): Promise<Profile | null> {
    const row = await this.storage.db
      .selectFrom('player')
      .select(PROFILE_COLUMNS)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? toProfile(row) : null;
  }

  async byInviteCode(code: string): Promise<Profile | null> {
    const row = await this.storage.db
      .selectFrom('player')
      .select(PROFILE_COLUMNS)
      .where('invite_code', '=', code)
      .executeTakeFirst();
    return row ? toProfile(row) : null;
  }

  change<Code extends string>(id: UserId, decide: (profile: Profile) => Outcome<Profile, Code>) {
    return this.storage.transaction((tx, effects) => changeProfile(tx, effects, id, decide));
  }
}

/** Locks the profile, decides, saves, and says what others should know; all in the given transaction. */
export async function changeProfile<Code extends string>(
  tx: Transaction<Tables>,
  effects: Effects,
  id: UserId,
  decide: (profile: Profile) => Outcome<Profile, Code>,
): Promise<Outcome<Profile, Code | 'PLAYER_NOT_FOUND'>> {
  const row = await tx.selectFrom('player').select(PROFILE_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) return refuse('PLAYER_NOT_FOUND');
  const before = toProfile(row);
  const decided = decide(before);
  if (!decided.ok || decided.value === before) return decided;
  const { id: _, ...changed } = toRow(decided.value);
  await tx.updateTable('player').set(changed).where('id', '=', id).execute();
  effects.emit(...profileEvents(before, decided.value));
  return decided;
}

/** Keeps a new profile; false when this person has one already. Throws when the invitation code is taken. */
export async function addProfile(
  tx: Transaction<Tables>,
  effects: Effects,
  profile: Profile,
  invitedBy: string | null,
): Promise<boolean> {
  const added = await tx
    .insertInto('player')
    .values({ ...toRow(profile), invited_by: invitedBy })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) effects.emit(...profileEvents(null, profile));
  return added !== undefined;
}

/** Who brought this person here, through a referral or an invitation link. */
export async function invitersOf(tx: Transaction<Tables>, id: string): Promise<UserId[]> {
  const row = await tx
    .selectFrom('player')
    .select(['referred_by', 'invited_by'])
    .where('id', '=', id)
    .executeTakeFirst();
  return [...new Set([row?.referred_by, row?.invited_by])].filter((one) => typeof one === 'string').map(userId);
}

/** Whether somebody has this invitation code already. */
export async function isCodeTaken(tx: Transaction<Tables>, code: string): Promise<boolean> {
  const row = await tx.selectFrom('player').select('id').where('invite_code', '=', code).executeTakeFirst();
  return row !== undefined;
}
