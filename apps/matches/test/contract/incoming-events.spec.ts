import { blockChanged, courtChanged, profileChanged } from '@setpoint/events';
import { BlockEntity } from '../../src/persistence/entities.js';
import { on, openStage, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 60_000);
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

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
