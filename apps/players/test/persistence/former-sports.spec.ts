import { resultConfirmed } from '@setpoint/events';
import { apart, DEFAULT_PARAMETERS, DEFAULT_SPORT_PARAMETERS, type Parameters } from '@setpoint/rating';
import { rowsOf, sql } from '@setpoint/service-kit';
import { startTestService, testPostgres, type TestService } from '@setpoint/testkit';
import { standingIn } from '../../src/domain/levels/standing.js';
import { ParametersOverTime } from '../../src/domain/levels/parameters-over-time.js';
import { rateHistory } from '../../src/domain/levels/rate-history.js';
import type { RatedMatch } from '../../src/domain/levels/rated-match.js';
import type { RatingEntryRow } from '../../src/persistence/level-entities.js';
import { toEntryRow, toMatchRow } from '../../src/persistence/level-rows.js';
import { RateSportsAsAWhole1763683200033 } from '../../src/persistence/migrations/0033-levels-of-a-sport.js';
import { migrations } from '../../src/persistence/migrations/index.js';
import { PostgresLevelParameters } from '../../src/persistence/postgres-level-parameters.js';
import { playersService } from '../../src/service.js';
import { aResult } from '../builders.js';
import { aRatedMatch, assessed, DOUBLES, estimated } from '../rated-matches.js';

/** Those before singles and doubles said something of each other. */
const FORMER = migrations.slice(0, migrations.indexOf(RateSportsAsAWhole1763683200033));
const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2026, 0, 1, 18);
const NAMES = ['ana', 'ben', 'carla', 'david'];
const FITTED: Parameters = { ...DEFAULT_PARAMETERS, gamesWeight: 4, flattening: 1.5 };
/** Singles were fitted after the twentieth match, doubles after the thirtieth. */
const [SINGLES_SINCE, DOUBLES_SINCE] = [FIRST + 20 * DAY_MS - 1, FIRST + 30 * DAY_MS - 1];

const PADEL = { sport: 2, numberPlayers: 2 } as const;
const matches: RatedMatch[] = Array.from({ length: 40 }, (_, i) =>
  aRatedMatch({
    ...{ matchId: `m${String(i).padStart(2, '0')}`, endedAt: FIRST + i * DAY_MS },
    ...(i % 3 === 0 && { pool: DOUBLES, teams: { A: ['ana', 'david'], B: ['ben', 'carla'] } }),
    ...(i % 7 === 1 && { pool: PADEL, teams: { A: ['ana', 'david'], B: ['ben', 'carla'] } }),
    ...(i % 3 === 2 && { winner: 'B', games: { A: 5, B: 12 } }),
  }),
);
const inSport = (sport: number) => matches.filter(({ pool }) => pool.sport === sport);
const last = inSport(1).at(-1)!.endedAt;
const fits = (singles: Parameters, doubles: Parameters, agreement = 0) => ({ singles, doubles, agreement });
const former = [
  { since: 0, parameters: apart(DEFAULT_PARAMETERS) },
  { since: SINGLES_SINCE, parameters: fits(FITTED, DEFAULT_PARAMETERS) },
  { since: DOUBLES_SINCE, parameters: fits(FITTED, FITTED) },
];
const tennis = new ParametersOverTime([...former, { since: last + 1, parameters: fits(FITTED, FITTED, 0.7) }]);
const padel = new ParametersOverTime([{ since: 0, parameters: apart(DEFAULT_PARAMETERS) }]);
const rated = (events: readonly RatedMatch[]) => rateHistory(events, [], estimated, tennis);

const ADDED = ['carried_over', 'as_of', 'start_mean', 'start_deviation', 'covariance'] as const;
/** A row as the version before kept it. */
const asBefore = (row: RatingEntryRow) =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => !name.startsWith('other_') && !ADDED.some((added) => added === name)),
  );
/** Rows without what the other number of players has in them: nothing was rated with it. */
const alone = (row: RatingEntryRow) => ({
  ...row,
  ...{ other_mean: null, other_deviation: null, other_shown: null, other_as_of: null, other_carried_over: null },
});

