import { eventually } from '@setpoint/testkit';
import { startFixtureGateway, type FixtureGateway } from './fixture/fixture-gateway.js';

const SHIPPED = [
  {
    operationName: 'Player',
    query:
      'query Player($id: ID!, $first: Int = 5) { player(id: $id) { firstName matches(first: $first) { totalCount } } }',
  },
  { operationName: 'Rename', query: 'mutation Rename($name: String!) { rename(firstName: $name) { id } }' },
  {
    operationName: 'Updated',
    query: 'subscription Updated($id: ID!) { matchUpdated(id: $id) { state players { firstName } } }',
  },
];

describe('the operations of the web apps', () => {
  let gateway: FixtureGateway;
  beforeEach(async () => {
    gateway = await startFixtureGateway({ shippedOperations: SHIPPED });
    await gateway.planned;
  });
  afterEach(() => gateway.stop());

  const plans = async () => {
    const text = await (await fetch(`${gateway.operationsUrl}/metrics`)).text();
    return Number(/^setpoint_gateway_plans_total (\d+)$/m.exec(text)?.[1]);
  };
  const send = async (index: number, variables: object, token?: string) => {
    const response = await gateway.post(
      '/graphql',
      { ...SHIPPED[index]!, variables },
      token ? { authorization: `JWT ${token}` } : {},
    );
    return (await response.json()) as { data?: unknown };
  };

  it('P1 are planned before anybody asks, without asking a service', async () => {
    // A gateway asks for the signing keys when it starts, and for nothing else.
    await eventually(() => gateway.state.fetches === 1, 'the signing keys were not fetched');
    expect(await plans()).toBe(SHIPPED.length);
    const { data } = await send(0, { id: 'ana' });
    expect(data).toEqual({ player: { firstName: 'ana', matches: { totalCount: 1 } } });
    await send(1, { name: 'Ana' }, await gateway.token('ana'));
    expect(await plans()).toBe(SHIPPED.length);
  });

  it('P1 that nobody planned are planned when they come', async () => {
    const before = await plans();
    await gateway.ask('{ player(id: "ben") { firstName } }');
    await gateway.ask('{ player(id: "ben") { firstName } }');
    expect(await plans()).toBe(before + 1);
  });
});
