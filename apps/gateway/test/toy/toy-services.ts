import { buildSubgraphSchema } from '@apollo/subgraph';
import {
  contextFromHeaders,
  enforceAccess,
  FEDERATION_HEAD,
  identityVerifier,
  type GraphQLContext,
} from '@setpoint/service-kit';
import { GraphQLError, parse } from 'graphql';
import type { JSONWebKeySet } from 'jose';
import type { LocalService } from '../../src/index.js';

type Module = Extract<Extract<Parameters<typeof buildSubgraphSchema>[0], unknown[]>[number], { typeDefs: unknown }>;
type Resolvers = NonNullable<Module['resolvers']>;

export interface ToyState {
  keys: JSONWebKeySet;
  /** What exchangeProviderToken answers with; tests change parts of it. */
  exchanged: Record<string, unknown>;
  /** Inputs of internal calls, newest last. */
  internalCalls: { name: string; input: Record<string, unknown> }[];
  mail: { success: boolean; errorCode: string | null };
  /** Players known to the players subgraph. */
  players: Map<string, { firstName: string }>;
  matches: Map<string, { id: string; state: string; players: string[]; secret: boolean }>;
  unread: number;
  /** Representations that the players subgraph received, per call. */
  playerCalls: unknown[][];
  fetches: number;
}

export const SECRET = 'a secret for tests, long enough for HS256';

export function toyState(): ToyState {
  return {
    keys: { keys: [] },
    exchanged: {},
    internalCalls: [],
    mail: { success: true, errorCode: null },
    players: new Map(['ana', 'ben', 'carla'].map((id) => [id, { firstName: id }])),
    matches: new Map([
      ['m1', { id: 'm1', state: 'OPEN', players: ['ana', 'ben', 'ana', 'ana'], secret: false }],
      ['m2', { id: 'm2', state: 'OPEN', players: ['carla'], secret: true }],
    ]),
    unread: 3,
    playerCalls: [],
    fetches: 0,
  };
}

const SDL = {
  identity: /* GraphQL */ `
    type Query {
      me: User @access(rule: "PUBLIC")
      audit: String! @access(rule: "SUPPORT")
      signingKeys: JSON! @access(rule: "INTERNAL") @inaccessible
    }
    type Mutation {
      refreshToken(refreshToken: String!): RefreshTokenPayload! @access(rule: "PUBLIC")
      revokeToken(refreshToken: String!): RefreshTokenPayload! @access(rule: "PUBLIC")
      exchangeProviderToken(input: ExchangeProviderTokenInput!): Exchanged! @access(rule: "INTERNAL") @inaccessible
      sendVerificationMail(input: SendVerificationMailInput!): Sent! @access(rule: "INTERNAL") @inaccessible
      sendPasswordResetMail(input: SendPasswordResetMailInput!): Sent! @access(rule: "INTERNAL") @inaccessible
      endAllSessions(input: EndAllSessionsInput!): Sent! @access(rule: "INTERNAL") @inaccessible
    }
    type User @key(fields: "id") @access(rule: "PUBLIC") {
      id: ID!
      email: String @access(rule: "SELF")
      firebaseToken: String @access(rule: "SELF")
    }
    type RefreshTokenPayload @access(rule: "PUBLIC") {
      success: Boolean!
    }
    type Sent @access(rule: "INTERNAL") @inaccessible {
      success: Boolean!
      errorCode: String
    }
    type Exchanged @access(rule: "INTERNAL") @inaccessible {
      success: Boolean!
      errorCode: String
      fieldErrors: [Fault!]!
      token: String
      refreshToken: String
      userId: ID
      email: String
      emailVerified: Boolean
      firstName: String
      lastName: String
      language: String
      sports: [Int!]
    }
    type Fault @access(rule: "INTERNAL") @inaccessible {
      field: String!
      code: String!
    }
    input ExchangeProviderTokenInput @inaccessible {
      idToken: String!
      actionSource: String!
      emailVerified: Boolean
      firstName: String
      lastName: String
      sports: [Int!]
      referralCode: String
      invitedCode: String
      language: String
      redirectTo: String
      marketing: JSON
      address: String
    }
    input SendVerificationMailInput @inaccessible {
      idToken: String!
      redirectTo: String
      language: String
      address: String
    }
    input SendPasswordResetMailInput @inaccessible {
      email: String!
      language: String
      address: String
    }
    input EndAllSessionsInput @inaccessible {
      idToken: String!
    }
    scalar JSON
  `,
  players: /* GraphQL */ `
    type Query {
      player(id: ID!): User @access(rule: "PUBLIC")
      trouble: String @access(rule: "PUBLIC")
    }
    type Mutation {
      rename(firstName: String!): User @access(rule: "SIGNED_IN")
    }
    type User @key(fields: "id") @access(rule: "PUBLIC") {
      id: ID!
      firstName: String!
      lastName: String
      displayName: String
      photoUrl: String
      sex: String
      sports: [Int!]
      locationName: String
      locationLat: Float
      locationLng: Float
      kmToSearch: Int
      language: String
      matches(first: Int = 20, after: String): MatchList
    }
    type MatchList @access(rule: "PUBLIC") {
      edges: [MatchEdge!]!
      totalCount: Int!
    }
    type MatchEdge @access(rule: "PUBLIC") {
      node: Match!
    }
    type Match @key(fields: "id", resolvable: false) @access(rule: "PUBLIC") {
      id: ID!
    }
  `,
  matches: /* GraphQL */ `
    type Query {
      match(id: ID!): Match @access(rule: "PUBLIC")
      matches(first: Int = 20): [Match!]! @access(rule: "PUBLIC")
    }
    type Subscription {
      matchUpdated(id: ID!): Match @access(rule: "PUBLIC")
    }
    type Match @key(fields: "id") @access(rule: "PUBLIC") {
      id: ID!
      state: String!
      players: [User!]!
    }
    type User @key(fields: "id", resolvable: false) @access(rule: "PUBLIC") {
      id: ID!
    }
  `,
  notifications: /* GraphQL */ `
    type Query {
      unreadNotificationCount: Int! @access(rule: "SIGNED_IN")
    }
    type Subscription {
      notify: Int! @access(rule: "SIGNED_IN")
    }
  `,
} as const;

