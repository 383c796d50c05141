import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSubgraphSchema } from '@apollo/subgraph';
import {
  contextFromHeaders,
  enforceAccess,
  FEDERATION_HEAD,
  identityVerifier,
  type GraphQLContext,
} from '@setpoint/service-kit';
import { parse } from 'graphql';
import { compose } from '../../../../tools/compose/supergraph.ts';
import type { GatewayOptions, LocalService } from '../../src/index.js';
import type {
  CourtOfPage,
  LeagueOfPage,
  LevelOfPage,
  MatchOfPage,
  PlaceOfPage,
  PlayerOfPage,
  TournamentOfPage,
} from '../../src/web/subject-queries.js';
import { startFixtureGateway } from '../fixture/fixture-gateway.js';
import { fixtureContracts, SECRET } from '../fixture/fixture-services.js';

type Module = Extract<Extract<Parameters<typeof buildSubgraphSchema>[0], unknown[]>[number], { typeDefs: unknown }>;

const MATCHES = /* GraphQL */ `
  type Query {
    match(id: ID!): Match @access(rule: "PUBLIC")
    matches(filter: MatchesFilter, first: Int, after: String): Matches! @access(rule: "PUBLIC")
  }
  input MatchesFilter {
    states: [MatchState!]
    dayFrom: Date
    dayTo: Date
  }
  enum MatchState {
    CONFIRMED
  }
  scalar Date
  type Matches @access(rule: "PUBLIC") {
    pageInfo: PageInfo!
    edges: [MatchEdge!]!
  }
  type PageInfo @shareable @access(rule: "PUBLIC") {
    hasNextPage: Boolean!
    endCursor: String
  }
  type MatchEdge @access(rule: "PUBLIC") {
    node: Match!
  }
  type Match @access(rule: "PUBLIC") {
    id: ID!
    state: String!
    sport: Sport!
    numberPlayers: Int!
    datePlay: String
    timePlay: String
    startsAt: String
    endsAt: String
    timeZone: String!
    missing: Int!
    city: String
    court: Centre
    teamA: [Place!]!
    teamB: [Place!]!
    guests: [MatchGuest!]!
    result: Result
  }
  type MatchGuest @access(rule: "PUBLIC") {
    name: String
    side: String!
    badge: String!
  }
  type Sport @access(rule: "PUBLIC") {
    id: ID! @shareable
  }
  type Centre @access(rule: "PUBLIC") {
    name: String!
    city: String!
  }
  type Place @access(rule: "PUBLIC") {
    badge: String!
    user: Person!
  }
  type Person @access(rule: "PUBLIC") {
    id: ID!
    displayName: String!
  }
  type Result @access(rule: "PUBLIC") {
    outcome: String!
    winner: String
    sets: [Set!]!
  }
  type Set @access(rule: "PUBLIC") {
    a: Int!
    b: Int!
    tieBreak: Int
    superTieBreak: Boolean!
  }
`;
const PLAYERS = /* GraphQL */ `
  type Query {
    player(id: ID!): Player @access(rule: "PUBLIC")
    levelUp(id: ID!): LevelUp @access(rule: "PUBLIC")
  }
  type LevelUp @access(rule: "PUBLIC") {
    id: ID!
    player: Player!
    sport: Sport!
    numberPlayers: NumberPlayers!
    from: Float!
    to: Float!
    name: String!
    playedAt: String!
  }
  type Player @access(rule: "PUBLIC") {
    id: ID!
    displayName: String!
    slug: String!
    sports: [Int!]!
    locationName: String
    searchEngines: Boolean!
    levels: [Level!]!
  }
  type Level @access(rule: "PUBLIC") {
    sport: Sport!
    numberPlayers: NumberPlayers!
    rating: Float
    name: String!
    selfAssessed: Boolean!
  }
  type NumberPlayers @access(rule: "PUBLIC") {
    id: ID!
  }
  type Sport @access(rule: "PUBLIC") {
    id: ID! @shareable
  }
`;
const COURTS = /* GraphQL */ `
  type Query {
    court(id: ID!): Court @access(rule: "PUBLIC")
  }
  type Court @access(rule: "PUBLIC") {
    id: ID!
    name: String!
    slug: String!
    address: String!
    city: String!
    country: String!
    lat: Float!
    lng: Float!
    phone: String
    website: String
    sports: [Int!]!
  }
`;
const COMPETITIONS = /* GraphQL */ `
  type Query {
    tournament(id: ID!): Tournament @access(rule: "PUBLIC")
    league(id: ID!): League @access(rule: "PUBLIC")
    tournaments(first: Int, after: String): Tournaments! @access(rule: "PUBLIC")
  }
  type Tournaments @access(rule: "PUBLIC") {
    pageInfo: PageInfo!
    edges: [TournamentEdge!]!
  }
  type PageInfo @shareable @access(rule: "PUBLIC") {
    hasNextPage: Boolean!
    endCursor: String
  }
  type TournamentEdge @access(rule: "PUBLIC") {
    node: Tournament!
  }
  type Tournament @access(rule: "PUBLIC") {
    id: ID!
    name: String!
    state: String!
    sport: Sport!
    numberPlayers: Int!
    isPrivate: Boolean!
    startOn: String!
    endedAt: String
    teams: Int!
    maxTeams: Int!
    placesLeft: Int!
    price: Money!
    place: Town!
  }
  type Money @access(rule: "PUBLIC") {
    cents: Int!
    currency: String!
  }
  type Town @access(rule: "PUBLIC") {
    city: String!
    lat: Float!
    lng: Float!
  }
  type League @access(rule: "PUBLIC") {
    id: ID!
    name: String!
    year: Int!
    members: Int!
    sport: Sport!
    numberPlayers: Int!
    province: Province!
    currentPhase: Phase
  }
  type Province @access(rule: "PUBLIC") {
    name: String!
  }
  type Phase @access(rule: "PUBLIC") {
    startsOn: String!
    endsOn: String!
  }
  type Sport @access(rule: "PUBLIC") {
    id: ID! @shareable
  }
`;
const supergraphSdl = compose([
  ...fixtureContracts.filter(({ name }) => name === 'identity'),
  { name: 'matches', sdl: MATCHES },
  { name: 'players', sdl: PLAYERS },
  { name: 'courts', sdl: COURTS },
  { name: 'tournaments', sdl: COMPETITIONS },
]).supergraph;

