import {
  accountAccessChanged,
  availabilityChanged,
  favouriteChanged,
  followChanged,
  levelsChanged,
  paymentAccessChanged,
  phoneChanged,
  profileChanged,
  type DataOf,
  type EventContract,
} from '@setpoint/events';
import { DeadLetters } from '@setpoint/service-kit';
import { FavouriteCourtEntity, FollowEntity, PersonEntity } from '../../src/persistence/projection-entities.js';
import { Stage } from './stage.js';

const profile = (displayName: string): DataOf<typeof profileChanged> => ({
  ...{ userId: 'ana', firstName: 'Ana', lastName: 'Rossi', displayName, sex: 'F', birthDate: '1990-05-05' },
  ...{ language: 'it', sports: [1, 2], inviteCode: 'x', location: null },
});

describe('what other services tell', () => {
  let stage: Stage;
  beforeAll(async () => (stage = await Stage.start()));
  afterAll(() => stage?.stop());

  /** The newer event, the older one behind it, and the newer one again. */
  async function outOfOrder<C extends EventContract>(contract: C, newer: DataOf<C>, older: DataOf<C>) {
    const { id } = await stage.service.deliver(contract, newer, { version: 9_002 });
    await stage.service.deliver(contract, older, { version: 9_001 });
    await stage.service.deliver(contract, newer, { version: 9_002, id });
  }

  it('API-21~ TRN-06~ counts once, and the newest wins, in whatever order it comes', async () => {
    const ana = { userId: 'ana' };
    const slot = { weekday: 1, from: '18:00', to: '20:00' };
    await outOfOrder(phoneChanged, { ...ana, number: '+393331234567' }, { ...ana, number: null });
    await outOfOrder(profileChanged, profile('Ána'), profile('Old'));
    const levels = (rating: number) => ({ ...ana, levels: [{ sport: 1 as const, numberPlayers: 1 as const, rating }] });
    await outOfOrder(levelsChanged, levels(4), levels(3));
    const available = (slots: (typeof slot)[]) => ({ ...ana, noFixedDays: false, slots });
    await outOfOrder(availabilityChanged, available([slot]), available([]));
    await outOfOrder(paymentAccessChanged, { ...ana, barred: true }, { ...ana, barred: false });
    await outOfOrder(accountAccessChanged, { ...ana, closed: true }, { ...ana, closed: false });
    const favourite = { ...ana, courtId: 'c1' };
    await outOfOrder(favouriteChanged, { ...favourite, favourite: true }, { ...favourite, favourite: false });
    const follow = { followerId: 'ana', followedId: 'ben' };
    await outOfOrder(followChanged, { ...follow, following: false }, { ...follow, following: true });
    const { manager } = stage.service;
    expect(await manager.findOneBy(PersonEntity, { id: 'ana' })).toEqual({
      ...{
        id: 'ana',
        display_name: 'Ána',
        search_name: 'ana',
        sex: 'F',
        birth_date: '1990-05-05',
        lat: null,
        lng: null,
      },
      ...{ sports: [1, 2], levels: levels(4).levels },
      ...{ has_availability: true, has_mobile: true, is_barred: true, is_closed: true },
    });
    expect(await manager.countBy(FavouriteCourtEntity, { player_id: 'ana' })).toBe(1);
    expect(await manager.countBy(FollowEntity, { follower_id: 'ana' })).toBe(0);
  });

  it('BIL-10~ money for what nobody knows is not lost in silence', async () => {
    await stage.paid('unknown', 'ana');
    const letters = await stage.service.app.get(DeadLetters).list();
    expect(letters).toMatchObject([{ error: expect.stringContaining('REGISTRATION_NOT_FOUND') }]);
  });
});
