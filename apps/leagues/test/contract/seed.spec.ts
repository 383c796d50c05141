import { chargeDue, leagueFixtureReady, taskChanged, type DataOf, type profileChanged } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { FixedClock, player, SeededRandom, startTestService, VISITOR, type TestService } from '@setpoint/testkit';
import {
  leaguesService,
  seedLeagues,
  seedPlayedForLeagues,
  type LeaguesSeed,
  type SeededLeagueTeam,
} from '../../src/index.js';
import { PRIZES } from '../playing.js';
import { aResult, details } from '../subscribing.js';

const TEAMS = 20;
const LEAGUE = `query ($id: ID!) { league(id: $id) { actualState members price { cents } rankingYears
  myTasks { kind until fixture { id } award { id } }
  ranking(first: 50) { totalCount edges { node { position players { id } } } } awards { placing player { id } }
  phases { year number state members groups { state table { rank } fixtures { state how match { id } } final { state } } } } }`;
const MINE = `{ mySubscriptions { state cause until paymentReference myActions charged: nextPrice { cents } } }`;

const ids = ['ana', 'ben', 'olga', ...Array.from({ length: TEAMS - 3 }, (_, i) => `p${i}`)];

/** Singles with twenty players: Ana and Ben are favourites and take their time, Olga has no money. */
function aSeed(now: Date): LeaguesSeed {
  const teams = ids.map((id, i): SeededLeagueTeam => {
    const isCast = id === 'ana' || id === 'ben';
    const joins = i >= 18 ? 'COMING' : i >= 16 ? 'LAST' : 'FIRST';
    const team = { id: `s-${id}`, playerIds: [userId(id)] as const, skill: 2 + (i % 7) / 2, joins } as const;
    return { ...team, isShort: id === 'olga', isFavourite: isCast, isLate: isCast };
  });
  const { year: _, ...of } = details({ prizes: PRIZES });
  const women = ids.slice(5, 14).map((id): SeededLeagueTeam => {
    return { id: `w-${id}`, playerIds: [userId(id)], skill: 3, joins: 'COMING' };
  });
  const level = (i: number) => [{ sport: 1 as const, numberPlayers: 1 as const, rating: 2 + (i % 9) / 2 }];
  return {
    profiles: ids.map((id) => ({ ...profileOf(id), sex: 'F' as const })),
    levels: ids.map((id, i) => ({ userId: id, levels: level(i) }) as never),
    availabilities: ids.map((id) => ({ userId: id, noFixedDays: true, slots: [] })),
    follows: [{ followerId: 'ana', followedId: 'ben' }],
    leagues: [
      { id: 'milano', details: { ...of, priceCents: 1_500 }, isNew: false, teams },
      { id: 'roma', details: { ...of, province: 'RM', sex: 'F' }, isNew: true, teams: women },
    ],
    ...{ support: userId('sam'), random: new SeededRandom(7), now },
    matchIdFor: (name) => `match ${name}`,
  };
}

const profileOf = (id: string) =>
  ({
    ...{ userId: id, firstName: id, lastName: 'Rossi', displayName: id, language: 'it', sports: [1], inviteCode: id },
    location: { name: 'Milano', country: 'IT', lat: 45.46, lng: 9.19, timeZone: 'Europe/Rome' },
  }) as unknown as DataOf<typeof profileChanged>;

/* eslint-disable @typescript-eslint/no-explicit-any */
async function seeded(at: string) {
  const clock = new FixedClock(at);
  const service = await startTestService(leaguesService, { clock });
  const { fixtures: played } = await seedLeagues(service, aSeed(clock.now()));
  await seedPlayedForLeagues(
    service,
    ids.map((id) => aResult(id)),
  );
  const ask = async (document: string, variables: object, who = VISITOR as Parameters<TestService['query']>[2]) => {
    const { data, errors } = await service.query(document, variables as never, who);
    expect(errors).toBeUndefined();
    return data as any;
  };
  return {
    service,
    clock,
    played,
    league: async (id: string, who?: Parameters<TestService['query']>[2]) => (await ask(LEAGUE, { id }, who))['league'],
    mine: async (who: string) => (await ask(MINE, {}, player(who)))['mySubscriptions'],
    async tasksOf(who: string) {
      const { myTasks } = (await ask(LEAGUE, { id: 'milano' }, player(who)))['league'];
      return myTasks.map(({ kind }: any) => kind);
    },
  };
}

const phasesOf = ({ phases }: any) =>
  phases.map(({ year, number, state, members }: any) => `${year}/${number} ${state} ${members}`);

