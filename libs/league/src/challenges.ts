import { accept, refuse, type NumberPlayersId, type Outcome, type SportId } from '@setpoint/kernel';
import { timesOf } from './calendar.js';
import type { Phase } from './phase.js';
import { LEAST_COMMON_DAYS, type Pair } from './rounds.js';

/** Why a member can't challenge another one (LEA-05). */
export type ChallengeCode =
  | 'PHASE_ENDED'
  | 'NOT_IN_PROGRESS'
  | 'NOT_IN_GROUP'
  | 'DUPLICATE_PLAYERS'
  | 'NON_LEAGUE_MATCH_FORBIDDEN'
  | 'MATCH_EXISTS'
  | 'TOO_MANY_CHALLENGES'
  | 'TOO_FEW_COMMON_DAYS';

/** Open challenges that a member is part of. */
const MOST_CHALLENGES = 2;

export interface Challenge {
  readonly by: string;
  readonly opponent: string;
  readonly sport: number;
  readonly numberPlayers: number;
  /** A friendly match counts for nothing, so it is none of the league's. */
  readonly friendly: boolean;
}

export interface ChallengedGroup {
  readonly phase: Phase;
  readonly timeZone: string;
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
  /** Who still plays in the group: players, or teams in doubles. */
  readonly members: readonly string[];
  /** All matches of the phase between them, and those of these still to be played. */
  readonly matches: readonly Pair[];
  readonly open: readonly Pair[];
  /** Those of them that began as challenges. */
  readonly challenges: readonly Pair[];
  /** Days in the challenge's time on which neither player is away. */
  readonly commonDays: number;
}

/**
 * Whether a member may challenge another one now: during the rounds, where both are there on enough days, and a second time
 * only after both have met all.
 */
export function checkChallenge(challenge: Challenge, group: ChallengedGroup, now: Date): Outcome<null, ChallengeCode> {
  const { by, opponent } = challenge;
  if (by === opponent) return refuse('DUPLICATE_PLAYERS');
  if (!group.members.includes(by) || !group.members.includes(opponent)) return refuse('NOT_IN_GROUP');
  const notNow = whyNotNow(group, now);
  if (notNow) return refuse(notNow);
  if (!isOfLeague(challenge, group)) return refuse('NON_LEAGUE_MATCH_FORBIDDEN');
  if (haveMatch(group.open, by, opponent)) return refuse('MATCH_EXISTS');
  const haveMetAll = (one: string) =>
    group.members.every((other) => other === one || haveMatch(group.matches, one, other));
  const isTheirTurn = !haveMatch(group.matches, by, opponent) || (haveMetAll(by) && haveMetAll(opponent));
  if (!isTheirTurn) return refuse('MATCH_EXISTS');
  const openOf = (one: string) => group.challenges.filter((pair) => pair.includes(one)).length;
  if ([by, opponent].some((one) => openOf(one) >= MOST_CHALLENGES)) return refuse('TOO_MANY_CHALLENGES');
  return group.commonDays < LEAST_COMMON_DAYS ? refuse('TOO_FEW_COMMON_DAYS') : accept(null);
}

/** Challenges end with the rounds, when the standings decide the finalists. */
function whyNotNow({ phase, timeZone }: ChallengedGroup, now: Date): ChallengeCode | null {
  const { charging, final } = timesOf(phase, timeZone);
  if (now < charging.endsAt) return 'NOT_IN_PROGRESS';
  return now < final.startsAt ? null : 'PHASE_ENDED';
}

const isOfLeague = ({ sport, numberPlayers, friendly }: Challenge, league: ChallengedGroup) =>
  sport === league.sport && numberPlayers === league.numberPlayers && !friendly;

const haveMatch = (pairs: readonly Pair[], one: string, other: string) =>
  pairs.some((pair) => pair.includes(one) && pair.includes(other));
