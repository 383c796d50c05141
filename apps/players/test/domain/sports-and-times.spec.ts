import fc from 'fast-check';
import { absenceOf, availabilityOf, searchKeys, keysOf, type DayBand } from '../../src/domain/availability.js';
import { bestLevel, chooseSports, levelKeys, levelsInPlay, type Weigh } from '../../src/domain/choose-sports.js';
import { weighingWith } from '../../src/domain/levels/parameters-over-time.js';
import { anEstimatedLevel, aPlayer } from '../builders.js';

const weigh = weighingWith(new Map());

describe('choosing sports', () => {
  const levelsAfter = (choices: Parameters<typeof chooseSports>[1], profile = aPlayer()) => {
    const chosen = chooseSports(profile, choices, weigh);
    if (!chosen.ok) throw new Error(chosen.code);
    return chosen.value.levels.map((level) => `${level.sport}/${level.numberPlayers} ${level.rating}`);
  };

  it('LVL-01 gives tennis a level in singles and doubles, padel in doubles', () => {
    expect(
      levelsAfter([
        { sport: 2, level: 3 },
        { sport: 1, level: 4.5 },
      ]),
    ).toEqual(['1/1 4', '1/2 4', '2/2 2.5']);
  });

  it('LVL-03 shows the half step where an estimate lets a player start, and keeps what was said', () => {
    const chosen = chooseSports(aPlayer(), [{ sport: 2, level: 4 }], weigh);
    expect(chosen).toMatchObject({
      value: { levels: [{ rating: 3.5, selfAssessed: true, estimate: { said: 4, start: 3.55 } }] },
    });
  });

  it('LVL-03 leaves an estimate that is given again as it was weighed first', () => {
    const former = aPlayer({ levels: [anEstimatedLevel(4)] });
    const anew: Weigh = (_, said) => ({ said, start: 1.2 });
    const levels = (level: number) => {
      const chosen = chooseSports(former, [{ sport: 1, level }], anew);
      return chosen.ok && chosen.value.levels.map(({ rating, estimate }) => [rating, estimate!.start]);
    };
    expect(levels(4)).toEqual([[3.5, 3.55], [1, 1.2]]); // oxfmt-ignore
    expect(levels(4.5)).toEqual([[1, 1.2], [1, 1.2]]); // oxfmt-ignore
  });

  it("LVL-02 leaves the level open for who doesn't know it", () => {
    expect(levelsAfter([{ sport: 1, level: null }])).toEqual([]);
  });

  it('PLY-10 needs at least one sport', () => {
    expect(chooseSports(aPlayer(), [], weigh)).toMatchObject({ code: 'SPORT_REQUIRED' });
  });

  it.each([0.5, 7.5, 3.2, -1, Number.NaN])('LVL-01 refuses a level of %d', (level) => {
    expect(
      chooseSports(
        aPlayer(),
        [
          { sport: 1, level: 3 },
          { sport: 2, level },
        ],
        weigh,
      ),
    ).toEqual({
      ok: false,
      code: 'LEVEL_NOT_ALLOWED',
      fields: [{ field: 'sports.1.level', code: 'LEVEL_NOT_ALLOWED' }],
    });
  });

  it('PLY-10 refuses a sport that is not played here, and one chosen twice', () => {
    expect(chooseSports(aPlayer(), [{ sport: 3, level: null }], weigh)).toMatchObject({
      code: 'INVALID_DATA',
      fields: [{ field: 'sports.0.sport', code: 'UNKNOWN' }],
    });
    expect(
      chooseSports(
        aPlayer(),
        [
          { sport: 1, level: null },
          { sport: 1, level: 2 },
        ],
        weigh,
      ),
    ).toMatchObject({
      code: 'INVALID_DATA',
      fields: [{ field: 'sports.1.sport', code: 'DUPLICATE' }],
    });
  });

  it('LVL-03 never replaces a level that matches have moved with an own estimate', () => {
    const profile = aPlayer({ levels: [{ sport: 1, numberPlayers: 1, rating: 4.21, selfAssessed: false }] });
    expect(levelsAfter([{ sport: 1, level: 7 }], profile)).toEqual(['1/1 4.21', '1/2 6']);
    expect(levelsAfter([{ sport: 2, level: 2 }], profile)).toEqual(['1/1 4.21', '2/2 2']);
  });

  it('LVL-02 counts only levels of the sports that are played now', () => {
    const profile = aPlayer({
      sports: [2],
      levels: [
        { sport: 1, numberPlayers: 1, rating: 6, selfAssessed: false },
        { sport: 2, numberPlayers: 2, rating: 3.74, selfAssessed: true },
      ],
    });
    expect(levelsInPlay(profile)).toHaveLength(1);
    expect(bestLevel(profile)).toMatchObject({ sport: 2 });
    expect(levelKeys(profile)).toEqual(['2:INTERMEDIATE']);
    expect(levelKeys(aPlayer({ sports: [1, 2] }))).toEqual(['1:NONE', '2:NONE']);
  });
});

