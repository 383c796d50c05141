import fc from 'fast-check';
import { ageOn } from '../../src/domain/profile.js';
import { boxesAround, chordOf, distanceKm, kmOf } from '../../src/domain/geography.js';
import { queryOf, type PlayersFilter, type PlayersOrder } from '../../src/domain/search.js';
import { ANA, MILANO, MONZA, ROMA } from '../builders.js';

const TODAY = '2026-06-01';
const query = (filter: PlayersFilter, order: PlayersOrder = 'LATEST_LOGIN', home: typeof MILANO | null = null) =>
  queryOf(filter, order, { today: TODAY, home, viewer: ANA });

describe('filters of the list of players', () => {
  it('FLT-02 a name resets every other filter', () => {
    const { criteria, order } = query({
      name: ' Dò ',
      sports: [1],
      sex: 'F',
      near: MILANO,
      followed: true,
      ageMin: 20,
    });
    expect(criteria).toEqual({ ...query({}).criteria, name: 'do' });
    expect(order).toBe('CLOSENESS');
  });

  it('FLT-02 a name of blanks is none', () => {
    expect(query({ name: '  ', sports: [1] }).criteria).toMatchObject({ name: null, sports: [1] });
  });

  it('FLT-02 looks for level names in the chosen sports, else in all', () => {
    expect(query({ levels: ['PRO'], sports: [2] }).criteria.levelKeys).toEqual(['2:PRO']);
    expect(query({ levels: ['PRO', 'NONE'] }).criteria.levelKeys).toEqual(['1:PRO', '2:PRO', '1:NONE', '2:NONE']);
  });

  it('FLT-02 keeps the radius between 1 and 500 km, 30 by default', () => {
    const km = (wanted?: number) => query({ near: { lat: 45, lng: 9, km: wanted } }).criteria.near?.km;
    expect([km(), km(0), km(9999), km(12)]).toEqual([30, 1, 500, 12]);
  });

  it('PLY-03~ looks no closer than 10 km around for visitors', () => {
    const km = (wanted?: number) =>
      queryOf({ near: { lat: 45, lng: 9, km: wanted } }, 'NAME', { today: TODAY, home: null, viewer: null }).criteria
        .near?.km;
    expect([km(), km(1), km(9999), km(12)]).toEqual([30, 10, 500, 12]);
  });

  it.each<[string, PlayersFilter]>([
    ['a position off the Earth', { near: { lat: 91, lng: 0 } }],
    ['a sport that does not exist', { sports: [3] }],
    ['an age that nobody has', { ageMax: 2 ** 31 - 1 }],
    ['a weekday beyond the week', { availability: [2 ** 31 - 1] }],
  ])('FLT-02 refuses %s', (_, filter) => {
    expect(() => query(filter)).toThrow(expect.objectContaining({ reason: 'INVALID_FILTER' }));
  });

  it('PLY-01 measures from the position searched near, else from home, else sorts by login', () => {
    expect(query({ near: ROMA }, 'DISTANCE', MILANO)).toMatchObject({ order: 'DISTANCE', origin: { lat: ROMA.lat } });
    expect(query({}, 'DISTANCE', MILANO)).toMatchObject({ order: 'DISTANCE', origin: { lat: MILANO.lat } });
    expect(query({}, 'DISTANCE')).toMatchObject({ order: 'LATEST_LOGIN', origin: null });
  });

  it('FLT-02 ages become birthdays: exactly those who are that old today', () => {
    const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2026-05-31'), noInvalidDate: true });
    const today = fc.date({ min: new Date('2026-06-01'), max: new Date('2032-12-31'), noInvalidDate: true });
    const text = (date: Date) => date.toISOString().slice(0, 10);
    fc.assert(
      fc.property(day, today, fc.nat(100), fc.nat(100), (born, now, ageMin, ageMax) => {
        const { bornFrom, bornTo } = queryOf({ ageMin, ageMax }, 'NAME', {
          today: text(now),
          home: null,
          viewer: ANA,
        }).criteria;
        const age = ageOn(text(born), text(now));
        expect(text(born) >= bornFrom! && text(born) <= bornTo!).toBe(age >= ageMin && age <= ageMax);
      }),
      {
        numRuns: 500,
        examples: [
          [new Date('2004-02-29'), new Date('2027-02-28'), 23, 23],
          [new Date('2004-02-29'), new Date('2028-02-29'), 24, 24],
        ],
      },
    );
  });
});

describe('distances', () => {
  it('PLY-01 are great-circle distances', () => {
    expect(distanceKm(MILANO, ROMA)).toBeCloseTo(478.6, 0);
    expect(distanceKm(MILANO, MONZA)).toBeCloseTo(14.4, 0);
    expect(distanceKm({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeCloseTo(22.2, 0);
  });

  it('PLY-01 and chords of the sphere stand for each other', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 20000, noNaN: true }), (km) => Math.abs(kmOf(chordOf(km)) - km) < 1e-3),
    );
  });

  it('PLY-01 areas leave out nobody within the radius, also at the poles and across the date line', () => {
    const lat = fc.double({ min: -90, max: 90, noNaN: true });
    const lng = fc.double({ min: -180, max: 180, noNaN: true });
    const position = fc.record({ lat, lng });
    // Somewhere around the first, so that most pairs are near each other.
    const pair = fc
      .tuple(position, fc.double({ min: -6, max: 6, noNaN: true }), fc.double({ min: -12, max: 12, noNaN: true }))
      .map(([from, dLat, dLng]) => [
        from,
        {
          lat: Math.max(-90, Math.min(90, from.lat + dLat)),
          lng: ((from.lng + dLng + 540) % 360) - 180,
        },
      ]);
    fc.assert(
      fc.property(pair, fc.integer({ min: 1, max: 500 }), ([from, to], km) => {
        const boxes = boxesAround(from!, chordOf(km));
        const isInside = boxes.some(
          ({ south, north, west, east }) => to!.lat >= south && to!.lat <= north && to!.lng >= west && to!.lng <= east,
        );
        expect(isInside || distanceKm(from!, to!) > km).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
