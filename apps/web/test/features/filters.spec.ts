import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SEXES } from '../../src/entities/competitions/competition-filters.js';
import * as leagues from '../../src/features/leagues/list/filters.js';
import * as matches from '../../src/features/matches/list/filters.js';
import * as players from '../../src/features/players/list/filters.js';
import * as tournaments from '../../src/features/tournaments/list/filters.js';

const NEAR = { lat: 45.46, lng: 9.19, km: 30 };
const HOME = { ...NEAR, sports: [] };
/** A Thursday. */
const TODAY = '2026-06-04';
const place = fc.option(
  fc.record({
    name: fc.constantFrom('Milano', 'Roma, centro & dintorni', 'Saint-Étienne'),
    lat: fc.integer({ min: -89, max: 89 }),
    lng: fc.integer({ min: -179, max: 179 }),
  }),
);

describe('filters in the address', () => {
  it('FLT-03 FLT-06 matches: what is written is read back', () => {
    const filters = fc.record({
      show: fc.constantFrom('coming' as const, 'played' as const),
      joinable: fc.boolean(),
      order: fc.constantFrom('DATE' as const, 'DISTANCE' as const),
      place,
      km: fc.option(fc.integer({ min: 1, max: 500 })),
      sports: fc.subarray([1, 2]),
      levels: fc.subarray(matches.RATINGS),
      missing: fc.subarray([1, 2, 3]),
      numberPlayers: fc.option(fc.constantFrom(1, 2)),
      when: fc.option(fc.constantFrom('2026-06-05', '2028-02-29')),
      times: fc.subarray(['morning', 'afternoon', 'evening'] as const),
    });
    fc.assert(
      fc.property(filters, (wanted) => {
        const read = matches.readFilters(new URLSearchParams(matches.writeFilters(wanted).toString()));
        expect(read).toEqual(wanted);
      }),
    );
  });

  it('FLT-04~ FLT-06~ tournaments: what is written is read back', () => {
    const filters = fc.record({
      show: fc.constantFrom(...tournaments.SHOW_NAMES),
      place,
      km: fc.option(fc.integer({ min: 1, max: 500 })),
      sports: fc.subarray([1, 2]),
      levels: fc.subarray([...tournaments.LEVELS]),
      sex: fc.subarray([...SEXES]),
      numberPlayers: fc.option(fc.constantFrom(1, 2)),
      format: fc.option(fc.constantFrom('groups' as const, 'play-off' as const)),
      gameMode: fc.subarray([...tournaments.GAME_MODES]),
    });
    fc.assert(
      fc.property(filters, (wanted) => {
        const read = tournaments.readFilters(new URLSearchParams(tournaments.writeFilters(wanted).toString()));
        expect(read).toEqual(wanted);
      }),
    );
  });

  it('FLT-05~ FLT-06~ leagues: what is written is read back', () => {
    const filters = fc.record({
      show: fc.constantFrom(...leagues.SHOW_NAMES),
      place,
      km: fc.option(fc.integer({ min: 1, max: 500 })),
      sports: fc.subarray([1, 2]),
      sex: fc.subarray([...SEXES]),
      numberPlayers: fc.option(fc.constantFrom(1, 2)),
    });
    fc.assert(
      fc.property(filters, (wanted) => {
        const read = leagues.readFilters(new URLSearchParams(leagues.writeFilters(wanted).toString()));
        expect(read).toEqual(wanted);
      }),
    );
  });

  it('FLT-02 FLT-06 players: what is written is read back', () => {
    const age = fc.option(fc.integer({ min: 6, max: 99 }));
    const filters = fc.record({
      tab: fc.constantFrom(...players.TABS),
      name: fc.constant(''),
      order: fc.constantFrom('LATEST_LOGIN' as const, 'DISTANCE' as const, 'NAME' as const),
      place,
      km: fc.option(fc.integer({ min: 1, max: 500 })),
      sports: fc.subarray([1, 2]),
      levels: fc.subarray([...players.LEVEL_NAMES]),
      sex: fc.option(fc.constantFrom('M' as const, 'F' as const)),
      ageMin: age,
      ageMax: age,
      days: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
      hours: fc.subarray([...players.DAY_BANDS]),
    });
    fc.assert(
      fc.property(filters, (wanted) => {
        const read = players.readFilters(new URLSearchParams(players.writeFilters(wanted).toString()));
        expect(read).toEqual(wanted);
      }),
    );
  });

  it('FLT-06 nonsense in an address is no filter and no error', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            'km',
            'level',
            'levels',
            'sports',
            'missing',
            'lat',
            'lng',
            'ageMin',
            'tab',
            'show',
            'when',
            'times',
          ),
          fc.string(),
        ),
        (junk) => {
          const params = new URLSearchParams(junk);
          expect(() => matches.toVariables(matches.readFilters(params), HOME, TODAY, true)).not.toThrow();
          expect(() => players.toVariables(players.readFilters(params), HOME, [])).not.toThrow();
        },
      ),
    );
    expect(matches.readFilters(new URLSearchParams('km=99999&levels=3.7,0.5&sports=9,1'))).toEqual({
      ...matches.NO_FILTERS,
      sports: [1],
    });
    expect(matches.readFilters(new URLSearchParams('level=3.5')).levels).toEqual([3.5]);
  });

  it('FLT-02 a search by name resets every other filter, in a typed address too', () => {
    const read = players.readFilters(new URLSearchParams('name=giulia&sports=2&sex=F&tab=city'));
    expect(read).toEqual({ ...players.NO_FILTERS, tab: 'all', name: 'giulia' });
    expect(players.toVariables(read, HOME, ['PRO'])).toEqual({ filter: { name: 'giulia' }, orderBy: 'LATEST_LOGIN' });
  });

  it('FLT-02 the tabs look in my area, at my level, at both, or everywhere', () => {
    const ask = (tab: players.Tab) => players.toVariables({ ...players.NO_FILTERS, tab }, HOME, ['ROOKIE']).filter;
    expect(ask('city_level')).toEqual({ near: NEAR, levels: ['ROOKIE'] });
    expect(ask('city')).toEqual({ near: NEAR });
    expect(ask('level')).toEqual({ levels: ['ROOKIE'] });
    expect(ask('all')).toEqual({});
  });

  it('FLT-01 asks for the sports of the home filter, unless others are chosen or a name is searched', () => {
    const home = { ...HOME, sports: [1] };
    const asked = (sports: number[]) => [
      matches.toVariables({ ...matches.NO_FILTERS, sports }, home, TODAY, false).filter.sports,
      players.toVariables({ ...players.NO_FILTERS, sports }, home, []).filter.sports,
      tournaments.toVariables({ ...tournaments.NO_FILTERS, sports }, home).filter.sports,
    ];
    expect(asked([])).toEqual([[1], [1], [1]]);
    expect(asked([2])).toEqual([[2], [2], [2]]);
    expect(asked([1, 2])).toEqual([undefined, undefined, undefined]);
    expect(players.toVariables({ ...players.NO_FILTERS, name: 'giulia' }, home, []).filter).toEqual({ name: 'giulia' });
  });

  it('FLT-03~ members are shown what they could join, of what comes, unless they want to see all', () => {
    const joinable = (address: string, isMember: boolean) =>
      matches.toVariables(matches.readFilters(new URLSearchParams(address)), HOME, TODAY, isMember).filter.joinable;
    expect(joinable('', true)).toBe(true);
    expect(joinable('when=tonight', true)).toBe(true);
    expect(joinable('joinable=no', true)).toBeUndefined();
    expect(joinable('show=played', true)).toBeUndefined();
    expect(joinable('', false)).toBeUndefined();
  });

  it('FLT-03 asks for matches around the home filter, unless anywhere will do', () => {
    expect(matches.toVariables(matches.NO_FILTERS, HOME, TODAY, false)).toEqual({
      orderBy: 'DATE',
      filter: { near: NEAR },
    });
    expect(
      matches.toVariables({ ...matches.NO_FILTERS, km: 'any', missing: [1], levels: [3.5, 4] }, HOME, TODAY, false)
        .filter,
    ).toEqual({
      missing: [1],
      levels: [3.5, 4],
    });
  });

  it.each([
    ['when=tonight', '2026-06-04', { dayFrom: '2026-06-04', dayTo: '2026-06-04', timesOfDay: ['EVENING'] }],
    [
      'when=tonight&times=morning',
      '2026-06-04',
      { dayFrom: '2026-06-04', dayTo: '2026-06-04', timesOfDay: ['EVENING'] },
    ],
    ['when=tomorrow', '2026-12-31', { dayFrom: '2027-01-01', dayTo: '2027-01-01' }],
    ['when=weekend', '2026-06-04', { dayFrom: '2026-06-06', dayTo: '2026-06-07' }],
    ['when=weekend', '2026-06-06', { dayFrom: '2026-06-06', dayTo: '2026-06-07' }],
    ['when=weekend', '2026-06-07', { dayFrom: '2026-06-07', dayTo: '2026-06-07' }],
    [
      'when=2026-06-20&times=evening,morning',
      '2026-06-04',
      { dayFrom: '2026-06-20', dayTo: '2026-06-20', timesOfDay: ['MORNING', 'EVENING'] },
    ],
    ['times=afternoon', '2026-06-04', { timesOfDay: ['AFTERNOON'] }],
    ['when=2026-02-30', '2026-06-04', {}],
    ['when=someday', '2026-06-04', {}],
  ])('FLT-03~ FLT-06~ %s on %s', (address, today, meant) => {
    const read = matches.readFilters(new URLSearchParams(address));
    expect(matches.toVariables(read, HOME, today, false).filter).toEqual({ near: NEAR, ...meant });
  });

  it('FLT-03~ played matches have no tonight', () => {
    expect(matches.readFilters(new URLSearchParams('show=played&when=tonight')).when).toBeNull();
    expect(matches.readFilters(new URLSearchParams('show=played&when=2026-06-01')).when).toBe('2026-06-01');
  });
});
