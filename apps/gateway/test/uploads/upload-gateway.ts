import { buildSubgraphSchema } from '@apollo/subgraph';
import { contextFromHeaders, enforceAccess, FEDERATION_HEAD, identityVerifier } from '@setpoint/service-kit';
import { FileStore } from '@setpoint/uploads';
import { parse } from 'graphql';
import { compose } from '../../../../tools/compose/supergraph.ts';
import type { GatewayOptions } from '../../src/index.js';
import { startFixtureGateway } from '../fixture/fixture-gateway.js';
import { fixtureContracts, SECRET } from '../fixture/fixture-services.js';

const MATCHES = /* GraphQL */ `
  type Query {
    played: Int @access(rule: "PUBLIC")
  }
  type Mutation {
    registerMatchPhoto(ownerId: ID!, key: String!): ID! @access(rule: "INTERNAL") @inaccessible
  }
`;
const TOURNAMENTS = /* GraphQL */ `
  type Query {
    drawn: Int @access(rule: "PUBLIC")
  }
  type Mutation {
    registerTournamentPhoto(ownerId: ID!, key: String!): ID! @access(rule: "INTERNAL") @inaccessible
  }
`;
const COURTS = /* GraphQL */ `
  type Query {
    claimDocument(claimId: ID!): StoredDocument @access(rule: "INTERNAL") @inaccessible
    centres: Int @access(rule: "PUBLIC")
  }
  type Mutation {
    registerCourtPhoto(ownerId: ID!, key: String!): ID! @access(rule: "INTERNAL") @inaccessible
    registerClaimDocument(ownerId: ID!, key: String!, type: String!): ID! @access(rule: "INTERNAL") @inaccessible
  }
  type StoredDocument @access(rule: "INTERNAL") @inaccessible {
    key: String!
    type: String!
  }
`;
const PLAYERS = /* GraphQL */ `
  type Query {
    listed: Int @access(rule: "PUBLIC")
  }
  type Mutation {
    registerAvatar(ownerId: ID!, key: String!): ID! @access(rule: "INTERNAL") @inaccessible
  }
`;
const supergraphSdl = compose([
  ...fixtureContracts.filter(({ name }) => name === 'identity'),
  { name: 'matches', sdl: MATCHES },
  { name: 'tournaments', sdl: TOURNAMENTS },
  { name: 'courts', sdl: COURTS },
  { name: 'players', sdl: PLAYERS },
]).supergraph;

export class MemoryStore extends FileStore {
  readonly files = new Map<string, Buffer>();
  isAway = false;

  override async put(name: string, content: Uint8Array): Promise<void> {
    if (this.isAway) throw new Error('away');
    this.files.set(name, Buffer.from(content));
  }
  override async get(name: string): Promise<Buffer | null> {
    if (this.isAway) throw new Error('away');
    return this.files.get(name) ?? null;
  }
  override async remove(name: string): Promise<void> {
    this.files.delete(name);
  }
}

/** A gateway whose subgraphs remember what they register, and for what. */
export async function startUploadGateway(options: Partial<GatewayOptions> = {}) {
  const store = new MemoryStore();
  const registered: { ownerId: string; key: string; filesBefore: number }[] = [];
  const forTournaments: { ownerId: string; key: string }[] = [];
  const verify = identityVerifier(SECRET);
  const ofMatches = {
    Mutation: {
      registerMatchPhoto: (_: unknown, given: { ownerId: string; key: string }) =>
        `upload-${registered.push({ ...given, filesBefore: store.files.size })}`,
    },
  };
  const ofTournaments = {
    Mutation: {
      registerTournamentPhoto: (_: unknown, given: { ownerId: string; key: string }) =>
        `poster-${forTournaments.push({ ...given })}`,
    },
  };
  const documents: { ownerId: string; key: string; type: string }[] = [];
  const ofCourts = {
    Query: {
      claimDocument: (_: unknown, { claimId }: { claimId: string }) =>
        documents[Number(claimId.replace('proof-', '')) - 1],
    },
    Mutation: {
      registerCourtPhoto: () => 'court-1',
      registerClaimDocument: (_: unknown, given: (typeof documents)[number]) => `proof-${documents.push({ ...given })}`,
    },
  };
  const ofPlayers = { Mutation: { registerAvatar: () => 'avatar-1' } };
  const subgraph = (
    sdl: string,
    resolvers: typeof ofMatches | typeof ofPlayers | typeof ofTournaments | typeof ofCourts,
  ) => ({
    schema: enforceAccess(buildSubgraphSchema([{ typeDefs: parse(FEDERATION_HEAD + sdl), resolvers }])),
    contextFor: (headers: Parameters<typeof contextFromHeaders>[0]) => contextFromHeaders(headers, verify),
  });
  const gateway = await startFixtureGateway({ supergraphSdl, uploads: store, ...options }, (services) => {
    for (const name of Object.keys(services)) if (name !== 'identity') delete services[name];
    services['matches'] = subgraph(MATCHES, ofMatches);
    services['tournaments'] = subgraph(TOURNAMENTS, ofTournaments);
    services['courts'] = subgraph(COURTS, ofCourts);
    services['players'] = subgraph(PLAYERS, ofPlayers);
  });
  const send = async (body: Uint8Array | string, headers: Record<string, string> = {}, path = 'match') => {
    const response = await fetch(`${gateway.url}/uploads/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', authorization: `JWT ${await gateway.token('ana')}`, ...headers },
      body: body as Uint8Array<ArrayBuffer>,
    });
    const answer = (await response.json()) as { data?: { id: string }; error?: { code: string } };
    return { status: response.status, headers: response.headers, code: answer.error?.code, id: answer.data?.id };
  };
  return { ...gateway, store, registered, forTournaments, documents, send };
}
