import { Injectable } from '@nestjs/common';
import { signedIn, type EventOf } from '@setpoint/events';
import { accept, userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { loggedIn } from '../domain/profile.js';
import { changeProfile } from '../persistence/profiles.js';
import { addPendingFacts } from '../persistence/projections/pending-facts.js';

/** Records the player's last login, at most once an hour (PLY-14). */
@Injectable()
@OnEvent(signedIn, { overwrites: true })
export class OnSignedIn implements EventHandler<typeof signedIn> {
  async handle({ data }: EventOf<typeof signedIn>, manager: EntityManager, effects: Effects): Promise<void> {
    const me = userId(data.userId);
    const lastLoginAt = new Date(data.at);
    const changed = await changeProfile(manager, effects, me, (profile) => accept(loggedIn(profile, lastLoginAt)));
    if (!changed.ok) await addPendingFacts(manager, me, { lastLoginAt });
  }
}
