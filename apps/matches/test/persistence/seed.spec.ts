import { resultConfirmed } from '@setpoint/events';
import { findScoreError } from '@setpoint/scoring';
import { rowsOf, sql } from '@setpoint/service-kit';
import { FixedClock, player, support, SeededRandom, startTestService, type TestService } from '@setpoint/testkit';
import {
  matchesService,
  seedFixtures,
  seedMatches,
  type HistorySeed,
  type PlayedFixture,
  type SeededMatches,
} from '../../src/index.js';
import { REACTIONS } from '../../src/domain/audience/fan.js';
import { players } from '../../src/domain/match.js';
import { MatchEntity } from '../../src/persistence/entities.js';
import { pollsOf } from '../../src/seeding/polls.js';
import { audiencesOf } from '../../src/seeding/audiences.js';
import { playHistory, type PlayedHistory } from '../../src/seeding/history.js';

const now = new Date('2026-06-01T12:00:00Z');

const TOWNS = [
  { city: 'Milano', lat: 45.46, lng: 9.19, timeZone: 'Europe/Rome' },
  { city: 'London', lat: 51.5, lng: -0.12, timeZone: 'Europe/London' },
];

/** Two towns of 150 players, strong and weak. */
function aTown(random = new SeededRandom(7)): HistorySeed {
  const players = Array.from({ length: 300 }, (_, i) => {
    const skill = 1.5 + (i % 100) / 20;
    const rating = Math.min(7, Math.max(1, skill));
    return {
      id: `p${i}`,
      ...TOWNS[i % 2]!,
      levels: [1, 2].flatMap((sport) =>
        [1, 2].map((n) => ({ sport: sport as 1 | 2, numberPlayers: n as 1 | 2, rating })),
      ),
      skill: { 1: skill, ...(i % 3 === 0 ? { 2: skill } : {}) },
      eagerness: 0.2 + ((i * 7) % 10) / 10,
      registeredAt: new Date(now.getTime() - (i < 4 ? 760 : 20 + ((i * 37) % 740)) * 86_400_000),
    };
  });
  const courts = Array.from({ length: 20 }, (_, i) => ({ id: `c${i}`, ...TOWNS[i % 2]!, sports: [1, 2] as (1 | 2)[] }));
  const follows = players.flatMap((one, i) =>
    [2, 4, 6, 8].map((step) => ({ followerId: one.id, followedId: `p${(i + step) % 300}` })),
  );
  return { players, courts, follows, random, now, featured: ['p0', 'p1', 'p2'] };
}

