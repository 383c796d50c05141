import { Module } from '@nestjs/common';
import { courtChanged } from '@setpoint/events';
import { courtId, userId, type CourtId, type Page } from '@setpoint/kernel';
import { FixedClock, startTestService, testPostgres, type TestService } from '@setpoint/testkit';
import { AddCourts } from '../../src/application/add-courts.js';
import { Courts, type CourtCriteria, type CourtOrder } from '../../src/application/ports/courts.js';
import { Favourites } from '../../src/application/ports/favourites.js';
import type { CourtCard } from '../../src/domain/court.js';
import { searchWords } from '../../src/domain/search-text.js';
import { CourtEntity, FavouriteCourtEntity } from '../../src/persistence/entities.js';
import { migrations } from '../../src/persistence/migrations/index.js';
import { courtsService } from '../../src/service.js';
import { aCentre, aField } from '../builders.js';

const now = new Date('2026-06-01T18:00:00Z');
const [ana, ben] = [userId('ana'), userId('ben')];

let service: TestService;
let courts: Courts;
let favourites: Favourites;

beforeAll(async () => {
  service = await startTestService(courtsService, { clock: new FixedClock(now) });
  courts = service.app.get(Courts);
  favourites = service.app.get(Favourites);
  await service.app.get(AddCourts).execute([
    aCentre({ id: 'milano', name: 'Tennis Club Navigli', city: 'Milano', lat: 45.4642, lng: 9.19 }),
    aCentre({
      id: 'monza',
      name: 'Circolo Monza',
      city: 'Monza',
      lat: 45.5845,
      lng: 9.2744,
      offers: ['WATER_BOTTLE', 'BALL_TUBE_RENTAL'],
      fields: [
        aField({ id: 'monza-2', name: 'B', sport: 1, surface: 'CLAY', covered: false }),
        aField({ id: 'monza-1', name: 'A', sport: 2, surface: 'SYNTHETIC_GRASS', covered: true, notes: 'Panoramic' }),
      ],
    }),
    aCentre({
      id: 'forli',
      name: 'Padel Élite',
      city: 'Forlì',
      lat: 44.2227,
      lng: 12.0407,
      offers: ['WATER_BOTTLE'],
      fields: [aField({ id: 'forli-1', sport: 2, surface: 'SYNTHETIC' })],
    }),
    aCentre({
      id: 'london',
      name: 'Queen’s Lawn',
      city: 'London',
      country: 'GB',
      lat: 51.4876,
      lng: -0.2124,
      fields: [],
    }),
  ]);
});
afterAll(() => service.stop());

const all: CourtCriteria = { words: [] };
const search = (criteria: Partial<CourtCriteria>, order: CourtOrder = 'NAME', first = 20, after?: string) =>
  courts.search({ ...all, ...criteria }, order, { first, after: after ?? null }, null);
const ids = (page: Page<CourtCard>) => page.items.map((court) => String(court.id));
const found = async (text: string) => ids(await search({ words: searchWords(text) }));

describe('centres in the database', () => {
  it('CRT-01 come back as they were added, fields in their order', async () => {
    const [monza] = await courts.byIds([courtId('monza')]);
    expect(monza).toEqual({
      id: 'monza',
      name: 'Circolo Monza',
      address: 'Via Arimondi 15',
      city: 'Monza',
      country: 'IT',
      lat: 45.5845,
      lng: 9.2744,
      timeZone: 'Europe/Rome',
      prefix: '+39',
      landline: '02 1234567',
      mobile: null,
      email: null,
      website: null,
      facebook: null,
      instagram: null,
      bookingUrl: null,
      description: null,
      coverUrl: null,
      photos: [],
      coverPhotoId: null,
      logo: null,
      notificationPrefix: null,
      notificationMobile: null,
      notificationLanguage: 'it',
      ownerId: null,
      version: 1,
      offers: ['WATER_BOTTLE', 'BALL_TUBE_RENTAL'],
      sports: [1, 2],
      favouritesCount: 0,
      distanceKm: null,
    });
    expect((await courts.fieldsOf([courtId('monza')])).get(courtId('monza'))).toEqual([
      aField({ id: 'monza-2', name: 'B' }),
      aField({ id: 'monza-1', name: 'A', sport: 2, surface: 'SYNTHETIC_GRASS', covered: true, notes: 'Panoramic' }),
    ]);
    expect((await courts.fieldsOf([courtId('london')])).get(courtId('london'))).toEqual([]);
  });

  it('CRT-01 are published to other services once, also when they are added again', async () => {
    await service.app.get(AddCourts).execute([aCentre({ id: 'milano', name: 'Another name' })]);
    const published = (await service.eventsOf(courtChanged)).map((court) => court.courtId);
    expect(published.filter((id) => id === 'milano')).toHaveLength(1);
    expect(published).toEqual(expect.arrayContaining(['forli', 'london', 'milano', 'monza']));
    expect((await courts.byIds([courtId('milano')]))[0]?.name).toBe('Tennis Club Navigli');
  });
});

