import {
  availabilityMissing,
  chargeDue,
  groupClosed,
  groupFormed,
  leagueAwardWon,
  leagueFixtureDecided,
  leagueWindowClosing,
  phaseCancelled,
  phaseStarting,
  placeOffered,
  rankingPublished,
  registrationConfirmed,
  registrationHeld,
  registrationReleased,
  sideProgressed,
  standingReached,
  subscriptionChanged,
  termsAnnounced,
  tournamentAwardWon,
  tournamentCancelled,
  tournamentFixtureDecided,
  tournamentStarted,
  tournamentWindowClosing,
  type DataOf,
} from '@setpoint/events';
import { PLATFORM_USER } from '@setpoint/kernel';
import type { Notice, NotificationType } from '../notice.js';
import { notices, ofCompetition, rule, type Rule } from './rule.js';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Tournaments (TRN-16) and leagues (NTF-01). */
export const OF_COMPETITIONS: readonly Rule[] = [
  // The captain waits for the partner to pay.
  rule(registrationHeld, ({ tournament, playerId, role, teammateId }) =>
    role === 'PARTNER'
      ? inTournament(tournament, notices('TOURNAMENT_PARTNER_INVITED', teammateId ?? PLATFORM_USER, [playerId]))
      : toldOfTournament('TOURNAMENT_PAYMENT_DUE', tournament, [playerId]),
  ),
  rule(registrationConfirmed, ({ tournament, playerIds }) =>
    toldOfTournament('TOURNAMENT_REGISTERED', tournament, playerIds),
  ),
  rule(registrationReleased, ({ tournament, playerIds, reason }) => {
    // They learn of it by tournament-cancelled.
    if (reason === 'TOURNAMENT_CANCELLED') return [];
    const type = reason === 'EXCLUDED' ? 'TOURNAMENT_EXCLUDED' : 'TOURNAMENT_REGISTRATION_ENDED';
    return toldOfTournament(type, tournament, playerIds);
  }),
  rule(placeOffered, ({ tournament, playerIds }) =>
    toldOfTournament('TOURNAMENT_PLACE_OFFERED', tournament, playerIds),
  ),
  rule(tournamentStarted, ({ tournament, playerIds }) => toldOfTournament('TOURNAMENT_STARTED', tournament, playerIds)),
  rule(tournamentCancelled, ({ tournament, playerIds }) =>
    toldOfTournament('TOURNAMENT_CANCELLED', tournament, playerIds),
  ),
  rule(availabilityMissing, ({ tournament, playerIds }) =>
    toldOfTournament('TOURNAMENT_AVAILABILITY_MISSING', tournament, playerIds),
  ),
  rule(sideProgressed, ({ tournament, playerIds, progress }) =>
    toldOfTournament(`TOURNAMENT_${progress}`, tournament, playerIds),
  ),
  rule(tournamentWindowClosing, (closing) => ofClosing('TOURNAMENT_WINDOW_CLOSING', closing)),
  rule(leagueWindowClosing, (closing) => ofClosing('LEAGUE_WINDOW_CLOSING', closing)),
  rule(tournamentFixtureDecided, (decided) => ofUnplayed('TOURNAMENT_MATCH_DECIDED', decided)),
  rule(leagueFixtureDecided, (decided) => ofUnplayed('LEAGUE_MATCH_DECIDED', decided)),
  rule(tournamentAwardWon, ({ competition, playerId }) =>
    ofCompetition(competition, notices('TOURNAMENT_AWARD_READY', PLATFORM_USER, [playerId])),
  ),
  rule(leagueAwardWon, ({ competition, playerId }) =>
    ofCompetition(competition, notices('LEAGUE_AWARD_READY', PLATFORM_USER, [playerId])),
  ),
  // Of what a saved card pays they hear when it is paid, or fails.
  rule(chargeDue, ({ league, playerId, by, attempt }) =>
    by === 'PLAYER' && attempt === 1 ? toldOfLeague('LEAGUE_PAYMENT_DUE', league, [playerId]) : [],
  ),
  rule(subscriptionChanged, ({ league, playerIds, state, endedBecause }) => {
    if (endedBecause === 'EXCLUDED') return toldOfLeague('LEAGUE_EXCLUDED', league, playerIds);
    return toldOfLeague(`LEAGUE_SUBSCRIPTION_${state === 'INACTIVE' ? 'DEACTIVATED' : state}`, league, playerIds);
  }),
  rule(phaseStarting, ({ league, playerIds }) => toldOfLeague('LEAGUE_PHASE_STARTING', league, playerIds)),
  rule(phaseCancelled, ({ league, playerIds }) => toldOfLeague('LEAGUE_PHASE_CANCELLED', league, playerIds)),
  rule(groupFormed, ({ league, playerIds }) => toldOfLeague('LEAGUE_GROUP_FORMED', league, playerIds)),
  rule(standingReached, ({ league, playerIds, milestone }) => toldOfLeague(`LEAGUE_${milestone}`, league, playerIds)),
  rule(groupClosed, ({ league, winnerIds }) => toldOfLeague('LEAGUE_WON', league, winnerIds)),
  rule(rankingPublished, ({ league, positions }) =>
    toldOfLeague(
      'LEAGUE_RANKING',
      league,
      positions.map(({ playerId }) => playerId),
    ),
  ),
  rule(termsAnnounced, ({ league, playerIds }) => toldOfLeague('LEAGUE_TERMS', league, playerIds)),
];

const inTournament = ({ id, name }: Named, told: readonly Notice[]) =>
  ofCompetition({ kind: 'TOURNAMENT', id, name }, told);

const toldOfTournament = (type: NotificationType, tournament: Named, to: readonly string[]) =>
  inTournament(tournament, notices(type, PLATFORM_USER, to));

const toldOfLeague = (type: NotificationType, { id, name }: Named, to: readonly string[]) =>
  ofCompetition({ kind: 'LEAGUE', id, name }, notices(type, PLATFORM_USER, to));

/** Where more time is taken, and a time agreed on. */
const ofClosing = (
  type: NotificationType,
  { competition, playerIds, matchId }: DataOf<typeof tournamentWindowClosing>,
): Notice[] =>
  ofCompetition(competition, notices(type, PLATFORM_USER, playerIds)).map((notice) => ({
    ...notice,
    matchId: matchId ?? null,
  }));

/** Of what was played the match itself has told. */
function ofUnplayed(type: NotificationType, decided: DataOf<typeof tournamentFixtureDecided>): Notice[] {
  const { competition, how, sideA, sideB } = decided;
  return how === 'PLAYED' ? [] : ofCompetition(competition, notices(type, PLATFORM_USER, [...sideA, ...sideB]));
}
