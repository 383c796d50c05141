import type { Fate, Wish } from './fate.js';
import type { PlayerSeed } from './seeds.js';

const DAY = 24 * 3_600_000;
const COUNT = 18;
const EVERY_DAYS = 16;
/** Levels by which they make it look clear. */
const AHEAD = 3;

/** Matches of two who have agreed to win in turn: entered, and confirmed at once. */
export function matchesInTurn(organiser: PlayerSeed, against: PlayerSeed, now: number): readonly Wish[] {
  const fate: Fate = {
    ...{ invites: false, scheduledAtOnce: true, shortOfPlayers: false, calledOff: false, ending: 'CONFIRMED' },
  };
  return Array.from({ length: COUNT }, (_, i) => ({
    ...{ organiser, against, fate, promptly: true },
    around: now - (5 + EVERY_DAYS * i) * DAY,
    edge: i % 2 ? AHEAD : -AHEAD,
  }));
}
