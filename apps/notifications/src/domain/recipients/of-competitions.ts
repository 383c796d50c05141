import {
  availabilityMissing,
  chargeDue,
  groupClosed,
  groupFormed,
  leagueAwardWon,
  leagueFixtureDecided,
  leagueWindowClosing,
  phaseCancelled,
  phaseDelayed,
  phaseStarting,
  placeOffered,
  qualificationMissed,
  rankingPublished,
  registrationConfirmed,
  registrationHeld,
  registrationReleased,
  rulesChanged,
  sideProgressed,
  standingReached,
  subscriptionChanged,
  teamChanged,
  teammateInvited,
  termsAnnounced,
  tournamentAwardWon,
  tournamentCancelled,
  tournamentChanged,
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
      : tournamentNotices('TOURNAMENT_PAYMENT_DUE', tournament, [playerId]),
  ),
  rule(registrationConfirmed, ({ tournament, playerIds }) =>
    tournamentNotices('TOURNAMENT_REGISTERED', tournament, playerIds),
  ),
  rule(registrationReleased, ({ tournament, playerIds, reason }) => {
    // Notified by tournament-cancelled.
    if (reason === 'TOURNAMENT_CANCELLED') return [];
    const type = reason === 'EXCLUDED' ? 'TOURNAMENT_EXCLUDED' : 'TOURNAMENT_REGISTRATION_ENDED';
    return tournamentNotices(type, tournament, playerIds);
  }),
  rule(placeOffered, ({ tournament, playerIds }) =>
    tournamentNotices('TOURNAMENT_PLACE_OFFERED', tournament, playerIds),
  ),
  rule(qualificationMissed, ({ tournament, playerIds }) =>
    tournamentNotices('TOURNAMENT_QUALIFICATION_MISSED', tournament, playerIds),
  ),
  rule(tournamentStarted, ({ tournament, playerIds }) =>
    tournamentNotices('TOURNAMENT_STARTED', tournament, playerIds),
  ),
  rule(tournamentCancelled, ({ tournament, playerIds }) =>
    tournamentNotices('TOURNAMENT_CANCELLED', tournament, playerIds),
  ),
  rule(tournamentChanged, ({ tournament, playerIds }) =>
    tournamentNotices('TOURNAMENT_CHANGED', tournament, playerIds),
  ),
  rule(availabilityMissing, ({ tournament, playerIds }) =>
    tournamentNotices('TOURNAMENT_AVAILABILITY_MISSING', tournament, playerIds),
  ),
  rule(sideProgressed, ({ tournament, playerIds, progress }) =>
    tournamentNotices(`TOURNAMENT_${progress}`, tournament, playerIds),
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
  // Charges of saved cards are announced when paid or failed.
  rule(chargeDue, ({ league, playerId, by, attempt }) =>
    by === 'PLAYER' && attempt === 1 ? leagueNotices('LEAGUE_PAYMENT_DUE', league, [playerId]) : [],
  ),
  rule(subscriptionChanged, ({ league, playerIds, state, endedBecause }) => {
    if (endedBecause === 'EXCLUDED') return leagueNotices('LEAGUE_EXCLUDED', league, playerIds);
    return leagueNotices(`LEAGUE_SUBSCRIPTION_${state === 'INACTIVE' ? 'DEACTIVATED' : state}`, league, playerIds);
  }),
  rule(teammateInvited, ({ league, subscriberId, playerId }) =>
    inLeague(league, notices('LEAGUE_TEAM_INVITED', subscriberId, [playerId])),
  ),
  rule(teamChanged, ({ league, subscriberId, change, playerId }) =>
    inLeague(league, notices(`LEAGUE_TEAM_${change}`, playerId ?? PLATFORM_USER, [subscriberId])),
  ),
  rule(phaseStarting, ({ league, playerIds }) => leagueNotices('LEAGUE_PHASE_STARTING', league, playerIds)),
  rule(phaseDelayed, ({ league, playerIds }) => leagueNotices('LEAGUE_PHASE_DELAYED', league, playerIds)),
  rule(phaseCancelled, ({ league, playerIds }) => leagueNotices('LEAGUE_PHASE_CANCELLED', league, playerIds)),
  rule(groupFormed, ({ league, playerIds }) => leagueNotices('LEAGUE_GROUP_FORMED', league, playerIds)),
  rule(standingReached, ({ league, playerIds, milestone }) => leagueNotices(`LEAGUE_${milestone}`, league, playerIds)),
  rule(groupClosed, ({ league, winnerIds }) => leagueNotices('LEAGUE_WON', league, winnerIds)),
  rule(rankingPublished, ({ league, positions }) =>
    leagueNotices(
      'LEAGUE_RANKING',
      league,
      positions.map(({ playerId }) => playerId),
    ),
  ),
  rule(rulesChanged, ({ league, playerIds }) => leagueNotices('LEAGUE_RULES', league, playerIds)),
  rule(termsAnnounced, ({ league, playerIds }) => leagueNotices('LEAGUE_TERMS', league, playerIds)),
];

const inTournament = ({ id, name }: Named, told: readonly Notice[]) =>
  ofCompetition({ kind: 'TOURNAMENT', id, name }, told);

const tournamentNotices = (type: NotificationType, tournament: Named, to: readonly string[]) =>
  inTournament(tournament, notices(type, PLATFORM_USER, to));

const inLeague = ({ id, name }: Named, told: readonly Notice[]) => ofCompetition({ kind: 'LEAGUE', id, name }, told);

const leagueNotices = (type: NotificationType, league: Named, to: readonly string[]) =>
  inLeague(league, notices(type, PLATFORM_USER, to));

/** Where more time is taken, and a time agreed on. */
const ofClosing = (
  type: NotificationType,
  { competition, playerIds, matchId }: DataOf<typeof tournamentWindowClosing>,
): Notice[] =>
  ofCompetition(competition, notices(type, PLATFORM_USER, playerIds)).map((notice) => ({
    ...notice,
    matchId: matchId ?? null,
  }));

/** Played matches were announced by the match. */
function ofUnplayed(type: NotificationType, decided: DataOf<typeof tournamentFixtureDecided>): Notice[] {
  const { competition, how, sideA, sideB } = decided;
  return how === 'PLAYED' ? [] : ofCompetition(competition, notices(type, PLATFORM_USER, [...sideA, ...sideB]));
}
