import {
  absenceChanged,
  fixtureClosed,
  leagueAwardClaimed,
  leagueFixtureReady,
  leagueGroupChanged,
  matchCreated,
} from '@setpoint/events';
import { emitSnapshot, player, support, VISITOR } from '@setpoint/testkit';
import { GroupSnapshot } from '../../src/persistence/snapshots/group-snapshot.js';
import { matchOf, playedAnswer, startPlaying, type Playing } from '../playing.js';

const MEMBER = `id isOut level players { id }`;
const FIXTURE = `id round isChallenge stage state how winner rule closesAt chanceA sets { a b } match { id }
  sideA { ${MEMBER} } sideB { ${MEMBER} }`;
const ROW = `rank points played won drawn lost forfeited gamesWon gamesLost gameDifference pct ptp appw form rankedBy chance
  member { ${MEMBER} }`;
const GROUP = `query ($id: ID!) { leagueGroup(id: $id) { id number state league { id name } phase { id number state }
  table { ${ROW} } tableOfLastNight { rank member { id } } fixtures { ${FIXTURE} } final { ${FIXTURE} }
  challengeable { id } } }`;
const CHALLENGE = `mutation ($input: ChallengeMemberInput!) { challengeMember(input: $input) { success errorCode
  fixture { ${FIXTURE} } } }`;
const TAKE = `mutation ($input: TakeLeagueAwardInput!) { takeLeagueAward(input: $input) { success errorCode
  award { id claimedAt claimed placing choices { kind points amount { cents currency } } } } }`;
const MINE = `{ myLeagueAwards { id placing claimed player { id } league { id } } }`;