describe('searching centres', () => {
  it.each([
    ['navigli', ['milano']],
    ['CLUB nav', ['milano']],
    ['elite forli', ['forli']],
    ['ÉLITE', ['forli']],
    ['queens', ['london']],
    ['queen s', ['london']],
    ['lo', ['london']],
    ['mo', ['monza']],
  ])('CRT-04 finds by %p', async (text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it.each([
    ['Navilgi', ['milano']],
    ['Milno', ['milano']],
    ['Miilano', ['milano']],
    ['padle', ['forli']],
    ['circlo', ['monza']],
    ['Lodnon', ['london']],
    ['mialno', ['milano']],
    ['mozna', ['monza']],
  ])('CRT-04 forgives the typo in %p', async (text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it('CRT-04 finds nothing rather than anything', async () => {
    expect(await found('zzzz')).toEqual([]);
    expect(await found('navigli forli')).toEqual([]);
    expect(await found('%')).toEqual(await found(''));
  });

  it('CRT-04 finds around a position, with the distance in whole km', async () => {
    const milano = { lat: 45.4642, lng: 9.19 };
    const near = await search({ near: { ...milano, km: 30 } }, 'DISTANCE');
    expect(near.items.map((court) => [court.id, court.distanceKm])).toEqual([
      ['milano', 0],
      ['monza', 15],
    ]);
    expect(ids(await search({ near: { ...milano, km: 14 } }))).toEqual(['milano']);
    expect(ids(await search({ near: { ...milano, km: 500 } }, 'DISTANCE'))).toEqual(['milano', 'monza', 'forli']);
  });

  it('CRT-04 wants sport, surface and roof on one and the same field', async () => {
    expect(ids(await search({ sport: 2 }))).toEqual(['monza', 'forli']);
    expect(ids(await search({ surfaces: ['CLAY', 'SYNTHETIC'] }))).toEqual(['monza', 'forli', 'milano']);
    expect(ids(await search({ covered: true }))).toEqual(['monza']);
    expect(ids(await search({ covered: false, sport: 2 }))).toEqual(['forli']);
    expect(ids(await search({ sport: 2, surfaces: ['CLAY'] }))).toEqual([]);
  });

  it('CRT-04 wants all the offers that are named', async () => {
    expect(ids(await search({ offers: ['WATER_BOTTLE'] }))).toEqual(['monza', 'forli']);
    expect(ids(await search({ offers: ['WATER_BOTTLE', 'BALL_TUBE_RENTAL'] }))).toEqual(['monza']);
  });

  it('API-12 pages on without losing or repeating any while centres are added', async () => {
    for (const order of ['NAME', 'DISTANCE'] as const) {
      const near = { lat: 45.4642, lng: 9.19, km: 500 };
      const first = await search({ near }, order, 1);
      expect(first).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
      const added = aCentre({ id: `first-${order}`, name: 'AAA', lat: 45.4642, lng: 9.19 });
      await service.app.get(AddCourts).execute([added]);
      const seen = ids(first);
      for (let page = first; page.hasNextPage;) {
        page = await search({ near }, order, 1, page.cursors.at(-1));
        expect(page.hasPreviousPage).toBe(true);
        seen.push(...ids(page));
      }
      expect(seen.filter((id) => !id.startsWith('first-')).sort()).toEqual(['forli', 'milano', 'monza']);
      expect(new Set(seen).size).toBe(seen.length);
      await service.manager.delete(CourtEntity, { id: `first-${order}` });
    }
  });

  it('API-12 refuses a cursor of another order, and one that is none', async () => {
    const byDistance = await search({ near: { lat: 45, lng: 9, km: 500 } }, 'DISTANCE', 1);
    const refusal = expect.objectContaining({ reason: 'INVALID_CURSOR' });
    await expect(search({}, 'NAME', 1, byDistance.cursors[0])).rejects.toEqual(refusal);
    await expect(search({}, 'NAME', 1, 'nonsense')).rejects.toEqual(refusal);
  });
});

describe('favourites in the database', () => {
  const countOf = async (id: CourtId) => (await courts.byIds([id]))[0]?.favouritesCount;

  it('CRT-08 count each player once, however often and however quickly they press', async () => {
    const id = courtId('london');
    const players = Array.from({ length: 10 }, (_, i) => userId(`p${i}`));
    const presses = players.flatMap((who) => [true, false, true, true, true].map((on) => ({ who, on })));
    await Promise.all(presses.map(({ who, on }) => favourites.set(who, id, on, now)));
    const rows = await service.manager.countBy(FavouriteCourtEntity, { court_id: id });
    expect(await countOf(id)).toBe(rows);

    for (const who of players) await favourites.set(who, id, true, now);
    expect(await countOf(id)).toBe(10);
    for (const who of players) await favourites.set(who, id, false, now);
    expect(await countOf(id)).toBe(0);
  });

  it('CRT-08 are each player’s own', async () => {
    await favourites.set(ana, courtId('forli'), true, now);
    const both = [courtId('forli'), courtId('monza')];
    expect([...(await favourites.among(ana, both))]).toEqual(['forli']);
    expect([...(await favourites.among(ben, both))]).toEqual([]);
    expect(ids(await search({ favouriteOf: ana }))).toEqual(['forli']);
    expect((await search({ favouriteOf: ben })).totalCount).toBe(0);
  });

  it('CRT-08 need a centre', async () => {
    expect(await favourites.set(ana, courtId('nowhere'), true, now)).toBe(false);
  });
});

@Module({})
class Nothing {}

describe('a database of the version before', () => {
  it('ACC-06~ CRT-09 loses the numbers of who no longer runs a centre, also from its logs', async () => {
    const database = await (await testPostgres()).freshDatabase();
    const { url: databaseUrl } = database;
    const former = await startTestService(
      { ...courtsService, module: Nothing, entities: [], migrations: migrations.slice(0, 6) },
      { databaseUrl },
    );
    const said = (mobile: string | null) => JSON.stringify({ name: 'Club', notificationMobile: mobile });
    await former.manager.query(`
      insert into court (id, name, address, city, country, lat, lng, time_zone, offers, sports, added_at, owner_id,
          notification_prefix, notification_mobile, name_key, search_text)
        select id, id, 'Via Roma 1', 'Milano', 'IT', 45, 9, 'Europe/Rome', '{}', '{}', now(), owner, '+39', '347 1112223', id, id
        from (values ('left', null), ('run', 'olga')) as centre (id, owner)`);
    for (const [table, about] of [
      ['court_action (kind, about, by', ''],
      ['audit_entry (action, about_type, about_id, by_id', `'CENTRE', `],
    ])
      await former.manager.query(
        `insert into ${table}, at, before, after) values ('${about ? 'COURT_EDITED' : 'EDITED'}', ${about}'run', 'olga',
          now(), $1, $2)`,
        [said(null), said('347 1112223')],
      );
    await former.stop();

    const now = await startTestService(courtsService, { databaseUrl });
    try {
      expect(await now.manager.query('select id, notification_mobile as mobile from court order by id')).toEqual([
        { id: 'left', mobile: null },
        { id: 'run', mobile: '347 1112223' },
      ]);
      const logged = [JSON.parse(said(null)), JSON.parse(said('changed'))] as unknown[];
      for (const table of ['court_action', 'audit_entry']) {
        const [{ before, after }] = await now.manager.query(`select before, after from ${table}`);
        expect([before, after]).toEqual(logged);
      }
      await expect(now.manager.query('delete from audit_entry')).rejects.toThrow('append-only');
    } finally {
      await now.stop();
      await database.drop();
    }
  });
});
