import { userId, type Identity } from '@setpoint/kernel';
import { countStatements } from '@setpoint/service-kit';
import { player, startTestService, VISITOR, type TestService } from '@setpoint/testkit';
import { seedCourts } from '../../src/index.js';
import { courtsService } from '../../src/service.js';
import { aCentre, aField } from '../builders.js';

let service: TestService;
const centres = Array.from({ length: 30 }, (_, i) =>
  aCentre({
    id: `c${i}`,
    name: `Club ${String(i).padStart(2, '0')}`,
    ownerId: i === 4 || i === 2 ? userId('olga') : null,
    fields: [aField({ id: `c${i}-1` }), aField({ id: `c${i}-2`, sport: 2, surface: 'SYNTHETIC_GRASS', covered: true })],
  }),
);

beforeAll(async () => {
  service = await startTestService(courtsService);
  await seedCourts(service, centres);
});
afterAll(() => service.stop());

const CARD = `id name slug address city country lat lng timeZone phone coverUrl offers sports isMyFavourite favouritesCount
  distanceKm fields { id name sport surface covered notes }`;
const COURTS = `query ($filter: CourtsFilter, $orderBy: CourtsOrder, $first: Int, $after: String) {
  courts(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { ${CARD} } }
  }
}`;
const FAVOUR = `mutation ($input: SetFavouriteCourtInput!) {
  setFavouriteCourt(input: $input) { success errorCode court { id isMyFavourite favouritesCount } }
}`;
const ENTITIES = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Court { ${CARD} } } }`;

interface Listed {
  courts: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    edges: { node: { id: string; name: string; isMyFavourite: boolean; distanceKm: number | null } }[];
  };
}
const list = async (variables: object, who = VISITOR as Parameters<typeof service.query>[2]) =>
  (await service.query<Listed>(COURTS, { ...variables }, who)).data!.courts;

describe('centres through the API', () => {
  it('CRT-01 CRT-03 shows a centre to everybody', async () => {
    const { data, errors } = await service.query(`query { court(id: "c7") { ${CARD} } }`);
    expect(errors).toBeUndefined();
    expect(data!['court']).toMatchObject({
      name: 'Club 07',
      slug: 'club-07',
      sports: [1, 2],
      isMyFavourite: false,
      coverUrl: null,
      fields: [
        { id: 'c7-1', sport: 1, surface: 'CLAY', covered: false, notes: null },
        { id: 'c7-2', sport: 2, surface: 'SYNTHETIC_GRASS', covered: true },
      ],
    });
    expect((await service.query('{ court(id: "nowhere") { id } }')).data).toEqual({ court: null });
  });

  it('CRT-06~ knows who runs a centre, and tells only them', async () => {
    const MINE = '{ myCourts { name } one: court(id: "c4") { isMine } other: court(id: "c5") { isMine } }';
    expect((await service.query(MINE, {}, player('olga'))).data).toEqual({
      myCourts: [{ name: 'Club 02' }, { name: 'Club 04' }],
      one: { isMine: true },
      other: { isMine: false },
    });
    expect((await service.query(MINE, {}, player('ana'))).data).toEqual({
      myCourts: [],
      one: { isMine: false },
      other: { isMine: false },
    });
    const visitor = await service.query('{ myCourts { name } }');
    expect(visitor.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect((await service.query('{ court(id: "c4") { isMine } }')).data).toEqual({ court: { isMine: false } });
  });

  it('CRT-04 lists twenty by name and tells how many there are', async () => {
    const page = await list({});
    expect(page.totalCount).toBe(30);
    expect(page.edges).toHaveLength(20);
    expect(page.edges[0]!.node).toMatchObject({ id: 'c0', distanceKm: null });
    const rest = await list({ after: page.pageInfo.endCursor });
    expect(rest.edges.map(({ node }) => node.name)).toEqual(centres.slice(20).map(({ name }) => name));
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });

  it('CRT-04 shows the distance from the position that the search named', async () => {
    const page = await list({ filter: { near: { lat: 45.5, lng: 9.19 } }, orderBy: 'DISTANCE', first: 1 });
    expect(page.edges[0]!.node.distanceKm).toBe(4);
  });

  it('CRT-08 PLY-02~ sets a favourite, once, which others see on the profile', async () => {
    const input = { courtId: 'c1', favourite: true };
    for (let press = 0; press < 2; press++) {
      const { data } = await service.query(FAVOUR, { input }, player('ana'));
      expect(data!['setFavouriteCourt']).toEqual({
        success: true,
        errorCode: null,
        court: { id: 'c1', isMyFavourite: true, favouritesCount: 1 },
      });
    }
    expect((await list({ filter: { favourites: true } }, player('ana'))).edges.map(({ node }) => node.id)).toEqual([
      'c1',
    ]);
    expect((await list({ filter: { favourites: true } }, player('ben'))).totalCount).toBe(0);
    const of = (who: string, viewer: Identity) =>
      service.query(`{ favouriteCourtsOf(playerId: "${who}") { id } }`, {}, viewer);
    expect((await of('ana', player('ben'))).data).toEqual({ favouriteCourtsOf: [{ id: 'c1' }] });
    expect((await of('ben', player('ana'))).data).toEqual({ favouriteCourtsOf: [] });
    expect((await of('ana', VISITOR)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    const shown = (await list({ first: 2 }, player('ben'))).edges.map(({ node }) => node.isMyFavourite);
    expect(shown).toEqual([false, false]);
  });

  it('CRT-08 refuses a centre that does not exist with COURT_NOT_FOUND', async () => {
    const input = { courtId: 'nowhere', favourite: true };
    const { data } = await service.query(FAVOUR, { input }, player('ana'));
    expect(data!['setFavouriteCourt']).toEqual({ success: false, errorCode: 'COURT_NOT_FOUND', court: null });
  });

  it('API-13 asks visitors to sign in for favourites', async () => {
    for (const operation of [
      () => service.query(FAVOUR, { input: { courtId: 'c1', favourite: true } }, VISITOR),
      () => service.query(COURTS, { filter: { favourites: true } }, VISITOR),
    ]) {
      const { errors } = await operation();
      expect(errors?.[0]).toMatchObject({
        message: 'You do not have permission to perform this action',
        extensions: { code: 'UNAUTHENTICATED' },
      });
    }
  });

  it('API-00 hands out centres to other subgraphs by key, null for unknown ones', async () => {
    await service.query(FAVOUR, { input: { courtId: 'c9', favourite: true } }, player('carla'));
    const representations = ['c3', 'nowhere', 'c9'].map((id) => ({ __typename: 'Court', id }));
    const { data, errors } = await service.query<{ _entities: ({ id: string; isMyFavourite: boolean } | null)[] }>(
      ENTITIES,
      { representations },
      player('carla'),
    );
    expect(errors).toBeUndefined();
    expect(data!._entities.map((court) => court && [court.id, court.isMyFavourite])).toEqual([
      ['c3', false],
      null,
      ['c9', true],
    ]);
  });

  it('P4 sends as many SQL statements for thirty centres as for two', async () => {
    const count = async (work: () => Promise<unknown>) => (await countStatements(work)).statements.length;
    const lists = [2, 30].map((first) => () => list({ first }, player('ana')));
    // two of them begin and end the search
    expect(await count(lists[0]!)).toBe(6);
    expect(await count(lists[1]!)).toBe(6);
    const entities = (many: number) => () => {
      const representations = centres.slice(0, many).map(({ id }) => ({ __typename: 'Court', id }));
      return service.query(ENTITIES, { representations }, player('ana'));
    };
    expect(await count(entities(2))).toBe(3);
    expect(await count(entities(30))).toBe(3);
  });

  it('CRT-01 seeding again changes nothing, and a centre that breaks a rule stops it', async () => {
    const events = await seedCourts(service, centres);
    expect(events).toHaveLength(30);
    expect((await list({})).totalCount).toBe(30);
    await expect(seedCourts(service, [aCentre({ id: 'nameless', name: '' })])).rejects.toThrow(/nameless.*REQUIRED/);
  });
});