async function fill({ manager }: TestService): Promise<void> {
  const all = [...rated(inSport(1)).steps, ...rateHistory(inSport(2), [], estimated, padel).steps];
  const insert = (table: string, rows: readonly object[]) =>
    manager.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
      JSON.stringify(rows),
    ]);
  await insert('rated_match', matches.map(toMatchRow));
  await insert(
    'rating_entry',
    all.map((step) => asBefore(toEntryRow(step))),
  );
  await insert(
    'rating_start',
    [[1, 1], [1, 2], [2, 2]].flatMap(([sport, number_players]) =>
      NAMES.map((player_id) => ({
        ...{ player_id, sport, number_players },
        ...{ assessed: assessed(player_id), start: estimated(player_id)?.start },
      })),
    ), // oxfmt-ignore
  );
  const fit = (number_players: number, since: number) => ({
    ...{ sport: 1, number_players, due_at: '2026-02-01T03:00:00Z', state: 'ACCEPTED', parameters: FITTED },
    ...{ matches: 100 * number_players, in_force_from: new Date(since), applies_from: new Date(since) },
  });
  await insert('rating_parameters', [
    ...[fit(1, SINGLES_SINCE), fit(2, DOUBLES_SINCE)],
    { ...{ sport: 2, number_players: 2 }, due_at: '2026-02-01T03:00:00Z', state: 'TOO_FEW_MATCHES', matches: 3 },
  ]);
  await insert('rating_replay', [
    { sport: 2, number_players: 2, next_ended_at: new Date(FIRST + 30 * DAY_MS), next_match_id: '' },
  ]);
  await insert('rating_replay_player', [{ sport: 2, number_players: 2, player_id: 'ana' }]);
}

describe('levels of the version that rated singles and doubles apart', () => {
  it('LVL-03~ LVL-08~ stay where they are, late results included, and say something of each other from the next match on', async () => {
    const database = await (await testPostgres()).freshDatabase();
    try {
      const before = await startTestService({ ...playersService, migrations: FORMER }, { databaseUrl: database.url });
      await fill(before);
      await before.stop();
      const service = await startTestService(playersService, { databaseUrl: database.url });
      const ledger = (sport: number) =>
        rowsOf<RatingEntryRow>(
          service.manager,
          sql`select * from rating_entry where sport = ${sport} order by ended_at, match_id, player_id`,
        );
      const expected = (events: readonly RatedMatch[]) =>
        rated(events)
          .steps.map(toEntryRow)
          .sort((a, b) => a.ended_at.getTime() - b.ended_at.getTime() || (a.player_id < b.player_id ? -1 : 1));
      try {
        expect(await ledger(1)).toEqual(expected(inSport(1)).map(alone));
        const levels = new PostgresLevelParameters(service.storage);
        expect((await levels.of(1)).fits).toEqual(tennis.fits);
        expect((await levels.of(2)).latest).toEqual(DEFAULT_SPORT_PARAMETERS);
        expect(await levels.fits()).toEqual([{ sport: 1, since: new Date(DOUBLES_SINCE), matches: 300 }]);
        expect(await rowsOf(service.manager, sql`select sport, player_id from rating_replay_player`)).toEqual([
          { sport: 2, player_id: 'ana' },
        ]);
        const after = rated(inSport(1)).known.get('ana')!;
        for (const numberPlayers of [1, 2] as const)
          expect(standingIn(after, numberPlayers, tennis, Infinity).rating.mean).toBe(
            (await ledger(1)).findLast((row) => row.player_id === 'ana' && row.number_players === numberPlayers)!
              .after_mean,
          );

        const startsAt = (time: number) => new Date(time - 3_600_000).toISOString();
        const next = aRatedMatch({ matchId: 'next', endedAt: last + DAY_MS, games: { A: 13, B: 8 } });
        await service.deliver(resultConfirmed, aResult({ matchId: 'next', startsAt: startsAt(next.endedAt) }));
        const withNext = expected([...inSport(1), next]);
        expect((await ledger(1)).slice(-2)).toEqual(withNext.slice(-2));
        expect(withNext.at(-1)!.covariance).toBeGreaterThan(0);
        expect(withNext.at(-1)!.other_carried_over).not.toBe(0);

        const late = aRatedMatch({ matchId: 'late', endedAt: FIRST - DAY_MS, games: { A: 13, B: 8 } });
        await service.deliver(resultConfirmed, aResult({ matchId: 'late', startsAt: startsAt(late.endedAt) }));
        expect(await ledger(1)).toEqual(expected([late, ...inSport(1), next]));
      } finally {
        await service.stop();
      }
    } finally {
      await database.drop();
    }
  });
});
