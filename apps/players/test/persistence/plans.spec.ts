/** Statements of screens, as the planner sees them among many people: none reads a large table from end to end. */
import { player, sequentialScans } from '@setpoint/testkit';
import { ANA } from '../builders.js';
import { clear, startPlayers, type Stage } from '../stage.js';
import { areMany, LARGE } from './many-players.js';

let stage: Stage;
beforeAll(async () => {
  stage = await startPlayers();
  await clear(stage);
  await areMany(stage);
});
afterAll(() => stage?.stop());

const near = 'near: { lat: 45.46, lng: 8.6, km: 30 }';
const search = (filter: string, order: string) => `{ players(filter: { ${filter} }, orderBy: ${order}) {
  ${/near|name|followed/.test(filter) ? 'totalCount' : ''} pageInfo { endCursor } edges { node { id displayName bestLevel { rating } isFollowedByMe distanceKm } } } }`;
const FILTERS = [
  '',
  near,
  'sports: [1]',
  'levels: [PRO]',
  'sex: F',
  'ageMin: 30, ageMax: 40',
  'availability: [1]',
  'availability: [1], availabilityHours: [EVENING]',
  'followed: true',
  'name: "rossi"',
  'name: "ro"',
  `${near}, sports: [1], levels: [PRO], sex: F, ageMin: 30, availability: [6]`,
];
const ofAna = (fields: string) =>
  `{ _entities(representations: [{ __typename: "User", id: "ana" }]) { ... on User { ${fields} } } }`;

const READS: Record<string, string> = {
  ...Object.fromEntries(
    FILTERS.flatMap((filter) =>
      ['LATEST_LOGIN', 'DISTANCE', 'NAME'].map((order) => [
        `the search by ${order} {${filter}}`,
        search(filter, order),
      ]),
    ),
  ),
  'a profile': ofAna(`followingCount followersCount isFollowedByMe followsMe completeness { percent }
    levels { rating } bestLevel { rating } statistics { matches } evaluations { count }`),
  'statistics of a year': ofAna('statistics(period: YEAR) { matches playersMet }'),
  'statistics of ninety days': ofAna(
    'statistics(sport: 1, numberPlayers: 1, period: DAYS_90) { matches currentStreak }',
  ),
  'statistics over time': ofAna('statisticsOverTime(period: YEAR) { start wins }'),
  'players met': ofAna('playersMet(sport: 1) { totalCount edges { node { player { id } } } }'),
  'the history of a level': ofAna('levelHistory(sport: 1, numberPlayers: 1) { at level }'),
  'the ledger of a level': ofAna(
    'levelEntries(sport: 1, numberPlayers: 1) { totalCount edges { node { id change { total } } } }',
  ),
  following: ofAna('following { totalCount edges { node { id } } }'),
  followers: ofAna('followers { totalCount edges { node { id } } }'),
  'who was invited': ofAna('invited { totalCount edges { node { id } } }'),
  'a comparison': `{ comparePlayers(playerId: "ana", otherId: "ben") { headToHead { matches } commonOpponents { opponent { id } }
    availabilityOverlap { noFixedDays } } }`,
  'a statistics list': `{ statisticsRanking(list: MATCHES_PLAYED, sport: 1, numberPlayers: 1, year: 2026) { totalCount
    own { place } edges { node { place player { id } } } } }`,
  'a level list': `{ levelRanking(level: PRO, country: "IT", sport: 1, numberPlayers: 1, sex: F) { totalCount edges { node { place } } } }`,
  'a preview': `{ previewMatch(input: { sport: 1, numberPlayers: 1, gameMode: NEXTGEN, opponentIds: ["ben"] }) { success } }`,
};

describe('plans among many players', () => {
  it.each(Object.entries(READS))('PLY-01~ PLY-07 P6~ %s reads no large table from end to end', async (_what, query) => {
    const { statements, scans } = await sequentialScans(stage.manager, LARGE, async () => {
      const { errors } = await stage.query(query, {}, player(ANA));
      expect(errors).toBeUndefined();
    });
    expect(statements).toBeGreaterThan(0);
    expect(scans).toEqual([]);
  });

  it('PLY-01~ P6~ the count of a search without a place stops at a thousand', async () => {
    const { statements, scans } = await sequentialScans(stage.manager, LARGE, () =>
      stage.query('{ players(filter: { sex: F }) { totalCount } }', {}, player(ANA)),
    );
    expect(statements).toBeGreaterThan(0);
    for (const scan of scans) expect(scan).toMatch(/Limit[^]*Seq Scan on player_search/);
  });
});
