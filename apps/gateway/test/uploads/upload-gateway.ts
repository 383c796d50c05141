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
const supergraphSdl = compose([
  ...fixtureContracts.filter(({ name }) => name === 'identity'),
  { name: 'matches', sdl: MATCHES },
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

/** A gateway whose subgraph of matches remembers what it registers. */
export async function startUploadGateway(options: Partial<GatewayOptions> = {}) {
  const store = new MemoryStore();
  const registered: { ownerId: string; key: string; filesBefore: number }[] = [];
  const verify = identityVerifier(SECRET);
  const resolvers = {
    Mutation: {
      registerMatchPhoto: (_: unknown, given: { ownerId: string; key: string }) =>
        `upload-${registered.push({ ...given, filesBefore: store.files.size })}`,
    },
  };
  const gateway = await startFixtureGateway({ supergraphSdl, uploads: store, ...options }, (services) => {
    for (const name of Object.keys(services)) if (name !== 'identity') delete services[name];
    services['matches'] = {
      schema: enforceAccess(buildSubgraphSchema([{ typeDefs: parse(FEDERATION_HEAD + MATCHES), resolvers }])),
      contextFor: (headers) => contextFromHeaders(headers, verify),
    };
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
  return { ...gateway, store, registered, send };
}