describe('a seeded history', () => {
  let service: TestService;
  let history: PlayedHistory;
  let seeded: SeededMatches;
  beforeAll(async () => {
    service = await startTestService(matchesService, { clock: new FixedClock(now) });
    history = playHistory(aTown());
    seeded = await seedMatches(service, aTown());
  }, 180_000);
  /** Of single tests. */
  const services: TestService[] = [];
  afterEach(async () => void (await Promise.all(services.splice(0).map((each) => each.stop()))));
  afterAll(() => service?.stop());

  it('MAT-06 plays two years by the rules into a believable present', async () => {
    const states = await rowsOf<{ state: string; n: number }>(
      service.manager,
      sql`select state, count(*) as n from match group by state`,
    );
    const count = Object.fromEntries(states.map(({ state, n }) => [state, n]));
    expect(seeded.matches).toBeGreaterThan(5000);
    expect(Object.keys(count).sort()).toEqual([
      'AWAITING_CONFIRMATION',
      'AWAITING_RESULT',
      'CANCELLED',
      'CONFIRMED',
      'EXPIRED',
      'NOT_PLAYED',
      'ORGANIZING',
      'READY',
    ]);
    for (const state of ['ORGANIZING', 'READY', 'AWAITING_RESULT', 'AWAITING_CONFIRMATION'])
      expect(count[state]).toBeGreaterThan(5);

    // Nothing is due that the rules have not settled, and a second time changes nothing.
    await service.runTimers();
    expect(await service.events()).toEqual([]);
    const again = await seedMatches(service, aTown());
    expect(again.matches).toBe(seeded.matches);
    expect(await service.manager.count(MatchEntity)).toBe(seeded.matches);
  }, 180_000);

  it('PUB-01~ looks for players in every town at any hour, however little is played there', () => {
    for (const hour of ['02:10', '09:00', '15:30', '23:50']) {
      const seed = { ...aTown(), now: new Date(`2026-06-01T${hour}:00Z`), count: 10, featured: [] };
      const wanted = playHistory(seed).matches.filter(({ state }) => state === 'ORGANIZING');
      for (const { city } of TOWNS) {
        const courts = seed.courts.filter((court) => court.city === city).map(({ id }) => id);
        expect(wanted.filter(({ plan }) => courts.includes(plan.courtId!)).length).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('MAT-05~ has a doubles with a guest who is in and one who has not answered', async () => {
    const guests = await rowsOf<Record<string, unknown>>(
      service.manager,
      sql`select g.name, g.channel, m.state, i.state as answer from guest g
        join match m on m.id = g.match_id join invitation i on i.match_id = m.id and i.player_id = g.id
        where m.organiser_id = ${'p0'} order by g.position`,
    );
    expect(guests).toEqual([
      { name: 'Giulia', channel: 'EMAIL', state: 'ORGANIZING', answer: 'ACCEPTED' },
      { name: 'Marco', channel: 'SMS', state: 'ORGANIZING', answer: 'PENDING' },
    ]);
    expect(history.events.filter(({ contract }) => contract.name === 'guest-answered')).toHaveLength(1);
  });

  it('MAT-22~ has fans of this week’s matches, none of whom plays', () => {
    const fans = audiencesOf(history.matches, aTown());
    const playing = new Map(history.matches.map((match) => [match.id, players(match)]));
    expect(fans.length).toBeGreaterThan(50);
    expect(fans.filter(({ matchId, fan }) => playing.get(matchId)!.includes(fan.playerId))).toEqual([]);
    expect(new Set(fans.map(({ fan }) => fan.reaction?.kind ?? null))).toEqual(new Set([null, ...REACTIONS]));
  });

  it('BYD-04 has people who wait for places, featured ones among them', () => {
    const waiting = history.matches.flatMap(({ waitingList, id }) =>
      waitingList.map(({ playerId }) => ({ playerId, id })),
    );
    const playing = new Map(history.matches.map((match) => [match.id, players(match)]));
    expect(waiting.length).toBeGreaterThan(5);
    expect(waiting.filter(({ playerId, id }) => playing.get(id)!.includes(playerId))).toEqual([]);
    for (const id of ['p0', 'p1', 'p2']) expect(waiting.map(({ playerId }) => playerId)).toContain(id);
  });

  it('BYD-04 asks featured players when they could play', () => {
    const polls = pollsOf(history.matches, aTown());
    expect(polls.length).toBeGreaterThanOrEqual(1);
    for (const poll of polls) expect(poll).toMatchObject({ endedAt: null, times: { length: 3 } });
    const asked = new Set(polls.flatMap(({ matchId }) => players(history.matches.find(({ id }) => id === matchId)!)));
    for (const id of ['p0', 'p1', 'p2']) expect(asked).toContain(id);
  });

  it('RES-08~ emits what levels and statistics are made of, of other events only the latest', async () => {
    const { matches, events } = history;
    for (const { contract, data } of events) expect(contract.schema.safeParse(data).success).toBe(true);
    const confirmed = events.filter((event) => event.contract === resultConfirmed);
    expect(confirmed.length).toBe(matches.filter((match) => match.state === 'CONFIRMED').length);
    const old = events.filter((event) => event.at.getTime() < now.getTime() - 30 * 86_400_000);
    const kept = ['match-ready', 'result-confirmed', 'evaluation-given'];
    expect(new Set(old.map((event) => event.contract.name))).toEqual(new Set(kept));
    expect(events.map((event) => event.at.getTime())).toEqual(
      events.map((event) => event.at.getTime()).sort((a, b) => a - b),
    );
  }, 180_000);

  it('RES-02 has legal results that follow the hidden skill', () => {
    const skill = new Map(aTown().players.map((each) => [each.id, each.skill]));
    let [expected, upsets] = [0, 0];
    for (const match of history.matches) {
      if (match.state !== 'CONFIRMED') continue;
      const { outcome, sets, winner } = match.result;
      expect(
        findScoreError(match.gameMode, sets, { outcome, drawAllowed: match.isFriendly, superTieBreakAllowed: true }),
      ).toBeNull();
      if (outcome !== 'COMPLETED') continue;
      const mean = (places: typeof match.teamA) =>
        places.reduce((sum, { playerId }) => sum + skill.get(playerId)![match.sport]!, 0) / places.length;
      const edge = mean(match.teamA) - mean(match.teamB);
      if (Math.abs(edge) < 0.3) continue;
      if (edge > 0 === (winner === 'A')) expected += 1;
      else upsets += 1;
    }
    expect(expected / (expected + upsets)).toBeGreaterThan(0.6);
    expect(expected / (expected + upsets)).toBeLessThan(0.95);
  }, 180_000);

  it('MAT-18 lets nobody play two matches at once, and MAT-04 nobody more than one friendly in 30 days', () => {
    const { matches } = history;
    const times = new Map<string, [number, number][]>();
    const friendlies = new Map<string, number[]>();
    for (const match of matches) {
      if (match.isFriendly)
        friendlies.set(match.organiserId, [...(friendlies.get(match.organiserId) ?? []), match.createdAt.getTime()]);
      if (match.state === 'CANCELLED' || match.state === 'EXPIRED' || !match.plan.when) continue;
      for (const { playerId } of [...match.teamA, ...match.teamB])
        times.set(playerId, [
          ...(times.get(playerId) ?? []),
          [match.plan.when.startsAt.getTime(), match.plan.when.endsAt.getTime()],
        ]);
    }
    for (const list of times.values()) {
      list.sort(([a], [b]) => a - b);
      for (let i = 1; i < list.length; i++) expect(list[i]![0]).toBeGreaterThanOrEqual(list[i - 1]![1]);
    }
    for (const list of friendlies.values()) {
      list.sort((a, b) => a - b);
      for (let i = 1; i < list.length; i++) expect(list[i]! - list[i - 1]!).toBeGreaterThanOrEqual(30 * 86_400_000);
    }
  }, 180_000);

  it('ADM-03~ gives support cases to look into: reports, and every result on which the sides do not agree', async () => {
    const { data } = await service.query<{ cases: { edges: { node: { kind: string; match: { state: string } } }[] } }>(
      '{ cases(first: 100) { edges { node { kind match { state } } } } }',
      {},
      support('s1'),
    );
    const nodes = data!.cases.edges.map(({ node }) => node);
    expect(nodes.filter(({ kind }) => kind === 'MISCONDUCT')).toHaveLength(3);
    const contested = history.matches.filter((match) => match.state === 'AWAITING_CONFIRMATION' && match.dispute);
    expect(nodes.filter(({ kind }) => kind === 'CONTESTED_RESULT')).toHaveLength(contested.length);
  }, 180_000);

  it('PLY-12~ gives featured players something of everything that can wait', async () => {
    for (const id of ['p0', 'p1', 'p2']) {
      const answer = await service.query<{ waitingForMe: { kind: string }[]; myMatches: { totalCount: number } }>(
        '{ waitingForMe { kind until match { id } } myMatches(when: UPCOMING) { totalCount } }',
        {},
        player(id),
      );
      expect(answer.errors).toBeUndefined();
      const kinds = new Set(answer.data!.waitingForMe.map((item) => item.kind));
      expect([...kinds].sort()).toEqual(['ANSWER_NO_SHOW', 'CONFIRM_RESULT', 'ENTER_RESULT', 'INVITATION', 'ORGANISE']);
      expect(answer.data!.myMatches.totalCount).toBeGreaterThanOrEqual(3);
    }
  }, 180_000);

  it('PLY-02~ matches of competitions are played in their time, at usual hours, and told like all others', async () => {
    const own = await startTestService(matchesService, { clock: new FixedClock(now) });
    services.push(own);
    const { courts, random } = aTown();
    const fixture = (id: string, opensAt: string, at: string): PlayedFixture => ({
      ...{ matchId: `match-${id}`, courtId: 'c0', at: new Date(at) },
      sets: [
        { a: 6, b: 3, superTieBreak: false },
        { a: 6, b: 4, superTieBreak: false },
      ],
      ready: {
        ...{
          fixtureId: id,
          revision: 1,
          competition: { kind: 'LEAGUE', id: 'l1', name: 'Lega' },
          stage: 'ROUND_ROBIN',
        },
        ...{
          sideA: ['p10'],
          sideB: ['p12'],
          opensAt,
          closesAt: '2026-05-20T22:00:00.000Z',
          sport: 1,
          numberPlayers: 1,
        },
        ...{ gameMode: 'THREE_SETS_6_GAMES', timeZone: 'Europe/Rome', drawAllowed: true },
      },
    });
    const fixtures = [
      fixture('f1', '2026-05-10T22:00:00.000Z', '2026-05-13T09:21:00.000Z'),
      // Known in the evening, agreed on before the next morning.
      fixture('f2', '2026-05-13T21:00:00.000Z', '2026-05-14T04:00:00.000Z'),
    ];
    const { events } = await seedFixtures(own, { fixtures, courts, random, now });
    const stored = await rowsOf<{ id: string; state: string; starts_at: Date }>(
      own.manager,
      sql`select id, state, starts_at from match where id = any(${['match-f1', 'match-f2']}::text[]) order by id`,
    );
    expect(stored).toEqual([
      { id: 'match-f1', state: 'CONFIRMED', starts_at: new Date('2026-05-12T18:30:00.000Z') },
      { id: 'match-f2', state: 'CONFIRMED', starts_at: new Date('2026-05-14T01:50:00.000Z') },
    ]);
    const confirmed = events.filter(({ contract }) => contract === resultConfirmed);
    expect(confirmed.map(({ at, data }) => [at, data])).toEqual(
      fixtures.map(({ at, matchId }) => [at, expect.objectContaining({ match: expect.objectContaining({ matchId }) })]),
    );
    for (const { contract, data } of events) expect(contract.schema.safeParse(data).success).toBe(true);
  });
});
