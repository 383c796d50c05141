import { graphql, type GraphQLEnumType } from 'graphql';
import { VISITOR, type Identity } from '@setpoint/kernel';
import { player } from '@setpoint/testkit';
import { DateTime } from 'luxon';
import { CITIES } from '../src/cities.js';
import { idFor } from '../src/random.js';
import type { StoryServices } from '../src/story-services.js';
import { loadedDemo, type LoadedDemo } from './loaded-demo.js';

/** What is checked: a demo, its services, and the day on which it is shown. */
export interface Shown {
  readonly demo: LoadedDemo;
  readonly services: StoryServices;
  readonly now: Date;
}

interface Invariant {
  readonly title: string;
  /** Rejects where it does not hold. */
  readonly holds: (shown: Shown) => Promise<void>;
}

const CAST = ['ana', 'ben', 'carla', 'david'] as const;
const idOf = (name: string) => idFor('user', name);
const HOME = 'Europe/Rome';

async function ask<Data>(
  { services }: Shown,
  service: string,
  source: string,
  variableValues: Record<string, unknown> = {},
  who: Identity = VISITOR,
): Promise<Data> {
  const { schema, contextOf } = services.byName[service]!;
  const { data, errors } = await graphql({ schema, source, variableValues, contextValue: contextOf(who) });
  if (errors) throw new Error(`${service}: ${errors.map(({ message }) => message).join(', ')}`);
  return data as Data;
}

interface Total {
  readonly totalCount: number;
}

const statesIn = async ({ demo }: Shown, table: string): Promise<string[]> => {
  const rows = await demo.rows<{ state: string }>(`select distinct state from ${table} order by state`);
  return rows.map(({ state }) => state);
};

/** Values of an enum of a service's contract. */
const valuesOf = ({ services }: Shown, service: string, type: string): string[] =>
  (services.byName[service]!.schema.getType(type) as GraphQLEnumType).getValues().map(({ name }) => name);

/** Tells for whom or what a list is empty. */
const expectNone = (missing: readonly string[]) => expect(missing).toEqual([]);

async function missing(names: readonly string[], isThere: (name: string) => Promise<boolean>): Promise<string[]> {
  const found: string[] = [];
  for (const name of names) if (!(await isThere(name))) found.push(name);
  return found;
}

