import {
  absenceChanged,
  availabilityChanged,
  blockChanged,
  followChanged,
  levelsChanged,
  profileChanged,
  resultConfirmed,
  tournamentGuestNamed,
} from '@setpoint/events';
import { userId, VISITOR } from '@setpoint/kernel';
import { execute, insertRows, rowsOf, sql } from '@setpoint/service-kit';
import { player, support } from '@setpoint/testkit';
import { ANA, aPlayer, aResult, at, BEN, CARLA, MILANO } from '../builders.js';
import { BlockEntity } from '../../src/persistence/entities.js';
import { areFollows, arePlayers, clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(async () => {
  await clear(stage);
  await arePlayers(
    stage,
    aPlayer({ id: ANA, inviteCode: 'ANAANA22', location: MILANO, language: 'fr' }),
    aPlayer({ id: BEN, firstName: 'Ben', inviteCode: 'BENBEN22' }),
    aPlayer({ id: CARLA, firstName: 'Carla' }),
    aPlayer({ id: userId('newcomer'), visibility: 'UNVERIFIED' }),
  );
});
afterAll(() => stage?.stop());

const ana = player('ana');
const ben = player('ben');

type Payload = Record<
  string,
  { success: boolean; errorCode: string | null; fieldErrors?: unknown[] } & Record<string, unknown>
>;

/** Runs one mutation and gives its payload. */
async function run(mutation: string, who = ana as Parameters<Stage['query']>[2], variables = {}) {
  const { data, errors } = await stage.query<Payload>(mutation, variables, who);
  expect(errors).toBeUndefined();
  return Object.values(data!)[0]!;
}
const relate = (what: string, playerId: string, who = ana) =>
  run(
    `mutation ($playerId: ID!) { ${what}(input: { playerId: $playerId }) {
    success errorCode player { id isFollowedByMe followsMe isBlockedByMe lastLoginAt followersCount } } }`,
    who,
    { playerId },
  );
const seen = async (id: string, who: Parameters<Stage['query']>[2] = VISITOR) =>
  (
    await stage.query<{ player: Record<string, unknown> | null }>(
      `query ($id: ID!) { player(id: $id) { id lastLoginAt isFollowedByMe followsMe isBlockedByMe } }`,
      { id },
      who,
    )
  ).data!.player;

describe('a profile', () => {
  const SELF = `{ player(id: "ana") { kmToSearch language locationLat locationLng birthDate weightKg inviteCode
    absence { from } completeness { percent missing }
    profiles { language locationFullname locationLat locationLng } blocked { totalCount } invited { totalCount } } }`;

  it('API-01 shows players everything about themselves', async () => {
    const { data, errors } = await stage.query<{ player: unknown }>(SELF, {}, ana);
    expect(errors).toBeUndefined();
    expect(data!.player).toMatchObject({
      kmToSearch: 30,
      language: 'fr',
      locationLat: MILANO.lat,
      locationLng: MILANO.lng,
      inviteCode: 'ANAANA22',
      profiles: {
        language: 'fr',
        locationFullname: MILANO.fullName,
        locationLat: MILANO.lat,
        locationLng: MILANO.lng,
      },
    });
  });

  it.each([
    'language',
    'locationLat',
    'locationLng',
    'birthDate',
    'weightKg',
    'inviteCode',
    'kmToSearch',
    'absence { from }',
    'completeness { percent }',
    'profiles { language }',
    'blocked { totalCount }',
    'invited { totalCount }',
  ])('API-13 keeps %s from others', async (field) => {
    for (const [who, code] of [
      [ben, 'FORBIDDEN'],
      [VISITOR, 'UNAUTHENTICATED'],
    ] as const) {
      const { errors } = await stage.query(`{ player(id: "ana") { ${field} } }`, {}, who);
      expect(errors?.[0]).toMatchObject({
        message: 'You do not have permission to perform this action',
        extensions: { code },
      });
    }
    expect((await stage.query(`{ player(id: "ana") { ${field} } }`, {}, support())).errors).toBeUndefined();
  });

  it('PLY-02~ shows the public profile, with a level for each format', async () => {
    await run(
      'mutation { saveSports(input: { sports: [{ sport: 1, level: 3.5 }, { sport: 2 }] }) { success errorCode } }',
    );
    const { data } = await stage.query<{ player: unknown }>(`{ player(id: "ana") { displayName slug locationName
      profiles { locationCountry locationFullname locationLat locationLng }
      levels { sport { id nameCapitalize } numberPlayers { id name } rating name selfAssessed assessed start } bestLevel { rating name } } }`);
    const tennis = { id: '1', nameCapitalize: 'Tennis' };
    const assessed = { rating: 3, name: 'ROOKIE', selfAssessed: true, assessed: 3.5, start: null };
    expect(data!.player).toEqual({
      displayName: 'Ana Rossi',
      slug: 'ana',
      locationName: 'Milano',
      profiles: { locationCountry: 'IT', locationFullname: null, locationLat: null, locationLng: null },
      levels: [
        { sport: tennis, numberPlayers: { id: '1', name: 'singles' }, ...assessed },
        { sport: tennis, numberPlayers: { id: '2', name: 'doubles' }, ...assessed },
        {
          sport: { id: '2', nameCapitalize: 'Padel' },
          numberPlayers: { id: '2', name: 'doubles' },
          rating: null,
          name: 'NONE',
          selfAssessed: true,
          assessed: null,
          start: null,
        },
      ],
      bestLevel: { rating: 3, name: 'ROOKIE' },
    });
  });

  it('LVL-03 tells the player where an own estimate lets them start, until matches have moved the level', async () => {
    await run('mutation { saveSports(input: { sports: [{ sport: 1, level: 4 }] }) { success errorCode } }');
    const own = async () => {
      const query = '{ player(id: "ana") { levels { rating selfAssessed assessed start } } }';
      return (await stage.query<{ player: { levels: object[] } }>(query, {}, ana)).data!.player.levels[0];
    };
    expect(await own()).toEqual({ rating: 3.5, selfAssessed: true, assessed: 4, start: 3.55 });
    await stage.deliver(resultConfirmed, aResult());
    expect(await own()).toEqual({ rating: expect.any(Number), selfAssessed: false, assessed: null, start: null });
  });

  it('RNK-04 never shows a rating finer than half a step', async () => {
    const levels = JSON.stringify([{ sport: 1, numberPlayers: 1, rating: 3.7431, selfAssessed: false }]);
    await execute(stage.manager, sql`update player set levels = ${levels} where id = 'ana'`);
    const { data } = await stage.query<{ player: unknown }>(
      '{ player(id: "ana") { bestLevel { rating selfAssessed } } }',
    );
    expect(data!.player).toEqual({ bestLevel: { rating: 3.5, selfAssessed: false } });
  });

  it('PLY-03 is not there for unknown ids, nor before the mail is verified', async () => {
    expect(await seen('nobody')).toBeNull();
    expect(await seen('newcomer', ana)).toBeNull();
    expect(await seen('1')).toBeNull();
    expect(await seen('newcomer', player('newcomer'))).toMatchObject({ id: 'newcomer' });
  });

  it('NTF-03 names the platform, and whoever played a match, by key', async () => {
    const { data, errors } = await stage.query<{ _entities: unknown[] }>(
      `query ($r: [_Any!]!) { _entities(representations: $r) { ... on User { id displayName lastLoginAt } } }`,
      { r: ['1', 'newcomer', 'nobody'].map((id) => ({ __typename: 'User', id })) },
      ana,
    );
    expect(errors).toBeUndefined();
    expect(data!._entities).toMatchObject([
      { id: '1', displayName: 'Setpoint', lastLoginAt: null },
      { id: 'newcomer' },
      null,
    ]);
  });
});

describe('a guest of a tournament', () => {
  it('BYD-07~ has a name by key until an account takes the place, and is no player', async () => {
    const guestId = 'guest:1';
    const named = (name: string | null, version: number) =>
      stage.deliver(tournamentGuestNamed, { guestId, tournamentId: 'cup', name }, { version });
    const byKey = async () => {
      const { data, errors } = await stage.query<{ _entities: unknown[] }>(
        `query ($r: [_Any!]!) { _entities(representations: $r) { ... on User {
          id displayName photoUrl lastLoginAt age levels { rating } isFollowedByMe statistics { matches } } } }`,
        { r: [{ __typename: 'User', id: guestId }] },
        ana,
      );
      expect(errors).toBeUndefined();
      return data!._entities[0];
    };
    await named('Carla Neri', 2);
    await named('Somebody', 1);
    expect(await byKey()).toEqual({
      ...{ id: guestId, displayName: 'Carla Neri', photoUrl: null, lastLoginAt: null, age: null, levels: [] },
      ...{ isFollowedByMe: false, statistics: { matches: 0 } },
    });
    expect(await seen(guestId, ana)).toBeNull();
    const { data } = await stage.query<{ players: unknown }>(`{ players(filter: { name: "Neri" }) { edges { node { id } } } }`, {}, ana); // oxfmt-ignore
    expect(data!.players).toEqual({ edges: [] });
    expect(await relate('followPlayer', guestId)).toMatchObject({ errorCode: 'PLAYER_NOT_FOUND' });
    await named(null, 3);
    // It is named no more, and what still refers to it can be shown.
    expect(await byKey()).toMatchObject({ displayName: '…' });
    expect(await rowsOf(stage.manager, sql`select * from tournament_guest`)).toEqual([]);
  });
});

describe('my profile', () => {
  it('API-05 changes the language', async () => {
    expect(
      await run('mutation { updateUser(profilesData: { language: "es" }) { success errorCode user { language } } }'),
    ).toEqual({
      success: true,
      errorCode: null,
      user: { language: 'es' },
    });
    expect(await stage.eventsOf(profileChanged)).toMatchObject([{ userId: 'ana', language: 'es' }]);
  });

  it('API-06 stores the location with its time zone, or refuses an incomplete one', async () => {
    const answer = await run(`mutation { updateUser(profilesData: { locationCountry: "GB", locationName: "London",
      locationFullname: "London, England, United Kingdom", locationLat: 51.5085, locationLng: -0.12574 }) { success user { locationName } } }`);
    expect(answer).toMatchObject({ success: true, user: { locationName: 'London' } });
    expect((await stage.eventsOf(profileChanged))[0]?.location).toMatchObject({
      timeZone: 'Europe/London',
      country: 'GB',
    });
    expect(
      await run(
        'mutation { updateUser(profilesData: { locationLat: 51.5 }) { success errorCode fieldErrors { field code } user { id } } }',
      ),
    ).toMatchObject({
      success: false,
      errorCode: 'INVALID_DATA',
      user: null,
      fieldErrors: ['locationCountry', 'locationName', 'locationFullname', 'locationLng'].map((field) => ({
        field,
        code: 'REQUIRED',
      })),
    });
  });

  it('PLY-10 saves sports with levels, and refuses none or a level between the steps', async () => {
    const save = (sports: string) =>
      run(
        `mutation { saveSports(input: { sports: ${sports} }) { success errorCode fieldErrors { field code } user { sports } } }`,
      );
    expect(await save('[{ sport: 2, level: 6 }]')).toMatchObject({ success: true, user: { sports: [2] } });
    expect(await stage.eventsOf(levelsChanged)).toEqual([
      { userId: 'ana', levels: [{ sport: 2, numberPlayers: 2, rating: 5.5 }] },
    ]);
    expect(await save('[]')).toMatchObject({ errorCode: 'SPORT_REQUIRED' });
    expect(await save('[{ sport: 1, level: 3.3 }]')).toMatchObject({
      errorCode: 'LEVEL_NOT_ALLOWED',
      fieldErrors: [{ field: 'sports.0.level', code: 'LEVEL_NOT_ALLOWED' }],
    });
  });

  it('ACC-01 ACC-08 saves general data and reports what is still missing', async () => {
    const save = (input: string) =>
      run(`mutation { saveProfile(input: ${input}) {
      success errorCode fieldErrors { field code } user { firstName birthDate age nationality description completeness { percent missing } } } }`);
    expect(
      await save('{ firstName: "Anna", birthDate: "1990-06-02", nationality: "IT", description: "Clay", sex: F }'),
    ).toMatchObject({
      user: { firstName: 'Anna', birthDate: '1990-06-02', age: 35, nationality: 'IT', completeness: { percent: 53 } },
    });
    expect(await save('{ description: null }')).toMatchObject({
      user: {
        firstName: 'Anna',
        description: null,
        completeness: { missing: expect.arrayContaining(['description', 'levels']) },
      },
    });
    expect(await save('{ firstName: "." }')).toMatchObject({
      success: false,
      errorCode: 'INVALID_DATA',
      fieldErrors: [{ field: 'firstName', code: 'NOT_A_NAME' }],
    });
  });

  it('ACC-01 saves racket, surface and habits in a sport, and what is left out is not known any more', async () => {
    const save = (input: string) =>
      run(`mutation { saveSportDetails(input: ${input}) { success errorCode fieldErrors { field code } user {
        sportDetails { sport { id } preferredSurface racket strings shoes startYear frequency courtPosition } } } }`);
    const nothing = { strings: null, shoes: null, startYear: null, frequency: null, courtPosition: null };
    expect(await save('{ sport: 1, racket: "Blade", shoes: "Slam" }')).toMatchObject({ success: true });
    expect(await save('{ sport: 1, racket: "Blade", preferredSurface: CLAY, frequency: EVERY_DAY }')).toMatchObject({
      user: {
        sportDetails: [
          { ...nothing, sport: { id: '1' }, racket: 'Blade', preferredSurface: 'CLAY', frequency: 'EVERY_DAY' },
        ],
      },
    });
    expect(await save('{ sport: 2 }')).toMatchObject({
      errorCode: 'INVALID_DATA',
      fieldErrors: [{ field: 'sport', code: 'UNKNOWN' }],
    });
  });

  it('PLY-10 saves availability and absence', async () => {
    expect(
      await run(`mutation { saveAvailability(input: { noFixedDays: false, slots: [{ weekday: 2, from: "18:00", to: "20:30" }] }) {
      success user { availability { noFixedDays slots { weekday from to } } } } }`),
    ).toEqual({
      success: true,
      user: { availability: { noFixedDays: false, slots: [{ weekday: 2, from: '18:00', to: '20:30' }] } },
    });
    expect(
      await run(`mutation { saveAvailability(input: { noFixedDays: false, slots: [{ weekday: 9, from: "18:00", to: "20:30" }] }) {
      errorCode fieldErrors { field code } } }`),
    ).toMatchObject({ errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'slots.0.weekday' }] });
    expect(
      await run(
        `mutation { saveAbsence(input: { absence: { from: "2026-08-01", to: "2026-08-15" } }) { success user { absence { from to } } } }`,
      ),
    ).toEqual({
      success: true,
      user: { absence: { from: '2026-08-01', to: '2026-08-15' } },
    });
    expect(await run('mutation { saveAbsence(input: {}) { success user { absence { from } } } }')).toMatchObject({
      user: { absence: null },
    });
    expect(await stage.eventsOf(absenceChanged)).toHaveLength(2);
    expect(await stage.eventsOf(availabilityChanged)).toEqual([
      { userId: ANA, noFixedDays: false, slots: [{ weekday: 2, from: '18:00', to: '20:30' }] },
    ]);
  });

  it('API-13 needs somebody signed in', async () => {
    const { errors } = await stage.query('mutation { updateUser(profilesData: { language: "es" }) { success } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('follows and blocks', () => {
  it('PLY-04 follows and unfollows; what is shown after is fresh', async () => {
    expect(await relate('followPlayer', BEN)).toMatchObject({
      success: true,
      player: { id: BEN, isFollowedByMe: true, followsMe: false, followersCount: 1 },
    });
    expect(await seen(ANA, ben)).toMatchObject({ followsMe: true, isFollowedByMe: false });
    expect(await relate('unfollowPlayer', BEN)).toMatchObject({ player: { isFollowedByMe: false, followersCount: 0 } });
    expect((await stage.eventsOf(followChanged)).map((event) => event.following)).toEqual([true, false]);
  });

  it('PLY-04 fifty follows at once are one follow and one event', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => relate('followPlayer', BEN)));
    expect(answers.every((answer) => answer.success)).toBe(true);
    expect(await stage.eventsOf(followChanged)).toEqual([{ followerId: ANA, followedId: BEN, following: true }]);
    expect(await rowsOf(stage.manager, sql`select * from follow`)).toHaveLength(1);
  });

  it('PLY-04 follows and blocks at once leave a block and no follow', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i === 10 ? relate('blockPlayer', ANA, ben) : relate('followPlayer', BEN))),
    );
    expect(await rowsOf(stage.manager, sql`select * from follow`)).toEqual([]);
    expect(await stage.eventsOf(blockChanged)).toHaveLength(1);
  });

  it('PLY-04 a block ends both follows, hides the one from the other, and can be lifted where it was laid', async () => {
    await relate('followPlayer', BEN);
    await relate('followPlayer', ANA, ben);
    expect(await relate('blockPlayer', BEN)).toMatchObject({
      success: true,
      player: { isBlockedByMe: true, isFollowedByMe: false, followsMe: false, lastLoginAt: null },
    });
    expect(await stage.eventsOf(blockChanged)).toEqual([{ blockerId: ANA, blockedId: BEN, blocked: true }]);
    expect((await stage.eventsOf(followChanged)).slice(2).map((event) => event.following)).toEqual([false, false]);
    expect(await seen(BEN, ana)).toMatchObject({ isBlockedByMe: true, lastLoginAt: null });
    expect(await seen(ANA, ben)).toBeNull();
    expect(await seen(BEN)).toMatchObject({ id: BEN });
    const { data } = await stage.query<{ player: unknown }>(
      '{ player(id: "ana") { blocked { totalCount edges { node { id lastLoginAt isBlockedByMe } } } } }',
      {},
      ana,
    );
    expect(data!.player).toEqual({
      blocked: { totalCount: 1, edges: [{ node: { id: BEN, lastLoginAt: null, isBlockedByMe: true } }] },
    });
    expect(await relate('unblockPlayer', BEN)).toMatchObject({ success: true, player: { isBlockedByMe: false } });
    expect(await seen(BEN, ana)).toMatchObject({ id: BEN });
  });

  it('PLY-14 hides the last login from who is blocked, also by key', async () => {
    await relate('blockPlayer', ANA, ben);
    const { data } = await stage.query<{ _entities: unknown[] }>(
      `query ($r: [_Any!]!) { _entities(representations: $r) { ... on User { lastLoginAt firstName } } }`,
      { r: [{ __typename: 'User', id: BEN }] },
      ana,
    );
    expect(data!._entities).toEqual([{ lastLoginAt: null, firstName: 'Ben' }]);
  });

  it.each([
    ['nobody', 'PLAYER_NOT_FOUND'],
    ['newcomer', 'PLAYER_NOT_FOUND'],
    ['ana', 'CANNOT_RELATE_TO_YOURSELF'],
  ])('PLY-04 refuses to follow %s: %s', async (id, errorCode) => {
    expect(await relate('followPlayer', id)).toEqual({ success: false, errorCode, player: null });
  });

  it('PLY-04 refuses to follow who blocked me', async () => {
    await relate('blockPlayer', ANA, ben);
    expect(await relate('followPlayer', BEN)).toEqual({ success: false, errorCode: 'PLAYER_BLOCKED', player: null });
  });

  it('API-14 says when a code may be tried again after too many', async () => {
    const tries = 'mutation { invitedFollow(invitedCode: "guess") { success errorCode retryAfterSeconds } }';
    for (let i = 0; i < 20; i += 1) {
      expect(await run(tries, player('guesser'))).toMatchObject({ retryAfterSeconds: null });
    }
    const refused = await run(tries, player('guesser'));
    expect(refused).toMatchObject({ success: false, errorCode: 'TOO_MANY_REQUESTS' });
    expect(refused['retryAfterSeconds']).toBeGreaterThan(0);
  });

  it('API-08 follows each other through a code; an unknown one changes nothing', async () => {
    const invited = (code: string) =>
      run(
        'mutation ($code: String!) { invitedFollow(invitedCode: $code) { success errorCode player { id isFollowedByMe followsMe } } }',
        ana,
        { code },
      );
    expect(await invited('benben22')).toEqual({
      success: true,
      errorCode: null,
      player: { id: BEN, isFollowedByMe: true, followsMe: true },
    });
    expect(await invited('ZZZZZZZZ')).toEqual({
      success: false,
      errorCode: 'INVITE_CODE_USER_NOT_FOUND',
      player: null,
    });
    expect(await stage.eventsOf(followChanged)).toHaveLength(2);
  });

  it('PLY-02~ pages through followers, without whom the viewer may not see', async () => {
    const fans = Array.from({ length: 5 }, (_, i) => aPlayer({ id: userId(`fan${i}`) }));
    await arePlayers(stage, ...fans);
    const since = at('2026-05-01');
    const followers = ['newcomer', ...fans.map(({ id }) => id)];
    await areFollows(stage, ...followers.map((follower_id) => ({ follower_id, followed_id: ANA, since })));
    await insertRows(stage.manager, BlockEntity, [{ blocker_id: 'fan3', blocked_id: BEN, since }]);
    const page = async (after: string | null, who = ben) =>
      (
        await stage.query<{
          player: {
            followersCount: number;
            followers: {
              totalCount: number;
              edges: { node: { id: string } }[];
              pageInfo: { endCursor: string; hasNextPage: boolean };
            };
          };
        }>(
          `query ($after: String) { player(id: "ana") { followersCount followers(first: 3, after: $after) {
          totalCount edges { node { id } } pageInfo { endCursor hasNextPage } } } }`,
          { after },
          who,
        )
      ).data!.player;
    const first = await page(null);
    expect(first).toMatchObject({ followersCount: 5, followers: { totalCount: 4, pageInfo: { hasNextPage: true } } });
    const second = await page(first.followers.pageInfo.endCursor);
    const seenIds = [...first.followers.edges, ...second.followers.edges].map(({ node }) => node.id);
    expect(seenIds).toEqual(['fan4', 'fan2', 'fan1', 'fan0']);
    expect(second.followers.pageInfo.hasNextPage).toBe(false);
  });

  it('PLY-09 lists who joined through my code', async () => {
    await execute(stage.manager, sql`update player set referred_by = ${ANA} where id in ('carla', 'newcomer')`);
    const { data } = await stage.query<{ player: unknown }>(
      '{ player(id: "ana") { invited { totalCount edges { node { id } } } } }',
      {},
      ana,
    );
    expect(data!.player).toEqual({ invited: { totalCount: 1, edges: [{ node: { id: CARLA } }] } });
  });
});

