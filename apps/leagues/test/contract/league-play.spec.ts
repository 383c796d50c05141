import { readFileSync } from 'node:fs';
import {
  availabilityChanged,
  fixtureClosed,
  leagueWindowClosing,
  noShowAnswered,
  noShowReported,
  resultEntered,
} from '@setpoint/events';
import { MemoryPushBus } from '@setpoint/service-kit';
import { eventually, player, VISITOR } from '@setpoint/testkit';
import { matchOf, playedAnswer, startPlaying, type Playing } from '../playing.js';

const LEAGUE = `query ($id: ID!, $first: Int, $after: String) { league(id: $id) { rankingYears
  myGroup { id number } myTasks { kind until fixture { id } award { id } } awards { id placing player { id } }
  ranking(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor }
    edges { node { position points played appw phases players { id } } } }
  phases { id number groups { number table { rank points } } } } }`;

const sampleOf = (name: string): unknown =>
  (
    JSON.parse(
      readFileSync(new URL(`../../../../libs/events/samples/matches.${name}.v1.json`, import.meta.url), 'utf8'),
    ) as { readonly data: unknown }
  ).data;
const entered = resultEntered.schema.parse(sampleOf('result-entered'));
const noShow = noShowReported.schema.parse(sampleOf('no-show-reported'));
const answered = noShowAnswered.schema.parse(sampleOf('no-show-answered'));

