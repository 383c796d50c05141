import { buildSubgraphSchema } from '@apollo/subgraph';
import { contextFromHeaders, enforceAccess, FEDERATION_HEAD, identityVerifier } from '@setpoint/service-kit';
import { parse } from 'graphql';
import { compose } from '../../../../tools/compose/supergraph.ts';
import { CALL_RATES } from '../../src/limits/settings.js';
import { startFixtureGateway } from '../fixture/fixture-gateway.js';
import { fixtureContracts, SECRET } from '../fixture/fixture-services.js';

const BILLING = /* GraphQL */ `
  type Query {
    owed: Int @access(rule: "PUBLIC")
  }
  type Mutation {
    receivePaymentWebhook(body: String!, signature: String!): Boolean! @access(rule: "INTERNAL") @inaccessible
  }
`;
const supergraphSdl = compose([
  ...fixtureContracts.filter(({ name }) => name === 'identity' || name === 'matches'),
  { name: 'billing', sdl: BILLING },
]).supergraph;

/** A gateway whose subgraph of billing takes what is signed with `right`. */
async function startWebhookGateway(points = 1_000) {
  const received: Buffer[] = [];
  let away = false;
  const verify = identityVerifier(SECRET);
  const resolvers = {
    Mutation: {
      receivePaymentWebhook: (_: unknown, { body, signature }: { body: string; signature: string }) => {
        if (away) throw new Error('away');
        received.push(Buffer.from(body, 'base64'));
        return signature === 'right';
      },
    },
  };
  const rates = { webhooks: { ...CALL_RATES.webhooks, points } };
  const gateway = await startFixtureGateway({ supergraphSdl, rates }, (services) => {
    for (const name of Object.keys(services)) if (name !== 'identity' && name !== 'matches') delete services[name];
    services['billing'] = {
      schema: enforceAccess(buildSubgraphSchema([{ typeDefs: parse(FEDERATION_HEAD + BILLING), resolvers }])),
      contextFor: (headers) => contextFromHeaders(headers, verify),
    };
  });
  const send = async (body: Uint8Array | string, signature?: string, path = 'stripe') => {
    const response = await fetch(`${gateway.url}/webhooks/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      body: body as Uint8Array<ArrayBuffer>,
    });
    const answer = (await response.json()) as { received?: true; error?: { code: string } };
    return { status: response.status, ...answer, code: answer.error?.code };
  };
  return { ...gateway, received, send, setAway: (now: boolean) => (away = now) };
}

describe('a webhook of a payment provider', () => {
  let gateway: Awaited<ReturnType<typeof startWebhookGateway>>;
  beforeAll(async () => {
    gateway = await startWebhookGateway();
  });
  afterAll(() => gateway?.stop());

  it('BIL-03~ is handed on byte by byte, without a session', async () => {
    const bytes = Buffer.from('{ "id":"evt_1",\n\t"name": "Zoë \\u00e9" }\n');
    expect(await gateway.send(bytes, 'right')).toMatchObject({ status: 200, received: true });
    expect(gateway.received.at(-1)).toEqual(bytes);
  });

  it('BIL-03~ is refused when it is not signed, or forged', async () => {
    const before = gateway.received.length;
    expect(await gateway.send('{}')).toMatchObject({ status: 400, code: 'WEBHOOK_FORGED' });
    expect(gateway.received).toHaveLength(before);
    expect(await gateway.send('{}', 'wrong')).toMatchObject({ status: 400, code: 'WEBHOOK_FORGED' });
  });

  it('BIL-10~ is asked for again while billing can’t take it', async () => {
    gateway.setAway(true);
    const { status } = await gateway.send('{}', 'right');
    expect(status).toBeGreaterThanOrEqual(500);
    gateway.setAway(false);
    expect(await gateway.send('{}', 'right')).toMatchObject({ status: 200 });
  });

  it('is read no further than events are long, and of no other provider', async () => {
    expect(await gateway.send('x'.repeat(256_001), 'right')).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
    expect(await gateway.send('{}', 'right', 'other')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('is counted for its address', async () => {
    const busy = await startWebhookGateway(2);
    try {
      const statuses = [];
      for (let i = 0; i < 3; i += 1) statuses.push((await busy.send('{}', 'right')).status);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await busy.stop();
    }
  });
});
