import {
  fixtureClosed,
  groupClosed,
  groupFormed,
  leagueAwardWon,
  leagueFixtureDecided,
  leagueFixtureExpired,
  leagueGroupChanged,
  rankingPublished,
  standingReached,
  type DataOf,
} from '@setpoint/events';
import { standingsOf } from '@setpoint/league';
import { rowsOf, sql } from '@setpoint/service-kit';
import { resultOf as tableResult, type PlayingGroup } from '../../src/domain/play/group.js';
import { playedAnswer, startPlaying, type Playing } from '../playing.js';

type Closed = DataOf<typeof fixtureClosed>;

/** Of each group's matches the stronger side wins, but for what the test says. */
async function playPhase(the: Playing, repeats: number) {
  const { league, phase, groupIds } = await the.begin(14);
  const told = new Set<string>();
  const answer = async (data: Closed) => {
    const envelope = { id: `answer ${data.fixtureId} ${data.revision} ${data.how}` };
    for (let i = 0; i < repeats; i += 1) await the.service.deliver(fixtureClosed, data, i % 2 ? {} : envelope);
  };
  const strengthOf = (players: readonly string[]) => -Number(players[0]!.split('-p')[1]);
  const playAll = async () => {
    for (const ready of await the.readyIn(league.id)) {
      const key = `${ready.fixtureId} ${ready.revision}`;
      if (told.has(key)) continue;
      told.add(key);
      const winner = strengthOf(ready.sideA) > strengthOf(ready.sideB) ? 'A' : 'B';
      await answer(playedAnswer(ready, winner, the.clock.now()));
    }
  };
  for (const round of the.times.rounds) {
    await the.until(round.startsAt);
    the.clock.advance({ days: 2 });
    await playAll();
  }
  await the.until(the.times.final.startsAt);
  the.clock.advance({ days: 1 });
  await playAll();
  await the.service.runTimers();
  return { league, phase, groupIds };
}

describe.each([1, 3])('a phase of 14 with each answer told %i time(s)', (repeats) => {
  let the: Playing;
  let phase: Awaited<ReturnType<typeof playPhase>>;
  const groups: PlayingGroup[] = [];

  beforeAll(async () => {
    the = await startPlaying();
    phase = await playPhase(the, repeats);
    for (const id of phase.groupIds) groups.push(await the.groupOf(id));
  });
  afterAll(() => the?.service.stop());

  it('LEA-04~ forms two groups of seven by level', async () => {
    const formed = await the.service.eventsOf(groupFormed);
    expect(formed.map(({ number, playerIds }) => [number, playerIds.length])).toEqual([
      [1, 7],
      [2, 7],
    ]);
    expect(formed[0]!.playerIds.map((id) => id.split('-p')[1])).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(formed[0]!.endsOn).toBe('2027-03-31');
  });

  it('LEA-05 lets everybody meet everybody, nobody twice before all', () => {
    for (const group of groups) {
      const pairs = group.fixtures
        .filter(({ stage }) => stage === 'ROUND_ROBIN')
        .map(({ sides }) => [...sides].sort().join());
      const early = pairs.slice(0, 21);
      expect(new Set(early).size).toBe(21);
    }
  });

  it('LEA-06 the first two play the final, and who wins it wins the group', async () => {
    for (const group of groups) {
      expect([group.state, group.winnerId, group.secondId]).toEqual([
        'CLOSED',
        group.members[0]!.id,
        group.members[1]!.id,
      ]);
      const final = group.fixtures.find(({ stage }) => stage === 'FINAL_LEAGUE')!;
      expect(final.sides).toEqual([group.members[0]!.id, group.members[1]!.id]);
    }
    const closed = await the.service.eventsOf(groupClosed);
    expect(closed.map(({ winnerIds }) => winnerIds.map((id) => id.split('-p')[1]))).toEqual([['1'], ['8']]);
    const rows = await rowsOf(the.service.manager, sql`select state from phase where id = ${phase.phase.id}`);
    expect(rows).toEqual([{ state: 'COMPLETED' }]);
  });

  it('LEA-11~ tells others that the chats of its groups end with it, once', async () => {
    const told = await the.service.eventsOf(leagueGroupChanged);
    for (const { id } of groups)
      expect(told.filter(({ groupId }) => groupId === id).map(({ over }) => over)).toEqual([false, true]);
  });

  it('tells the end of each match once', async () => {
    const decided = await the.service.eventsOf(leagueFixtureDecided);
    const played = groups.flatMap(({ fixtures }) => fixtures);
    expect(decided).toHaveLength(played.length);
    expect(new Set(decided.map(({ fixtureId }) => fixtureId)).size).toBe(played.length);
    const kept = await rowsOf(the.service.manager, sql`select fixture_id from fixture_decision`);
    expect(kept).toHaveLength(played.length);
    expect(await the.service.eventsOf(leagueFixtureExpired)).toEqual([]);
  });

  it('LEA-11~ gives the prizes of each group to its winner and second, once', async () => {
    const won = await the.service.eventsOf(leagueAwardWon);
    expect(won.map(({ playerId, placing }) => [placing, playerId.split('-p')[1]]).toSorted()).toEqual([
      ['SECOND', '2'],
      ['SECOND', '9'],
      ['WINNER', '1'],
      ['WINNER', '8'],
    ]);
  });

  it('LEA-07 publishes the ranking of the year, by points', async () => {
    const [published, ...others] = await the.service.eventsOf(rankingPublished);
    expect([published!.year, others, published!.positions.length]).toEqual([2027, [], 14]);
    const rows = await rowsOf<{ points: number; player_id: string }>(
      the.service.manager,
      sql`select points, player_id from ranking order by position, player_id`,
    );
    const all = groups.flatMap((group) => {
      const results = group.fixtures
        .filter(({ stage }) => stage === 'ROUND_ROBIN')
        .map((fixture) => tableResult(fixture)!);
      return standingsOf(
        group.members.map(({ id }) => id),
        results,
      ).map(({ points }) => points);
    });
    expect(rows.map(({ points }) => points)).toEqual(all.toSorted((a, b) => b - a));
  });

  it('LEA-06 tells each milestone of the nights once', async () => {
    const reached = await the.service.eventsOf(standingReached);
    const keys = reached.map(({ groupId, playerIds, milestone, at }) => [groupId, playerIds, milestone, at].join());
    expect(new Set(keys).size).toBe(keys.length);
    expect(reached.filter(({ milestone }) => milestone === 'LEADER').length).toBeGreaterThan(0);
  });
});
