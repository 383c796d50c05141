import { Injectable } from '@nestjs/common';
import { signedIn, type EventOf } from '@setpoint/events';
import { accept, userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { loggedIn } from '../domain/profile.js';
import { keepEarlyNews } from '../persistence/early-news.js';
import { changeProfile } from '../persistence/stored-players.js';
import type { Tables } from '../persistence/tables.js';

/** Remembers when the player was here last, at most once an hour (PLY-14). */
@Injectable()
@OnEvent(signedIn)
export class OnSignedIn implements EventHandler<typeof signedIn, Tables> {
  async handle({ data }: EventOf<typeof signedIn>, tx: Transaction<Tables>, effects: Effects): Promise<void> {
    const me = userId(data.userId);
    const lastLoginAt = new Date(data.at);
    const changed = await changeProfile(tx, effects, me, (profile) => accept(loggedIn(profile, lastLoginAt)));
    if (!changed.ok) await keepEarlyNews(tx, me, { lastLoginAt });
  }
}