describe('what visitors see of a player', () => {
  const REST = 'sex description age birthYear: age playingHand nationality heightCm photoUrl lastLoginAt distanceKm';
  const fields = `${REST} availability { noFixedDays slots { weekday } } profiles { avatarThumbnail } sportDetails { racket }
    followingCount followersCount following { totalCount edges { node { id } } } followers { edges { node { id } } }`;
  const nothing = {
    sex: null,
    description: null,
    age: null,
    birthYear: null,
    playingHand: null,
    nationality: null,
    heightCm: null,
    photoUrl: null,
    lastLoginAt: null,
    distanceKm: null,
    availability: { noFixedDays: false, slots: [] },
    profiles: { avatarThumbnail: null },
    sportDetails: [],
    followingCount: 0,
    followersCount: 0,
    following: { totalCount: 0, edges: [] },
    followers: { edges: [] },
  };
  const dan = userId('dan');
  const TOLD = {
    ...{ sport: 1 as const, preferredSurface: null, racket: null, strings: null },
    ...{ shoes: null, startYear: null, frequency: null, courtPosition: null },
  };

  beforeEach(async () => {
    await arePlayers(
      stage,
      aPlayer({
        id: dan,
        firstName: 'Dan',
        location: MILANO,
        sex: 'M',
        birthDate: '1990-01-01',
        description: 'Clay',
        heightCm: 180,
        playingHand: 'LEFT',
        nationality: 'IT',
        photoUrl: '/files/dan.webp',
        sportDetails: [{ ...TOLD, racket: 'Blade' }],
        availability: { noFixedDays: false, slots: [{ weekday: 1, from: '18:00', to: '20:00' }] },
        lastLoginAt: at('2026-05-31'),
      }),
    );
    await areFollows(stage, { follower_id: BEN, followed_id: dan, since: at('2026-05-01') });
  });

  it.each([
    ['on the profile', `{ player(id: "dan") { ${fields} } }`, 'player'],
    [
      'by key, as in a match',
      `{ _entities(representations: [{ __typename: "User", id: "dan" }]) { ... on User { ${fields} } } }`,
      '_entities.0',
    ],
    [
      'in a list',
      `{ players(filter: { name: "dan", near: { lat: 45, lng: 9 } }) { edges { node { ${fields} } } } }`,
      'players.edges.0.node',
    ],
  ])(
    'PLY-03~ API-13~ is name, level, city, sports and statistics %s; the rest is for members',
    async (_, query, path) => {
      const answer = async (who: Parameters<Stage['query']>[2]) => {
        const { data, errors } = await stage.query(query, {}, who);
        expect(errors).toBeUndefined();
        return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], data);
      };
      expect(await answer(VISITOR)).toEqual(nothing);
      expect(await answer(ana)).toMatchObject({ sex: 'M', age: 36, heightCm: 180, followersCount: 1 });
    },
  );

  it('PLY-03~ is no more through filters and orders', async () => {
    const found = async (args: string, who: Parameters<Stage['query']>[2] = VISITOR) =>
      (
        await stage.query<{ players: { edges: { cursor: string; node: { id: string } }[] } }>(
          `{ players(${args}) { edges { cursor node { id } } } }`,
          {},
          who,
        )
      ).data!.players.edges;
    const ids = async (args: string, who?: Parameters<Stage['query']>[2]) =>
      (await found(args, who)).map(({ node }) => node.id);
    const everybody = await ids('filter: {}');
    expect(everybody).toEqual(['ana', 'ben', 'carla', 'dan']);
    for (const filter of ['ageMin: 30', 'ageMax: 20', 'sex: F', 'availability: [2]', 'availabilityHours: [MORNING]']) {
      expect([filter, await ids(`filter: { ${filter} }`)]).toEqual([filter, everybody]);
      expect([filter, await ids(`filter: { ${filter} }`, ana)]).not.toEqual([filter, everybody]);
    }
    for (const order of ['LATEST_LOGIN', 'DISTANCE', 'NAME']) {
      const edges = await found(`filter: { near: { lat: 45.46, lng: 9.19, km: 500 } }, orderBy: ${order}`);
      expect([order, edges.map(({ node }) => node.id)]).toEqual([order, ['ana', 'dan']]);
      // A cursor tells what it sorts by.
      for (const { cursor } of edges) expect(Buffer.from(cursor, 'base64url').toString()).not.toContain('2026');
    }
  });
});

