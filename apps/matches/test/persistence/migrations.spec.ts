/** Data of former versions of this service, started with the present one. */
import { gridPosition, matchId } from '@setpoint/kernel';
import { insertRows, rowsOf, sql } from '@setpoint/service-kit';
import { FixedClock, startTestService, testPostgres, type TestService } from '@setpoint/testkit';
import type { Match } from '../../src/domain/match.js';
import { withAgreement } from '../../src/domain/places.js';
import { latestResult } from '../../src/domain/results.js';
import { matchesService } from '../../src/index.js';
import { MatchEntity, MatchPlayerEntity, type MatchPlayerRow } from '../../src/persistence/entities.js';
import { CourtEntity, PersonEntity } from '../../src/persistence/projection-entities.js';
import { playerRows, toRow } from '../../src/persistence/match-rows.js';
import {
  aConfirmedMatch,
  aContestedMatch,
  aDispute,
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  ana,
  anOrganizingMatch,
  aNotPlayedMatch,
  aReadyMatch,
  aResult,
  ben,
  club,
  now,
} from '../builders.js';
import { database } from './database.js';

type Stored = Record<string, unknown>;
const withoutVersion = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, each: unknown) => (key === 'version' ? undefined : each));

const second = aResult({ version: 2, enteredBy: ben });
const lives: Readonly<Record<string, Match>> = {
  ready: aReadyMatch(),
  entered: anAwaitingConfirmationMatch(),
  returned: anAwaitingResultMatch({ returned: { result: aResult(), dispute: aDispute() } }),
  contested: aContestedMatch(),
  'not played': aNotPlayedMatch({ returned: { result: aResult(), dispute: aDispute() } }),
  confirmed: aConfirmedMatch(),
  'confirmed at the second try': aConfirmedMatch({
    result: second,
    earlier: [{ result: aResult(), dispute: aDispute() }],
  }),
  'confirmed after two disputes': aConfirmedMatch({
    result: second,
    earlier: [
      { result: aResult(), dispute: aDispute() },
      { result: second, dispute: aDispute(ana) },
    ],
  }),
};
const home = { lat: 45.58451234, lng: 9.27446789 };
const centre = { lat: 45.46427777, lng: 9.19001111 };

describe('data of former versions', () => {
  let service: TestService;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const fresh = await (await testPostgres()).freshDatabase();
    drop = () => fresh.drop();
    const options = { databaseUrl: fresh.url, clock: new FixedClock(now) };
    const former = { ...matchesService, migrations: matchesService.migrations!.slice(0, 2) };
    const before = await startTestService(former, options);
    const { manager } = before;
    await insertRows(manager, PersonEntity, [{ id: ana, city: 'Monza', ...home, levels: [] }]);
    await insertRows(manager, CourtEntity, [{ id: club, city: 'Milano', ...centre, time_zone: 'Europe/Rome' }]);
    const put = async (match: Match, place: object) => {
      const row: Stored = { ...toRow(match), ...place, request_id: null };
      for (const column of ['no_shows', 'competition', 'proposal', 'proposal_lapses_at']) delete row[column];
      for (const column of ['result', 'earlier']) row[column] = withoutVersion(row[column]);
      await insertRows(manager, MatchEntity, [row]);
      const players: Omit<MatchPlayerRow, 'is_current' | 'agreed_at'>[] = playerRows(match).map(
        ({ is_current: _, agreed_at: __, ...row }) => row,
      );
      await insertRows(manager, MatchPlayerEntity, players);
    };
    for (const [name, match] of Object.entries(lives)) await put({ ...match, id: matchId(name) }, centre);
    await put(anOrganizingMatch({ id: matchId('at home') }), home);
    await put(aConfirmedMatch({ id: matchId('joined late') }), centre);
    await before.stop();
    service = await startTestService(matchesService, options);
  });
  afterAll(async () => {
    await service.stop();
    await drop();
  });

  const withoutAgreement = (match: Match) => withAgreement(match, () => null);

  it.each(Object.keys(lives))('RES-03 gives results their versions: %s', async (name) => {
    const match = await database(service).get(matchId(name));
    expect(withoutAgreement(match!)).toEqual({ ...withoutAgreement(lives[name]!), id: name });
    expect(latestResult(match!)?.version).toBe(latestResult(lives[name]!)?.version);
  });

  it('moves people, and their matches without a court, to the grid, and leaves courts where they are', async () => {
    const positions = await rowsOf(
      service.manager,
      sql`select id, lat, lng from person where id = ${ana}
        union all select id, lat, lng from match where id in ('at home', 'ready')
        union all select id, lat, lng from court order by id`,
    );
    expect(positions).toEqual([
      { id: ana, ...gridPosition(home) },
      { id: 'at home', ...gridPosition(home) },
      { id: club, ...centre },
      { id: 'ready', ...centre },
    ]);
  });

  it('MAT-23~ takes joining for consent in matches that are not over', async () => {
    const agreed = async (name: string) =>
      (await database(service).get(matchId(name)))!.teamA.map(({ agreedAt }) => agreedAt);
    expect(await agreed('ready')).toEqual([now]);
    expect(await agreed('at home')).toEqual([null]);
    expect(await agreed('confirmed')).toEqual([null]);
  });

  it('knows of each player which matches are not over', async () => {
    const current = await rowsOf<{ match_id: string }>(
      service.manager,
      sql`select distinct match_id from match_player where is_current and match_id <> 'joined late' order by match_id`,
    );
    expect(current.map(({ match_id }) => match_id)).toEqual(['at home', 'contested', 'entered', 'ready', 'returned']);
  });

  it('takes what former replicas write for not over', async () => {
    const { is_current: _, ...row } = playerRows({ ...aReadyMatch(), id: matchId('joined late') })[0]!;
    const late = { ...row, player_id: 'late', side: 'B' as const, position: 2 };
    await insertRows(service.manager, MatchPlayerEntity, [late]);
    expect(
      await rowsOf(service.manager, sql`select is_current from match_player where player_id = ${late.player_id}`),
    ).toEqual([{ is_current: true }]);
  });
});