const place = (displayName: string): PlaceOfPage => ({
  badge: 'ACCEPTED',
  user: { id: displayName.split(' ')[0]!.toLowerCase(), displayName },
});

/** An open match of tennis singles; Ana plays, one place is free. */
export const aMatch = (changes: Partial<MatchOfPage> = {}): MatchOfPage => ({
  id: 'm1',
  state: 'ORGANIZING',
  sport: { id: '1' },
  numberPlayers: 1,
  datePlay: '2026-06-01',
  timePlay: '18:30:00',
  startsAt: '2026-06-01T16:30:00.000Z',
  endsAt: '2026-06-01T18:00:00.000Z',
  timeZone: 'Europe/Rome',
  missing: 1,
  city: null,
  court: { name: 'Tennis Club Forlì', city: 'Forlì' },
  teamA: [place('Ana Rossi')],
  teamB: [],
  guests: [],
  result: null,
  ...changes,
});

/** Ana won against Ben. */
export const aPlayedMatch = (changes: Partial<MatchOfPage> = {}): MatchOfPage =>
  aMatch({
    state: 'CONFIRMED',
    missing: 0,
    teamB: [place('Ben Serra')],
    result: {
      outcome: 'COMPLETED',
      winner: 'A',
      sets: [
        { a: 6, b: 4, tieBreak: null, superTieBreak: false },
        { a: 7, b: 6, tieBreak: 5, superTieBreak: false },
      ],
    },
    ...changes,
  });

export const aPlayer = (changes: Partial<PlayerOfPage> = {}): PlayerOfPage => ({
  id: 'ana',
  displayName: 'Ana Rossi',
  slug: 'ana-rossi',
  sports: [1],
  locationName: 'Forlì',
  searchEngines: true,
  levels: [
    { sport: { id: '1' }, numberPlayers: { id: '1' }, rating: 4.5, name: 'INTERMEDIATE', selfAssessed: false },
    { sport: { id: '1' }, numberPlayers: { id: '2' }, rating: null, name: 'NONE', selfAssessed: false },
  ],
  ...changes,
});

/** Ana reached 4.5. */
export const aLevelUp = (changes: Partial<LevelOfPage> = {}): LevelOfPage => ({
  ...{ id: 'ana.m1', from: 4, to: 4.5, name: 'INTERMEDIATE', playedAt: '2026-06-01T18:00:00.000Z' },
  ...{ sport: { id: '1' }, numberPlayers: { id: '1' }, player: aPlayer() },
  ...changes,
});

export const aCourt = (): CourtOfPage => ({
  id: 'c1',
  name: 'Tennis Club Forlì',
  slug: 'tennis-club-forli',
  address: 'Via Roma 1',
  city: 'Forlì',
  country: 'IT',
  lat: 44.22,
  lng: 12.04,
  phone: '+39 0543 123456',
  website: 'https://tennis.example',
  sports: [1, 2],
});

export const aTournament = (changes: Partial<TournamentOfPage> = {}): TournamentOfPage => ({
  ...{ id: 't1', name: 'Forlì Open', state: 'OPEN', sport: { id: '2' }, numberPlayers: 2, isPrivate: false },
  ...{ startOn: '2026-07-01', endedAt: null, teams: 6, maxTeams: 8, placesLeft: 2 },
  ...{ price: { cents: 1_500, currency: 'EUR' }, place: { city: 'Forlì', lat: 44.22, lng: 12.04 } },
  ...changes,
});

