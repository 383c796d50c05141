import type { Random } from '@setpoint/kernel';
import { chance } from './chance.js';
import type { EndingKind, EndingWish } from './endings.js';
import type { PlayerSeed } from './seeds.js';

/** How a match will go, as far as people decide it. */
export interface Fate {
  readonly invites: boolean;
  readonly scheduledAtOnce: boolean;
  /** Somebody declines, does not turn up in the app, or a place stays empty. */
  readonly shortOfPlayers: boolean;
  readonly calledOff: boolean;
  readonly ending: EndingKind;
}

/** What is settled about a match beforehand; the rest is left to chance. */
export interface Wish extends EndingWish {
  readonly around: number;
  readonly organiser?: PlayerSeed;
  readonly guest?: PlayerSeed;
  /** The one opponent, in tennis singles. */
  readonly against?: PlayerSeed;
  readonly createdAt?: number;
  /** Everyone has joined by then. */
  readonly joinedBy?: number;
  readonly fate?: Fate;
}

export function drawFate(random: Random): Fate {
  const ending = random.next();
  return {
    invites: chance(random, 0.35),
    scheduledAtOnce: chance(random, 0.7),
    shortOfPlayers: chance(random, 0.035),
    calledOff: chance(random, 0.035),
    ending: endingAt(ending),
  };
}

/** Of a number from 0 to 1. */
function endingAt(share: number): EndingKind {
  if (share < 0.76) return 'CONFIRMED';
  if (share < 0.93) return 'SILENT';
  if (share < 0.96) return 'DISPUTED';
  return share < 0.965 ? 'CONTESTED' : 'NO_RESULT';
}
