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
const RANKED = `totalCount pageInfo { endCursor hasNextPage } edges { node { place value player { id } } }`;
const RANKING = `query ($list: StatisticsList!, $year: Int, $first: Int, $after: String) {
  list: statisticsRanking(list: $list, sport: 1, numberPlayers: 1, year: $year, first: $first, after: $after) { ${RANKED} } }`;
const LEVEL_RANKING = `query ($level: LevelName!, $first: Int, $after: String) {
  list: levelRanking(level: $level, country: "IT", sport: 1, numberPlayers: 1, first: $first, after: $after) { ${RANKED} } }`;

/** A list of the viewer's own profile. */
const ofProfile = (field: string, fields: string) => `query ($viewer: ID!, $first: Int, $after: String) {
  of: player(id: $viewer) {
    list: ${field} { pageInfo { endCursor hasNextPage } edges { node { ${fields} } } } } }`;
const FOLLOWERS = ofProfile('followers(first: $first, after: $after)', 'id displayName slug');
const MET = ofProfile('playersMet(first: $first, after: $after)', 'player { id displayName } matches wins losses');
const LEVEL = ofProfile(
  'levelEntries(sport: 1, numberPlayers: 1, first: $first, after: $after)',
  'id playedAt winChance after { level }',
);

const players = (name: string, page: Read['page'], pagesBefore = 0): Read => ({
  name,
  document: PLAYERS,
  page: { first: 20, ...page },
  pagesBefore,
});

function inRanking(name: string, document: string, page: Read['page']): readonly Read[] {
  const first = { name: `ranking: ${name}`, document, page: { first: 20, ...page } };
  return [first, { ...first, name: `${first.name}, page 50`, pagesBefore: 49 }];
}

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
  ...inRanking('players met', RANKING, { list: 'PLAYERS_MET' }),
  ...inRanking('matches of this year', RANKING, { list: 'MATCHES_PLAYED', year: new Date().getFullYear() }),
  ...inRanking('a level', LEVEL_RANKING, { level: 'INTERMEDIATE' }),
  { name: 'followers', document: FOLLOWERS, page: { first: 20 } },
  { name: 'players met', document: MET, page: { first: 20 } },
  { name: 'entries of a level', document: LEVEL, page: { first: 20 } },
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
const MY_MATCHES = `query ($when: MyMatches!, $first: Int, $after: String) {
  list: myMatches(when: $when, first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage } edges { node { id state startsAt } } } }`;
const FRIENDS_MATCHES = `query ($first: Int, $after: String) {
  list: friendsMatches(first: $first, after: $after) {
    pageInfo { endCursor hasNextPage } edges { node { id state startsAt } } } }`;
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
  { name: 'my next matches', document: MY_MATCHES, page: { first: 20, when: 'UPCOMING' } },
  { name: 'my past matches', document: MY_MATCHES, page: { first: 20, when: 'PAST' } },
  { name: 'matches of friends', document: FRIENDS_MATCHES, page: { first: 20 } },
  { name: 'matches of friends, page 10', document: FRIENDS_MATCHES, page: { first: 20 }, pagesBefore: 9 },
];
