import type { Fate, Wish } from './fate.js';
import type { PlayerSeed } from './seeds.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** One of each thing that can wait for a person, or be looked forward to. */
export function featuredMatches(organiser: PlayerSeed, now: number): readonly Wish[] {
  const usual: Fate = {
    invites: false,
    scheduledAtOnce: true,
    shortOfPlayers: false,
    calledOff: false,
    ending: 'CONFIRMED',
  };
  const [hours, days] = [(n: number) => now + n * HOUR, (n: number) => now + n * DAY];
  return [
    // To look forward to.
    { organiser, around: days(1), createdAt: days(-3), joinedBy: hours(-20), fate: usual },
    { organiser, around: days(4), createdAt: days(-2), joinedBy: hours(-3), fate: usual },
    // Still looking for players, and for a court.
    {
      organiser,
      around: days(3),
      createdAt: days(-1),
      joinedBy: days(2),
      fate: { ...usual, shortOfPlayers: true },
    },
    {
      organiser,
      around: days(6),
      createdAt: hours(-30),
      joinedBy: hours(-2),
      fate: { ...usual, scheduledAtOnce: false },
    },
    // Invited.
    {
      guest: organiser,
      around: days(2),
      createdAt: hours(-5),
      joinedBy: days(1),
      fate: { ...usual, invites: true },
    },
    // Played yesterday, no result yet.
    { organiser, around: hours(-24), createdAt: days(-6), resultAt: days(1), fate: usual },
    // The other side entered a result.
    {
      guest: organiser,
      around: days(-2),
      createdAt: days(-7),
      resultAt: hours(-26),
      answerAt: days(1),
      enterer: 'A',
      fate: usual,
    },
    // Disputed once: to be entered again.
    {
      organiser,
      around: days(-3),
      createdAt: days(-8),
      resultAt: hours(-60),
      answerAt: hours(-20),
      enterer: 'A',
      fate: { ...usual, ending: 'DISPUTED' },
    },
    // The other side says that nobody came.
    {
      guest: organiser,
      around: days(-4),
      createdAt: days(-9),
      resultAt: hours(-20),
      answerAt: days(1),
      enterer: 'A',
      fate: { ...usual, ending: 'NO_SHOW' },
    },
  ];
}