/* eslint-disable @typescript-eslint/no-explicit-any */
describe('groups in the leagues subgraph', () => {
  let the: Playing;
  beforeAll(async () => (the = await startPlaying()));
  afterAll(() => the?.service.stop());

  const ask = async (
    document: string,
    variables: object,
    who = VISITOR as Parameters<Playing['service']['query']>[2],
  ) => {
    const { data, errors } = await the.service.query(document, variables as Record<string, unknown>, who);
    expect(errors).toBeUndefined();
    return data as Record<string, any>;
  };
  const groupOf = async (id: string, who = VISITOR as Parameters<Playing['service']['query']>[2]) =>
    (await ask(GROUP, { id }, who))['leagueGroup'];
  const at = (instant: Date) => the.clock.set(instant);

  /** A league whose first round is open. */
  async function firstRound(prefix: string) {
    at(new Date('2027-01-02T10:00:00Z'));
    const begun = await the.begin(14, { prefix });
    await the.until(the.times.rounds[0]!.startsAt);
    return begun;
  }

  it('LEA-05~ LEA-10~ leads to the match of a fixture as soon as it is there; that of another revision is not it', async () => {
    const { groupIds, league } = await firstRound('m');
    const ready = (await the.readyIn(league.id))[0]!;
    const shown = async () =>
      (await groupOf(groupIds[0]!)).fixtures.find(({ id }: { id: string }) => id === ready.fixtureId).match;
    const match = matchOf(ready);
    const other = { ...match, matchId: 'other', fixture: { ...match.fixture, revision: ready.revision + 1 } };
    await the.service.deliver(matchCreated, { match: other, actorId: ready.sideA[0]! });
    expect(await shown()).toBeNull();
    await the.service.deliver(matchCreated, { match, actorId: ready.sideA[0]! });
    expect(await shown()).toEqual({ id: match.matchId });
    await the.service.deliver(fixtureClosed, playedAnswer(ready, 'A', the.clock.now()));
    expect(await shown()).toEqual({ id: match.matchId });
  });

  it('LEA-06 BYD-13~ shows the table of a group live, with form and chances, and that of the last night', async () => {
    const { groupIds, league } = await firstRound('a');
    const [ready] = await the.readyIn(league.id);
    await the.service.deliver(fixtureClosed, playedAnswer(ready!, 'A', the.clock.now()));
    const group = await groupOf(groupIds[0]!);
    const winner = group.table[0];
    expect(winner).toMatchObject({
      ...{
        rank: 1,
        points: 3,
        played: 1,
        won: 1,
        drawn: 0,
        lost: 0,
        forfeited: 0,
        gamesWon: 12,
        gamesLost: 5,
        gameDifference: 7,
      },
      ...{ pct: 100, ptp: 16.67, appw: 58.335, form: ['WON'], rankedBy: null },
      member: { players: [{ id: ready!.sideA[0] }], isOut: false },
    });
    const sum = group.table.reduce((all: number, row: { chance: number }) => all + row.chance, 0);
    expect(sum).toBeCloseTo(1, 6);
    // Who has lost has played at least, as those below have not.
    const [, second, third] = group.table;
    expect([second.member.players[0].id, second.points, second.form, second.rankedBy]).toEqual([
      ...[ready!.sideB[0], 0, ['LOST'], 'POINTS'],
    ]);
    expect([third.played, third.form, third.rankedBy]).toEqual([0, [], 'APPW']);
    expect(group.tableOfLastNight.map((row: any) => row.rank)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(group.tableOfLastNight[0].member.id).toBe((await the.groupOf(group.id)).members[0]!.id);
    expect(group).toMatchObject({ state: 'PLAYING', league: { id: league.id }, phase: { number: 1 }, final: null });
    const played = group.fixtures.find((each: any) => each.id === ready!.fixtureId);
    expect(played).toMatchObject({ state: 'DECIDED', how: 'PLAYED', winner: 'A', rule: null, chanceA: null, round: 1 });
    expect(played.match).toEqual({ id: `match of ${ready!.fixtureId}` });
  });

  it('LEA-11~ API-21~ tells who plays in a group, also anew', async () => {
    const { groupIds } = await firstRound('told');
    const told = async () =>
      (await the.service.eventsOf(leagueGroupChanged)).filter(({ groupId }) => groupIds.includes(groupId));
    const before = await told();
    expect(before.map(({ number, playerIds, over }) => [number, playerIds.length, over])).toEqual([
      [1, 7, false],
      [2, 7, false],
    ]);
    await emitSnapshot(the.service, new GroupSnapshot(), 3);
    const anew = (await told()).slice(2);
    expect(anew.toSorted((a, b) => a.number - b.number)).toEqual(before);
  });

  it('API-00~ is found by other subgraphs that refer to its league', async () => {
    const { league } = await firstRound('referred');
    const { _entities } = await ask(
      'query ($of: [_Any!]!) { _entities(representations: $of) { ... on League { id name } } }',
      { of: [{ __typename: 'League', id: league.id }] },
    );
    expect(_entities).toEqual([{ id: league.id, name: league.name }]);
  });

  it('LEA-05 lets members challenge each other, a match of the two at a time', async () => {
    const { groupIds, league } = await firstRound('b');
    const [id, other] = groupIds;
    const group = await groupOf(id!, player('b-p1'));
    const own = group.table.find((row: any) => row.member.players[0].id === 'b-p1').member;
    const opponents = group.challengeable.map((each: any) => each.id);
    const open = group.fixtures.find((each: any) => [each.sideA.id, each.sideB.id].includes(own.id));
    const booked = open && [open.sideA.id, open.sideB.id].find((each: string) => each !== own.id);
    expect(opponents).toHaveLength(open ? 5 : 6);
    expect(opponents).not.toContain(own.id);
    const challenge = async (memberId: string, who = 'b-p1', more = {}) =>
      (await ask(CHALLENGE, { input: { groupId: id, memberId, ...more } }, player(who)))['challengeMember'];
    for (const other of [{ sport: 2 }, { numberPlayers: 2 }, { isFriendly: true }])
      expect(await challenge(opponents[0], 'b-p1', other)).toMatchObject({ errorCode: 'NON_LEAGUE_MATCH' });
    if (booked) expect(await challenge(booked)).toMatchObject({ success: false, errorCode: 'MATCH_EXISTS' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => challenge(opponents[0])));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    for (const { success, errorCode } of answers) expect(errorCode).toBe(success ? null : 'MATCH_EXISTS');
    const { fixture } = answers.find(({ success }) => success)!;
    expect(fixture).toMatchObject({ isChallenge: true, round: null, stage: 'ROUND_ROBIN', state: 'READY' });
    expect(fixture.closesAt).toBe('2027-01-12T23:00:00.000Z');
    const ready = (await the.service.eventsOf(leagueFixtureReady)).find(({ fixtureId }) => fixtureId === fixture.id);
    expect(ready).toMatchObject({ sideA: ['b-p1'], drawAllowed: true, competition: { kind: 'LEAGUE', id: league.id } });
    const away = { from: '2027-01-03', to: '2027-01-11' };
    const awayOne = group.table.find((row: any) => row.member.id === opponents[1]).member.players[0].id;
    await the.service.deliver(absenceChanged, { userId: awayOne, absence: away });
    expect(await challenge(opponents[1])).toMatchObject({ errorCode: 'TOO_FEW_COMMON_DAYS' });
    const seen = (await groupOf(id!, player('b-p1'))).challengeable.map((each: any) => each.id);
    expect(seen).toEqual(opponents.slice(2));
    expect(await challenge(opponents[2])).toMatchObject({ success: true });
    expect(await challenge(opponents[3])).toMatchObject({ errorCode: 'TOO_MANY_CHALLENGES' });
    expect((await groupOf(id!, player('b-p1'))).challengeable).toEqual([]);
    expect(await challenge(own.id)).toMatchObject({ errorCode: 'DUPLICATE_PLAYERS' });
    expect(await challenge(opponents[1], 'somebody')).toMatchObject({ errorCode: 'NOT_IN_GROUP' });
    const stranger = (await groupOf(other!)).table[0].member.id;
    expect(await challenge(stranger)).toMatchObject({ errorCode: 'NOT_IN_GROUP' });
    at(the.times.final.startsAt);
    expect(await challenge(opponents[1])).toMatchObject({ errorCode: 'PHASE_ENDED' });
    at(new Date('2027-01-02T12:00:00Z'));
    expect(await challenge(opponents[1])).toMatchObject({ errorCode: 'PHASE_NOT_STARTED' });
  });

  it('LEA-11 SMS-04 PLY-13~ lists a prize, and lets it be taken once, as one of its choices, by whoever has won it', async () => {
    const { league, groupIds } = await firstRound('c');
    await the.service.manager.query(
      `insert into award (id, league_id, group_id, player_id, place, choices, won_at)
       values ('award-c', $1, $2, 'c-p1', 'WINNER', (select prizes -> 0 -> 'choices' from league where id = $1), now())`,
      [league.id, groupIds[0]],
    );
    const take = async (choice: string, who = 'c-p1', awardId = 'award-c') =>
      (await ask(TAKE, { input: { awardId, choice } }, player(who)))['takeLeagueAward'];
    const mine = async (who: string) => (await ask(MINE, {}, player(who)))['myLeagueAwards'];
    expect(await mine('c-p1')).toMatchObject([{ id: 'award-c', placing: 'WINNER', claimed: null }]);
    expect(await mine('c-p2')).toEqual([]);
    expect(await take('CREDIT')).toMatchObject({ errorCode: 'CHOICE_NOT_OFFERED', award: { claimed: null } });
    expect(await take('POINTS', 'c-p2')).toEqual({ success: false, errorCode: 'AWARD_NOT_FOUND', award: null });
    expect(await take('POINTS', 'c-p1', 'none')).toMatchObject({ errorCode: 'AWARD_NOT_FOUND' });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => take(i % 2 ? 'POINTS' : 'VOUCHER')));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'AWARD_ALREADY_TAKEN')).toHaveLength(49);
    const { claimed } = answers.find(({ success }) => success)!.award;
    const prize = claimed === 'POINTS' ? { kind: 'POINTS', points: 300 } : { kind: 'VOUCHER', cents: 5_000 };
    expect(await the.service.eventsOf(leagueAwardClaimed)).toEqual([
      expect.objectContaining({ awardId: 'award-c', prize }),
    ]);
    const ofPlayer = `{ leagueAwardsOf(playerId: "c-p1") { id placing claimedAt } }`;
    expect((await ask(ofPlayer, {}))['leagueAwardsOf']).toEqual([
      { id: 'award-c', placing: 'WINNER', claimedAt: expect.any(String) },
    ]);
    const claimedOf = `{ leagueAwardsOf(playerId: "c-p1") { claimed } }`;
    const refused = await the.service.query(claimedOf, {}, player('c-p2'));
    expect(refused.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect(await mine('c-p1')).toEqual([
      { id: 'award-c', placing: 'WINNER', claimed, player: { id: 'c-p1' }, league: { id: league.id } },
    ]);
  });

  it('ADM-04~ support moves a member before the first result, with a reason', async () => {
    at(new Date('2027-01-02T10:00:00Z'));
    const { groupIds } = await the.begin(17, { prefix: 'd' });
    const groups = await Promise.all(groupIds.map((id) => the.groupOf(id)));
    const [from, to] = groups[0]!.members.length > groups[1]!.members.length ? groups : [...groups].reverse();
    const member = from!.members[0]!;
    const MOVE = `mutation ($input: MoveLeagueMemberInput!) { moveLeagueMember(input: $input) { success errorCode
      fieldErrors { field code } league { id } } }`;
    const move = async (input: object) =>
      (await ask(MOVE, { input: { memberId: member.id, toGroupId: to!.id, reason: 'Asked for', ...input } }, support('sam')))['moveLeagueMember']; // oxfmt-ignore
    expect(await move({ reason: ' ' })).toMatchObject({ errorCode: 'REASON_REQUIRED' });
    expect(await move({ memberId: 'none' })).toMatchObject({ errorCode: 'MEMBER_NOT_FOUND' });
    expect(await move({ toGroupId: 'none' })).toMatchObject({ errorCode: 'GROUP_NOT_FOUND' });
    expect(await move({})).toMatchObject({ success: true, errorCode: null });
    expect((await the.groupOf(to!.id)).members.map(({ id }) => id)).toContain(member.id);
    expect((await the.groupOf(from!.id)).members).toHaveLength(from!.members.length - 1);
    const history = `select kind, by_id, reason, before, after from league_action where league_id = $1`;
    expect(await the.service.manager.query(history, [from!.league.id])).toEqual([
      {
        kind: 'MEMBER_MOVED',
        by_id: 'sam',
        reason: 'Asked for',
        before: `group ${from!.number}`,
        after: `group ${to!.number}`,
      },
    ]);
  });

  it('ADM-04~ support finds the leagues with a match that nobody else decides', async () => {
    const { groupIds, league } = await firstRound('w');
    const [fixture] = (await the.groupOf(groupIds[0]!)).fixtures;
    const LIST = `{ supportLeagues(filter: { needsDecision: true }) { totalCount edges { node { id } } } }`;
    const waiting = async () => (await ask(LIST, {}, support('sam')))['supportLeagues'];
    expect(await waiting()).toEqual({ totalCount: 0, edges: [] });
    await the.service.manager.query(`update league set province = 'MI' where id = $1`, [league.id]);
    await the.service.manager.query('update fixture set is_kept = true where id = $1', [fixture!.id]);
    expect(await waiting()).toEqual({ totalCount: 1, edges: [{ node: { id: league.id } }] });
    const FLAGS = `query ($id: ID!) { leagueGroup(id: $id) { fixtures { id needsDecision } } }`;
    const { fixtures } = (await ask(FLAGS, { id: groupIds[0] }, support('sam')))['leagueGroup'];
    expect(fixtures.filter((each: any) => each.needsDecision)).toEqual([{ id: fixture!.id, needsDecision: true }]);
    await the.service.manager.query('update fixture set is_kept = false where id = $1', [fixture!.id]);
  });

  it('ADM-04~ support excludes a member, gives more time and decides matches', async () => {
    const { groupIds, league } = await firstRound('e');
    const group = await the.groupOf(groupIds[0]!);
    const [one, other] = group.fixtures.filter(({ state }) => state === 'READY');
    const command = async (name: string, type: string, input: object) =>
      (await ask(`mutation ($input: ${type}!) { ${name}(input: $input) { success errorCode fieldErrors { field code } league { id } } }`, { input }, support('sam')))[name]; // oxfmt-ignore
    const extend = (input: object) =>
      command('extendLeagueFixture', 'ExtendLeagueFixtureInput', {
        fixtureId: one!.id,
        days: 5,
        closesAt: one!.closesAt.toISOString(),
        reason: 'Rain',
        ...input,
      });
    expect(await extend({ days: 15 })).toMatchObject({ fieldErrors: [{ field: 'days', code: 'OUT_OF_RANGE' }] });
    expect(await extend({ fixtureId: 'none' })).toMatchObject({ errorCode: 'FIXTURE_NOT_FOUND' });
    for (let press = 0; press < 2; press += 1)
      expect(await extend({})).toMatchObject({ success: true, league: { id: league.id } });
    expect(await extend({ days: 2 })).toMatchObject({ errorCode: 'FIXTURE_CHANGED' });
    expect((await the.groupOf(group.id)).fixtures.find(({ id }) => id === one!.id)!.closesAt).toEqual(
      new Date('2027-01-16T23:00:00Z'),
    );
    const decide = (input: object) =>
      command('decideLeagueFixture', 'DecideLeagueFixtureInput', {
        fixtureId: one!.id,
        winner: 'A',
        reason: 'x',
        ...input,
      });
    expect(await decide({})).toMatchObject({ success: true });
    expect(await extend({})).toMatchObject({ errorCode: 'WRONG_STATE' });
    const withdrawn = { fixtureId: one!.id, revision: 1, matchId: 'm', at: the.clock.now().toISOString(), how: 'WITHDRAWN' as const }; // oxfmt-ignore
    await the.service.deliver(fixtureClosed, withdrawn);
    expect(await decide({})).toMatchObject({ errorCode: 'FIXTURE_DECIDED' });
    expect(await extend({})).toMatchObject({ errorCode: 'FIXTURE_DECIDED' });
    const exclude = (memberId: string) =>
      command('excludeLeagueMember', 'ExcludeLeagueMemberInput', { memberId, reason: 'Insults' });
    const [memberId, opponent] = other!.sides;
    expect(await exclude('none')).toMatchObject({ errorCode: 'MEMBER_NOT_FOUND' });
    expect(await exclude(memberId)).toMatchObject({ success: true });
    expect(await exclude(memberId)).toMatchObject({ errorCode: 'MEMBER_OUT_ALREADY' });
    await the.service.deliver(fixtureClosed, { ...withdrawn, fixtureId: other!.id });
    const { fixtures, table } = await groupOf(group.id);
    const decided = (id: string) => fixtures.find((each: any) => each.id === id);
    expect(decided(one!.id)).toMatchObject({ how: 'FORFEIT', winner: 'A', rule: 'BY_SUPPORT' });
    expect(decided(other!.id)).toMatchObject({ how: 'FORFEIT', winner: 'B', rule: 'EXCLUDED' });
    expect(table.find((row: any) => row.member.id === opponent)).toMatchObject({ points: 3, gamesWon: 0 });
    expect(table.find((row: any) => row.member.id === memberId)).toMatchObject({
      ...{ played: 0, lost: 0, forfeited: 1, ptp: 0 },
      member: { isOut: true },
    });
  });
});
