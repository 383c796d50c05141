import {
  fixtureClosed,
  groupFormed,
  leagueFixtureReady,
  leagueFixtureWithdrawn,
  sideAbandoned,
  type DataOf,
} from '@setpoint/events';
import { rowsOf, sql } from '@setpoint/service-kit';
import type { Identity } from '@setpoint/kernel';
import { player as playerIdentity, startTestService, support, type TestService } from '@setpoint/testkit';
import { leaguesService } from '../../src/service.js';
import { playedAnswer, startPlaying, type Playing } from '../playing.js';

describe('a phase on two replicas', () => {
  let the: Playing;
  let other: TestService;
  beforeAll(async () => {
    the = await startPlaying();
    const { clock, bus, push, databaseUrl } = the.service;
    other = await startTestService(leaguesService, { clock, bus, push, databaseUrl });
  });
  afterAll(async () => {
    await other?.stop();
    await the?.service.stop();
  });

  it('LEA-05 opens each round of each group once', async () => {
    const { league } = await the.begin(40);
    the.clock.set(the.times.rounds[0]!.startsAt);
    for (let i = 0; i < 2; i += 1) await Promise.all([the.service.runTimers(), other.runTimers()]);
    const ready = await the.readyIn(league.id);
    const rounds = await rowsOf<{ rounds: number; fixtures: number; members: number }>(
      the.service.manager,
      sql`select g.rounds_opened as rounds, (select count(*) from fixture f where f.group_id = g.id) as fixtures,
        (select count(*) from member m where m.group_id = g.id) as members from league_group g join phase p on p.id = g.phase_id
        where p.league_id = ${league.id}`,
    );
    expect(rounds.map((row) => row.rounds)).toEqual(rounds.map(() => 1));
    for (const { fixtures, members } of rounds) expect(fixtures).toBe(Math.floor(members / 2));
    expect(ready).toHaveLength(rounds.reduce((sum, { fixtures }) => sum + fixtures, 0));
    expect(new Set(ready.flatMap(({ sideA, sideB }) => [...sideA, ...sideB])).size).toBe(ready.length * 2);
  });
});

