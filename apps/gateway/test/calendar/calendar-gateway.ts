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
import type { ShownEntry } from '../../src/calendar/calendar-query.js';
import type { GatewayOptions, LocalService } from '../../src/index.js';
import { startFixtureGateway } from '../fixture/fixture-gateway.js';
import { fixtureContracts, SECRET } from '../fixture/fixture-services.js';
import { anEntry } from './an-entry.js';

type Module = Extract<Extract<Parameters<typeof buildSubgraphSchema>[0], unknown[]>[number], { typeDefs: unknown }>;
type Resolvers = NonNullable<Module['resolvers']>;

const MATCHES = /* GraphQL */ `
  type Query {
    match(id: ID!): Match @access(rule: "PUBLIC")
    myCalendar: [CalendarEntry!]! @access(rule: "SIGNED_IN")
    calendarOwner(token: String!): ID @access(rule: "INTERNAL") @inaccessible
    myRegistrations: [Registration!]! @access(rule: "SIGNED_IN")
    mySubscriptions: [Subscription!]! @access(rule: "SIGNED_IN")
  }
  type Registration @access(rule: "PUBLIC") {
    id: ID!
    createdAt: String!
    tournament: Tournament!
  }
  type Tournament @access(rule: "PUBLIC") {
    id: ID!
    name: String!
    timeZone: String!
    myTasks: [Task!]!
  }
  type Task @access(rule: "PUBLIC") {
    kind: String!
    until: String
  }
  type Subscription @access(rule: "PUBLIC") {
    id: ID!
    state: String!
    createdAt: String!
    until: String
    league: League!
  }
  type League @access(rule: "PUBLIC") {
    id: ID!
    name: String!
    timeZone: String!
  }
  type Match @key(fields: "id") @access(rule: "PUBLIC") {
    id: ID!
    sport: Sport!
    numberPlayers: Int!
    missing: Int!
    booked: Boolean!
    message: String
    teamA: [MatchPlace!]!
    teamB: [MatchPlace!]!
    guests: [MatchGuest!]!
    court: Court
    calendarEntry: CalendarEntry
  }
  type Sport @access(rule: "PUBLIC") {
    id: ID!
  }
  type MatchGuest @access(rule: "PUBLIC") {
    name: String
    side: String!
    badge: String!
  }
  type MatchPlace @access(rule: "PUBLIC") {
    user: User
    badge: String!
  }
  type Court @access(rule: "PUBLIC") {
    name: String!
    address: String!
    city: String!
    lat: Float!
    lng: Float!
  }
  type CalendarEntry @access(rule: "PUBLIC") {
    uid: ID!
    kind: String!
    status: String!
    sequence: Int!
    startsAt: String!
    endsAt: String!
    timeZone: String!
    changedAt: String!
    match: Match
  }
  type User @key(fields: "id", resolvable: false) @access(rule: "PUBLIC") {
    id: ID!
  }
`;

const PEOPLE = /* GraphQL */ `
  type User @key(fields: "id") @access(rule: "PUBLIC") {
    id: ID!
    displayName: String!
    language: String
  }
`;
const PLAYERS = ['ana', 'ben', 'carla'];

const supergraphSdl = compose([
  ...fixtureContracts.filter(({ name }) => name === 'identity'),
  { name: 'players', sdl: PEOPLE },
  { name: 'matches', sdl: MATCHES },
]).supergraph;

const verify = identityVerifier(SECRET);
const serviceOf = (sdl: string, resolvers: Resolvers): LocalService => ({
  schema: enforceAccess(buildSubgraphSchema([{ typeDefs: parse(FEDERATION_HEAD + sdl), resolvers }])),
  contextFor: (headers) => contextFromHeaders(headers, verify),
});

/** A token of the right shape. */
export const tokenOf = (name: string): string => name.padEnd(43, '-');

/** A gateway over one player's calendar: Ana's, behind `tokenOf('ana')`. Her match `secret` is for her alone. */
export async function startCalendarGateway(options: Partial<GatewayOptions> = {}) {
  const owners = new Map<string, string>();
  const calendar: { entries: ShownEntry[]; asked: string[]; away: 'matches' | 'players' | null } = {
    entries: [],
    asked: [],
    away: null,
  };
  const clear = () => {
    owners.clear();
    owners.set(tokenOf('ana'), 'ana');
    Object.assign(calendar, { entries: [anEntry()], asked: [], away: null });
  };
  clear();
  const readable = ({ match, ...entry }: ShownEntry) => ({
    ...entry,
    match: match && { ...match, teamA: match.teamA.map(seat), teamB: match.teamB.map(seat) },
  });
  const seat = ({ user, badge }: NonNullable<ShownEntry['match']>['teamA'][number]) => ({
    user: { id: user!.displayName.toLowerCase() },
    badge,
  });
  const resolvers = {
    Query: {
      calendarOwner: (_: unknown, { token }: { token: string }) => owners.get(token) ?? null,
      myCalendar: (_: unknown, __: unknown, { who }: GraphQLContext) => {
        calendar.asked.push(who.kind === 'user' ? who.userId : 'visitor');
        return calendar.entries.map(readable);
      },
      myRegistrations: () => [
        {
          ...{ id: 'r1', createdAt: '2026-06-01T07:00:00.000Z' },
          tournament: {
            ...{ id: 'cup', name: 'Coppa', timeZone: 'Europe/Rome' },
            myTasks: [{ kind: 'ENTER_AVAILABILITY', until: '2026-06-20T22:00:00.000Z' }],
          },
        },
      ],
      mySubscriptions: () => [],
      match: (_: unknown, { id }: { id: string }, { who }: GraphQLContext) => {
        if (id === 'secret' && !(who.kind === 'user' && who.userId === 'ana')) return null;
        const entry = readable(anEntry());
        return ['open', 'secret'].includes(id) ? { ...entry.match, calendarEntry: entry } : null;
      },
    },
  };
  const people = {
    User: {
      __resolveReference: ({ id }: { id: string }) => (PLAYERS.includes(id) ? { id } : null),
      displayName: ({ id }: { id: string }) => id[0]!.toUpperCase() + id.slice(1),
    },
  };
  const reachable = (name: 'matches' | 'players', service: LocalService): LocalService => ({
    ...service,
    contextFor: async (headers) => {
      if (calendar.away === name) throw new Error('away');
      return service.contextFor(headers);
    },
  });
  const gateway = await startFixtureGateway({ supergraphSdl, ...options }, (services) => {
    services['players'] = reachable('players', serviceOf(PEOPLE, people));
    services['matches'] = reachable('matches', serviceOf(MATCHES, resolvers));
    delete services['notifications'];
  });
  const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${gateway.url}/calendar/${path}`, { method, headers });
  return { ...gateway, calendar, owners, clear, read };
}
