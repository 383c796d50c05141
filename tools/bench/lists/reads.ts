/** A list as a screen reads it, under the name `list`. */
export interface Read {
  readonly name: string;
  readonly document: string;
  readonly page: Readonly<Record<string, unknown>>;
  /** How many pages were turned before. */
  readonly pagesBefore?: number;
}

const MILANO = { lat: 45.46427, lng: 9.18951 };
const AROUND = { near: { ...MILANO, km: 30 } };

const PLAYERS = `query ($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int, $after: String) {
  list: players(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    pageInfo { endCursor hasNextPage }
    edges { node { id displayName slug locationName distanceKm lastLoginAt isFollowedByMe bestLevel { rating } } } } }`;
const PLAYERS_COUNT = `query ($filter: PlayersFilter) { list: players(filter: $filter) { totalCount } }`;
const RANKING = `query ($first: Int, $after: String) {
  list: statisticsRanking(list: PLAYERS_MET, sport: 1, numberPlayers: 1, first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage } edges { node { place value player { id } } } } }`;

const players = (name: string, page: Read['page'], pagesBefore = 0): Read => ({
  name,
  document: PLAYERS,
  page: { first: 20, ...page },
  pagesBefore,
});

export const PLAYER_READS: readonly Read[] = [
  players('latest login', {}),
  players('latest login, page 50', {}, 49),
  players('a name', { filter: { name: 'bianchi' } }),
  players('a name with a typing error', { filter: { name: 'bianhci' } }),
  players('within 30 km, latest login', { filter: AROUND }),
  players('within 30 km, nearest', { filter: AROUND, orderBy: 'DISTANCE' }),
  players('within 30 km, nearest, page 50', { filter: AROUND, orderBy: 'DISTANCE' }, 49),
  players('all filters', {
    filter: {
      ...AROUND,
      sports: [1],
      levels: ['INTERMEDIATE'],
      sex: 'F',
      ageMin: 25,
      ageMax: 40,
      availability: [2, 4],
      availabilityHours: ['EVENING'],
    },
  }),
  players('a rare level, anywhere', { filter: { levels: ['PRO'], sex: 'F' } }),
  players('followed', { filter: { followed: true }, orderBy: 'NAME' }),
  { name: 'count of all', document: PLAYERS_COUNT, page: {} },
  { name: 'count within 30 km', document: PLAYERS_COUNT, page: { filter: AROUND } },
  { name: 'count of a rare level', document: PLAYERS_COUNT, page: { filter: { levels: ['PRO'], sex: 'F' } } },
  { name: 'ranking of matches', document: RANKING, page: { first: 20 } },
  { name: 'ranking of matches, page 50', document: RANKING, page: { first: 20 }, pagesBefore: 49 },
];

const MATCHES = `query ($filter: MatchesFilter, $orderBy: MatchesOrder, $first: Int, $after: String) {
  list: matches(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    pageInfo { endCursor hasNextPage }
    edges { node { id state startsAt missing levelMin levelMax teamA { user { id } } teamB { user { id } } } } } }`;
const MATCHES_COUNT = `query ($filter: MatchesFilter) { list: matches(filter: $filter) { totalCount } }`;

const matches = (name: string, page: Read['page'], pagesBefore = 0): Read => ({
  name,
  document: MATCHES,
  page: { first: 20, ...page },
  pagesBefore,
});
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const WEEKEND = { dayFrom: dayIn(1), dayTo: dayIn(3) };

export const MATCH_READS: readonly Read[] = [
  matches('by date', {}),
  matches('by date, page 50', {}, 49),
  matches('within 30 km, by date', { filter: AROUND }),
  matches('within 30 km, nearest', { filter: AROUND, orderBy: 'DISTANCE' }),
  matches('within 30 km, nearest, page 20', { filter: AROUND, orderBy: 'DISTANCE' }, 19),
  matches('on three days', { filter: WEEKEND }),
  matches('on three days, in the evening, within 30 km', {
    filter: { ...AROUND, ...WEEKEND, timesOfDay: ['EVENING'] },
  }),
  matches('with free places, that I could join', { filter: { ...AROUND, missing: [1, 2, 3], joinable: true } }),
  { name: 'count of all', document: MATCHES_COUNT, page: {} },
  { name: 'count within 30 km', document: MATCHES_COUNT, page: { filter: AROUND } },
];
