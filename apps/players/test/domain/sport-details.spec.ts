import type { SportDetails } from '../../src/domain/sport-details.js';
import { detailsInPlay, tellOfSport } from '../../src/domain/sport-details.js';
import { aPlayer } from '../builders.js';

const TODAY = '2026-06-01';
const NOTHING: SportDetails = {
  ...{ sport: 1, preferredSurface: null, racket: null, strings: null },
  ...{ shoes: null, startYear: null, frequency: null, courtPosition: null },
};
const ana = aPlayer({ sports: [1, 2], birthDate: '1990-04-01' });

describe('what players tell of a sport', () => {
  it('ACC-01 replaces what was known of it, and leaves the other sport alone', () => {
    const padel = { ...NOTHING, sport: 2, racket: 'Vertex', courtPosition: 'LEFT' } as const;
    const before = { ...ana, sportDetails: [{ ...NOTHING, shoes: 'Barricade' }, padel] };
    const told = { ...NOTHING, racket: ' Blade \n 98 ', startYear: 1999, frequency: 'EVERY_DAY' } as const;
    expect(tellOfSport(before, told, TODAY)).toMatchObject({
      value: { sportDetails: [{ ...told, racket: 'Blade 98', shoes: null }, padel] },
    });
  });

  it('ACC-01 keeps it while the sport is not played, and shows sports of which nothing is known', () => {
    const told = tellOfSport(ana, { ...NOTHING, racket: 'Blade' }, TODAY);
    if (!told.ok) throw new Error(told.code);
    expect(detailsInPlay({ ...told.value, sports: [2] })).toEqual([{ ...NOTHING, sport: 2 }]);
    expect(detailsInPlay(told.value)).toMatchObject([
      { sport: 1, racket: 'Blade' },
      { sport: 2, racket: null },
    ]);
  });

  it.each([
    [{ racket: 'x'.repeat(41) }, 'racket', 'TOO_LONG'],
    [{ strings: 'x'.repeat(41) }, 'strings', 'TOO_LONG'],
    [{ shoes: 'x'.repeat(41) }, 'shoes', 'TOO_LONG'],
    [{ startYear: 1989 }, 'startYear', 'OUT_OF_RANGE'],
    [{ startYear: 2027 }, 'startYear', 'OUT_OF_RANGE'],
    [{ startYear: 2001.5 }, 'startYear', 'OUT_OF_RANGE'],
  ])('ACC-01 refuses %j', (wrong, field, code) => {
    const refused = tellOfSport(ana, { ...NOTHING, ...wrong }, TODAY);
    expect(refused).toEqual({ ok: false, code: 'INVALID_DATA', fields: [{ field, code }] });
  });

  it('ACC-01 refuses a sport that is not played, and years before 1900 of those without a birth date', () => {
    const padel = aPlayer({ sports: [2] });
    expect(tellOfSport(padel, NOTHING, TODAY)).toMatchObject({ fields: [{ field: 'sport', code: 'UNKNOWN' }] });
    expect(tellOfSport(padel, { ...NOTHING, sport: 2, startYear: 1899 }, TODAY).ok).toBe(false);
    expect(tellOfSport(padel, { ...NOTHING, sport: 2, startYear: 1900 }, TODAY).ok).toBe(true);
  });
});
