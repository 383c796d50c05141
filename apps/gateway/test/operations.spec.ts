import { startFixtureGateway, type FixtureGateway } from './fixture/fixture-gateway.js';

let gateway: FixtureGateway;
beforeAll(async () => {
  gateway = await startFixtureGateway();
});
afterAll(() => gateway.stop());

describe('the gateway', () => {
  it('API-00 answers one operation from several services', async () => {
    const { data, errors } = await gateway.ask('{ match(id: "m1") { state players { id firstName } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      match: {
        state: 'OPEN',
        players: ['ana', 'ben', 'ana', 'ana'].map((id) => ({ id, firstName: id })),
      },
    });
  });

  it('API-00 asks a service for each player once, however often the answer names them', async () => {
    gateway.state.playerCalls.length = 0;
    await gateway.ask('{ match(id: "m1") { players { firstName } } }');
    expect(gateway.state.playerCalls).toEqual([
      [
        { __typename: 'User', id: 'ana' },
        { __typename: 'User', id: 'ben' },
      ],
    ]);
  });

  it('P4~ gives all fetches of a query to one service the same loaders, those of other requests and of changes their own', async () => {
    const ana = await gateway.token('ana');
    // whether the session has ended is asked first
    await gateway.ask('{ me { id } }', {}, ana);
    const contextsOf = async (query: string) => {
      const before = gateway.state.fetches;
      const { errors } = await gateway.ask(query, {}, ana);
      expect(errors).toBeUndefined();
      return gateway.state.fetches - before;
    };
    const round = '{ firstName matches { edges { node { state players { lastName } } } } }';
    // players, matches, players again
    expect(await contextsOf(`{ player(id: "ana") ${round} }`)).toBe(2);
    expect(await contextsOf(`{ player(id: "ana") ${round} }`)).toBe(2);
    expect(await contextsOf(`mutation { rename(firstName: "Ana") ${round} }`)).toBe(3);
  });

  it('API-13 hands the person on to the services, who decide what to tell', async () => {
    const mine = '{ me { id email } }';
    const ana = await gateway.token('ana');
    expect((await gateway.ask(mine, {}, ana)).data).toEqual({ me: { id: 'ana', email: 'ana@setpoint.example' } });
    expect((await gateway.ask(mine)).data).toEqual({ me: null });
    const { data, errors } = await gateway.ask('{ player(id: "ben") { id email } }', {}, ana);
    expect(data).toEqual({ player: { id: 'ben', email: null } });
    expect(errors).toMatchObject([
      {
        message: 'You do not have permission to perform this action',
        path: ['player', 'email'],
        extensions: { code: 'FORBIDDEN' },
      },
    ]);
  });

  it('API-13 tells visitors to sign in where a rule asks for it', async () => {
    expect(await gateway.ask('{ unreadNotificationCount }')).toMatchObject({ status: 200, codes: ['UNAUTHENTICATED'] });
    expect(await gateway.ask('{ audit }', {}, await gateway.token('ana'))).toMatchObject({ codes: ['FORBIDDEN'] });
    expect(await gateway.ask('{ audit }', {}, await gateway.token('sue', { roles: ['SUPPORT'] }))).toMatchObject({
      data: { audit: 'seen by support' },
    });
  });

  it('API-13 does not let clients say who they are', async () => {
    const forged = { 'x-setpoint-identity': 'forged', 'x-setpoint-secret': 'guessed' };
    expect((await gateway.ask('{ me { id } }', {}, undefined, forged)).data).toEqual({ me: null });
    const { data } = await gateway.ask('{ me { id } }', {}, await gateway.token('ana'), forged);
    expect(data).toEqual({ me: { id: 'ana' } });
  });

  it('AUTH-27~ tells services where a call came from, whatever clients say', async () => {
    const forged = { 'x-setpoint-address': '192.0.2.1' };
    const { data } = await gateway.ask('{ calledFrom }', {}, await gateway.token('ana'), forged);
    expect(data).toEqual({ calledFrom: expect.stringMatching(/127\.0\.0\.1$|^::1$/) });
  });

  it('API-13 keeps what only the gateway calls, and the infrastructure between services, from clients', async () => {
    for (const query of [
      '{ signingKeys }',
      '{ _service { sdl } }',
      '{ _entities(representations: []) { __typename } }',
      'mutation { exchangeProviderToken(input: {}) { token } }',
    ]) {
      expect(await gateway.ask(query, {}, await gateway.token('sue', { roles: ['SUPPORT'] }))).toMatchObject({
        status: 400,
        codes: ['GRAPHQL_VALIDATION_FAILED'],
      });
    }
  });

  it('API-11 hides what broke and leaves a trace to it', async () => {
    const answer = await gateway.ask('{ trouble }', {}, undefined, { 'x-request-id': 'trace-me-1234' });
    expect(answer.errors).toEqual([
      {
        message: 'Something went wrong',
        path: ['trouble'],
        extensions: { code: 'INTERNAL_ERROR', correlationId: 'trace-me-1234' },
      },
    ]);
    expect(answer.headers.get('x-request-id')).toBe('trace-me-1234');
  });

  it('API-11 passes on coded refusals of services with their data, without saying which service it was', async () => {
    const { errors } = await gateway.ask('mutation { rename(firstName: "") { id } }', {}, await gateway.token('ana'));
    expect(errors).toEqual([
      {
        message: 'A name is needed',
        path: ['rename'],
        extensions: { code: 'NAME_NEEDED', longest: 50, correlationId: expect.any(String) },
      },
    ]);
  });

  it('API-11 says which part is missing when a service no longer knows what another one names', async () => {
    gateway.state.players.delete('carla');
    gateway.state.matches.set('m3', { id: 'm3', state: 'OPEN', players: ['carla'], secret: false });
    const { data, codes, errors } = await gateway.ask('{ match(id: "m3") { players { firstName } } }');
    expect(data).toEqual({ match: null });
    expect(codes).toContain('DATA_INCOMPLETE');
    expect(errors![0]!.path).toEqual(['match', 'players', 0, 'firstName']);
    expect(errors![0]!.message).toBe('This part is missing');
    gateway.state.players.set('carla', { firstName: 'carla' });
  });

  it('API-11 says so of a part that may be null, too, and keeps the rest', async () => {
    gateway.state.players.delete('carla');
    gateway.state.matches.set('m3', { id: 'm3', state: 'OPEN', players: ['ana', 'carla'], secret: false });
    const { data, errors } = await gateway.ask('{ match(id: "m3") { players { id hello: greeting } } }');
    expect(data).toEqual({
      match: {
        players: [
          { id: 'ana', hello: 'Hi ana' },
          { id: 'carla', hello: null },
        ],
      },
    });
    expect(errors?.map(({ path, extensions }) => [path, extensions?.['code']])).toEqual([
      [['match', 'players', 1, 'hello'], 'DATA_INCOMPLETE'],
    ]);
    gateway.state.players.set('carla', { firstName: 'carla' });
  });

  it('API-11 says which variable is wrong', async () => {
    const { codes } = await gateway.ask('query ($n: Int!) { matches(first: $n) { id } }', { n: 'many' });
    expect(codes).toEqual(['BAD_USER_INPUT']);
  });

  it('API-14 shows no query plan and no other words of the gateway, whatever header asks for it', async () => {
    const answer = await gateway.ask('{ match(id: "m1") { players { firstName } } }', {}, undefined, {
      'apollo-query-plan-experimental': 'true',
    });
    expect(Object.keys(answer)).not.toContain('extensions');
    expect(JSON.stringify(answer.data)).not.toContain('__queryPlan');
  });

  it('API-14 makes a correlation id of its own when the one sent is none', async () => {
    const { headers } = await gateway.ask('{ me { id } }', {}, undefined, { 'x-request-id': '<script>' });
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });
});
