import { encodeCursor, userId, VISITOR } from '@setpoint/kernel';
import { countStatements, insertRows } from '@setpoint/service-kit';
import { player } from '@setpoint/testkit';
import { ANA, aPlayer, at, BEN, CARLA, MILANO, MONZA, ROMA } from '../builders.js';
import { BlockEntity } from '../../src/persistence/entities.js';
import { areFollows, arePlayers, clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(() => clear(stage));
afterAll(() => stage?.stop());

interface Found {
  readonly players: {
    readonly totalCount: number;
    readonly edges: {
      readonly cursor: string;
      readonly node: { readonly id: string; readonly distanceKm: number | null };
    }[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly endCursor: string | null;
    };
  };
}
const QUERY = `query ($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int, $after: String) {
  players(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    totalCount edges { cursor node { id distanceKm } } pageInfo { hasNextPage hasPreviousPage endCursor } } }`;

/** Somebody with a session, whom no list has. */
const READER = player('reader');

async function find(variables: Record<string, unknown> = {}, who = READER as Parameters<Stage['query']>[2]) {
  const { data, errors } = await stage.query<Found>(QUERY, variables, who);
  expect(errors).toBeUndefined();
  return data!.players;
}
const ids = async (...args: Parameters<typeof find>) => (await find(...args)).edges.map(({ node }) => node.id);

const day = (date: number) => at(`2026-05-${String(date).padStart(2, '0')}`);
const named = (id: string, firstName: string, lastName: string, changes = {}) =>
  aPlayer({ id: userId(id), firstName, lastName, ...changes });

describe('who is found', () => {
  beforeEach(() =>
    arePlayers(
      stage,
      aPlayer({ id: ANA, lastLoginAt: day(3) }),
      aPlayer({ id: BEN, lastLoginAt: day(2) }),
      aPlayer({ id: CARLA, lastLoginAt: day(1) }),
      aPlayer({ id: userId('newcomer'), visibility: 'UNVERIFIED' }),
      aPlayer({ id: userId('sam'), visibility: 'STAFF' }),
    ),
  );
  const blocks = (blocker_id: string, blocked_id: string) =>
    insertRows(stage.manager, BlockEntity, [{ blocker_id, blocked_id, since: day(1) }]);

  it('PLY-01 lists players by their latest login; neither the unverified nor staff', async () => {
    expect(await ids()).toEqual([ANA, BEN, CARLA]);
  });

  it('PLY-01 leaves out oneself', async () => {
    expect(await find({}, player('ana'))).toMatchObject({ totalCount: 2 });
    expect(await ids({}, player('ana'))).toEqual([BEN, CARLA]);
  });

  it('PLY-04 leaves out those with a block, either way, and counts without them', async () => {
    await blocks(ANA, BEN);
    await blocks(CARLA, ANA);
    expect(await find({}, player('ana'))).toMatchObject({ totalCount: 0, edges: [] });
    expect(await ids({}, player('ben'))).toEqual([CARLA]);
    expect(await ids({ filter: { name: 'ana' } }, player('carla'))).not.toContain(ANA);
  });

  it('FLT-02 finds whom the viewer follows, and nobody for visitors', async () => {
    await areFollows(stage, { follower_id: ANA, followed_id: CARLA, since: day(1) });
    expect(await ids({ filter: { followed: true } }, player('ana'))).toEqual([CARLA]);
    expect(await ids({ filter: { followed: true } }, VISITOR)).toEqual([]);
  });
});

describe('filters', () => {
  const level = (sport: 1 | 2, rating: number) => ({ sport, numberPlayers: 2 as const, rating, selfAssessed: true });
  beforeEach(() =>
    arePlayers(
      stage,
      aPlayer({
        id: ANA,
        sex: 'F',
        birthDate: '2000-06-01',
        location: MILANO,
        lastLoginAt: day(9),
        sports: [1, 2],
        levels: [level(1, 4), level(2, 6)],
      }),
      aPlayer({
        id: BEN,
        sex: 'M',
        birthDate: '2000-06-02',
        location: MONZA,
        lastLoginAt: day(8),
        sports: [2],
        availability: { noFixedDays: false, slots: [{ weekday: 1, from: '09:00', to: '11:00' }] },
      }),
      aPlayer({
        id: CARLA,
        sex: 'F',
        location: ROMA,
        lastLoginAt: day(7),
        sports: [1],
        levels: [level(1, 2)],
        availability: { noFixedDays: true, slots: [] },
      }),
    ),
  );

  it.each([
    [{ sports: [2] }, [ANA, BEN]],
    [{ sports: [1, 2] }, [ANA, BEN, CARLA]],
    [{ levels: ['PRO'] }, [ANA]],
    [{ levels: ['PRO'], sports: [1] }, []],
    [{ levels: ['NONE', 'BEGINNER'] }, [BEN, CARLA]],
    [{ sex: 'F' }, [ANA, CARLA]],
    [{ ageMin: 26 }, [ANA]],
    [{ ageMax: 25 }, [BEN]],
    [{ ageMin: 25, ageMax: 26 }, [ANA, BEN]],
    [{ availability: [1] }, [BEN, CARLA]],
    [{ availability: [1], availabilityHours: ['EVENING'] }, [CARLA]],
    [{ availabilityHours: ['MORNING'] }, [BEN, CARLA]],
    [{ near: { lat: MILANO.lat, lng: MILANO.lng } }, [ANA, BEN]],
    [{ near: { lat: MILANO.lat, lng: MILANO.lng, km: 10 } }, [ANA]],
    [{ near: { lat: MILANO.lat, lng: MILANO.lng, km: 500 }, sex: 'F' }, [ANA, CARLA]],
    [{ name: 'ana', sex: 'M', near: { lat: 0, lng: 0, km: 1 } }, [ANA, BEN, CARLA]],
  ])('FLT-02 %j', async (filter, expected) => {
    expect((await ids({ filter })).sort()).toEqual([...expected].sort());
  });

  it('PLY-01 sorts by distance and reports it in whole kilometres', async () => {
    const near = { lat: MILANO.lat, lng: MILANO.lng, km: 500 };
    const { edges } = await find({ filter: { near }, orderBy: 'DISTANCE' });
    expect(edges.map(({ node }) => node)).toEqual([
      { id: ANA, distanceKm: 0 },
      // 14.4 km exactly; positions are those of squares of 1 km.
      { id: BEN, distanceKm: 15 },
      { id: CARLA, distanceKm: 479 },
    ]);
  });

  it('PLY-01 sorts by distance from where the viewer is, without a position', async () => {
    expect(await ids({ orderBy: 'DISTANCE' }, player('carla'))).toEqual([BEN, ANA].reverse());
  });

  it('PLY-01 finds across the date line', async () => {
    const at180 = (id: string, lng: number) => aPlayer({ id: userId(id), location: { ...MILANO, lat: -17, lng } });
    await arePlayers(stage, at180('east', 179.95), at180('west', -179.95));
    expect((await ids({ filter: { near: { lat: -17, lng: 180, km: 10 } } })).sort()).toEqual(['east', 'west']);
  });
});

describe('search by name', () => {
  beforeEach(() =>
    arePlayers(
      stage,
      named('giovanni', 'Giovanni', 'Rossi'),
      named('jose', 'José', 'Núñez'),
      named('marco', 'Marco', 'Bianchi'),
      named('marcella', 'Marcella', 'Conti'),
      named('zoe', 'Zoë', "D'Amico"),
      named('percent', 'Per_cent', '100% Ace'),
    ),
  );

  it.each([
    ['jose nunez', 'jose'],
    ['NUÑEZ', 'jose'],
    ['giovani rosi', 'giovanni'],
    ['rossi giovanni', 'giovanni'],
    ['giovnni', 'giovanni'],
    ['marco', 'marco'],
    ['marko', 'marco'],
    ['damico', 'zoe'],
    ['zo', 'zoe'],
  ])('PLY-01 "%s" finds %s first', async (name, expected) => {
    expect((await ids({ filter: { name } }))[0]).toBe(expected);
  });

  it('PLY-01 finds nobody who is called quite differently, and takes signs for what they are', async () => {
    expect(await ids({ filter: { name: 'wolfgang' } })).toEqual([]);
    expect(await ids({ filter: { name: '%' } })).toHaveLength(6);
    expect(await ids({ filter: { name: "'; drop table player; --" } })).toEqual([]);
  });

  it('PLY-01 sorts by name on request', async () => {
    expect(await ids({ filter: { name: 'marc' }, orderBy: 'NAME' })).toEqual(['marcella', 'marco']);
  });

  it('PLY-01 pages through what is alike, each once', async () => {
    await arePlayers(stage, ...Array.from({ length: 7 }, (_, i) => named(`same${i}`, 'Marco', 'Bianchi')));
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await find({ filter: { name: 'marco' }, first: 3, after });
      seen.push(...page.edges.map(({ node }) => node.id));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(seen).toEqual(await ids({ filter: { name: 'marco' }, first: 100 }));
    expect(new Set(seen).size).toBe(9);
  });
});

describe('pages', () => {
  const crowd = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      aPlayer({
        id: userId(`p${String(i).padStart(4, '0')}`),
        firstName: `Name${i % 5}`,
        // Several at the same instant and place.
        lastLoginAt: new Date(at('2026-05-01').getTime() + Math.floor(i / 3) * 60_000),
        location: { ...MILANO, lat: MILANO.lat + Math.floor(i / 3) / 1000 },
      }),
    );

  it.each(['LATEST_LOGIN', 'DISTANCE', 'NAME'])('API-12 %s: every player comes once, in order', async (orderBy) => {
    await arePlayers(stage, ...crowd(50));
    const filter = { near: { lat: MILANO.lat, lng: MILANO.lng, km: 100 } };
    const all = await ids({ filter, orderBy, first: 100 });
    const seen: string[] = [];
    let after: string | null = null;
    for (;;) {
      const page = await find({ filter, orderBy, first: 7, after });
      expect(page.totalCount).toBe(50);
      expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
      seen.push(...page.edges.map(({ node }) => node.id));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(seen).toEqual(all);
    expect(new Set(seen).size).toBe(50);
  });

  it('API-12 a cursor stays right when somebody joins', async () => {
    await arePlayers(stage, ...crowd(9));
    const first = await find({ first: 4 });
    await arePlayers(stage, aPlayer({ id: userId('newest'), lastLoginAt: at('2026-05-30') }));
    const second = await ids({ first: 100, after: first.pageInfo.endCursor });
    expect([...first.edges.map(({ node }) => node.id), ...second]).toHaveLength(9);
    expect(second).not.toContain('newest');
  });

  it('API-12 pages have 1 to 100', async () => {
    await arePlayers(stage, ...crowd(120));
    expect(await ids({ first: 1000 })).toHaveLength(100);
    expect(await ids({ first: 0 })).toHaveLength(1);
  });

  it('API-12 refuses what is no cursor of this order', async () => {
    await arePlayers(stage, ...crowd(3));
    const byName = (await find({ orderBy: 'NAME', first: 1 })).pageInfo.endCursor;
    for (const after of [byName, 'x', encodeCursor('LATEST_LOGIN', 'yesterday', 'p0001')]) {
      const { errors } = await stage.query(QUERY, { after }, READER);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'INVALID_CURSOR' });
    }
  });

  it('PLY-01 reports no larger count than 1,000', async () => {
    await arePlayers(stage, ...crowd(1005));
    expect((await find({ first: 1 })).totalCount).toBe(1000);
    expect((await find({ first: 1, filter: { near: { lat: MILANO.lat, lng: MILANO.lng, km: 100 } } })).totalCount).toBe(
      1000,
    );
  });

  it.each(['LATEST_LOGIN', 'NAME'])('P6 %s: finds who is near behind a thousand others', async (orderBy) => {
    const others = crowd(1050).map((one) => ({ ...one, location: { ...MILANO, lat: 41.9, lng: 12.5 } }));
    const here = ['x', 'y', 'z'].map((id) =>
      aPlayer({ id: userId(id), firstName: 'Zoe', location: MILANO, lastLoginAt: at('2026-04-01') }),
    );
    await arePlayers(stage, ...others, ...here);
    const filter = { near: { lat: MILANO.lat, lng: MILANO.lng, km: 30 } };
    expect((await ids({ filter, orderBy, first: 2 })).length).toBe(2);
    expect((await ids({ filter, orderBy, first: 10 })).toSorted()).toEqual(['x', 'y', 'z']);
  });

  it('P6 finds the same in a dense area, where it goes another way', async () => {
    await arePlayers(stage, ...crowd(4100));
    const filter = { near: { lat: MILANO.lat, lng: MILANO.lng, km: 500 } };
    const [dense, all] = [await ids({ filter, first: 50 }), await ids({ first: 50 })];
    expect(dense).toEqual(all);
    const next = await find({ filter, first: 50, after: (await find({ filter, first: 50 })).pageInfo.endCursor });
    expect(next.edges.map(({ node }) => node.id)).toEqual((await ids({ first: 100 })).slice(50));
  });
});

