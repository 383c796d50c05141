/** P4: what the dashboard costs, and that it does not cost more where there is more to show. */
import { randomUUID } from 'node:crypto';
import { ApolloServer } from '@apollo/server';
import {
  FederatedGraph,
  GatewayMetrics,
  InProcessSubgraph,
  readSupergraph,
  SignedIdentities,
  SubgraphFetcher,
} from '@setpoint/gateway';
import { userId } from '@setpoint/kernel';
import { countStatements } from '@setpoint/service-kit';
import { eventually, TEST_SECRET } from '@setpoint/testkit';
import { dashboard, dashboardVariables } from '../../../tools/compose/dashboard.ts';
import { startPlatform, type Person, type Platform } from './platform.js';

type Context = Parameters<SubgraphFetcher['fetch']>[0]['context'];

/** How long a list is in all: nothing on the dashboard shows that. */
const COUNT = /select count\(\*\)(?:::int)? as \w+ from/i;

/** Begins, ends or prepares a transaction: sent, but no work for the database. */
const SETTING = /^\s*(?:begin|start transaction|commit|select set_config)/i;

describe('the dashboard', () => {
  let platform: Platform;
  let graph: ApolloServer<Context>;
  let ana: Person;
  const players: Person[] = [];
  let fetches = 0;
  let few: Awaited<ReturnType<typeof measure>>;

  beforeAll(async () => {
    platform = await startPlatform();
    const metrics = new GatewayMetrics();
    const fetchers = new Map(
      Object.values(platform.services).map((service) => {
        const local = new InProcessSubgraph(service.name, service);
        const counted = {
          name: service.name,
          send: (request: Parameters<typeof local.send>[0]) => {
            fetches += 1;
            return local.send(request);
          },
          stop: () => local.stop(),
        };
        const timeouts = { queryMs: 10_000, mutationMs: 10_000 };
        return [service.name, new SubgraphFetcher(counted, timeouts, metrics, () => undefined)] as const;
      }),
    );
    graph = new ApolloServer<Context>({ gateway: new FederatedGraph(readSupergraph(), (name) => fetchers.get(name)!) });
    await graph.start();
    ana = await platform.signUp('ana');
    for (const name of ['ben', 'carla', 'david', 'emma']) players.push(await platform.signUp(name));
    const milano = {
      locationCountry: 'IT',
      locationName: 'Milano',
      locationFullname: 'Milano, Italia',
      locationLat: 45.4642,
      locationLng: 9.19,
    };
    for (const who of [ana, ...players]) {
      const moved = await platform.ask(
        'mutation ($profilesData: ProfilesData!) { updateUser(profilesData: $profilesData) { success } }',
        { profilesData: milano },
        who,
      );
      expect(moved.data).toEqual({ updateUser: { success: true } });
    }
    for (const { id } of players) {
      const followed = await platform.ask(
        'mutation ($input: PlayerRelationInput!) { followPlayer(input: $input) { success } }',
        { input: { playerId: id } },
        ana,
      );
      expect(followed.data).toEqual({ followPlayer: { success: true } });
    }
    for (const service of Object.values(platform.services)) await service.drain();
    await play(players[0]!, 1);
    few = await measure();
  });
  afterAll(async () => {
    await graph.stop();
    await platform.stop();
  });

  const measure = async () => {
    const identity = {
      identity: { kind: 'user' as const, userId: userId(ana.id), roles: [], sessionId: 's' },
    };
    const contextValue: Context = {
      caller: identity,
      requestId: 'dashboard',
      address: 'test',
      subgraphHeaders: await new SignedIdentities(TEST_SECRET).headersFor(identity, 'dashboard'),
      unavailable: new Set(),
      received: [],
      call: null,
    };
    fetches = 0;
    const { result, statements } = await countStatements(() =>
      graph.executeOperation({ query: dashboard(), variables: dashboardVariables(ana.id) }, { contextValue }),
    );
    if (result.body.kind !== 'single') throw new Error('the answer came in parts');
    expect(result.body.singleResult.errors).toBeUndefined();
    const cards = Object.values(result.body.singleResult.data!).flatMap(
      (part) => (part as { edges?: unknown[] } | null)?.edges ?? [],
    );
    return { fetches, statements: statements.filter((text) => !SETTING.test(text)), cards: cards.length };
  };

  const play = async (organiser: Person, count: number) => {
    for (let i = 0; i < count; i += 1) {
      await eventually(async () => {
        const { data } = await platform.ask(
          'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { success errorCode } }',
          { input: { requestId: randomUUID(), sport: 1, numberPlayers: 1, visibility: 'PUBLIC' } },
          organiser,
        );
        expect(data).toMatchObject({ createMatch: { success: true } });
      }, 'no match was made');
    }
  };

  it('P4 asks for at most 7 answers, and sends as many statements for many matches as for few', async () => {
    for (const player of [ana, ...players]) await play(player, 3);
    const many = await measure();
    expect(many.cards).toBeGreaterThan(few.cards + 5);
    const figures = { few: [few.fetches, few.statements.length], many: [many.fetches, many.statements.length] };
    console.info(
      `dashboard: fetches and statements with few matches ${figures.few.join(', ')}, with many ${figures.many.join(', ')}`,
    );
    expect(many.fetches).toBeLessThanOrEqual(7);
    // Nine, the player's tasks among them. The faces on the cards are mostly loaded with the players nearby; where the
    // matches answer first, by one more.
    expect(many.statements.length).toBeLessThanOrEqual(10);
    expect(many.statements.filter((text) => COUNT.test(text))).toEqual([]);
    expect(many.statements.length).toBeLessThanOrEqual(few.statements.length + 3);
  });
});
