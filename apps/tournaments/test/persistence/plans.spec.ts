/** Statements of screens, as the planner sees them among many tournaments: none reads a large table from end to end. */
import { player, sequentialScans, VISITOR } from '@setpoint/testkit';
import { Stage } from '../contract/stage.js';

const LARGE = ['tournament', 'registration', 'entrant', 'person', 'follow', 'played_match', 'support_action'];

const MANY = `
  insert into person (id, display_name, search_name, sex, birth_date, lat, lng, sports, levels, has_mobile)
    select 'p' || i, 'Player ' || i, 'player ' || i, 'F', '1990-01-01', 45 + (i % 100) / 100.0, 9 + (i % 97) / 100.0,
      '{1}', '[{"sport": 1, "numberPlayers": 1, "rating": 4}]', true from generate_series(1, 20000) i;
  insert into follow select 'p' || i, 'p' || (i * 7 % 20000 + 1) from generate_series(1, 20000) i;
  insert into played_match select 'p' || (i % 20000 + 1), 'm' || i, 1, timestamptz '2026-05-01' - i * interval '1 minute'
    from generate_series(1, 60000) i;
  insert into tournament (id, name, type, sport, number_players, sex, is_private, format, game_mode, price_cents, start_on,
      starts_at, teams_to_start, min_teams, max_teams, city, lat, lng, radius_km, time_zone, state, opened_at, ended_at,
      created_at, created_by, list_rank, list_key)
    select 't' || i, 'Open ' || i, 'CLASSIC', 1, 1, 'ALL', false, 'PLAY_OFF', 'NEXTGEN', 2500, '2026-07-01',
      timestamptz '2026-07-01' + i * interval '1 hour', 16, 8, 16, 'Milano', 40 + (i % 700) / 100.0, 7 + (i % 900) / 100.0,
      20, 'Europe/Rome', case when i % 10 = 0 then 'OPEN' else 'COMPLETED' end, '2026-05-01',
      case when i % 10 = 0 then null else timestamptz '2026-05-20' end, timestamptz '2026-04-01' + i * interval '1 second',
      'sam', case when i % 10 = 0 then 0 else 2 end, i from generate_series(1, 10000) i;
  insert into registration (id, tournament_id, captain_id, state, place_no, created_at)
    select 'r' || t || '-' || n, 't' || t, 'p' || ((t * 13 + n) % 20000 + 1), 'CONFIRMED', n, '2026-05-02'
    from generate_series(1, 10000) t, generate_series(1, 8) n;
  insert into entrant select tournament_id, captain_id, id from registration;
  analyze;`;

const CARD = `id name state teams placesLeft distanceKm registrationRefusal myRegistration { id state mayCancel }`;
// The whole list is counted no further than a thousand, wherever these stand.
const ROWS = `edges { node { ${CARD} } }`;
const PAGE = `totalCount pageInfo { endCursor } ${ROWS}`;
const near = 'near: { lat: 45.46, lng: 9.19, km: 10 }';

const READS: Record<string, string> = {
  'the list': `{ tournaments { ${ROWS} } }`,
  'the list nearby': `{ tournaments(filter: { ${near} }) { ${PAGE} } }`,
  'the filtered list': `{ tournaments(filter: { ${near}, sports: [1], levels: [4], sex: [ALL], actualState: OPEN }) { ${PAGE} } }`,
  'tournaments for them': `{ tournamentsForMe { ${CARD} } }`,
  'tournaments of a player': `{ tournamentsOf(playerId: "p7") { ${PAGE} } }`,
  'one tournament': `{ tournament(id: "t10") { ${CARD} entries { id } seekingTeam { id } priorityList { entryId } } }`,
  'the check of a registration': `{ checkRegistration(input: { tournamentId: "t20" }) { errorCode } }`,
  'candidates for a partner': `{ partnerCandidates(tournamentId: "t20", text: "a") { user { id } } }`,
  'a draft': `{ registrationDraft(tournamentId: "t20") { activeStep } }`,
};

describe('plans among many tournaments', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.start();
    await stage.service.manager.query(MANY);
  });
  afterAll(() => stage?.stop());

  it.each(Object.entries(READS))(
    'TRN-17~ P6~ a player sees %s without reading a large table whole',
    async (_, query) => {
      const { statements, scans } = await sequentialScans(stage.service.manager, LARGE, async () => {
        const { errors } = await stage.service.query(query, {}, player('p7'));
        expect(errors).toBeUndefined();
      });
      expect(statements).toBeGreaterThan(0);
      expect(scans).toEqual([]);
    },
  );

  it('TRN-17~ P6~ visitors see the list and one tournament in a few statements', async () => {
    const { statements, scans } = await sequentialScans(stage.service.manager, LARGE, async () => {
      await stage.service.query('{ tournaments { edges { node { id teams placesLeft } } } }', {}, VISITOR);
    });
    expect([statements, scans]).toEqual([2, []]);
  });

  it('TRN-02~ P6~ the timer finds what is due by an index', async () => {
    const { scans } = await sequentialScans(stage.service.manager, LARGE, () => stage.passTime());
    expect(scans).toEqual([]);
  });
});