export type ToyName = keyof typeof SDL;

export const toyContracts = Object.entries(SDL).map(([name, sdl]) => ({ name, sdl }));

/** Small subgraphs with real access rules and identities, over one shared state. */
export function toyServices(state: ToyState): Record<ToyName, LocalService> {
  const internal = (name: string, answer: () => unknown) => (_: unknown, args: { input: Record<string, unknown> }) => {
    state.internalCalls.push({ name, input: { ...args.input } });
    return answer();
  };
  const visible = (id: string) => {
    const match = state.matches.get(id);
    return match && !match.secret ? { ...match, players: match.players.map((player) => ({ id: player })) } : null;
  };
  const resolvers: Record<ToyName, Resolvers> = {
    identity: {
      Query: {
        me: (_: unknown, __: unknown, { who }: GraphQLContext) => (who.kind === 'user' ? { id: who.userId } : null),
        audit: () => 'seen by support',
        signingKeys: () => state.keys,
      },
      Mutation: {
        refreshToken: () => ({ success: true }),
        revokeToken: () => ({ success: true }),
        exchangeProviderToken: internal('exchangeProviderToken', () => ({ fieldErrors: [], ...state.exchanged })),
        sendVerificationMail: internal('sendVerificationMail', () => state.mail),
        sendPasswordResetMail: internal('sendPasswordResetMail', () => state.mail),
        endAllSessions: internal('endAllSessions', () => state.mail),
      },
      User: {
        __resolveReference: ({ id }: { id: string }) => ({ id }),
        email: ({ id }: { id: string }) => `${id}@setpoint.example`,
      },
    } as Resolvers,
    players: {
      Query: {
        player: (_: unknown, { id }: { id: string }) => (state.players.has(id) ? { id } : null),
        trouble: () => {
          throw new Error('relation "players.players" does not exist at character 15');
        },
      },
      Mutation: {
        rename: (_: unknown, { firstName }: { firstName: string }, { who }: GraphQLContext) => {
          if (firstName === '')
            throw new GraphQLError('A name is needed', { extensions: { code: 'NAME_NEEDED', longest: 50 } });
          return who.kind === 'user' ? { id: who.userId } : null;
        },
      },
      User: {
        __resolveReference: ({ id }: { id: string }) => (state.players.has(id) ? { id } : null),
        firstName: ({ id }: { id: string }) => state.players.get(id)!.firstName,
        matches: () => ({ edges: [{ node: { id: 'm1' } }], totalCount: 1 }),
      },
    } as Resolvers,
    matches: {
      Query: {
        match: (_: unknown, { id }: { id: string }) => visible(id),
        matches: () => [...state.matches.keys()].flatMap((id) => visible(id) ?? []),
      },
      Match: { __resolveReference: ({ id }: { id: string }) => visible(id) },
    } as Resolvers,
    notifications: { Query: { unreadNotificationCount: () => state.unread } } as Resolvers,
  };
  const verify = identityVerifier(SECRET);
  const service = (name: ToyName): LocalService => {
    const schema = enforceAccess(
      buildSubgraphSchema([{ typeDefs: parse(FEDERATION_HEAD + SDL[name]), resolvers: resolvers[name] }]),
    );
    return {
      schema,
      contextFor: (headers) => {
        state.fetches += 1;
        return contextFromHeaders(headers, verify);
      },
    };
  };
  return {
    identity: service('identity'),
    players: recorded(service('players'), state),
    matches: service('matches'),
    notifications: service('notifications'),
  };
}

/** Remembers which representations the players subgraph was asked for. */
function recorded(service: LocalService, state: ToyState): LocalService {
  const field = service.schema.getQueryType()!.getFields()['_entities']!;
  const resolve = field.resolve!;
  field.resolve = (source, args: { representations: unknown[] }, context, info) => {
    state.playerCalls.push(args.representations);
    return resolve(source, args, context, info) as unknown;
  };
  return service;
}
