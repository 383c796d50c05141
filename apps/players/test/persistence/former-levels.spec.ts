import { resultConfirmed } from '@setpoint/events';
import { apart, DEFAULT_PARAMETERS, type Parameters } from '@setpoint/rating';
import { rowsOf, sql } from '@setpoint/service-kit';
import { startTestService, testPostgres } from '@setpoint/testkit';
import { rateHistory } from '../../src/domain/levels/rate-history.js';
import { ParametersOverTime } from '../../src/domain/levels/parameters-over-time.js';
import { toEntryRow } from '../../src/persistence/level-rows.js';
import type { RatingEntryRow } from '../../src/persistence/level-entities.js';
import { KeepLevelsOnFits1763683200031 } from '../../src/persistence/migrations/0031-levels-stay-on-a-fit.js';
import { migrations } from '../../src/persistence/migrations/index.js';
import { playersService } from '../../src/service.js';
import { aResult } from '../builders.js';
import { aRatedMatch } from '../rated-matches.js';

/** Those before parameters applied from the day of their fit on. */
const FORMER = migrations.slice(0, migrations.indexOf(KeepLevelsOnFits1763683200031));
const FITTED: Parameters = { ...DEFAULT_PARAMETERS, assessmentTrust: 0.8, assessmentShift: -0.0123, gamesWeight: 4 };
const SAID: Readonly<Record<string, number>> = { ana: 4, ben: 3.5 };
const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2026, 0, 1, 18);

const matches = [0, 1, 2].map((day) => aRatedMatch({ matchId: `m${day}`, endedAt: FIRST + day * DAY_MS }));
const estimated = (id: string) => {
  const said = SAID[id];
  return said === undefined
    ? null
    : { said, start: Math.round((1 + FITTED.assessmentTrust * (said - 1) + FITTED.assessmentShift) * 1e6) / 1e6 };
};
const sinceEver = new ParametersOverTime([{ since: 0, parameters: apart(FITTED) }]);
const { steps, known } = rateHistory(matches, [], estimated, sinceEver);
const ledgerRows = [...steps].map(toEntryRow);

/** The half step that was said stood before a first match, also one that was won from a lower level; a small move was called stable. */
const asBefore = (row: RatingEntryRow) =>
  row.matches === 1 && row.player_id === 'ana' ? { ...row, before_shown: SAID['ana']!, trend: 'STABLE' } : row;

describe('levels of the version before', () => {
  it('LVL-03 LVL-08~ stay as they are shown, and are rated again as they were', async () => {
    const database = await (await testPostgres()).freshDatabase();
    try {
      const former = await startTestService({ ...playersService, migrations: FORMER }, { databaseUrl: database.url });
      const levels = (id: string) =>
        JSON.stringify([
          ...(id === 'carla'
            ? [{ sport: 1, numberPlayers: 1, rating: 4.5, selfAssessed: true }]
            : [{ sport: 1, numberPlayers: 1, rating: known.get(id)!.singles!.shown, selfAssessed: false }]),
        ]);
      for (const id of ['ana', 'ben', 'carla'])
        await former.manager.query(
          `insert into player (id, first_name, last_name, language, km_to_search, sports, levels, sport_details, availability,
            invite_code, visibility, search_engines, welcomed, registered_at, last_login_at, following_count, followers_count)
          values ($1, $1, 'Rossi', 'it', 30, '{1}', $2, '[]', '{"noFixedDays": false, "slots": []}', $1, 'LISTED', true, true,
            now(), now(), 0, 0)`,
          [id, levels(id)],
        );
      for (const { match_id, ...row } of matches.map((match) => ({ match_id: match.matchId, match })))
        await former.manager.query(
          `insert into rated_match (match_id, sport, number_players, ended_at, game_mode, outcome, winner, games_a, games_b, team_a, team_b)
          values ($1, 1, 1, $2, 'THREE_SETS_6_GAMES', 'COMPLETED', 'A', 12, 8, '{ana}', '{ben}')`,
          [match_id, new Date(row.match.endedAt)],
        );
      await former.manager.query(
        `insert into rating_entry select * from jsonb_populate_recordset(null::rating_entry, $1::jsonb)`,
        [JSON.stringify(ledgerRows.map(asBefore))],
      );
      await former.manager.query(`insert into rating_start values ('ana', 1, 1, 4), ('ben', 1, 1, 3.5)`);
      await former.manager.query(
        `insert into rating_parameters (sport, number_players, due_at, state, parameters, matches, in_force_from) values
          (1, 1, '2026-02-01T03:00:00Z', 'ACCEPTED', $1, 3, '2026-02-01T03:00:00Z'),
          (1, 1, '2026-03-01T03:00:00Z', 'ACCEPTED', $2, 3, '2026-03-01T03:00:00Z')`,
        [DEFAULT_PARAMETERS, FITTED],
      );
      await former.stop();

      const service = await startTestService(playersService, { databaseUrl: database.url });
      const ledger = () =>
        rowsOf<RatingEntryRow>(service.manager, sql`select * from rating_entry order by ended_at, match_id, player_id`);
      try {
        const shown = await rowsOf<{ id: string; level: object }>(
          service.manager,
          sql`select id, levels -> 0 as level from player order by id`,
        );
        expect(shown.map(({ level }) => level)).toEqual([
          { ...level(known.get('ana')!.singles!.shown!, false), estimate: estimated('ana') },
          { ...level(known.get('ben')!.singles!.shown!, false), estimate: estimated('ben') },
          { ...level(4.5, true), estimate: { said: 4.5, start: 4.5 } },
        ]);
        expect(await ledger()).toEqual(ledgerRows);

        const startsAt = new Date(FIRST - 1.5 * 3_600_000 - DAY_MS).toISOString();
        await service.deliver(resultConfirmed, aResult({ matchId: 'late', startsAt }));
        const late = aRatedMatch({
          ...{ matchId: 'late', endedAt: FIRST - 0.5 * 3_600_000 - DAY_MS },
          games: { A: 13, B: 8 },
        });
        const again = rateHistory([late, ...matches], [], estimated, sinceEver).steps.map(toEntryRow);
        expect(await ledger()).toEqual(again);
      } finally {
        await service.stop();
      }
    } finally {
      await database.drop();
    }
  });
});

const level = (rating: number, selfAssessed: boolean) => ({ sport: 1, numberPlayers: 1, rating, selfAssessed });
