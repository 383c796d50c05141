import { checkFilter, type ProposedFilter } from '../../src/domain/match-filter.js';

const everything: ProposedFilter = {
  ...{ near: null, sports: null, levels: null, missing: null, numberPlayers: null },
  ...{
    courtId: null,
    playerId: null,
    states: null,
    dayFrom: null,
    dayTo: null,
    timesOfDay: null,
    withoutMine: false,
    joinable: false,
  },
};
const near = { lat: 45.4642, lng: 9.19, km: 30 };

describe('the filter of matches', () => {
  it.each<[string, Partial<ProposedFilter>]>([
    ['a latitude beyond the pole', { near: { ...near, lat: 90.1 } }],
    ['a longitude beyond the date line', { near: { ...near, lng: -180.5 } }],
    ['a position that is no number', { near: { ...near, lat: Number.NaN } }],
    ['a sport that does not exist', { sports: [1, 3] }],
    ['a level below all', { levels: [3, -0.5] }],
    ['a level above all', { levels: [7.5] }],
    ['an infinite level', { levels: [1e308] }],
    ['more free places than there are', { missing: [1, 4] }],
    ['fewer free places than none', { missing: [-1] }],
    ['teams of three', { numberPlayers: 3 }],
    ['teams of nobody', { numberPlayers: 0 }],
    ['a day that does not exist', { dayFrom: '2026-02-30' }],
    ['a day that is none', { dayTo: 'tonight' }],
  ])('FLT-03 refuses %s', (_what, more) => {
    expect(() => checkFilter({ ...everything, ...more })).toThrow(
      expect.objectContaining({ reason: 'INVALID_FILTER' }),
    );
  });

  it('FLT-03 takes what a match can have', () => {
    for (const more of [
      { near: { ...near, lat: 90, lng: -180 } },
      { sports: [1, 2] },
      { sports: [] },
      { levels: [0] },
      { levels: [7] },
      { missing: [0, 3] },
      { numberPlayers: 2 },
      { dayFrom: '2026-06-01', dayTo: '2026-06-07', timesOfDay: ['EVENING' as const] },
    ])
      expect(checkFilter({ ...everything, ...more })).toEqual({ ...everything, ...more });
  });

  it('FLT-03 keeps a radius between 1 and 500 km, and calculates with no number next to nothing', () => {
    const nearOf = (lat: number, km: number) => checkFilter({ ...everything, near: { lat, lng: 5e-324, km } }).near;
    expect(nearOf(5e-324, -5)).toEqual({ lat: 0, lng: 0, km: 1 });
    expect(nearOf(1.23456789, 1e6)).toEqual({ lat: 1.234568, lng: 0, km: 500 });
  });
});