describe('seeded leagues', () => {
  it('LEA-01~ LEA-07~ LEA-08~ are played up to the middle of a phase, silently', async () => {
    const the = await seeded('2026-05-20T10:00:00Z');
    const { service } = the;
    try {
      const league = await the.league('milano');
      expect(phasesOf(league)).toEqual([
        ...[
          '2026/1 COMPLETED 16',
          '2026/2 IN_PROGRESS 17',
          '2026/3 PLANNED 17',
          '2027/1 PLANNED 17',
          '2027/2 PLANNED 17',
        ],
      ]);
      const [first, second] = league.phases;
      const decided = league.phases.flatMap(({ groups }: any) => groups.flatMap(({ fixtures }: any) => fixtures));
      const matches = decided.flatMap(({ how, match }: any) => (how === 'PLAYED' ? [match?.id] : []));
      expect(new Set(matches)).toEqual(new Set(the.played.map(({ matchId }) => matchId)));
      expect(matches.length).toBeGreaterThan(50);
      expect(first.groups.every(({ state, final }: any) => state === 'CLOSED' && final.state === 'DECIDED')).toBe(true);
      expect(league.awards).toHaveLength(2 * first.groups.length);
      expect(league.awards.map((award: any) => award.player.id)).toEqual(expect.arrayContaining(['ana', 'ben']));
      expect(league.rankingYears).toEqual([2026]);
      expect(league.ranking.totalCount).toBe(16);
      for (const who of ['ana', 'ben']) expect(await the.tasksOf(who)).toEqual(expect.arrayContaining(['TAKE_AWARD', 'PLAY'])); // oxfmt-ignore

      const open = second.groups.flatMap(({ fixtures }: any) => fixtures).filter(({ state }: any) => state === 'READY');
      const ready = await service.eventsOf(leagueFixtureReady);
      expect(ready).toHaveLength(open.length);
      expect(ready.every(({ closesAt }) => closesAt > '2026-05-20T10:00:00Z')).toBe(true);
      const events = await service.manager.query('select distinct type from outbox order by type');
      expect(events.map(({ type }: any) => type)).toEqual([chargeDue.type, leagueFixtureReady.type, taskChanged.type]);

      expect(await the.mine('olga')).toMatchObject([
        { state: 'SUSPENDED', cause: 'INSUFFICIENT_FUNDS', paymentReference: 's-olga:2026-2' },
      ]);
      expect(await service.eventsOf(chargeDue)).toMatchObject([
        { reference: 's-olga:2026-2', attempt: 1, by: 'SAVED_MEANS', priceCents: 1_500 },
      ]);
      // Billing still takes it.
      const [due] = await service.eventsOf(chargeDue);
      expect(due!.paysBy > '2026-05-20T10:00:00Z').toBe(true);
      expect(await the.mine('p1')).toMatchObject([{ state: 'ACTIVE', paymentReference: null }]);
      expect(phasesOf(await the.league('roma'))[0]).toBe('2026/3 PLANNED 0');
    } finally {
      await service.stop();
    }
  });

  it('LEA-05~ go on by themselves from where they were seeded', async () => {
    const the = await seeded('2026-05-20T10:00:00Z');
    try {
      const before = (await the.league('milano')).phases[1].groups[0].fixtures.length;
      await the.service.runTimers(the.clock.set('2026-05-26T10:00:00Z'));
      expect((await the.league('milano')).phases[1].groups[0].fixtures.length).toBeGreaterThan(before);
    } finally {
      await the.service.stop();
    }
  });

  it.each([
    ['2026-08-20T10:00:00Z', '2026/2 COMPLETED 17', '2026/3 ENROLLING 19', '2026/3 ENROLLING 9', ['TAKE_AWARD']],
    ['2026-07-10T10:00:00Z', '2026/2 COMPLETED 17', '2026/3 PLANNED 17', '2026/3 PLANNED 0', ['TAKE_AWARD']],
    ['2026-12-31T10:00:00Z', '2026/3 COMPLETED 17', '2027/1 ENROLLING 19', '2027/1 ENROLLING 9', ['TAKE_AWARD']],
    // A first day, a last one, and that on which finals begin.
    ['2027-01-02T00:30:00+01:00', '2027/1 IN_PROGRESS 17', '2027/2 PLANNED 17', '2027/2 PLANNED 0', ['TAKE_AWARD']],
    ['2026-06-30T21:30:00Z', '2026/2 FINALS 17', '2026/3 PLANNED 17', '2026/3 PLANNED 0', ['TAKE_AWARD', 'PLAY']],
    ['2026-06-22T08:00:00Z', '2026/2 FINALS 17', '2026/3 PLANNED 17', '2026/3 PLANNED 0', ['TAKE_AWARD', 'PLAY']],
  ])('LEA-01~ LEA-11~ leave the cast something to do at %s', async (at, current, coming, roma, tasks) => {
    const the = await seeded(at);
    try {
      const phases = phasesOf(await the.league('milano'));
      expect(phases).toEqual(expect.arrayContaining([current, coming]));
      for (const who of ['ana', 'ben']) expect(await the.tasksOf(who)).toEqual(expect.arrayContaining(tasks));
      expect(phasesOf(await the.league('roma'))[0]).toBe(roma);
      expect((await the.mine('olga'))[0].state).toBe('SUSPENDED');
      await the.service.runTimers(the.clock.now());
      expect(phasesOf(await the.league('milano'))).toEqual(phases);
    } finally {
      await the.service.stop();
    }
  });
});
