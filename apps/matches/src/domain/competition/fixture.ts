import type { MatchId, NumberPlayersId, Side, SportId, UserId } from '@setpoint/kernel';
import type { GameMode } from '@setpoint/scoring';
import { applyEvents } from '../evolve.js';
import { isCurrent, sideOf, type Match, type OrganizingMatch, type Place } from '../match.js';
import type { MatchEvent } from '../match-events.js';
import { passTime } from '../pass-time.js';
import type { Competition } from './competition.js';

/** Commands of a competition about a match. */
export interface ReadyFixture extends Pick<
  Competition,
  | 'kind'
  | 'id'
  | 'name'
  | 'stage'
  | 'fixtureId'
  | 'revision'
  | 'drawAllowed'
  | 'opensAt'
  | 'closesAt'
  | 'timeZone'
  | 'preferences'
  | 'area'
> {
  readonly latestClose: Date | null;
  /** Only who plays sees the match, as the competition shows its entries to nobody else. */
  readonly isPrivate: boolean;
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
  readonly gameMode: GameMode;
  readonly sideA: readonly UserId[];
  readonly sideB: readonly UserId[];
}

/** Creates the match of a fixture: both teams are complete, nothing is agreed yet. */
export function fixtureMatch(fixture: ReadyFixture, id: MatchId, now: Date): { match: Match; events: MatchEvent[] } {
  const { sport, numberPlayers, gameMode, sideA, sideB, isPrivate, ...competition } = fixture;
  const places = (ids: readonly UserId[]): Place[] =>
    ids.map((playerId) => ({ playerId, joinedAt: now, agreedAt: null }));
  const organiserId = sideA[0]!;
  const match: OrganizingMatch = {
    ...{ id, sport, numberPlayers, gameMode, organiserId, visibility: isPrivate ? 'PRIVATE' : 'PUBLIC' },
    isFriendly: false,
    ...{ levelMin: null, levelMax: null, message: null, createdAt: now },
    ...{ teamA: places(sideA), teamB: places(sideB), invitations: [], guests: [], removedIds: [], proposal: null },
    ...{ waitingList: [], noShows: [], evaluations: [] },
    competition: { ...competition, extensions: 0, tried: [], timeIsUpAt: null, abandonedBy: null },
    state: 'ORGANIZING',
    plan: { courtId: null, booked: false, when: null, minutesPlay: 60, timeZone: fixture.timeZone },
    cancelsAt: null,
  };
  return { match, events: [{ type: 'CREATED', by: organiserId, at: now }] };
}

/** The competition cancels the match. A confirmed result is kept. */
export const withdraw = (match: Match, now: Date): readonly MatchEvent[] =>
  settled(match, now, (current) => (isCurrent(current) ? [{ type: 'WITHDRAWN', at: now }] : []));

/** The competition extends the window; it never shortens it. */
export const moveWindow = (match: Match, closesAt: Date, now: Date): readonly MatchEvent[] =>
  settled(match, now, (current) =>
    isCurrent(current) && current.competition && closesAt > current.competition.closesAt
      ? [{ type: 'WINDOW_MOVED', closesAt, by: null, at: now }]
      : [],
  );

/**
 * Closes the match unless it is being played or has a result to settle. `knownClose` is the end that the
 * competition knew; if players have extended it since, the match continues. `voters` took part in polls of times.
 */
export function timeIsUp(
  match: Match,
  { knownClose, voters }: { readonly knownClose: Date; readonly voters: readonly UserId[] },
  now: Date,
): readonly MatchEvent[] {
  return settled(match, now, (current) => {
    const { competition } = current;
    if (!isCurrent(current) || !competition || competition.timeIsUpAt || competition.closesAt > knownClose) return [];
    const tried = voters.map((who) => sideOf(current, who)).filter((side): side is Side => side !== null);
    return [{ type: 'TIME_IS_UP', tried, at: now }];
  });
}

/** Due deadlines are applied first. */
function settled(match: Match, now: Date, decide: (current: Match) => readonly MatchEvent[]): readonly MatchEvent[] {
  const { events } = passTime(match, now);
  const decided = decide(applyEvents(match, events));
  return decided.length > 0 ? [...events, ...decided] : [];
}
