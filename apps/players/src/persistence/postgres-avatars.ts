import { Injectable } from '@nestjs/common';
import { avatarRemoved, outgoing } from '@setpoint/events';
import { accept, Ids, type UserId } from '@setpoint/kernel';
import { execute, keepInAuditLog, sql, Storage } from '@setpoint/service-kit';
import { addressOfUpload } from '@setpoint/uploads';
import { attachUpload, registerUpload, uploadRow } from '@setpoint/uploads/service';
import type { EntityManager } from 'typeorm';
import { Avatars } from '../application/ports/avatars.js';
import { type AvatarRemovalCategory, withAvatar, withoutAvatar } from '../domain/avatar.js';
import { changeProfile } from './profiles.js';

@Injectable()
export class PostgresAvatars extends Avatars {
  constructor(
    private readonly storage: Storage,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async register(ownerId: UserId, key: string, now: Date): Promise<string> {
    const id = this.ids.next();
    await registerUpload(this.storage.manager, { id, key, ownerId, now });
    return id;
  }

  override set(me: UserId, uploadId: string, now: Date) {
    return this.storage.transaction((manager, effects) =>
      changeProfile(manager, effects, me, async (profile) => {
        const photoUrl = await attached(manager, uploadId, me, now);
        if (photoUrl !== null) await discardOthers(manager, me, uploadId, now);
        return withAvatar(profile, photoUrl);
      }),
    );
  }

  override remove(me: UserId, now: Date) {
    return this.storage.transaction((manager, effects) =>
      changeProfile<never>(manager, effects, me, async (profile) => {
        await discardOthers(manager, me, null, now);
        return accept(withoutAvatar(profile));
      }),
    );
  }

  override removeBySupport(
    player: UserId,
    by: UserId,
    why: { reason: string; category: AvatarRemovalCategory },
    now: Date,
  ) {
    return this.storage.transaction((manager, effects) =>
      changeProfile<never>(manager, effects, player, async (profile) => {
        await discardOthers(manager, player, null, now);
        if (profile.photoUrl !== null) {
          const { reason, category } = why;
          effects.emit(outgoing(avatarRemoved, { playerId: player, category }));
          await keepInAuditLog(manager, {
            ...{ action: 'AVATAR_REMOVED', by, at: now, reason, about: { type: 'PLAYER', id: player } },
            ...{ before: { photoUrl: profile.photoUrl }, after: { photoUrl: null } },
          });
        }
        return accept(withoutAvatar(profile));
      }),
    );
  }
}

/** URL of the new, or already current, picture of the profile. */
async function attached(manager: EntityManager, id: string, me: UserId, now: Date): Promise<string | null> {
  const row = await uploadRow(manager, id);
  if (row?.owner_id !== me) return null;
  if (row.state !== 'ATTACHED' && !(await attachUpload(manager, id, me, now))) return null;
  return addressOfUpload(row.key, 'large');
}

/** A profile has one picture; the previous one is deleted. */
const discardOthers = (manager: EntityManager, me: UserId, shownId: string | null, now: Date) =>
  execute(
    manager,
    sql`update upload set state = 'DISCARDED', clears_at = ${now}
      where owner_id = ${me} and state = 'ATTACHED' and id is distinct from ${shownId}`,
  );
