import fc from 'fast-check';
import { kmOf, onUnitSphere } from '../../src/domain/geography.js';
import { OfflineGeocoder } from '../../src/geocoding/offline-geocoder.js';
import { PlaceTable } from '../../src/geocoding/place-table.js';
import { NearestPlaces } from '../../src/geocoding/nearest-places.js';
import { WELL_KNOWN_CITIES } from '../../src/geocoding/well-known-cities.js';

const geocoder = new OfflineGeocoder();
/** The gazetteer loads with the first question. */
beforeAll(() => geocoder.nearest(45, 9, 'it'));
const LONG = 60_000;
const names = async (text: string, language = 'it') =>
  (await geocoder.search(text, language)).map((place) => place.name);

describe('places by name', () => {
  it.each([
    ['milano', 'it', 'Milano', 'Milano, Lombardia, Italia'],
    ['MILAN', 'en', 'Milan', 'Milan, Lombardy, Italy'],
    ['milá', 'es', 'Milán', 'Milán, Lombardía, Italia'],
    ['rom', 'it', 'Roma', 'Roma, Lazio, Italia'],
    ['Londres', 'fr', 'Londres', 'Londres, Angleterre, Royaume-Uni'],
    ['sevila', 'es', 'Sevilla', 'Sevilla, Andalucía, España'],
    ['barcellona', 'it', 'Barcellona', 'Barcellona, Catalogna, Spagna'],
    ['zurich', 'fr', 'Zurich', 'Zurich, Suisse'],
    ['san sebastian', 'es', 'San Sebastián', 'San Sebastián, País Vasco, España'],
    ['mantova', 'it', 'Mantova', 'Mantova, Lombardia, Italia'],
    ['turim', 'it', 'Torino', 'Torino, Piemonte, Italia'],
    ['como', 'it', 'Como', 'Como, Lombardia, Italia'],
  ])('SHL-07 finds %s for a reader of %s first as %s', async (text, language, name, fullName) => {
    const [first] = await geocoder.search(text, language);
    expect(first).toMatchObject({ name, fullName });
  });

  it('SHL-07 finds small towns by a beginning, by a word and with a typing mistake', async () => {
    expect(await names('cernusco sul')).toContain('Cernusco sul Naviglio');
    expect(await names('naviglio')).toContain('Cernusco sul Naviglio');
    expect(await names('cernusko sul navilio')).toContain('Cernusco sul Naviglio');
  });

  it('SHL-07 answers at most ten, and none for nothing', async () => {
    expect(await geocoder.search('s', 'it')).toHaveLength(10);
    expect(await geocoder.search(' . ', 'it')).toEqual([]);
    expect(await geocoder.search('xqzwvk', 'it')).toEqual([]);
  });

  it(
    'SHL-07 knows every city that it weighs',
    async () => {
      for (const city of WELL_KNOWN_CITIES) {
        const found = await geocoder.search(city.gazetteerName, 'en');
        expect(found.map((place) => `${place.country} ${place.name}`)).toContain(
          `${city.country} ${city.names.en ?? city.gazetteerName}`,
        );
      }
    },
    LONG,
  );
});

describe('places by position', () => {
  it.each([
    [45.4715, 9.1876, 'Milano', 'Europe/Rome'],
    [51.5144, -0.1353, 'Londra', 'Europe/London'],
    [48.8637, 2.3615, 'Parigi', 'Europe/Paris'],
    [45.533, 9.2336, 'Sesto San Giovanni', 'Europe/Rome'],
    [28.1, -15.42, 'Las Palmas de Gran Canaria', 'Atlantic/Canary'],
  ])('SHL-07 names the town at %d, %d: %s', async (lat, lng, name, timeZone) => {
    expect(await geocoder.nearest(lat, lng, 'it')).toMatchObject({ name, timeZone });
  });

  it('SHL-07 uses local names when no language is known', async () => {
    expect(await geocoder.nearest(45.4715, 9.1876, null)).toMatchObject({ fullName: 'Milano, Lombardia, Italia' });
    expect((await geocoder.search('sevil', null))[0]).toMatchObject({ name: 'Sevilla', country: 'ES' });
  });

  it('SHL-07 finds no town in the middle of the ocean', async () => {
    expect(await geocoder.nearest(-48.8, -123.4, 'it')).toBeNull();
  });

  it(
    'SHL-07 looks as far as needed and no further: the same place as by looking at all of them',
    async () => {
      const table = await PlaceTable.read();
      const grid = new NearestPlaces(table);
      const [xs, ys, zs] = [new Float64Array(table.size), new Float64Array(table.size), new Float64Array(table.size)];
      for (let row = 0; row < table.size; row++) {
        [xs[row], ys[row], zs[row]] = onUnitSphere({ lat: table.lats[row]!, lng: table.lngs[row]! });
      }
      const leastChord = ([x, y, z]: readonly [number, number, number]) => {
        let least = 4;
        for (let row = 0; row < xs.length; row++) {
          const dx = x - xs[row]!;
          const dy = y - ys[row]!;
          const dz = z - zs[row]!;
          const square = dx * dx + dy * dy + dz * dz;
          if (square < least) least = square;
        }
        return Math.sqrt(least);
      };
      const anywhere = fc.record({ lat: fc.integer({ min: -90, max: 90 }), lng: fc.integer({ min: -180, max: 180 }) });
      fc.assert(
        fc.property(anywhere, (from) => {
          const least = Math.min(200, kmOf(leastChord(onUnitSphere(from))));
          expect(grid.nearest(from, 200)?.km ?? 200).toBeCloseTo(least, 6);
        }),
        { numRuns: 60 },
      );
    },
    LONG,
  );
});

describe('the place to start from', () => {
  it.each([
    ['it', null, 'Milano', 'Europe/Rome'],
    ['en', null, 'London', 'Europe/London'],
    ['es', null, 'Madrid', 'Europe/Madrid'],
    ['fr', null, 'Paris', 'Europe/Paris'],
    ['de', null, 'London', 'Europe/London'],
    ['fr', 'IT', 'Milan', 'Europe/Rome'],
    ['it', 'CH', 'Zurigo', 'Europe/Zurich'],
    ['en', 'pt', 'Lisbon', 'Europe/Lisbon'],
    ['es', 'ZZ', 'Madrid', 'Europe/Madrid'],
  ])('SHL-07 for language %s and country %s is %s', async (language, country, name, timeZone) => {
    expect(await geocoder.defaultPlace(language, country)).toMatchObject({ name, timeZone });
  });
});
