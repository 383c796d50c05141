import { followChanged } from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { countStatements } from '@setpoint/service-kit';
import { player, VISITOR } from '@setpoint/testkit';
import { on, openStage, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

describe('lists for the page', () => {
  const LIST = `query ($first: Int) { matches(first: $first) { edges { node {
    id state city teamA { user { id } badge } teamB { user { id } } missing myActions joinRefusal mySide organiser { id } court { id } result { winner } } } } }`;

  it('PLY-12~ needs the same few statements for one match and for many', async () => {
    for (let i = 0; i < 12; i++) await stage.create(['ana', 'ben', 'carla', 'david'][i % 4]!, on(stage.inDays(10 + i)));
    const statements = async (first: number) => {
      const { result, statements: sent } = await countStatements(() =>
        stage.service.query<{ matches: { edges: unknown[] } }>(LIST, { first }, player('eva')),
      );
      expect(result.errors).toBeUndefined();
      return [result.data!.matches.edges.length, sent.length];
    };
    expect(await statements(1)).toEqual([1, 2]);
    expect(await statements(12)).toEqual([12, 2]);
    const references = async (count: number) => {
      const { data } = await stage.service.query<{ matches: { edges: { node: { id: string } }[] } }>(
        '{ matches(first: 12) { edges { node { id } } } }',
      );
      const representations = data!.matches.edges
        .slice(0, count)
        .map(({ node }) => ({ __typename: 'Match', id: node.id }));
      const query =
        'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Match { id state myActions teamA { badge } } } }';
      const { result, statements: sent } = await countStatements(() =>
        stage.service.query<{ _entities: unknown[] }>(query, { r: representations }, player('eva')),
      );
      return [result.data!._entities.length, sent.length];
    };
    expect(await references(1)).toEqual([1, 2]);
    expect(await references(12)).toEqual([12, 2]);
    const dashboard = await countStatements(() =>
      stage.service.query(
        '{ waitingForMe { kind match { id myActions } } myMatches(when: UPCOMING) { edges { node { id myActions } } } friendsMatches { edges { node { id } } } }',
        {},
        player('ana'),
      ),
    );
    expect(dashboard.statements).toHaveLength(2);
  });

  it('PLY-12~ tells as much of what waits as is asked for, the most urgent of it', async () => {
    for (const days of [12, 10, 11]) await stage.create('ana', { datePlay: stage.inDays(days), timePlay: '18:00' });
    const { data } = await stage.service.query(
      '{ most: waitingForMe(first: 2) { match { datePlay } } all: waitingForMe { match { datePlay } } }',
      {},
      player('ana'),
    );
    const on = (...days: number[]) => days.map((each) => ({ match: { datePlay: stage.inDays(each) } }));
    expect(data).toEqual({ most: on(10, 11), all: on(10, 11, 12) });
  });

  it('MAT-14 resolves references only for those who may see the match', async () => {
    await stage.service.deliver(followChanged, { followerId: 'ana', followedId: 'ben', following: true });
    const secret = (await stage.create('ana', { visibility: 'PRIVATE', inviteTeamB: ['ben'] })).match!.id;
    const query = 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Match { id } } }';
    const ask = async (who: Identity) =>
      (
        await stage.service.query(
          query,
          {
            r: [
              { __typename: 'Match', id: secret },
              { __typename: 'Match', id: 'no' },
            ],
          },
          who,
        )
      ).data;
    expect(await ask(player('ben'))).toEqual({ _entities: [{ id: secret }, null] });
    expect(await ask(player('carla'))).toEqual({ _entities: [null, null] });
    expect(await ask(VISITOR)).toEqual({ _entities: [null, null] });
  });

  it('PLY-03 shows what a player played and will play to who is signed in, to no visitor', async () => {
    await stage.create('ana', on(stage.inDays(9)));
    const query = (filter: string) => `{ matches(filter: { ${filter} }) { totalCount edges { node { id } } } }`;
    const ofAna = query('playerId: "ana"');
    expect((await stage.service.query(ofAna, {}, player('eva'))).data).toMatchObject({ matches: { totalCount: 1 } });
    const { data, errors } = await stage.service.query(ofAna, {}, VISITOR);
    expect([data, errors![0]!.extensions!.code]).toEqual([{ matches: null }, 'UNAUTHENTICATED']);
    const joinable = query('joinable: true');
    expect((await stage.service.query(joinable, {}, player('eva'))).data).toMatchObject({ matches: { totalCount: 1 } });
    expect((await stage.service.query(joinable, {}, VISITOR)).errors![0]!.extensions!.code).toBe('UNAUTHENTICATED');
  });

  it('FLT-03 finds what is open to any of several levels', async () => {
    for (const [levelMin, levelMax] of [
      [2, 3],
      [4, 5],
      [6, 7],
    ] as const)
      await stage.create('ana', { levelMin, levelMax });
    const found = async (filter: string) =>
      (
        await stage.service.query<{ matches: { edges: { node: { levelMin: number } }[] } }>(
          `{ matches(filter: { ${filter} }) { edges { node { levelMin } } } }`,
        )
      )
        .data!.matches.edges.map(({ node }) => node.levelMin)
        .sort();
    expect(await found('levels: [2.5, 6]')).toEqual([2, 6]);
    expect(await found('level: 4')).toEqual([4]);
    expect(await found('level: 4, levels: [2.5]')).toEqual([2, 4]);
    const { errors } = await stage.service.query('{ matches(filter: { levels: [3, 8] }) { totalCount } }');
    expect(errors![0]!.message).toContain('levels go from 1 to 7');
  });

  it('MAT-15 FLT-03 lists near a place, by distance', async () => {
    await stage.create('ana', on(stage.inDays(9)));
    await stage.create('ben', { courtId: 'thames', datePlay: stage.inDays(8), timePlay: '18:00' });
    const near =
      '{ matches(filter: { near: { lat: 45.47, lng: 9.2, km: 500 } }, orderBy: DISTANCE) { totalCount edges { node { city distanceKm } } } }';
    expect((await stage.service.query(near)).data).toEqual({
      matches: { totalCount: 1, edges: [{ node: { city: 'Milano', distanceKm: 1 } }] },
    });
  });
});