describe('search engines and first steps', () => {
  it('ACC-01~ lets players keep their profile out of search engines, for everybody to read', async () => {
    const read = async () => (await stage.query('{ player(id: "ana") { searchEngines } }')).data;
    expect(await read()).toEqual({ player: { searchEngines: true } });
    expect(
      await run('mutation { updateUser(profilesData: { searchEngines: false }) { success user { searchEngines } } }'),
    ).toEqual({ success: true, user: { searchEngines: false } });
    expect(await read()).toEqual({ player: { searchEngines: false } });
    await run('mutation { updateUser(profilesData: { language: "es" }) { success } }');
    expect(await read()).toEqual({ player: { searchEngines: false } });
  });

  it('PLY-10~ offers the first steps until they are done or declined', async () => {
    const welcomed = async () => (await stage.query('{ player(id: "ana") { welcomed } }', {}, ana)).data;
    expect(await welcomed()).toEqual({ player: { welcomed: false } });
    const finish = 'mutation { finishWelcome { success errorCode user { welcomed } } }';
    for (let i = 0; i < 2; i += 1) {
      expect(await run(finish)).toEqual({ success: true, errorCode: null, user: { welcomed: true } });
    }
    expect(await welcomed()).toEqual({ player: { welcomed: true } });
  });
});

