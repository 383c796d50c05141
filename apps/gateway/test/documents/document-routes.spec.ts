import { readFileSync } from 'node:fs';
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
import { startFixtureGateway } from '../fixture/fixture-gateway.js';
import { fixtureContracts, SECRET } from '../fixture/fixture-services.js';
import { aDocument } from './a-document.js';

const BILLING = readFileSync(new URL('../../../billing/schema.graphql', import.meta.url), 'utf8');
const IDENTITY = fixtureContracts
  .find(({ name }) => name === 'identity')!
  .sdl.replaceAll('FieldError', 'AuthFieldError');
const PEOPLE = /* GraphQL */ `
  type User @key(fields: "id") @access(rule: "PUBLIC") {
    id: ID!
    language: String
  }
`;

type Modules = Extract<Parameters<typeof buildSubgraphSchema>[0], unknown[]>;

/** A gateway over one document: invoice 12 of 2026, Ana's, who reads Italian. */
async function startDocumentGateway() {
  const state = { away: false };
  const verify = identityVerifier(SECRET);
  const serviceOf = (sdl: string, resolvers: object) => ({
    schema: enforceAccess(
      buildSubgraphSchema([{ typeDefs: parse(FEDERATION_HEAD + sdl), resolvers }] as unknown as Modules),
    ),
    contextFor: (headers: Parameters<typeof contextFromHeaders>[0]) => {
      if (state.away) throw new Error('away');
      return contextFromHeaders(headers, verify);
    },
  });
  const billing = serviceOf(BILLING, {
    Query: {
      billingDocument: (_: unknown, { number, year }: { number: string; year: number }, { who }: GraphQLContext) =>
        number === '12' && year === 2026 && who.kind === 'user' && who.userId === 'ana'
          ? { ...aDocument(), id: 'INVOICE-2026-12', userId: 'ana' }
          : null,
    },
  });
  const players = serviceOf(PEOPLE, {
    User: { __resolveReference: ({ id }: { id: string }) => ({ id }), language: () => 'it' },
  });
  const supergraphSdl = compose([
    { name: 'identity', sdl: IDENTITY },
    { name: 'players', sdl: PEOPLE },
    { name: 'billing', sdl: BILLING },
  ]).supergraph;
  const options = { supergraphSdl, rates: { documents: { name: 'documents', points: 4, seconds: 60 } } };
  const gateway = await startFixtureGateway(options as Parameters<typeof startFixtureGateway>[0], (services) => {
    services['players'] = players as never;
    services['billing'] = billing as never;
    delete services['notifications'];
  });
  const read = async (path: string, who?: string, seconds = 600) =>
    fetch(`${gateway.url}/documents/${path}`, {
      headers: who ? { authorization: `JWT ${await gateway.token(who, { seconds })}` } : {},
    });
  return { ...gateway, state, read };
}

describe('GET /documents/<year>/<number>.pdf', () => {
  let gateway: Awaited<ReturnType<typeof startDocumentGateway>>;
  beforeEach(async () => {
    gateway = await startDocumentGateway();
  });
  afterEach(() => gateway.stop());
  const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

  it('BIL-05~ is the PDF for its owner, kept by no cache', async () => {
    const response = await gateway.read('2026/12.pdf', 'ana');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': 'inline; filename="setpoint-12-2026.pdf"',
      'x-robots-tag': 'noindex, nofollow',
    });
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain('/Lang (it)');
  });

  it('BIL-05~ is nothing to others, and needs a session', async () => {
    for (const [path, who] of [
      ['2026/12.pdf', 'ben'],
      ['2025/12.pdf', 'ana'],
      ['2026/12.txt', 'cleo'],
      ['2026/..%2F12.pdf', 'cleo'],
      ['26/12.pdf', 'cleo'],
    ] as const)
      expect((await gateway.read(path, who)).status).toBe(404);
    const visitor = await gateway.read('2026/12.pdf');
    expect([visitor.status, await codeOf(visitor)]).toEqual([401, 'UNAUTHENTICATED']);
    const stale = await gateway.read('2026/12.pdf', 'ana', -10);
    expect([stale.status, await codeOf(stale)]).toEqual([401, 'TOKEN_EXPIRED']);
  });

  it('BIL-05~ is to be asked for again while billing is away, and drawn only so often', async () => {
    gateway.state.away = true;
    expect((await gateway.read('2026/12.pdf', 'ana')).status).toBe(503);
    gateway.state.away = false;
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await gateway.read('2026/12.pdf', 'ana')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