export const aLeague = (): LeagueOfPage => ({
  ...{ id: 'l1', name: 'Forlì-Cesena padel', year: 2026, members: 30, sport: { id: '2' }, numberPlayers: 2 },
  ...{ province: { name: 'Forlì-Cesena' }, currentPhase: { startsOn: '2026-04-01', endsOn: '2026-06-30' } },
});

/** What the web app was built with. */
export const SHELL =
  '<!doctype html>\n<html lang="en">\n  <head>\n    <title>Setpoint</title>\n  </head>\n  <body></body>\n</html>\n';
export const ORIGIN = 'https://setpoint.example';
const SCREENS = [
  '/match/list',
  '/match/:id',
  '/player/account/:pageTab',
  '/player/:id/:name',
  '/court/:id/:name',
  '/level/:id',
  '/tournament/:id',
  '/league/:id',
  '/about-us',
  '/rank/matchs-played/:sport/:numberPlayers/:year',
  '/rank/:level/:country/:sport/:numberPlayers/:sex',
];

interface MatchesAsked {
  readonly filter?: { readonly dayFrom: string; readonly dayTo: string };
  readonly first: number;
  readonly after?: string;
}

/** A gateway over a match, a player and a centre that visitors find, and match `m2` that only Carla does. */
export async function startPublicPages(options: Partial<GatewayOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'setpoint-public-'));
  writeFileSync(join(folder, 'index.html'), SHELL);
  writeFileSync(
    join(folder, 'routes.json'),
    JSON.stringify(
      Object.fromEntries(
        SCREENS.map((path) => [
          path,
          {
            urgent: [],
            files: [],
            texts: {},
          },
        ]),
      ),
    ),
  );
  const shown = {
    match: aMatch() as MatchOfPage,
    player: aPlayer() as PlayerOfPage,
    tournament: aTournament() as TournamentOfPage,
    /** What a match waits for before it is read. */
    beforeMatch: async (): Promise<void> => undefined,
    /** How many matches were played on each day, by the first day of their month. */
    playedFrom: {} as Record<string, number>,
    /** Services that were asked for anything but signing keys. */
    asked: 0,
  };
  const verify = identityVerifier(SECRET);
  const serviceOf = (sdl: string, resolvers: NonNullable<Module['resolvers']>): LocalService => ({
    schema: enforceAccess(buildSubgraphSchema([{ typeDefs: parse(FEDERATION_HEAD + sdl), resolvers }])),
    contextFor: (headers) => {
      shown.asked += 1;
      return contextFromHeaders(headers, verify);
    },
  });
  const match = async (_: unknown, { id }: { id: string }, { who }: GraphQLContext) => {
    await shown.beforeMatch();
    if (id === 'm2' && who.kind === 'user' && who.userId === 'carla') return aMatch({ id });
    return id === shown.match.id ? shown.match : null;
  };
  /** Without a filter the one that is open. */
  const matches = (_: unknown, { filter, first, after }: MatchesAsked) => {
    const count = filter ? (shown.playedFrom[filter.dayFrom] ?? 0) : 1;
    const from = Number(after ?? 0);
    const to = Math.min(count, from + first);
    const edges = Array.from({ length: to - from }, (_, i) => ({
      node: filter ? { id: `${filter.dayTo}-${from + i}` } : shown.match,
    }));
    return { edges, pageInfo: { hasNextPage: to < count, endCursor: String(to) } };
  };
  const player = (_: unknown, { id }: { id: string }) => (id === shown.player.id ? shown.player : null);
  const levelUp = (_: unknown, { id }: { id: string }) => (id === 'ana.m1' ? aLevelUp() : null);
  const court = (_: unknown, { id }: { id: string }) => (id === 'c1' ? aCourt() : null);
  const tournament = (_: unknown, { id }: { id: string }) => (id === shown.tournament.id ? shown.tournament : null);
  const league = (_: unknown, { id }: { id: string }) => (id === 'l1' ? aLeague() : null);
  /** Two pages: the cursor of the first leads to the second. */
  const tournaments = (_: unknown, { after }: { after?: string }) => ({
    pageInfo: { hasNextPage: !after, endCursor: after ? null : 'next' },
    edges: [{ node: aTournament(after ? { id: 't&2' } : {}) }, { node: aTournament({ id: 't3', isPrivate: true }) }],
  });
  const gateway = await startFixtureGateway(
    // Longer than a test may take: whoever waits for a service is found out.
    { supergraphSdl, webRoot: folder, webUrl: ORIGIN, timeouts: { queryMs: 120_000 }, pageWaitMs: 120_000, ...options },
    (services) => {
      services['matches'] = serviceOf(MATCHES, { Query: { match, matches } });
      services['players'] = serviceOf(PLAYERS, { Query: { player, levelUp } });
      services['courts'] = serviceOf(COURTS, { Query: { court } });
      services['tournaments'] = serviceOf(COMPETITIONS, { Query: { tournament, league, tournaments } });
      delete services['notifications'];
    },
  );
  await Promise.all([gateway.ready, gateway.planned]);
  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(gateway.url + path, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });
  const stop = async () => {
    await gateway.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...gateway, shown, open, stop };
}
