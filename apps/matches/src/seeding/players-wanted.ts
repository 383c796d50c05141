import type { Fate, Wish } from './fate.js';
import type { PlayerSeed } from './seeds.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Days from now on which a town looks for players. */
const DAYS = [2, 3, 5] as const;

/** Matches with a free place, one each by the first of these who can make it: no town is without one, whatever the day. */
export function playersWanted(organisers: readonly PlayerSeed[], now: number): readonly (readonly Wish[])[] {
  const fate: Fate = {
    ...{ invites: false, scheduledAtOnce: true, shortOfPlayers: true, calledOff: false, ending: 'CONFIRMED' },
  };
  return DAYS.map((day) =>
    organisers.map((organiser) => ({
      ...{ organiser, fate },
      around: now + day * DAY,
      createdAt: now - 30 * HOUR,
      joinedBy: now - 2 * HOUR,
    })),
  );
}
