import { courtId, userId, type Clock } from '@setpoint/kernel';
import { AddCourts } from '../../src/application/add-courts.js';
import { SearchCourts } from '../../src/application/search-courts.js';
import { SetFavouriteCourt } from '../../src/application/set-favourite-court.js';
import { aCentre } from '../builders.js';
import { MemoryCourts } from '../memory/memory-courts.js';

const clock: Clock = { now: () => new Date('2026-06-01T18:00:00Z') };
const ana = userId('ana');

describe('adding centres', () => {
  it('CRT-01 adds all of them and says so', async () => {
    const courts = new MemoryCourts();
    const outcome = await new AddCourts(courts, clock).execute([aCentre(), aCentre({ id: 'roma', city: 'Roma' })]);
    expect(outcome).toMatchObject({
      ok: true,
      value: [{ data: { courtId: 'tennis-milano' } }, { data: { city: 'Roma' } }],
    });
    expect(courts.all.size).toBe(2);
  });

  it('CRT-01 adds none when one breaks a rule, and says which', async () => {
    const courts = new MemoryCourts();
    const outcome = await new AddCourts(courts, clock).execute([aCentre(), aCentre({ id: 'nameless', name: '' })]);
    expect(outcome).toMatchObject({ ok: false, code: 'COURT_INVALID', data: { courtId: 'nameless' } });
    expect(courts.all.size).toBe(0);
  });
});

describe('searching centres', () => {
  const search = async (...args: Partial<Parameters<SearchCourts['execute']>>) => {
    const courts = new MemoryCourts();
    await courts.add([aCentre(), aCentre({ id: 'lyon', name: 'Été Padel', city: 'Lyon' })]);
    const [query = {}, order = 'NAME', asked = { first: 20 }, asker = null] = args;
    const page = await new SearchCourts(courts).execute(query, order, asked, asker);
    return { names: page.items.map((court) => court.name), asked: courts.asked };
  };

  it('CRT-04 finds by name or city, accent-blind', async () => {
    expect((await search({ text: 'ETE' })).names).toEqual(['Été Padel']);
    expect((await search({ text: 'tennis milano' })).names).toEqual(['Tennis Club Milano']);
    expect((await search({ text: '' })).names).toEqual(['Été Padel', 'Tennis Club Milano']);
  });

  it.each([
    [undefined, 30],
    [null, 30],
    [0, 1],
    [501, 500],
    [12, 12],
  ])('CRT-04 takes a radius of %p as %p km', async (km, expected) => {
    expect((await search({ near: { lat: 45, lng: 9, km } })).asked?.criteria.near?.km).toBe(expected);
  });

  it('CRT-04 orders by distance only around a position', async () => {
    expect((await search({ near: { lat: 45, lng: 9 } }, 'DISTANCE')).asked?.order).toBe('DISTANCE');
    expect((await search({}, 'DISTANCE')).asked?.order).toBe('NAME');
  });

  it('CRT-04 finds nothing off the globe or for a sport that is not played here', async () => {
    expect((await search({ near: { lat: 91, lng: 0 } })).names).toEqual([]);
    expect((await search({ sport: 7 })).names).toEqual([]);
  });

  it('API-12 shows at most 100 at once', async () => {
    expect((await search({}, 'NAME', { first: 1000 })).asked?.page.first).toBe(100);
  });
});

describe('favourite centres', () => {
  it('CRT-08 is added and taken off, the same again changes nothing', async () => {
    const courts = new MemoryCourts();
    await courts.add([aCentre()]);
    const setFavourite = new SetFavouriteCourt(courts, clock);
    const id = courtId('tennis-milano');
    for (const favourite of [true, true, false, false]) {
      expect(await setFavourite.execute({ courtId: id, favourite }, ana)).toEqual({ ok: true, value: id });
      expect((await courts.byIds([id]))[0]?.favouritesCount).toBe(favourite ? 1 : 0);
    }
  });

  it('CRT-08 is refused for a centre that does not exist', async () => {
    const setFavourite = new SetFavouriteCourt(new MemoryCourts(), clock);
    expect(await setFavourite.execute({ courtId: courtId('nowhere'), favourite: true }, ana)).toMatchObject({
      ok: false,
      code: 'COURT_NOT_FOUND',
    });
  });
});