describe('what no form sends', () => {
  const filters = (filter: string) => `{ players(filter: ${filter}) { edges { node { id } } } }`;

  it.each([
    ['a NUL in an id', '{ player(id: "a\\u0000") { id } }', undefined],
    ['a NUL in a name', filters('{ name: "a\\u0000" }'), undefined],
    ['the smallest number as a position', filters('{ near: { lat: 5e-324, lng: 5e-324 } }'), undefined],
    ['a position off the Earth', filters('{ near: { lat: 91, lng: 0 } }'), 'INVALID_FILTER'],
    ['a weekday beyond the week', filters('{ availability: [2147483647] }'), 'INVALID_FILTER'],
    ['a forged cursor', '{ players(after: "x") { edges { cursor } } }', 'INVALID_CURSOR'],
  ])('API-14~ %s never breaks anything', async (_, query, reason) => {
    const { errors } = await stage.query(query);
    const expected = reason ? [{ extensions: { code: 'BAD_USER_INPUT', reason } }] : undefined;
    if (expected) expect(errors).toMatchObject(expected);
    else expect(errors).toBeUndefined();
  });

  it('API-14~ refuses to follow an id with a NUL, and a code with one', async () => {
    expect(await relate('followPlayer', 'a\0')).toMatchObject({ errorCode: 'PLAYER_NOT_FOUND' });
    const code = 'mutation ($code: String!) { invitedFollow(invitedCode: $code) { errorCode } }';
    expect(await run(code, ana, { code: 'ZZ\0ZZ' })).toEqual({ errorCode: 'INVITE_CODE_USER_NOT_FOUND' });
  });
});

