import { momentOf, timesOf } from '@setpoint/league';
import type { Payload } from './race-rounds.ts';
import { accepted, requestId, type CompetitionRace, type Contest } from './race-contest.ts';
import { CREATE_LEAGUE, SUBSCRIBE } from './race-operations.ts';

export const ZONE = 'Europe/Rome';
export const PHASE_PRICE = 1_500;

/** A league has its province for itself. */
const PROVINCES = (
  'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO ' +
  'GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC'
).split(' ');
let created = 0;

export interface RacedLeague {
  readonly id: string;
}

interface Subscribed extends Payload {
  readonly subscription: { readonly id: string; readonly paymentReference: string | null } | null;
}

const DAY = 24 * 60 * 60_000;

/** Moves on to a time at which one can enrol, with a day to spare; answers which phase it is. */
export function passUntilEnrolment({ replicas }: Contest) {
  const margin = new Date(replicas.now.getTime() + DAY);
  const { next } = momentOf(margin, ZONE);
  const { enrolment } = timesOf(next, ZONE);
  if (enrolment.startsAt > replicas.now) replicas.passUntil(new Date(enrolment.startsAt.getTime() + 60_000));
  return next;
}

export async function createLeague(contest: Contest, year: number): Promise<RacedLeague> {
  const provinceCode = PROVINCES[created++];
  if (!provinceCode) throw new Error('too many leagues for one run: fewer rounds, or more at once');
  const details = {
    ...{ name: `League of ${provinceCode}`, provinceCode, sport: 1, numberPlayers: 1, sex: 'ALL', year },
    ...{ gameMode: 'THREE_SETS_6_GAMES', priceCents: PHASE_PRICE, prizes: [] },
  };
  const input = { requestId: requestId(), details };
  return (await contest.support<Payload & { league: RacedLeague }>('leagues', CREATE_LEAGUE, input)).league;
}

export const subscription = (leagueId: string, request = requestId()) => ({
  ...{ leagueId, requestId: request, expectedCents: PHASE_PRICE, preferences: {} },
});

export async function subscribe(contest: Contest, who: string, leagueId: string) {
  return (await contest.must<Subscribed>(who, 'leagues', SUBSCRIBE, subscription(leagueId))).subscription!;
}

/** One player subscribes in many tabs; half of the presses are the same one doubled. */
async function manyTabs(contest: Contest, player: string, leagueId: string): Promise<void> {
  const doubled = requestId();
  const answers = await contest.all((_, n) =>
    contest.press<Subscribed>(
      player,
      'leagues',
      SUBSCRIBE,
      subscription(leagueId, n % 2 === 0 ? doubled : requestId()),
    ),
  );
  const about = `player ${player}, league ${leagueId}`;
  const made = new Set(accepted(answers).map(({ subscription: each }) => each?.id));
  contest.expect('subscriptions', about, made.size, 1);
  const isDoubled = answers[0]!.success;
  contest.expect('answers', about, accepted(answers).length, isDoubled ? Math.ceil(answers.length / 2) : 1);
  const kept = await contest.count(
    'leagues.subscription s join leagues.charge c on c.subscription_id = s.id where s.league_id = $1 and s.player_id = $2',
    ...[leagueId, player],
  );
  contest.expect('subscriptions and charges kept', about, kept, 1);
  const places = await contest.count('leagues.entrant where league_id = $1 and player_id = $2', leagueId, player);
  contest.expect('places', about, places, 1);
  const told = await contest.count(
    `leagues.outbox where type = 'leagues.charge-due.v1' and data ->> 'subscriptionId' = any($1)`,
    [...made],
  );
  contest.expect('asked to pay', about, told, 1);
  contest.statistics.won(isDoubled ? 'the doubled press' : 'another tab');
}

export const subscriptionRace: CompetitionRace = {
  key: 'subscription',
  name: 'a subscription to a league in many tabs',
  async run(contest, rounds) {
    const { year } = passUntilEnrolment(contest);
    await contest.replicas.runTimers('leagues');
    let league: RacedLeague | undefined;
    await contest.eachRound(rounds, async (round) => {
      const n = round % contest.crowd.length;
      // Everybody has subscribed: another league.
      if (n === 0) league = await createLeague(contest, year);
      if (n === 0) await contest.replicas.runTimers('leagues');
      await manyTabs(contest, contest.crowd[n]!, league!.id);
    });
  },
};
