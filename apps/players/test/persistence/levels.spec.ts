import { courtChanged, levelsChanged, levelUpdated, resultConfirmed, resultCorrected } from '@setpoint/events';
import { rowOf, rowsOf, sql } from '@setpoint/service-kit';
import { player } from '@setpoint/testkit';
import fc from 'fast-check';
import { rateResult } from '../../src/application/rate-result.js';
import type { Level } from '../../src/domain/profile.js';
import { comparePlaces } from '../../src/domain/levels/rated-match.js';
import { ParametersOverTime } from '../../src/domain/levels/parameters-over-time.js';
import { rateHistory } from '../../src/domain/levels/rate-history.js';
import { toEntryRow } from '../../src/persistence/level-rows.js';
import { PostgresLevelLedger } from '../../src/persistence/postgres-level-ledger.js';
import type { RatingEntryRow } from '../../src/persistence/level-entities.js';
import { ANA, aCentre, aPlayer, aResult, BEN, CARLA, anEstimatedLevel } from '../builders.js';
import { arrivals, BOTH, estimated, assessedLevels, DOUBLES, finalMatches, SINGLES } from '../rated-matches.js';
import { arePlayers, clear, joins, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(() => clear(stage));
afterAll(() => stage?.stop());

const estimate = (rating: number): Level[] => [anEstimatedLevel(rating)];
const three = () =>
  arePlayers(
    stage,
    aPlayer({ id: ANA, levels: estimate(4) }),
    aPlayer({ id: BEN, levels: estimate(4), inviteCode: 'BEN' }),
    aPlayer({ id: CARLA, inviteCode: 'CARLA' }),
  );
const ledger = () =>
  rowsOf<RatingEntryRow>(
    stage.manager,
    sql`select * from rating_entry order by ended_at, match_id, player_id collate "C"`,
  );
const inLedgerOrder = (one: RatingEntryRow, other: RatingEntryRow) =>
  comparePlaces(placeOf(one), placeOf(other)) || (one.player_id < other.player_id ? -1 : 1);
const placeOf = ({ ended_at, match_id }: RatingEntryRow) => ({ endedAt: ended_at.getTime(), matchId: match_id });
const levelsOf = async (id: string) =>
  (await rowOf<{ levels: Level[] }>(stage.manager, sql`select levels from player where id = ${id}`))?.levels;
const confirmed = (...args: Parameters<typeof aResult>) => stage.deliver(resultConfirmed, aResult(...args));

describe('levels in Postgres', () => {
  it.each([
    ['singles', [SINGLES]],
    ['doubles', [DOUBLES]],
    ['singles and doubles', BOTH],
  ])('LVL-08 in any order of %s are what a replay from nothing gives, bit for bit', async (_, pools) => {
    const levels = (id: string) =>
      assessedLevels[id] === undefined ? [] : pools.map((pool) => anEstimatedLevel(assessedLevels[id]!, pool));
    await fc.assert(
      fc.asyncProperty(arrivals(pools, 8), async (all) => {
        await clear(stage);
        await arePlayers(
          stage,
          ...Object.keys(assessedLevels).map((id) =>
            aPlayer({ id: id as typeof ANA, inviteCode: id, levels: levels(id) }),
          ),
        );
        for (const { matchId, pool, match } of all) {
          await stage.storage.transaction((manager) =>
            rateResult(matchId, match, new PostgresLevelLedger(manager), pool),
          );
        }
        const { steps } = rateHistory(finalMatches(all), [], estimated, ParametersOverTime.DEFAULT);
        expect(await ledger()).toEqual(steps.map(toEntryRow).sort(inLedgerOrder));
      }),
      { numRuns: 40 },
    );
  });

  it('LVL-07 LVL-03 follow a confirmed result: figures, the level shown, an event for each player', async () => {
    await three();
    await confirmed({ matchId: 'm1' });
    expect(await ledger()).toMatchObject([
      { player_id: 'ana', trend: 'UP', win_chance: 0.5, matches: 1, before_mean: 3.55, before_shown: 3.5 },
      { player_id: 'ben', trend: 'DOWN', win_chance: 0.5, matches: 1, met: ['ana'] },
    ]);
    expect(await stage.eventsOf(levelUpdated)).toMatchObject([
      { userId: 'ana', matchId: 'm1', sport: 1, numberPlayers: 1, trend: 'UP' },
      { userId: 'ben', matchId: 'm1', trend: 'DOWN', level: 3.5 },
    ]);
    expect(await levelsOf('ben')).toEqual([{ ...anEstimatedLevel(4), rating: 3.5, selfAssessed: false }]);
    expect(await stage.eventsOf(levelsChanged)).toEqual([]);
    const sets = [6, 6].map((a) => ({ a, b: 0, superTieBreak: false }));
    await confirmed({ matchId: 'm2', startsAt: '2026-05-20T18:00:00.000Z' }, { sets });
    expect(await stage.eventsOf(levelsChanged)).toContainEqual({
      userId: 'ana',
      levels: [{ sport: 1, numberPlayers: 1, rating: 4 }],
    });
  });

  it('LVL-03 start from what was said last when the only match that counted is annulled', async () => {
    await three();
    await confirmed({ matchId: 'm1' });
    await confirmed({ matchId: 'm1' }, { outcome: 'WALKOVER', sets: [] });
    expect(await levelsOf('ana')).toEqual([anEstimatedLevel(4)]);
    const save = 'mutation { saveSports(input: { sports: [{ sport: 1, level: 5 }] }) { success } }';
    expect((await stage.query(save, {}, player('ana'))).data).toEqual({ saveSports: { success: true } });
    await confirmed({ matchId: 'm2', startsAt: '2026-05-20T18:00:00.000Z' });
    expect(await ledger()).toMatchObject([
      { player_id: 'ana', before_mean: 4.4, before_shown: 4.5 },
      { player_id: 'ben', before_mean: 3.55, before_shown: 3.5 },
    ]);
  });

  it('LVL-03 LVL-04~ stay after friendly matches and walkovers', async () => {
    await three();
    await confirmed({ isFriendly: true });
    await confirmed({}, { outcome: 'WALKOVER', sets: [] });
    expect(await ledger()).toEqual([]);
    expect(await levelsOf('ana')).toEqual(estimate(4));
    expect(await stage.eventsOf(levelUpdated)).toEqual([]);
  });

  it('LVL-08 LVL-07 RES-08~ change once, whatever comes twice, and tell nobody of what is emitted anew', async () => {
    await three();
    await stage.deliver(resultConfirmed, aResult({ matchId: 'm1' }), { snapshot: true });
    const before = await ledger();
    expect(before).toHaveLength(2);
    await confirmed({ matchId: 'm1' });
    expect(await ledger()).toEqual(before);
    expect(await stage.eventsOf(levelUpdated)).toEqual([]);
  });

  it('LVL-08 are corrected with the result; one that counts no more leaves the own estimate', async () => {
    await three();
    await confirmed({ matchId: 'm1' });
    await confirmed({ matchId: 'm1' }, { winner: 'B', sets: [{ a: 3, b: 6, superTieBreak: false }, { a: 5, b: 7, superTieBreak: false }] }); // oxfmt-ignore
    expect(await ledger()).toMatchObject([
      { player_id: 'ana', trend: 'DOWN' },
      { player_id: 'ben', trend: 'UP' },
    ]);
    expect(await stage.eventsOf(levelUpdated)).toHaveLength(2);
    await confirmed({ matchId: 'm1' }, { outcome: 'WALKOVER', sets: [] });
    expect(await ledger()).toEqual([]);
    expect(await levelsOf('ana')).toEqual(estimate(4));
  });

  it('LVL-08~ after a correction by support are what a replay gives, and its players hear of it once', async () => {
    await three();
    const sets = [
      { a: 3, b: 6, superTieBreak: false },
      { a: 5, b: 7, superTieBreak: false },
    ];
    const lost = { winner: 'B' as const, sets };
    const first = { matchId: 'm1', startsAt: '2026-05-01T18:00:00.000Z' };
    const second = { matchId: 'm2', startsAt: '2026-05-02T18:00:00.000Z', teamB: [CARLA] };
    await stage.deliver(resultConfirmed, aResult(first), { version: 1 });
    await confirmed(second);
    const told = (await stage.eventsOf(levelUpdated)).length;
    const { automatic: _, ...data } = aResult(first, lost);
    for (const version of [2, 2]) await stage.deliver(resultCorrected, data, { version });
    const corrected = await ledger();
    expect((await stage.eventsOf(levelUpdated)).slice(told)).toMatchObject([
      { userId: 'ana', matchId: 'm1', trend: 'DOWN' },
      { userId: 'ben', matchId: 'm1', trend: 'UP' },
    ]);
    await clear(stage);
    await three();
    await confirmed(first, lost);
    await confirmed(second);
    expect(corrected).toEqual(await ledger());
  });

  it('LVL-03 start from the estimate before the first match; a later estimate moves nothing', async () => {
    await three();
    await confirmed({ matchId: 'm2', startsAt: '2026-05-02T18:00:00.000Z', teamB: [CARLA] });
    const { data } = await stage.query<{ saveSports: { success: boolean } }>(
      `mutation { saveSports(input: { sports: [{ sport: 1, level: 7 }] }) { success } }`,
      {},
      player('ana'),
    );
    expect(data?.saveSports.success).toBe(true);
    await confirmed({ matchId: 'm1', startsAt: '2026-05-01T18:00:00.000Z' });
    const first = (await ledger()).find(({ match_id, player_id }) => match_id === 'm1' && player_id === 'ana');
    expect(first).toMatchObject({ before_mean: 3.55, matches: 1 });
    expect((await levelsOf('ana'))?.[0]).toMatchObject({ selfAssessed: false });
  });

  it('LVL-03 are there too when the first result arrives before the registration', async () => {
    await confirmed({ matchId: 'm1' });
    await joins(stage, 'ana', { levels: [{ sport: 1, level: 6 }] });
    expect(await levelsOf('ana')).toMatchObject([
      { numberPlayers: 1, rating: 3.5, selfAssessed: false },
      { numberPlayers: 2, rating: 5.5, selfAssessed: true },
    ]);
  });

  it('LVL-04~ LVL-08 hold an offset for each surface, from the court as it was at the first confirmation', async () => {
    await three();
    const onCourt = (courtId: string, surface: 'CLAY' | 'HARD') => stage.deliver(courtChanged, aCentre(courtId, [{ sport: 1, surface }])); // oxfmt-ignore
    await onCourt('one', 'CLAY');
    await onCourt('other', 'HARD');
    const lost = { winner: 'B' as const, sets: [{ a: 2, b: 6, superTieBreak: false }, { a: 1, b: 6, superTieBreak: false }] }; // oxfmt-ignore
    const second = { matchId: 'm2', courtId: 'other', startsAt: '2026-05-03T18:00:00.000Z' };
    await confirmed({ matchId: 'm1', courtId: 'one' });
    await confirmed(second, lost);
    const offsets = async () => (await ledger()).filter(({ player_id }) => player_id === 'ana').at(-1)!.surfaces;
    const { CLAY, HARD } = await offsets();
    expect(CLAY!.mean).toBeGreaterThan(0);
    expect(HARD!.mean).toBeLessThan(0);
    await onCourt('one', 'HARD');
    const before = await ledger();
    await confirmed({ matchId: 'm1', courtId: 'one' });
    expect(await ledger()).toEqual(before);
    await confirmed({ matchId: 'm1', courtId: 'one' }, { sets: [{ a: 6, b: 0, superTieBreak: false }, { a: 6, b: 0, superTieBreak: false }] }); // oxfmt-ignore
    expect((await offsets())['CLAY']!.mean).toBeGreaterThan(CLAY!.mean);
  });

  it('LVL-08 come out the same when results arrive together', async () => {
    await three();
    const result = (i: number) =>
      aResult({ matchId: `m${i}`, startsAt: `2026-05-${10 + i}T18:00:00.000Z`, ...(i % 2 && { teamB: [CARLA] }) });
    await Promise.all([3, 0, 4, 1, 5, 2].map((i) => stage.deliver(resultConfirmed, result(i))));
    const together = await ledger();
    await clear(stage);
    await three();
    for (const i of [0, 1, 2, 3, 4, 5]) await stage.deliver(resultConfirmed, result(i));
    expect(together).toEqual(await ledger());
    expect(together).toHaveLength(12);
  });
});
