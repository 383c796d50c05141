/** Documents as other teams write them: with the contract's literals, and variables of its nullable lists. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { contextFromHeaders, FEDERATION_HEAD, identityVerifier } from '@setpoint/service-kit';
import { parse } from 'graphql';
import { readContracts } from '../../../../tools/compose/supergraph.ts';
import type { LocalService } from '../../src/index.js';
import { startFixtureGateway, type FixtureGateway } from '../fixture/fixture-gateway.js';
import { SECRET } from '../fixture/fixture-services.js';

const contracts = new Map(
  readContracts(fileURLToPath(new URL('../../..', import.meta.url))).map(({ name, sdl }) => [name, sdl]),
);
const supergraphSdl = readFileSync(new URL('../../supergraph.graphql', import.meta.url), 'utf8');

/** Arguments that resolvers were called with, newest last. */
const received: unknown[] = [];
const answering = (answer: unknown) => (_: unknown, args: object) => {
  received.push(structuredClone(args));
  return answer;
};

/** A service with the real contract that notes what reaches it. */
function serviceOf(name: string, resolvers: Record<string, Record<string, unknown>> = {}): LocalService {
  return {
    schema: buildSubgraphSchema([
      { typeDefs: parse(FEDERATION_HEAD + contracts.get(name)!), resolvers: resolvers as never },
    ]),
    contextFor: (headers) => contextFromHeaders(headers, identityVerifier(SECRET)),
  };
}

let gateway: FixtureGateway;
beforeAll(async () => {
  gateway = await startFixtureGateway({ supergraphSdl }, (services) => {
    // Services of which only the contract matters, but for the one that the fixture knows tokens by.
    for (const name of contracts.keys()) if (name !== 'identity') services[name] = serviceOf(name);
    Object.assign(services, {
      players: serviceOf('players', {
        Query: { sports: answering([{ id: '2' }]) },
        Mutation: { updateUser: answering({ success: true }) },
      }),
      notifications: serviceOf('notifications', {
        Mutation: { readNotification: answering({ success: true, unreadCount: 0 }) },
      }),
    });
  });
});
afterAll(() => gateway.stop());

/** The answer's data, and what the resolver of the service was given. */
async function ask(query: string, variables = {}) {
  const { data, errors } = await gateway.ask(query, variables, await gateway.token('ana'));
  expect(errors).toBeUndefined();
  return { data, args: received.at(-1) };
}

describe('an operation written by hand', () => {
  it('API-04~ marks all notifications read with the literal "all"', async () => {
    expect(
      await ask('mutation { readNotification(readNotificationData: { what: "all" }) { success unreadCount } }'),
    ).toEqual({
      data: { readNotification: { success: true, unreadCount: 0 } },
      args: { readNotificationData: { what: 'all' } },
    });
  });

  it('API-05~ changes the language with the literal "en"', async () => {
    expect(await ask('mutation { updateUser(profilesData: { language: "en" }) { success } }')).toEqual({
      data: { updateUser: { success: true } },
      args: { profilesData: { language: 'en' } },
    });
  });

  it.each(['[Int]', '[Int!]', '[Int!]!'])('API-07~ names sports with a variable of the type %s', async (type) => {
    expect(await ask(`query ($ids: ${type}) { sports(id_In: $ids) { id } }`, { ids: [2] })).toEqual({
      data: { sports: [{ id: '2' }] },
      args: { id_In: [2] },
    });
  });

  it('API-07~ names sports with literals, nothing and null', async () => {
    expect((await ask('{ sports(id_In: [2, null]) { id } }')).args).toEqual({ id_In: [2, null] });
    expect((await ask('query ($ids: [Int]) { sports(id_In: $ids) { id } }', { ids: null })).args).toEqual({
      id_In: null,
    });
    expect((await ask('{ sports { id } }')).args).toEqual({});
  });

  it('API-13~ finds none of the types that only the gateway uses', async () => {
    const internal = [...contracts.values()].flatMap((sdl) =>
      [...sdl.matchAll(/^(?:type|input|enum) (\w+)[^{\n]*@inaccessible/gm)].map(([, name]) => name!),
    );
    expect(internal).toContain('ExchangeProviderTokenPayload');
    const { data } = await gateway.ask('{ __schema { types { name } } }');
    const shown = (data as unknown as { __schema: { types: { name: string }[] } }).__schema.types.map(
      ({ name }) => name,
    );
    expect(shown).toContain('User');
    expect(shown.filter((name) => internal.includes(name) || /^(_[^_]|join__|link__)/.test(name))).toEqual([]);
  });
});