describe('availability', () => {
  const slot = (weekday: number, from: string, to: string) => ({ weekday, from, to });

  it('PLY-10 puts times in order and joins those that touch', () => {
    const slots = [
      slot(5, '18:00', '20:00'),
      slot(1, '09:00', '10:30'),
      slot(1, '10:30', '12:00'),
      slot(1, '11:00', '11:30'),
    ];
    expect(availabilityOf({ noFixedDays: false, slots })).toEqual({
      ok: true,
      value: { noFixedDays: false, slots: [slot(1, '09:00', '12:00'), slot(5, '18:00', '20:00')] },
    });
  });

  it('PLY-10 without fixed days has no times', () => {
    expect(availabilityOf({ noFixedDays: true, slots: [slot(1, '09:00', '10:00')] })).toMatchObject({
      value: { slots: [] },
    });
  });

  it.each([
    [slot(0, '09:00', '10:00'), 'slots.0.weekday', 'OUT_OF_RANGE'],
    [slot(8, '09:00', '10:00'), 'slots.0.weekday', 'OUT_OF_RANGE'],
    [slot(1, '9:00', '10:00'), 'slots.0.from', 'INVALID'],
    [slot(1, '09:00', '24:00'), 'slots.0.to', 'INVALID'],
    [slot(1, '10:00', '10:00'), 'slots.0.to', 'NOT_AFTER_FROM'],
  ])('PLY-10 refuses %j', (wrong, field, code) => {
    expect(availabilityOf({ noFixedDays: false, slots: [wrong] })).toMatchObject({
      code: 'INVALID_DATA',
      fields: [{ field, code }],
    });
  });

  const finds = (slots: ReturnType<typeof slot>[], weekdays: number[], bands: DayBand[]) => {
    const wanted = searchKeys(weekdays, bands);
    const keys = keysOf({ noFixedDays: false, slots });
    return wanted.length === 0 || wanted.some((key) => keys.includes(key));
  };

  it.each([
    ['12:00', '13:00', 'MORNING', true],
    ['12:59', '13:01', 'AFTERNOON', true],
    ['12:00', '13:00', 'AFTERNOON', false],
    ['18:00', '19:00', 'EVENING', true],
    ['17:00', '18:00', 'EVENING', false],
    ['23:00', '23:30', 'EVENING', false],
  ] as const)('PLY-10 counts %s to %s as %s: %s', (from, to, band, found) => {
    expect(finds([slot(3, from, to)], [], [band])).toBe(found);
  });

  it('FLT-02 wants the part of the day on the weekday, not on any other', () => {
    const slots = [slot(1, '09:00', '11:00'), slot(2, '19:00', '21:00')];
    expect(finds(slots, [1], ['MORNING'])).toBe(true);
    expect(finds(slots, [1], ['EVENING'])).toBe(false);
    expect(finds(slots, [1, 2], ['EVENING'])).toBe(true);
    expect(finds(slots, [], [])).toBe(true);
  });

  it('FLT-02 finds who has no fixed days whenever one looks', () => {
    const keys = keysOf({ noFixedDays: true, slots: [] });
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }));
    const bands = fc.uniqueArray(fc.constantFrom<DayBand>('MORNING', 'AFTERNOON', 'EVENING'));
    fc.assert(fc.property(days, bands, (d, b) => searchKeys(d, b).every((key) => keys.includes(key))));
  });
});

describe('absence', () => {
  const TODAY = '2026-06-01';

  it('PLY-10 is a range of days that is not over yet', () => {
    expect(absenceOf({ from: '2026-05-20', to: TODAY }, TODAY).ok).toBe(true);
    expect(absenceOf({ from: '2024-06-01', to: '2028-06-01' }, TODAY).ok).toBe(true);
    expect(absenceOf(null, TODAY)).toEqual({ ok: true, value: null });
  });

  it.each([
    [{ from: '2026-06-10', to: '2026-06-09' }, 'to', 'BEFORE_FROM'],
    [{ from: '2026-05-10', to: '2026-05-31' }, 'to', 'IN_THE_PAST'],
    [{ from: 'soon', to: '2026-06-09' }, 'from', 'INVALID'],
    [{ from: '2026-06-09', to: '2026-06-31' }, 'to', 'INVALID'],
    [{ from: '2024-05-31', to: '2026-06-09' }, 'from', 'TOO_LONG_AGO'],
    [{ from: '0000-01-01', to: '2026-06-09' }, 'from', 'TOO_LONG_AGO'],
    [{ from: '2026-06-09', to: '2028-06-02' }, 'to', 'TOO_FAR_AHEAD'],
    [{ from: '2026-06-09', to: '9999-12-31' }, 'to', 'TOO_FAR_AHEAD'],
  ])('PLY-10 refuses %j', (absence, field, code) => {
    expect(absenceOf(absence, TODAY)).toEqual({ ok: false, code: 'INVALID_DATA', fields: [{ field, code }] });
  });
});