describe('the number of statements', () => {
  const FIELDS = `id displayName slug age lastLoginAt isFollowedByMe followsMe isBlockedByMe followingCount followersCount
    levels { rating name sport { name } } bestLevel { rating }
    statistics { matches currentStreak playersMet } padel: statistics(sport: 2) { matches }`;
  const list = (fields: string) => `query ($first: Int) { players(first: $first) { edges { node { ${fields} } } } }`;
  const statements = async (query: string, first: number) => {
    const counted = await countStatements(() => stage.query(query, { first }, player('ana')));
    expect(counted.result.errors).toBeUndefined();
    return counted.statements.filter((text) => !/^(begin|commit|start transaction)/i.test(text)).length;
  };
  beforeEach(async () => {
    const people = Array.from({ length: 30 }, (_, i) => aPlayer({ id: userId(`p${i}`) }));
    await arePlayers(stage, aPlayer(), ...people);
    const follows = people.flatMap(({ id }, i) => [
      { follower_id: ANA, followed_id: id, since: day(1) },
      { follower_id: id, followed_id: people[(i + 1) % 30]!.id, since: day(2) },
    ]);
    await areFollows(stage, ...follows);
  });

  it('P4 is the same for a long list as for a short one', async () => {
    const short = await statements(list(FIELDS), 2);
    expect(short).toBe(2);
    expect(await statements(list(FIELDS), 28)).toBe(short);
    // Once more where the first look doesn't fill the page.
    expect(await statements(list(FIELDS), 30)).toBe(short + 1);
  });

  it('P4 stays small with the relation lists of everybody in the list', async () => {
    const lists = `following(first: 2) { totalCount edges { node { id lastLoginAt } } }
      followers(first: 2) { totalCount edges { node { displayName isFollowedByMe } } }`;
    // Loaders join what is wanted at the same moment, so the number depends a little on when answers come.
    for (const first of [2, 30]) expect(await statements(list(`${FIELDS} ${lists}`), first)).toBeLessThanOrEqual(14);
  });
});
