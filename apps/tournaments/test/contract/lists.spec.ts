import { player, support, VISITOR } from '@setpoint/testkit';
import { Stage } from './stage.js';

const LIST = `query ($filter: TournamentsFilter, $first: Int, $after: String) {
  tournaments(filter: $filter, first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor }
    edges { node { name distanceKm } } } }`;

describe('lists of tournaments', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await Stage.start();
    await stage.open({ name: 'later', startOn: '2026-08-01', levelMin: 3, levelMax: 4 });
    await stage.open({ name: 'sooner', startOn: '2026-07-01', sport: 2, numberPlayers: 2, sex: 'MIXED' });
    await stage.open({
      name: 'rome',
      startOn: '2026-07-15',
      lat: 41.9,
      lng: 12.5,
      format: 'GROUPS_AND_PLAY_OFF',
      minTeams: 6,
    });
    await stage.open({ name: 'secret', isPrivate: true });
    const playing = await stage.open({ name: 'playing', gameMode: 'NEXTGEN' });
    for (const name of ['ana', 'ben']) await stage.enter(name, playing);
    await stage.support('startTournament', { id: playing });
    await stage.passTime();
    const off = await stage.open({ name: 'off' });
    await stage.support('cancelTournament', { id: off, reason: 'Rain' });
  });
  afterEach(() => stage?.stop());

  const namesOf = (page: { edges: { node: { name: string } }[] }) => page.edges.map(({ node }) => node.name);
  const list = async (filter: object, who = VISITOR) => namesOf(await stage.ask(LIST, { filter }, who));

  it('FLT-04 TRN-17 filters by place, sport, level, sex, players, groups, mode and state; open ones first', async () => {
    expect(await list({})).toEqual(['sooner', 'rome', 'later', 'playing']);
    expect(await list({ actualState: 'OPEN' })).toEqual(['sooner', 'rome', 'later']);
    expect(await list({ actualState: 'IN_PROGRESS' })).toEqual(['playing']);
    expect(await list({ actualState: 'COMPLETED' })).toEqual([]);
    expect(await list({ sports: [2] })).toEqual(['sooner']);
    expect(await list({ levels: [4.5, 5] })).toEqual(['sooner', 'rome', 'playing']);
    expect(await list({ levels: [4] })).toEqual(['sooner', 'rome', 'later', 'playing']);
    expect(await list({ sex: ['MIXED'] })).toEqual(['sooner']);
    expect(await list({ numberPlayers: 1 })).toEqual(['rome', 'later', 'playing']);
    expect(await list({ roundRobin: true })).toEqual(['rome']);
    expect(await list({ roundRobin: false, sports: [1] })).toEqual(['later', 'playing']);
    expect(await list({ gameMode: ['NEXTGEN'] })).toEqual(['playing']);
    const near = await stage.ask(LIST, { filter: { near: { lat: 41.95, lng: 12.5, km: 10 } } }, VISITOR);
    expect(near.edges).toEqual([{ node: { name: 'rome', distanceKm: 6 } }]);
    await expect(list({ near: { lat: 95, lng: 0 } })).rejects.toThrow('no such place');
  });

  it('API-12~ pages by cursors that stay right, and counts', async () => {
    const first = await stage.ask(LIST, { first: 3 }, VISITOR);
    expect([namesOf(first), first.totalCount, first.pageInfo.hasNextPage]).toEqual([
      ...[['sooner', 'rome', 'later'], 4, true],
    ]);
    const rest = await stage.ask(LIST, { first: 3, after: first.pageInfo.endCursor }, VISITOR);
    expect([namesOf(rest), rest.pageInfo.hasNextPage]).toEqual([['playing'], false]);
    await expect(stage.ask(LIST, { after: 'nonsense' }, VISITOR)).rejects.toThrow('cursor');
  });

  it('PLY-12~ shows a player those near that would take them', async () => {
    const mine = (who: string) => stage.ask('{ tournamentsForMe(first: 10) { name } }', {}, player(who));
    await stage.person('carla', { rating: 3.4 });
    expect(await mine('carla')).toEqual([{ name: 'later' }]);
    await stage.person('dora', { rating: 5 });
    expect(await mine('dora')).toEqual([]);
    expect(await mine('nobody')).toEqual([]);
  });

  it('PLY-02~ shows the tournaments of a player, private ones to who plays in them', async () => {
    const id = await stage.open({ name: 'club night', isPrivate: true, priceCents: 0, startOn: '2026-09-01' });
    const { inviteCode } = await stage.tournament(id, 'inviteCode', support());
    const register = (who: string) => stage.register(player(who), id, { inviteCode, expectedCents: 0 });
    await register('ana');
    const of = async (who = VISITOR) =>
      namesOf(await stage.ask('{ tournamentsOf(playerId: "ana") { totalCount edges { node { name } } } }', {}, who));
    expect(await of()).toEqual(['playing']);
    expect(await of(player('ben'))).toEqual(['playing']);
    expect(await of(player('ana'))).toEqual(['club night', 'playing']);
    expect(await of(support())).toEqual(['club night', 'playing']);
  });

  it('ADM-04~ shows support all, by name and state', async () => {
    const all = async (filter: object) =>
      namesOf(
        await stage.ask(
          `query ($filter: SupportTournamentsFilter) { supportTournaments(filter: $filter) { edges { node { name } } } }`,
          { filter },
          support(),
        ),
      );
    expect(await all({ text: 'SECR' })).toEqual(['secret']);
    expect(await all({ states: ['CANCELLED'] })).toEqual(['off']);
    expect(await all({ sports: [2] })).toEqual(['sooner']);
  });
});