/** What holds for the demo on every day of the year (docs/guides/testing.md lists it). */
export const INVARIANTS: readonly Invariant[] = [
  {
    title: 'each demo person has something to answer and a match to look forward to',
    holds: async (shown) => {
      const mine = `{ waitingForMe { __typename } myMatches(when: UPCOMING) { totalCount } }`;
      expectNone(
        await missing(CAST, async (name) => {
          const found = await ask<{ waitingForMe: unknown[]; myMatches: Total }>(shown, 'matches', mine, {}, player(idOf(name))); // oxfmt-ignore
          return found.waitingForMe.length > 0 && found.myMatches.totalCount > 0;
        }),
      );
    },
  },
  {
    title: 'a match is in every state',
    holds: async (shown) => {
      expect(await statesIn(shown, 'matches.match')).toEqual(valuesOf(shown, 'matches', 'MatchState').sort());
    },
  },
  {
    title: 'a tournament is in every state',
    holds: async (shown) => {
      const all = valuesOf(shown, 'tournaments', 'TournamentState').sort();
      expect(await statesIn(shown, 'tournaments.tournament')).toEqual(all);
    },
  },
  {
    // A first payment is pending for half an hour at most.
    title: 'a subscription is in every state that lasts',
    holds: async (shown) => {
      expect(await statesIn(shown, 'leagues.subscription')).toEqual(['ACTIVE', 'INACTIVE', 'SUSPENDED']);
    },
  },
  {
    title: 'a phase of a league is over, one is planned or being played, and prizes wait',
    holds: async (shown) => {
      const states = await statesIn(shown, 'leagues.phase');
      expect(states).toContain('COMPLETED');
      expect(states).toContain('PLANNED');
      const [awards] = await shown.demo.rows<{ count: string }>('select count(*) from leagues.award');
      expect(Number(awards!.count)).toBeGreaterThan(0);
    },
  },
  {
    title: 'every town has matches with a free place within a week',
    holds: async (shown) => {
      const near = `query ($near: NearInput!, $to: Date!) { matches(filter: { near: $near, missing: [1, 2, 3], dayTo: $to }) { totalCount } }`;
      const to = DateTime.fromJSDate(shown.now, { zone: HOME }).plus({ days: 7 }).toISODate();
      expectNone(
        await missing(
          CITIES.map(({ name }) => name),
          async (name) => {
            const { lat, lng } = CITIES.find((city) => city.name === name)!;
            const { matches } = await ask<{ matches: Total }>(shown, 'matches', near, {
              near: { lat, lng, km: 50 },
              to,
            });
            return matches.totalCount > 0;
          },
        ),
      );
    },
  },
  {
    title: 'the lists of the dashboard are not empty',
    holds: async (shown) => {
      const [{ lat, lng }] = CITIES as [(typeof CITIES)[number]];
      const near = { lat, lng, km: 30 };
      const ana = player(idOf('ana'));
      const { friendsMatches } = await ask<{ friendsMatches: Total }>(shown, 'matches', '{ friendsMatches(withoutMine: true) { totalCount } }', {}, ana); // oxfmt-ignore
      const { players } = await ask<{ players: Total }>(shown, 'players', 'query ($near: NearInput!) { players(filter: { near: $near }) { totalCount } }', { near }, ana); // oxfmt-ignore
      const { tournamentsForMe } = await ask<{ tournamentsForMe: unknown[] }>(shown, 'tournaments', '{ tournamentsForMe { id } }', {}, ana); // oxfmt-ignore
      expect(friendsMatches.totalCount).toBeGreaterThan(0);
      expect(players.totalCount).toBeGreaterThan(0);
      expect(tournamentsForMe.length).toBeGreaterThan(0);
    },
  },
  {
    title: 'rankings of matches, tournaments, levels and leagues are not empty',
    holds: async (shown) => {
      const statistics = `query ($list: StatisticsList!, $sport: Int!, $number: Int!, $year: Int) {
        statisticsRanking(list: $list, sport: $sport, numberPlayers: $number, year: $year) { totalCount } }`;
      // On the first days of a year nothing has been played in it: the year before is shown.
      const year = DateTime.fromJSDate(shown.now, { zone: HOME }).minus({ days: 45 }).year;
      const lists = ['MATCHES_PLAYED', 'TOURNAMENTS_PLAYED', 'TOURNAMENTS_WON', 'TOURNAMENT_FINALS'];
      const empty = await missing(lists, async (list) => {
        const values = { list, sport: 1, number: 1, year };
        const found = await ask<{ statisticsRanking: Total }>(shown, 'players', statistics, values);
        return found.statisticsRanking.totalCount > 0;
      });
      const levels = `query ($level: LevelName!) { levelRanking(level: $level, country: "IT", sport: 1, numberPlayers: 1) { totalCount } }`;
      const names = ['ROOKIE', 'INTERMEDIATE', 'ADVANCED'];
      const noneOf = await missing(names, async (level) => {
        const { levelRanking } = await ask<{ levelRanking: Total }>(shown, 'players', levels, { level });
        return levelRanking.totalCount > 0;
      });
      expectNone(empty);
      expect(noneOf.length).toBeLessThan(names.length);
      const { leagues } = await ask<{ leagues: { edges: { node: { rankingYears: number[] } }[] } }>(shown, 'leagues', '{ leagues { edges { node { rankingYears } } } }'); // oxfmt-ignore
      expect(leagues.edges.flatMap(({ node }) => node.rankingYears).length).toBeGreaterThan(0);
    },
  },
  {
    title: 'there is a time that suits each two of the demo people',
    holds: async (shown) => {
      const day = (ahead: number) => DateTime.fromJSDate(shown.now, { zone: HOME }).plus({ days: ahead }).toISODate();
      const times = `query ($input: FindTimesInput!) { findTimes(input: $input) { success errorCode proposals { __typename } } }`;
      const pairs = CAST.flatMap((one, i) => CAST.slice(i + 1).map((other) => `${one} ${other}`));
      expectNone(
        await missing(pairs, async (pair) => {
          const [one, other] = pair.split(' ');
          const input = {
            playerIds: [idOf(other!)],
            sport: 1,
            numberPlayers: 1,
            from: day(1),
            to: day(13),
            minutes: 60,
          };
          const { findTimes } = await ask<{ findTimes: { proposals: unknown[] } }>(shown, 'matches', times, { input }, player(idOf(one!))); // oxfmt-ignore
          return findTimes.proposals.length > 0;
        }),
      );
    },
  },
  {
    title: 'the ledger is in balance and agrees with the provider',
    holds: async (shown) => {
      const [sum] = await shown.demo.rows<{ sum: string }>(
        'select coalesce(sum(amount), 0) as sum from billing.ledger_entry',
      );
      expect(Number(sum!.sum)).toBe(0);
      const lost = await shown.demo.rows(
        `select payment.id from billing.payment left join billing.sandbox_charge charge on charge.payment_id = payment.id
         where payment.status = 'PAID' and payment.card_cents > 0 and charge.status is distinct from 'SUCCEEDED'`,
      );
      expect(lost).toEqual([]);
      expect(await shown.demo.rows('select kind, ref from billing.payment_fault')).toEqual([]);
    },
  },
];

/** The demo of a day as it is at that instant: what was due since the day began has been done. */
export async function shownAt(now: Date): Promise<Shown> {
  const demo = await loadedDemo(now);
  const services = await demo.services(now);
  await services.settle();
  return { demo, services, now };
}
