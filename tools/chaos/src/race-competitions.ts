import { Contest, type CompetitionRace } from './race-contest.ts';
import { competitorEvents } from './race-people.ts';
import { paymentRaces } from './race-payments.ts';
import { placeRaces } from './race-places.ts';
import { prizeRace } from './race-prizes.ts';
import { renewalRace } from './race-renewal.ts';
import { Replicas } from './race-replicas.ts';
import { subscriptionRace } from './race-subscriptions.ts';
import { RaceStatistics } from './race-statistics.ts';
import type { World } from './world.ts';

/** Those that move the clock come last. */
export const COMPETITION_RACES: readonly CompetitionRace[] = [
  ...placeRaces,
  ...paymentRaces,
  prizeRace,
  subscriptionRace,
  renewalRace,
];

interface Plan {
  readonly world: World;
  readonly races: readonly CompetitionRace[];
  readonly rounds: number;
  readonly parallel: number;
  /** Told of each race as it begins. */
  readonly enter: (statistics: RaceStatistics) => void;
  readonly report: (line: string) => void;
}

/** One race after the other; in the end all books must balance. */
export async function raceForCompetitions({ world, races, rounds, parallel, enter, report }: Plan): Promise<void> {
  const replicas = await Replicas.start(world);
  try {
    await replicas.publish([...world.firstEvents, ...competitorEvents(world.players, replicas.now)]);
    report('two replicas are ready');
    for (const race of races) {
      const statistics = new RaceStatistics(race.name);
      enter(statistics);
      const began = performance.now();
      try {
        await race.run(new Contest(replicas, statistics, { players: world.players, rounds, parallel, report }), rounds);
      } catch (error) {
        // The others are run all the same.
        statistics.fail(
          `broken off in round ${statistics.rounds}: ${error instanceof Error ? error.stack : String(error)}`,
        );
      }
      statistics.took = performance.now() - began;
      report(`${statistics}`);
    }
    const books = new RaceStatistics('in the end');
    enter(books);
    await audit(replicas, books);
  } finally {
    await replicas.stop();
  }
}

/** What is counted must be zero, whatever was raced for. */
const NOTHING_OF: Readonly<Record<string, string>> = {
  'postings that do not sum to zero':
    'select transaction_id from billing.ledger_entry group by transaction_id having sum(amount) <> 0',
  'balances that are not the sum of their entries': `select a.id from billing.ledger_account a left join billing.ledger_entry e on e.account_id = a.id
     where a.owner_id is not null group by a.id, a.balance having coalesce(sum(e.amount), 0) <> a.balance`,
  'dues that were paid twice': `select due_id from billing.payment where status = 'PAID' group by due_id having count(*) > 1`,
  'payments that captured more than their price': `select p.id from billing.payment p join billing.ledger_transaction t
     on t.cause = 'payment:' || p.id || ':captured' join billing.ledger_entry e on e.transaction_id = t.id and e.amount > 0
     group by p.id, p.price_cents having sum(e.amount) <> p.price_cents`,
  'coupons that were used too often': `select c.id from billing.coupon c left join billing.coupon_use u on u.coupon_id = c.id
     group by c.id, c.uses, c.most_uses having count(u.*) <> c.uses or c.uses > c.most_uses`,
  'points below zero or not the sum of their entries': `select a.player_id from billing.points_account a
     left join billing.points_entry e using (player_id) group by a.player_id, a.balance having coalesce(sum(e.points), 0) <> a.balance`,
  'tournaments with more entries than places': `select t.id from tournaments.tournament t join tournaments.registration r
     on r.tournament_id = t.id and r.ended_at is null group by t.id, t.max_teams having count(*) > t.max_teams`,
  'charges of a subscription and phase that are not one':
    'select 1 from leagues.charge group by subscription_id, phase_id having count(*) > 1',
  ...Object.fromEntries(
    ['tournaments', 'leagues', 'billing'].map((name) => [
      `events that ${name} could not take`,
      `select 1 from ${name}.dead_letter`,
    ]),
  ),
};

async function audit(replicas: Replicas, statistics: RaceStatistics): Promise<void> {
  await replicas.settle();
  statistics.rounds = 1;
  for (const [what, query] of Object.entries(NOTHING_OF)) {
    const found = await replicas.rows(query);
    statistics.expect(what, 'counted over all races', found.length, 0);
  }
  if (statistics.wrong.length === 0) statistics.won('all books balance');
}
