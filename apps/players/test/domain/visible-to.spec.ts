import { filterFor, orderFor, seesRelations, visibleTo } from '../../src/domain/rules/visible-to.js';
import { ANA, aPlayer, BEN, MILANO } from '../builders.js';

const ana = aPlayer({
  location: MILANO,
  birthDate: '1990-01-01',
  heightCm: 172,
  weightKg: 61,
  sex: 'F',
  description: 'Clay',
  playingHand: 'LEFT',
  nationality: 'IT',
  photoUrl: '/files/ana.webp',
  sportDetails: [
    {
      ...{ sport: 1, preferredSurface: 'CLAY', racket: 'Blade', strings: null },
      ...{ shoes: null, startYear: 2001, frequency: null, courtPosition: null },
    },
  ],
  levels: [{ sport: 1, numberPlayers: 1, rating: 4, selfAssessed: true }],
  availability: { noFixedDays: true, slots: [] },
  absence: { from: '2026-06-02', to: '2026-06-03' },
});

describe('what is visible of a player', () => {
  it('PLY-03~ is all of it for those who signed in', () => {
    for (const viewer of [ANA, BEN]) {
      expect(visibleTo(ana, viewer)).toBe(ana);
      expect(seesRelations(viewer)).toBe(true);
    }
  });

  it('PLY-03~ is name, level, city and sports for visitors, and nothing that a profile may hold besides', () => {
    const { firstName, lastName, sports, levels, location } = ana;
    const seen = visibleTo(ana, null);
    expect(seen).toMatchObject({ firstName, lastName, sports, levels, location });
    const personal = [
      'sex',
      'birthDate',
      'description',
      'heightCm',
      'weightKg',
      'playingHand',
      'photoUrl',
      'absence',
      'nationality',
    ];
    for (const field of [...personal, 'lastLoginAt']) expect(seen).toHaveProperty(field, null);
    expect(seen.sportDetails).toEqual([]);
    expect(seen.availability).toEqual({ noFixedDays: false, slots: [] });
    expect(seesRelations(null)).toBe(false);
  });

  it('PLY-03~ is what visitors search by: no age, no sex, no times, no last login', () => {
    const filter = { sports: [1], levels: ['PRO' as const], near: MILANO, name: 'x', followed: true };
    const rest = {
      sex: 'F' as const,
      ageMin: 20,
      ageMax: 30,
      availability: [1],
      availabilityHours: [],
    };
    expect(filterFor({ ...filter, ...rest }, null)).toEqual(filter);
    expect(filterFor(rest, BEN)).toBe(rest);
    for (const order of ['LATEST_LOGIN', 'DISTANCE', 'NAME'] as const) {
      expect(orderFor(order, null)).toBe('NAME');
      expect(orderFor(order, BEN)).toBe(order);
    }
  });
});
