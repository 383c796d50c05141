import {
  absenceChanged,
  blockChanged,
  courtChanged,
  followChanged,
  levelsChanged,
  profileChanged,
  type DataOf,
} from '@setpoint/events';
import { BlockEntity, CourtEntity, FollowEntity, PersonEntity } from '../../src/persistence/projection-entities.js';
import { on, openStage, type Stage } from './stage.js';

let stage: Stage;
// What a service knows of others stays, with the version it was told at.
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.stop());

describe('events of other services', () => {
  it('MAT-15 moves open matches along with their court, or with an organiser without one', async () => {
    const [here, there] = [
      (await stage.create('eva', on(stage.inDays(9)))).match!.id,
      (await stage.create('eva')).match!.id,
    ];
    const city = async (id: string) =>
      (await stage.service.query<{ match: { city: string } }>(`{ match(id: "${id}") { city } }`)).data!.match.city;
    await stage.service.deliver(profileChanged, {
      ...{
        userId: 'eva',
        firstName: 'Eva',
        lastName: 'B',
        displayName: 'Eva',
        sex: 'F',
        language: 'it',
        sports: [1],
        inviteCode: 'e',
      },
      location: { name: 'Torino', country: 'IT', lat: 45.07, lng: 7.69, timeZone: 'Europe/Rome' },
    });
    await stage.service.deliver(courtChanged, {
      courtId: 'club',
      name: 'Club',
      city: 'Segrate',
      country: 'IT',
      lat: 45.49,
      lng: 9.3,
      timeZone: 'Europe/Rome',
      sports: [1],
    });
    expect([await city(here), await city(there)]).toEqual(['Segrate', 'Torino']);
    await stage.call('organiseMatch', { matchId: there, ...on(stage.inDays(12)), minutesPlay: 60 }, 'eva');
    expect(await city(there)).toBe('Segrate');
    await stage.call('reorganiseMatch', { matchId: there }, 'eva');
    expect(await city(there)).toBe('Torino');
  });

  it('PLY-04 handles an event that comes twice once', async () => {
    const event = await stage.service.deliver(blockChanged, { blockerId: 'ana', blockedId: 'eva', blocked: true });
    await stage.service.deliver(blockChanged, { blockerId: 'ana', blockedId: 'eva', blocked: false });
    await stage.service.deliver(blockChanged, { blockerId: 'ana', blockedId: 'eva', blocked: true }, { id: event.id });
    expect(await stage.service.manager.count(BlockEntity)).toBe(0);
  });
});

const profile = (city: string): DataOf<typeof profileChanged> => ({
  ...{ userId: 'ana', firstName: 'Ana', lastName: 'Rossi', displayName: 'Ana', sex: 'F', language: 'it' },
  ...{ sports: [1], inviteCode: 'a' },
  location: { name: city, country: 'IT', lat: 45, lng: 7, timeZone: 'Europe/Rome' },
});
const court = (city: string): DataOf<typeof courtChanged> => ({
  ...{ courtId: 'club', name: 'Club', city, country: 'IT', lat: 45, lng: 9, timeZone: 'Europe/Rome', sports: [1] },
});

describe('an event that tells what is known', () => {
  it('API-21~ writes no row again: not of people, courts, nor their matches', async () => {
    const { service } = stage;
    const tell = async (version: number, city = 'Torino') => {
      await service.deliver(profileChanged, profile(city), { version });
      await service.deliver(courtChanged, court(city), { version });
    };
    await tell(1_000);
    await stage.create('ana');
    await stage.create('ana', on(stage.inDays(2)));
    const versions = () =>
      service.manager.query<{ version: string }[]>(
        `select id, xmin::text as version from match union all select id, xmin::text from person where id = 'ana'
         union all select id, xmin::text from court where id = 'club' order by id`,
      );
    await tell(2_000);
    const before = await versions();
    expect(before).toHaveLength(4);
    await tell(3_000);
    expect(await versions()).toEqual(before);
    await tell(4_000, 'Segrate');
    const known = new Set(before.map(({ version }) => version));
    expect((await versions()).filter(({ version }) => known.has(version))).toEqual([]);
  });
});

describe('an event that is older than what is known', () => {
  const absence = (from: string) => ({ userId: 'ana', absence: { from, to: '2026-07-31' } });
  const levels = (rating: number) => ({ userId: 'ana', levels: [{ sport: 1 as const, numberPlayers: 1 as const, rating }] }); // oxfmt-ignore
  const [newer, older] = [{ version: 2_000 }, { version: 1_000 }];

  it('API-21~ changes nothing about people and courts', async () => {
    const { service } = stage;
    for (const [version, city, rating, from] of [
      [newer, 'Torino', 6, '2026-07-10'],
      [older, 'Genova', 2, '2026-07-01'],
    ] as const) {
      await service.deliver(profileChanged, profile(city), version);
      await service.deliver(courtChanged, court(city), version);
      await service.deliver(levelsChanged, levels(rating), version);
      await service.deliver(absenceChanged, absence(from), version);
    }
    expect(await service.manager.findOneBy(PersonEntity, { id: 'ana' })).toMatchObject({
      ...{ city: 'Torino', levels: levels(6).levels, absent_from: '2026-07-10' },
    });
    expect(await service.manager.findOneBy(CourtEntity, { id: 'club' })).toMatchObject({ city: 'Torino' });
  });

  it('API-21~ changes nothing between two people, while others of the same person go on', async () => {
    const { service } = stage;
    const block = (blockedId: string, blocked: boolean) => ({ blockerId: 'ana', blockedId, blocked });
    const follow = (followedId: string, following: boolean) => ({ followerId: 'ana', followedId, following });
    await service.deliver(blockChanged, block('ben', false), newer);
    await service.deliver(blockChanged, block('ben', true), older);
    await service.deliver(blockChanged, block('carla', true), older);
    await service.deliver(followChanged, follow('ben', false), newer);
    await service.deliver(followChanged, follow('ben', true), older);
    await service.deliver(followChanged, follow('david', true), older);
    expect(await service.manager.find(BlockEntity)).toEqual([{ blocker_id: 'ana', blocked_id: 'carla' }]);
    expect(await service.manager.find(FollowEntity)).toEqual([{ follower_id: 'ana', followed_id: 'david' }]);
  });
});