describe('members who come and go', () => {
  let the: Playing;
  beforeAll(async () => (the = await startPlaying()));
  afterAll(() => the?.service.stop());

  const inTransaction = <R>(work: Parameters<Playing['service']['storage']['transaction']>[0]) =>
    the.service.storage.transaction(work) as Promise<R>;
  const begun = async (size = 14) => {
    the.clock.set('2027-01-02T10:00:00Z');
    const phase = await the.begin(size);
    await the.until(the.times.rounds[0]!.startsAt);
    return phase;
  };

  it('LEA-04~ forms the groups of a phase once, however often it is begun', async () => {
    const { start, phase, groupIds } = await begun();
    await inTransaction((manager, effects) => the.play.begin(start, manager, effects));
    expect(await the.groupIdsOf(phase.id)).toEqual(groupIds);
  });

  it('LEA-03~ who pays late joins the group nearest in level, once, as long as there is a place', async () => {
    const { phase, league } = await begun(14);
    const join = (n: number, level: number) =>
      inTransaction<boolean>((manager, effects) => {
        const member = { subscriptionId: `late-${league.id}-${n}`, playerIds: [`late-${n}`], level };
        return the.play.join({ phaseId: phase.id, member, at: the.clock.now() }, manager, effects);
      });
    expect(await join(1, 5.9)).toBe(true);
    expect(await join(1, 5.9)).toBe(true);
    const [first, second] = await Promise.all((await the.groupIdsOf(phase.id)).map((id) => the.groupOf(id)));
    expect([first!.members.length, second!.members.length]).toEqual([8, 7]);
    expect(first!.members[1]!.playerIds).toEqual(['late-1']);
    const formed = (await the.service.eventsOf(groupFormed)).filter(({ groupId }) => groupId === first!.id);
    expect(formed.map(({ playerIds }) => playerIds.includes('late-1'))).toEqual([false, true]);
    for (let n = 2; n <= 6; n += 1) expect(await join(n, 5)).toBe(true);
    expect(await join(7, 5)).toBe(false);
    await the.until(the.times.rounds[8]!.startsAt);
    const { phase: later } = await begun(14);
    await the.until(the.times.final.startsAt);
    const late = { subscriptionId: 'too-late', playerIds: ['too-late'], level: 4 };
    const joined = inTransaction<boolean>((manager, effects) =>
      the.play.join({ phaseId: later.id, member: late, at: the.clock.now() }, manager, effects),
    );
    expect(await joined).toBe(false);
  });

  it('REP-04~ TRN-15~ who abandons a match has left: the others of theirs are forfeits', async () => {
    const { groupIds, league } = await begun();
    const [ready] = await the.readyIn(league.id);
    const group = await the.groupOf(groupIds[0]!);
    const fixture = group.fixtures.find(({ id }) => id === ready!.fixtureId)!;
    const [member] = fixture.sides;
    const at = the.clock.now().toISOString();
    const abandoned: DataOf<typeof sideAbandoned> = {
      ...{ fixtureId: fixture.id, revision: 1, actorId: ready!.sideA[0]!, side: 'A', at },
      match: matchOf(ready!),
    };
    const closed: DataOf<typeof fixtureClosed> = {
      ...{ fixtureId: fixture.id, revision: 1, matchId: 'm', at, how: 'ABANDONED' },
      abandoned: { side: 'A', playerId: ready!.sideA[0]! },
    };
    for (let i = 0; i < 2; i += 1) await the.service.deliver(sideAbandoned, abandoned);
    for (let i = 0; i < 2; i += 1) await the.service.deliver(fixtureClosed, closed);
    const after = await the.groupOf(group.id);
    expect(after.members.find(({ id }) => id === member)!.outBecause).toBe('ABANDONED');
    expect(after.fixtures.find(({ id }) => id === fixture.id)!.decision).toMatchObject({ how: 'FORFEIT', winner: 'B' });
    await the.until(the.times.rounds[1]!.startsAt);
    const later = await the.groupOf(group.id);
    expect(later.fixtures.filter(({ round, sides }) => round === 2 && sides.includes(member))).toEqual([]);
  });

  it('takes matches back when the phase is cancelled, and gives no prizes', async () => {
    const { phase, groupIds, league } = await begun();
    const [ready] = await the.readyIn(league.id);
    await inTransaction((manager, effects) => the.play.cancel(phase.id, the.clock.now(), manager, effects));
    const withdrawn = (await the.service.eventsOf(leagueFixtureWithdrawn)).map(({ fixtureId }) => fixtureId);
    const all = (await the.service.eventsOf(leagueFixtureReady)).filter(
      ({ competition }) => competition.id === league.id,
    );
    expect(withdrawn).toEqual(expect.arrayContaining(all.map(({ fixtureId }) => fixtureId)));
    await the.service.deliver(fixtureClosed, playedAnswer(ready!, 'A', the.clock.now()));
    for (const id of groupIds)
      expect(await the.groupOf(id)).toMatchObject({ state: 'CLOSED', winnerId: null, fixtures: [] });
  });

  it('ADM-04~ support, players, matches and timers at once change a group one after the other', async () => {
    const { groupIds } = await begun();
    const group = await the.groupOf(groupIds[0]!);
    const [one, other, third] = group.fixtures;
    const asked = async (name: string, type: string, input: object, who: Identity) => {
      const document = `mutation ($input: ${type}!) { ${name}(input: $input) { success errorCode } }`;
      const { data, errors } = await the.service.query(document, { input }, who);
      expect(errors).toBeUndefined();
      return (data as Record<string, { errorCode: string | null }>)[name]!.errorCode;
    };
    const [sam, reason] = [support('sam'), 'Insults'];
    const exclude = (memberId: string) => asked('excludeLeagueMember', 'ExcludeLeagueMemberInput', { memberId, reason }, sam); // oxfmt-ignore
    const decide = (fixtureId: string) => asked('decideLeagueFixture', 'DecideLeagueFixtureInput', { fixtureId, winner: 'A', reason }, sam); // oxfmt-ignore
    const extend = ({ id: fixtureId, closesAt }: { id: string; closesAt: Date }) => asked('extendLeagueFixture', 'ExtendLeagueFixtureInput', { fixtureId, days: 2, closesAt: closesAt.toISOString(), reason }, sam); // oxfmt-ignore
    const [by, opponent] = [third!.sides[0], one!.sides[1]];
    const player = group.members.find(({ id }) => id === by)!.playerIds[0]!;
    const codes = await Promise.all([
      ...[exclude(one!.sides[0]), exclude(one!.sides[0]), exclude(other!.sides[1]), decide(one!.id), extend(one!)],
      ...[decide(other!.id), extend(third!), extend(third!)],
      asked(
        'challengeMember',
        'ChallengeMemberInput',
        { groupId: group.id, memberId: opponent },
        playerIdentity(player),
      ),
      the.service.deliver(fixtureClosed, playedAnswer({ fixtureId: third!.id, revision: 1 }, 'A', the.clock.now())),
      ...[the.service.runTimers(), the.service.runTimers()],
    ]);
    expect(codes.slice(0, 2).sort()).toEqual(['MEMBER_OUT_ALREADY', null].sort());
    const after = await the.groupOf(group.id);
    expect(after.members.filter(({ outBecause }) => outBecause === 'EXCLUDED')).toHaveLength(2);
    expect(after.fixtures.find(({ id }) => id === third!.id)).toMatchObject({ state: 'DECIDED' });
    expect(after.fixtures.find(({ id }) => id === one!.id)).toMatchObject({ state: 'CLOSING' });
  });

  it('keeps every decision', async () => {
    const { league } = await begun();
    const [ready] = await the.readyIn(league.id);
    await the.service.deliver(fixtureClosed, playedAnswer(ready!, 'A', the.clock.now()));
    const change = the.service.manager.query(`update fixture_decision set winner = 'B'`);
    await expect(change).rejects.toThrow('append-only');
  });
});

const matchOf = (ready: DataOf<typeof leagueFixtureReady>): DataOf<typeof sideAbandoned>['match'] => ({
  ...{ matchId: 'm', sport: 1, numberPlayers: 1, visibility: 'PUBLIC', isFriendly: false, courtId: null },
  ...{ organiserId: ready.sideA[0]!, startsAt: null, timeZone: ready.timeZone, minutesPlay: 60 },
  ...{ teamA: ready.sideA, teamB: ready.sideB, invited: [] },
});
