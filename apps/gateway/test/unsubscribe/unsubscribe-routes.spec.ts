import { buildSubgraphSchema } from '@apollo/subgraph';
import { contextFromHeaders, enforceAccess, FEDERATION_HEAD, identityVerifier } from '@setpoint/service-kit';
import { parse } from 'graphql';
import { compose } from '../../../../tools/compose/supergraph.ts';
import { CALL_RATES } from '../../src/limits/settings.js';
import { startFixtureGateway } from '../fixture/fixture-gateway.js';
import { fixtureContracts, SECRET } from '../fixture/fixture-services.js';

const NOTIFICATIONS = /* GraphQL */ `
  type Query {
    unread: Int @access(rule: "PUBLIC")
  }
  type Mutation {
    unsubscribeFromMail(token: String!): UnsubscribeFromMailPayload! @access(rule: "PUBLIC")
  }
  type UnsubscribeFromMailPayload @access(rule: "PUBLIC") {
    success: Boolean!
    errorCode: String
  }
`;
const supergraphSdl = compose([
  ...fixtureContracts.filter(({ name }) => name === 'identity' || name === 'matches'),
  { name: 'notifications', sdl: NOTIFICATIONS },
]).supergraph;

/** A gateway whose subgraph of notifications knows one token. */
async function startGateway(points = 1_000) {
  const tokens: string[] = [];
  const verify = identityVerifier(SECRET);
  const resolvers = {
    Mutation: {
      unsubscribeFromMail: (_: unknown, { token }: { token: string }) => {
        tokens.push(token);
        const success = token === 'right.token';
        return { success, errorCode: success ? null : 'UNSUBSCRIBE_LINK_NOT_VALID' };
      },
    },
  };
  const rates = { unsubscribing: { ...CALL_RATES.unsubscribing, points } };
  const gateway = await startFixtureGateway({ supergraphSdl, rates }, (services) => {
    for (const name of Object.keys(services)) if (name !== 'identity' && name !== 'matches') delete services[name];
    services['notifications'] = {
      schema: enforceAccess(buildSubgraphSchema([{ typeDefs: parse(FEDERATION_HEAD + NOTIFICATIONS), resolvers }])),
      contextFor: (headers) => contextFromHeaders(headers, verify),
    };
  });
  const press = async (
    token: string,
    body: string | URLSearchParams | FormData = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  ) => {
    const response = await fetch(`${gateway.url}/unsubscribe/${token}`, { method: 'POST', body });
    const answer = (await response.json()) as { unsubscribed?: true; error?: { code: string } };
    return { status: response.status, unsubscribed: answer.unsubscribed, code: answer.error?.code };
  };
  return { ...gateway, tokens, press };
}

describe('the button to unsubscribe of a mail program', () => {
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());
  beforeEach(() => gateway.tokens.splice(0));

  it('NTF-07~ needs no session, and may be pressed twice', async () => {
    for (const _ of [1, 2])
      expect(await gateway.press('right.token')).toMatchObject({ status: 200, unsubscribed: true });
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect(await gateway.press('right.token', form)).toMatchObject({ status: 200 });
    expect(gateway.tokens).toEqual(['right.token', 'right.token', 'right.token']);
  });

  it('NTF-07~ does nothing with a link that is not ours', async () => {
    expect(await gateway.press('wrong')).toMatchObject({ status: 404, code: 'UNSUBSCRIBE_LINK_NOT_VALID' });
  });

  it('NTF-07~ is not pressed by whoever only looks, or sends something else', async () => {
    await fetch(`${gateway.url}/unsubscribe/right.token`);
    await fetch(`${gateway.url}/unsubscribe/right.token`, { method: 'HEAD' });
    expect(await gateway.press('right.token', 'hello')).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(await gateway.press('right.token', 'x'.repeat(5_000))).toMatchObject({ status: 413 });
    expect(gateway.tokens).toEqual([]);
  });

  it('NTF-07~ is counted', async () => {
    const counted = await startGateway(1);
    try {
      expect(await counted.press('right.token')).toMatchObject({ status: 200 });
      expect(await counted.press('right.token')).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    } finally {
      await counted.stop();
    }
  });
});
