import { z } from 'zod';
import { definePublicEvent, type PublicEvent } from './public-event.js';

export * from './public-event.js';

const id = z.string();
const sport = z.int().describe('1 tennis, 2 padel');
const players = z.array(id).describe('Ids of players; of those who are found by visitors the API tells more');

const match = z.object({
  id,
  sport,
  numberPlayers: z.int().describe('On each side'),
  courtId: id.nullable(),
  startsAt: z.iso.datetime().nullable(),
  timeZone: z.string(),
  minutesPlay: z.int(),
});
const tournament = z.object({ id, sport, numberPlayers: z.int(), name: z.string().optional() });
const league = z.object({ id, name: z.string(), sport, numberPlayers: z.int() });
const booking = z.object({
  courtId: id,
  matchId: id.nullable().describe('Null where the match is private'),
  sport,
  numberPlayers: z.int(),
  startsAt: z.iso.datetime(),
  timeZone: z.string(),
  minutesPlay: z.int(),
});

export const matchScheduled = definePublicEvent({
  type: 'match.scheduled.v1',
  scope: 'MATCHES_READ',
  ownCentre: false,
  description: 'Court, time and players of a public match are complete.',
  schema: z.object({ match, teamA: players, teamB: players }),
});

export const matchConfirmed = definePublicEvent({
  type: 'match.confirmed.v1',
  scope: 'MATCHES_READ',
  ownCentre: false,
  description: 'The result of a public match counts: the other side confirmed it, or three days passed.',
  schema: z.object({
    match,
    teamA: players,
    teamB: players,
    result: z.object({
      outcome: z.enum(['COMPLETED', 'TIME_EXPIRED', 'RETIRED', 'WALKOVER']),
      winner: z.enum(['A', 'B']).nullable(),
      sets: z.array(z.object({ a: z.int(), b: z.int(), tieBreak: z.int().optional(), superTieBreak: z.boolean() })),
    }),
  }),
});

export const tournamentStarted = definePublicEvent({
  type: 'tournament.started.v1',
  scope: 'TOURNAMENTS_READ',
  ownCentre: false,
  description: 'The draw of a public tournament is made.',
  schema: z.object({ tournament }),
});

export const tournamentCompleted = definePublicEvent({
  type: 'tournament.completed.v1',
  scope: 'TOURNAMENTS_READ',
  ownCentre: false,
  description: 'The final of a public tournament is decided; again where a correction changed that.',
  schema: z.object({ tournament, winners: players, finalists: players }),
});

export const tournamentCancelled = definePublicEvent({
  type: 'tournament.cancelled.v1',
  scope: 'TOURNAMENTS_READ',
  ownCentre: false,
  description: 'A public tournament is not played.',
  schema: z.object({ tournament, reason: z.enum(['TOO_FEW', 'BY_SUPPORT']) }),
});

export const leagueGroupClosed = definePublicEvent({
  type: 'league.group-closed.v1',
  scope: 'LEAGUES_READ',
  ownCentre: false,
  description: 'The final of a group of a league is decided.',
  schema: z.object({ league, groupId: id, year: z.int(), phase: z.int(), winners: players, seconds: players }),
});

export const leagueStandings = definePublicEvent({
  type: 'league.standings.v1',
  scope: 'LEAGUES_READ',
  ownCentre: false,
  description: 'The ranking of a league’s year changed with a phase.',
  schema: z.object({ league, year: z.int(), positions: z.array(z.object({ playerId: id, position: z.int() })) }),
});

export const courtMatchBooked = definePublicEvent({
  type: 'court.match-booked.v1',
  scope: 'COURTS_READ',
  ownCentre: true,
  description: 'A match was put on a court of the centre, or moved there, to this time.',
  schema: z.object({ booking }),
});

export const courtMatchCancelled = definePublicEvent({
  type: 'court.match-cancelled.v1',
  scope: 'COURTS_READ',
  ownCentre: true,
  description: 'A match at the centre was called off.',
  schema: z.object({ booking }),
});

/** The events that partners may choose from, by type. */
export const PUBLIC_EVENTS: readonly PublicEvent[] = [
  ...[courtMatchBooked, courtMatchCancelled, leagueGroupClosed, leagueStandings, matchConfirmed, matchScheduled],
  ...[tournamentCancelled, tournamentCompleted, tournamentStarted],
];