describe('sports and places', () => {
  it('API-07 names the sports, all or some', async () => {
    const sports = async (args: string) =>
      (await stage.query<{ sports: unknown }>(`{ sports${args} { id name nameCapitalize } }`)).data!.sports;
    expect(await sports('')).toEqual([
      { id: '1', name: 'tennis', nameCapitalize: 'Tennis' },
      { id: '2', name: 'padel', nameCapitalize: 'Padel' },
    ]);
    expect(await sports('(id_In: [2, 9])')).toMatchObject([{ id: '2' }]);
    const byVariable = await stage.query('query ($ids: [Int]) { sports(id_In: $ids) { id } }', { ids: [1] });
    expect(byVariable).toMatchObject({ data: { sports: [{ id: '1' }] } });
  });

  it('SHL-07 finds places by name and position, and where to start', async () => {
    const { data, errors } = await stage.query(`{ searchPlaces(text: "milano", language: "it") { name country timeZone }
      placeAt(lat: 45.4715, lng: 9.1876) { fullName } sea: placeAt(lat: 91, lng: 0) { name }
      defaultPlace(language: "es") { name lat lng } }`);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      placeAt: { fullName: 'Milano, Lombardia, Italia' },
      sea: null,
      defaultPlace: { name: 'Madrid' },
    });
    expect((data as { searchPlaces: unknown[] }).searchPlaces[0]).toEqual({
      name: 'Milano',
      country: 'IT',
      timeZone: 'Europe/Rome',
    });
  });
});
