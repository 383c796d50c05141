import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import type { Profile } from '../domain/profile.js';
import { Players } from './ports/players.js';

const TRIES = 20;
const PAUSE_MS = 50;

/**
 * The caller's profile. It is created when the registration event arrives, which may be shortly after the session starts:
 * waits for it up to a second.
 */
@Injectable()
export class OwnProfile {
  constructor(private readonly players: Players) {}

  async execute(me: UserId): Promise<Profile | null> {
    for (let attempt = 1; ; attempt++) {
      const profile = await this.players.byId(me);
      if (profile || attempt === TRIES) return profile;
      await wait(PAUSE_MS);
    }
  }
}
