import { DateTime } from 'luxon';
import type { Payload } from './race-rounds.ts';
import { accepted, requestId, type CompetitionRace, type Contest } from './race-contest.ts';
import { CREATE_TOURNAMENT, OPEN_TOURNAMENT, REGISTER } from './race-operations.ts';

interface Created extends Payload {
  readonly tournament: { readonly id: string };
}

export interface Registered extends Payload {
  readonly registration: { readonly id: string; readonly state: string } | null;
}

export const PRICE = 2_000;

/** The id of a tournament of two that is open. */
export async function openTournament(contest: Contest, more: object): Promise<string> {
  const startOn = DateTime.fromJSDate(contest.replicas.now).plus({ days: 30 }).toISODate();
  const details = {
    ...{ name: 'Race Cup', type: 'CLASSIC', sport: 1, numberPlayers: 1, sex: 'ALL', isPrivate: false },
    ...{ format: 'PLAY_OFF', gameMode: 'ONE_SET_9_GAMES', priceCents: PRICE, startOn, prizes: [] },
    ...{ teamsToStart: 2, minTeams: 2, maxTeams: 2, city: 'Milano', lat: 45.46, lng: 9.19, radiusKm: 20 },
    ...{ timeZone: 'Europe/Rome', ...more },
  };
  const input = { requestId: requestId(), details };
  const { tournament } = await contest.support<Created>('tournaments', CREATE_TOURNAMENT, input);
  await contest.support('tournaments', OPEN_TOURNAMENT, { id: tournament.id });
  return tournament.id;
}

export const entry = (tournamentId: string, more: object = {}) => ({
  ...{ tournamentId, requestId: requestId(), expectedCents: PRICE, ...more },
});

/** One place is left, and everybody enters at once. */
async function lastPlace(contest: Contest, isDoubles: boolean): Promise<void> {
  const { hosts, crowd } = contest;
  // In doubles each of two enters with the other one: of a team one is too late already.
  const partner = (all: readonly string[], n: number) => (isDoubles ? { partnerId: all[n ^ 1] ?? hosts[0] } : {});
  const id = await openTournament(contest, { numberPlayers: isDoubles ? 2 : 1 });
  await contest.must(hosts[0], 'tournaments', REGISTER, entry(id, partner(hosts, 0)));
  const answers = await contest.all((who, n) =>
    contest.press<Registered>(who, 'tournaments', REGISTER, entry(id, partner(crowd, n))),
  );
  contest.expect('accepted', id, accepted(answers).length, 1);
  const sold = await contest.count('tournaments.registration where tournament_id = $1 and ended_at is null', id);
  contest.expect('places sold', id, sold, 2);
  const entrants = await contest.count('tournaments.entrant where tournament_id = $1', id);
  contest.expect('players entered', id, entrants, isDoubles ? 4 : 2);
  await contest.replicas.settle();
  const dues = await contest.count(
    `billing.due where reference in (select id from tournaments.registration where tournament_id = $1)`,
    id,
  );
  contest.expect('dues', id, dues, 2);
  const winner = answers.findIndex(({ success }) => success);
  contest.statistics.won(`${winner < crowd.length / 2 ? 'the first' : 'the second'} half of the crowd`);
}

const race = (key: string, name: string, isDoubles: boolean): CompetitionRace => ({
  key,
  name,
  async run(contest, rounds) {
    await contest.eachRound(rounds, () => lastPlace(contest, isDoubles));
  },
});

export const placeRaces = [
  race('tournament', 'the last place of a tournament', false),
  race('doubles', 'the last place of a tournament of doubles', true),
];