/* eslint-disable @typescript-eslint/no-explicit-any */
describe('what is played in a league', () => {
  const push = new MemoryPushBus();
  let the: Playing;
  beforeAll(async () => (the = await startPlaying({ push })));
  afterAll(async () => {
    await the?.service.stop();
    await push.stop();
  });

  const league = async (id: string, more: object = {}, who = VISITOR as Parameters<Playing['service']['query']>[2]) => {
    const { data, errors } = await the.service.query(LEAGUE, { id, ...more }, who);
    expect(errors).toBeUndefined();
    return (data as any)['league'];
  };
  const until = (instant: Date) => the.until(instant);

  it('LEA-05~ LEA-10~ shows members their group and what they have to do, others neither', async () => {
    the.clock.set('2027-01-02T10:00:00Z');
    const { league: { id }, groupIds } = await the.begin(14, { prefix: 'a' }); // oxfmt-ignore
    await until(the.times.rounds[0]!.startsAt);
    expect(await league(id)).toMatchObject({
      myGroup: null,
      myTasks: [],
      rankingYears: [],
      ranking: { totalCount: 0 },
    });
    const [ready] = await the.readyIn(id);
    const mine = player(ready!.sideA[0]!);
    const found = await league(id, {}, mine);
    expect(found.myGroup).toEqual({ id: groupIds[0], number: 1 });
    expect(found.myTasks).toEqual([
      { kind: 'PLAY', until: ready!.closesAt, fixture: { id: ready!.fixtureId }, award: null },
      { kind: 'ENTER_AVAILABILITY', until: null, fixture: null, award: null },
    ]);
    expect(found.phases.find((each: any) => each.number === 1).groups.map((each: any) => each.table.length)).toEqual([
      7, 7,
    ]);
    await the.service.deliver(availabilityChanged, { userId: ready!.sideA[0]!, noFixedDays: true, slots: [] });
    await the.service.deliver(fixtureClosed, playedAnswer(ready!, 'A', the.clock.now()));
    expect((await league(id, {}, mine)).myTasks).toEqual([]);
    await the.service.manager.query(
      `insert into award (id, league_id, group_id, player_id, place, choices, won_at) values ('aw', $1, $2, $3, 'WINNER', '[]', now())`,
      [id, groupIds[0], ready!.sideA[0]],
    );
    const won = await league(id, {}, mine);
    expect(won.myTasks).toEqual([{ kind: 'TAKE_AWARD', until: null, fixture: null, award: { id: 'aw' } }]);
    expect(won.awards).toEqual([{ id: 'aw', placing: 'WINNER', player: { id: ready!.sideA[0] } }]);
  });

  it('LEA-05~ tells nobody that a match is unplayed whose result waits for confirmation, and asks nobody to play it', async () => {
    the.clock.set('2027-01-02T10:00:00Z');
    const { league: { id } } = await the.begin(14, { prefix: 'w' }); // oxfmt-ignore
    await until(the.times.rounds[0]!.startsAt);
    const [played, ...others] = await the.readyIn(id);
    const { fixture } = matchOf(played!);
    await the.service.deliver(resultEntered, { ...entered, match: { ...entered.match, fixture } });
    expect((await league(id, {}, player(played!.sideA[0]!))).myTasks).not.toContainEqual(
      expect.objectContaining({ kind: 'PLAY' }),
    );
    await until(new Date(+the.times.rounds[0]!.endsAt - 86_400_000));
    const told = (await the.service.eventsOf(leagueWindowClosing)).filter(({ competition }) => competition.id === id);
    expect(told.map(({ fixtureId }) => fixtureId).toSorted()).toEqual(
      others.map(({ fixtureId }) => fixtureId).toSorted(),
    );
  });

  it('LEA-05~ REP-01~ tells nobody that a match is unplayed while a no-show waits for an answer; denied, it is again', async () => {
    the.clock.set('2027-01-02T10:00:00Z');
    const { league: { id } } = await the.begin(14, { prefix: 'n' }); // oxfmt-ignore
    await until(the.times.rounds[0]!.startsAt);
    const [reported, counted, denied, ...others] = await the.readyIn(id);
    const absentIn = (ready: NonNullable<typeof reported>) => ({
      ...{ ...noShow.match, matchId: `m-${ready.fixtureId}` },
      fixture: matchOf(ready).fixture,
    });
    const mine = () => league(id, {}, player(denied!.sideA[0]!));
    const toPlay = expect.objectContaining({ kind: 'PLAY' });
    for (const one of [reported!, counted!, denied!])
      await the.service.deliver(noShowReported, { ...noShow, match: absentIn(one) });
    await the.service.deliver(noShowAnswered, { ...answered, match: absentIn(counted!), accepted: true });
    expect((await mine()).myTasks).not.toContainEqual(toPlay);
    await until(new Date(+the.times.rounds[0]!.endsAt - 86_400_000));
    const told = async () =>
      (await the.service.eventsOf(leagueWindowClosing))
        .filter(({ competition }) => competition.id === id)
        .map(({ fixtureId }) => fixtureId)
        .toSorted();
    expect(await told()).toEqual(others.map(({ fixtureId }) => fixtureId).toSorted());
    await the.service.deliver(noShowAnswered, { ...answered, match: absentIn(denied!), accepted: false });
    expect((await mine()).myTasks).toContainEqual(toPlay);
    await until(the.clock.now());
    expect(await told()).toEqual([denied!, ...others].map(({ fixtureId }) => fixtureId).toSorted());
  });

  it('LEA-07 shows the ranking of the year, page by page', async () => {
    const { league: { id }, phase } = await the.begin(14, { prefix: 'r' }); // oxfmt-ignore
    await the.service.manager.query(
      `insert into ranking select $1, 2027, 'r-p' || n, array['r-p' || n], n, 30 - n, 9, 70.125, 1 from generate_series(1, 5) n`,
      [id],
    );
    const first = await league(id, { first: 2 });
    expect(first.rankingYears).toEqual([2027]);
    expect(first.ranking.totalCount).toBe(5);
    expect(first.ranking.edges[0].node).toEqual({
      ...{ position: 1, points: 29, played: 9, appw: 70.125, phases: 1, players: [{ id: 'r-p1' }] },
    });
    const positions: number[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { ranking } = await league(id, { first: 2, after });
      positions.push(...ranking.edges.map((edge: any) => edge.node.position));
      ({ endCursor: after, hasNextPage: more } = ranking.pageInfo);
    }
    expect(positions).toEqual([1, 2, 3, 4, 5]);
    expect(phase.year).toBe(2027);
  });

  it('BYD-13~ RES-08~ counts a result once in the table, and signals the group once, also when it comes twice', async () => {
    the.clock.set('2027-01-02T10:00:00Z');
    const { league: { id }, groupIds } = await the.begin(14, { prefix: 's' }); // oxfmt-ignore
    await until(the.times.rounds[0]!.startsAt);
    let signals = 0;
    const stop = await push.subscribe(`league-group:${groupIds[0]}`, () => void (signals += 1));
    const ready = (await the.readyIn(id))[0]!;
    await the.service.deliver(fixtureClosed, playedAnswer(ready, 'A', the.clock.now()));
    await eventually(() => signals > 0, 'the group was not signalled');
    await the.service.deliver(fixtureClosed, playedAnswer(ready, 'A', the.clock.now()));
    expect(signals).toBe(1);
    const { data } = await the.service.query<{ leagueGroup: { table: { points: number; played: number }[] } }>(
      `{ leagueGroup(id: "${groupIds[0]}") { table { points played } } }`,
      {},
      VISITOR,
    );
    expect(data!.leagueGroup.table.filter(({ played }) => played > 0).map(({ points }) => points)).toEqual([3, 0]);
    await stop();
  });
});
