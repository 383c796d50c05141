import { levelsChanged, levelUpdated, resultConfirmed } from '@setpoint/events';
import { insertRows, rowOf, rowsOf, sql } from '@setpoint/service-kit';
import type { Level } from '../../src/domain/profile.js';
import { ParametersOverTime } from '../../src/domain/levels/parameters-over-time.js';
import { rateHistory } from '../../src/domain/levels/rate-history.js';
import { ratedMatchOf, type RatedMatch } from '../../src/domain/levels/rated-match.js';
import {
  RatedMatchEntity,
  RatingEntryEntity,
  RatingStartEntity,
  type RatingEntryRow,
} from '../../src/persistence/level-entities.js';
import { toEntryRow, toMatchRow } from '../../src/persistence/level-rows.js';
import { ReplayLateResults } from '../../src/timers/replay-late-results.js';
import { ANA, anEstimatedLevel, aPlayer, aResult, BEN, CARLA } from '../builders.js';
import { aRatedMatch, assessed, estimated } from '../rated-matches.js';
import { arePlayers, clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(() => clear(stage));
afterAll(() => stage?.stop());

const NOW = new Date('2026-06-01T12:00:00Z');
const FIRST = Date.parse('2026-01-01T18:00:00Z');
const HOUR_MS = 3_600_000;
const NAMES = ['ana', 'ben', 'carla', 'david'] as const;

/** Two parts and a half: Ana and Ben play each other all the time, and so do Carla and David until Ana meets Carla. */
const TAIL: readonly RatedMatch[] = Array.from({ length: 500 }, (_, i) => {
  const [one, other] = i === 300 ? ['ana', 'carla'] : i % 2 ? ['ana', 'ben'] : ['carla', 'david'];
  return aRatedMatch({
    matchId: `m${String(i).padStart(4, '0')}`,
    endedAt: FIRST + i * HOUR_MS,
    winner: i % 3 ? 'A' : 'B',
    games: i % 3 ? { A: 12, B: 9 } : { A: 8, B: 12 },
    teams: { A: [one!], B: [other!] },
  });
});

async function played(matches: readonly RatedMatch[] = TAIL): Promise<void> {
  const { steps, known } = rateHistory(matches, [], estimated, ParametersOverTime.DEFAULT);
  const level = (id: string): Level => {
    const standing = known.get(id)?.singles;
    const estimate = anEstimatedLevel(assessed(id)!);
    return standing ? { ...estimate, rating: standing.shown!, selfAssessed: false } : estimate;
  };
  await arePlayers(stage, ...NAMES.map((id) => aPlayer({ id: id as typeof ANA, inviteCode: id, levels: [level(id)] })));
  await insertRows(stage.manager, RatedMatchEntity, matches.map(toMatchRow));
  await insertRows(
    stage.manager,
    RatingStartEntity,
    NAMES.map((id) => ({
      ...{ player_id: id, sport: 1 as const, number_players: 1 as const },
      ...{ assessed: assessed(id), start: estimated(id)!.start },
    })),
  );
  await insertRows(stage.manager, RatingEntryEntity, steps.map(toEntryRow));
}

/** The first of all matches, which nobody expected: Ben, who is behind, wins clearly. */
const late = (
  sets = [
    { a: 0, b: 6, superTieBreak: false },
    { a: 0, b: 6, superTieBreak: false },
  ],
) =>
  // oxfmt-ignore
  aResult({ matchId: 'late', startsAt: '2026-01-01T10:00:00.000Z' }, { winner: 'B', sets });
const ledger = () =>
  rowsOf<RatingEntryRow>(
    stage.manager,
    sql`select * from rating_entry order by ended_at, match_id, player_id collate "C"`,
  );
const expected = (matches: readonly RatedMatch[]) =>
  rateHistory(matches, [], estimated, ParametersOverTime.DEFAULT)
    .steps.map(toEntryRow)
    .sort(
      (a, b) =>
        a.ended_at.getTime() - b.ended_at.getTime() || (a.match_id + a.player_id < b.match_id + b.player_id ? -1 : 1),
    );
const part = () => stage.app.get(ReplayLateResults).run(NOW, new AbortController().signal);
async function parts(): Promise<number> {
  let count = 0;
  while ((await part()) > 0) count++;
  return count;
}
const place = () => rowOf(stage.manager, sql`select next_match_id from rating_replay`);
const levelOf = async (id: string) =>
  (await rowOf<{ levels: Level[] }>(stage.manager, sql`select levels from player where id = ${id}`))!.levels[0];

describe('a result that arrives after many later ones', () => {
  it('LVL-08 has its effect at once, and the later ones are rated again part by part, wherever that was interrupted', async () => {
    await played();
    await stage.deliver(resultConfirmed, late());
    const all = [ratedMatchOf(late(), null)!, ...TAIL];
    const final = expected(all);
    expect((await ledger()).slice(0, 400)).toEqual(final.slice(0, 400));
    expect(await ledger()).not.toEqual(final);
    expect(await place()).toEqual({ next_match_id: 'm0199' });
    expect((await stage.eventsOf(levelUpdated)).map(({ userId, matchId }) => [userId, matchId])).toEqual([
      ['ana', 'late'],
      ['ben', 'late'],
    ]);
    expect(await part()).toBe(1);
    expect(await place()).toEqual({ next_match_id: 'm0399' });
    expect(await parts()).toBe(1);
    expect(await ledger()).toEqual(final);
    expect(await place()).toBeUndefined();
    expect(await rowsOf(stage.manager, sql`select * from rating_replay_player`)).toEqual([]);
    expect(await stage.eventsOf(levelUpdated)).toHaveLength(2);
  });

  it('LVL-08 LVL-01~ shows the levels of those who are changed once their last match is rated again', async () => {
    await played();
    const before = await levelOf(ANA);
    const { known } = rateHistory([ratedMatchOf(late(), null)!, ...TAIL], [], estimated, ParametersOverTime.DEFAULT);
    await stage.deliver(resultConfirmed, late());
    expect(await levelOf(ANA)).toEqual(before);
    expect(await stage.eventsOf(levelsChanged)).toEqual([]);
    await parts();
    for (const id of NAMES) expect((await levelOf(id))?.rating).toBe(known.get(id)!.singles!.shown);
  });

  it('LVL-03 LVL-08~ leaves the own estimate at once if it was the only one and counts no more', async () => {
    const sets = [{ a: 7, b: 5, superTieBreak: false }, { a: 7, b: 5, superTieBreak: false }]; // oxfmt-ignore
    const only = aResult({ ...late().match, teamA: [BEN], teamB: [CARLA] }, { winner: 'A', sets });
    const tail = TAIL.map((match, i) => ({ ...match, teams: { A: ['david'], B: [i % 2 ? 'eva' : 'fabio'] } }));
    await played([ratedMatchOf(only, null)!, ...tail]);
    expect(await levelOf(BEN)).toMatchObject({ selfAssessed: false });
    await stage.deliver(resultConfirmed, { ...only, result: { ...only.result, outcome: 'WALKOVER', sets: [] } });
    expect(await levelOf(BEN)).toEqual(anEstimatedLevel(assessed(BEN)!));
    await parts();
    expect(await ledger()).toEqual(expected(tail));
  });
});
