import { courtId, type CourtId } from '@setpoint/kernel';
import fc from 'fast-check';
import { isFree, type Seeker } from '../../../src/domain/find-time/free.js';
import { proposeTimes, suits, type Ground } from '../../../src/domain/find-time/propose.js';
import { ana, anEngagement, at, ben, carla, now, plus } from '../../builders.js';

const MILANO = { lat: 45.46, lng: 9.19 };
const seeker = (more: Partial<Seeker> = {}): Seeker => ({
  ...{ id: ana, levels: [], absence: null, engagements: [], position: MILANO, favourites: new Set<CourtId>() },
  availability: { noFixedDays: true, slots: [] },
  ...more,
});
const ground = (id: string, more: Partial<Ground> = {}): Ground => ({
  ...{ id: courtId(id), ...MILANO, timeZone: 'Europe/Rome' },
  ...more,
});
const slots = (...times: [number, string, string][]) => ({
  noFixedDays: false,
  slots: times.map(([weekday, from, to]) => ({ weekday, from, to })),
});
/** 1 June 2026 is a Monday. */
const week = { from: '2026-06-01', to: '2026-06-07', minutes: 60 } as const;
const near = ground('near');
const shown = (seekers: readonly Seeker[], grounds = [near], wish: Parameters<typeof proposeTimes>[0] = week) =>
  proposeTimes(wish, seekers, grounds, now).map(({ courtId: id, when }) => `${id} ${when.datePlay} ${when.timePlay}`);

describe('times that all have', () => {
  it('BYD-04 lie in the weekly times of everybody', () => {
    const players = [
      seeker({ availability: slots([2, '18:00', '21:00'], [4, '08:00', '09:30']) }),
      seeker({ id: ben, availability: slots([2, '19:00', '23:00'], [4, '09:00', '12:00']) }),
    ];
    expect(shown(players)).toEqual(['near 2026-06-02 19:00', 'near 2026-06-02 20:00']);
  });

  it('BYD-04 are as long as asked', () => {
    const player = seeker({ availability: slots([2, '18:00', '20:00']) });
    expect(shown([player], [near], { ...week, minutes: 120 })).toEqual(['near 2026-06-02 18:00']);
    expect(shown([seeker({ availability: slots([2, '18:00', '19:59']) })], [near], { ...week, minutes: 120 })).toEqual(
      [],
    );
  });

  it('BYD-04 ACC-07 leave out holidays, matches and what is over', () => {
    const evenings = slots([1, '06:00', '10:30'], [2, '18:00', '19:00'], [3, '18:00', '20:00'], [4, '18:00', '19:00']);
    const away = seeker({ availability: evenings, absence: { from: '2026-06-02', to: '2026-06-02' } });
    const playing = seeker({
      id: ben,
      engagements: [anEngagement(at('17:00', '2026-06-03'), at('19:00', '2026-06-03'))],
    });
    expect(shown([away, playing])).toEqual(['near 2026-06-01 09:30', 'near 2026-06-03 19:00', 'near 2026-06-04 18:00']);
  });

  it('BYD-04 leave out what no match may be organised for: too far ahead', () => {
    const far = { ...week, from: '9999-12-20', to: '9999-12-31' };
    expect(proposeTimes(far, [seeker()], [near], now)).toEqual([]);
  });

  it('BYD-04 leave out a match that begins or ends in the middle', () => {
    const evening = { availability: slots([3, '18:00', '20:30']) };
    const busy = (from: string, to: string) =>
      shown([seeker({ ...evening, engagements: [anEngagement(at(from, '2026-06-03'), at(to, '2026-06-03'))] })]);
    expect(busy('18:30', '19:30')).toEqual(['near 2026-06-03 19:30']);
    expect(busy('17:30', '18:30')).toEqual(['near 2026-06-03 18:30', 'near 2026-06-03 19:30']);
    expect(busy('19:30', '21:00')).toEqual(['near 2026-06-03 18:00']);
  });

  it('BYD-04 are those of the clocks at the court', () => {
    const night = seeker({ availability: slots([2, '18:00', '19:00']) });
    const [london] = proposeTimes(week, [night], [ground('thames', { timeZone: 'Europe/London' })], now);
    expect(london!.when.startsAt).toEqual(new Date('2026-06-02T17:00:00Z'));
  });

  it('BYD-04 come three a day and twenty in all, without overlap, at one centre each', () => {
    const proposals = proposeTimes({ ...week, to: '2026-06-14' }, [seeker()], [near, ground('other')], now);
    expect(proposals).toHaveLength(20);
    const days = Map.groupBy(proposals, ({ when }) => when.datePlay);
    expect(Math.max(...[...days.values()].map((day) => day.length))).toBe(3);
    for (const one of proposals) {
      expect(
        proposals.filter(({ when }) => when.startsAt < one.when.endsAt && when.endsAt > one.when.startsAt),
      ).toEqual([one]);
    }
  });

  it('BYD-04 say who entered no times', () => {
    const nothing = seeker({ id: carla, availability: slots() });
    const [first] = proposeTimes(week, [seeker(), nothing], [near], now);
    expect(first!.uncertain).toEqual([carla]);
  });

  it('BYD-04 whatever people entered, everybody is free at every proposal', () => {
    const hour = fc.integer({ min: 6, max: 22 });
    const slot = fc.tuple(fc.integer({ min: 1, max: 7 }), hour, hour).map(([weekday, from, to]) => ({
      weekday,
      from: `${String(Math.min(from, to)).padStart(2, '0')}:00`,
      to: `${String(Math.max(from, to) + 1).padStart(2, '0')}:00`,
    }));
    const anybody = fc.record({ slots: fc.array(slot, { maxLength: 8 }), busyIn: fc.integer({ min: 0, max: 160 }) });
    fc.assert(
      fc.property(fc.array(anybody, { minLength: 2, maxLength: 4 }), (people) => {
        const players = people.map(({ slots: times, busyIn }) => {
          const starts = plus(now, { hours: busyIn });
          const engagements = [anEngagement(starts, plus(starts, { hours: 2 }))];
          return seeker({ availability: { noFixedDays: false, slots: times }, engagements });
        });
        for (const { when } of proposeTimes(week, players, [near], now))
          expect(players.every((player) => isFree(player, when))).toBe(true);
      }),
    );
  });
});

describe('the centre of a proposal', () => {
  const evening = { availability: slots([2, '18:00', '19:00']) };
  const far = ground('far', { lat: 45.6 });

  it('BYD-04 is a favourite first, then the one that nobody has far to', () => {
    const players = [seeker(evening), seeker({ ...evening, id: ben })];
    expect(shown(players, [far, near])).toEqual(['near 2026-06-02 18:00']);
    const fond = players.map((player) => ({ ...player, favourites: new Set([far.id]) }));
    expect(shown(fond, [near, far])).toEqual(['far 2026-06-02 18:00']);
    expect(suits(far, fond)).toBeGreaterThan(suits(far, [fond[0]!, players[1]!]));
  });

  it('BYD-04 comes with its reasons', () => {
    const home = seeker({ ...evening, favourites: new Set([near.id]) });
    const away = seeker({ ...evening, id: ben, position: { lat: 45.55, lng: 9.19 } });
    const [proposal] = proposeTimes(week, [home, away], [near], now);
    expect(proposal).toMatchObject({ favouriteOf: [ana], farthestKm: 11, uncertain: [] });
    const nowhere = [seeker({ ...evening, position: null })];
    expect(proposeTimes(week, nowhere, [near], now)).toMatchObject([{ farthestKm: null }]);
  });
});
