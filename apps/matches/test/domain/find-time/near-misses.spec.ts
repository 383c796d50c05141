import { courtId, type CourtId } from '@setpoint/kernel';
import fc from 'fast-check';
import { isFree, type Seeker } from '../../../src/domain/find-time/free.js';
import { nearMisses } from '../../../src/domain/find-time/near-misses.js';
import type { Ground } from '../../../src/domain/find-time/propose.js';
import { ana, anEngagement, at, ben, carla, now } from '../../builders.js';

const MILANO = { lat: 45.46, lng: 9.19 };
const club: Ground = { id: courtId('club'), ...MILANO, timeZone: 'Europe/Rome' };
const seeker = (id: Seeker['id'], ...times: [weekday: number, from: string, to: string][]): Seeker => ({
  ...{ id, levels: [], absence: null, engagements: [], position: MILANO, favourites: new Set<CourtId>() },
  availability: { noFixedDays: false, slots: times.map(([weekday, from, to]) => ({ weekday, from, to })) },
});
/** 1 June 2026 is a Monday. */
const week = { from: '2026-06-01', to: '2026-06-07', minutes: 60 } as const;
const shown = (...seekers: readonly Seeker[]) =>
  nearMisses(week, seekers, [club], now).map(
    ({ proposal: { when }, missing, couldAt }) => `${when.datePlay} ${when.timePlay}: ${missing} at ${couldAt}`,
  );

describe('times that all but one have', () => {
  it('BYD-04~ begin as near to theirs as can be', () => {
    expect(shown(seeker(ana, [2, '18:00', '20:00']), seeker(ben, [2, '20:00', '23:00']))).toEqual([
      '2026-06-02 19:00: ben at 20:00',
    ]);
  });

  it('BYD-04~ are of three days at most, the smallest gap first, then the soonest', () => {
    const mine = seeker(ana, ...[2, 3, 4, 5].map((day): [number, string, string] => [day, '18:00', '19:00']));
    const theirs = seeker(
      ben,
      [2, '20:00', '21:00'],
      [3, '19:00', '20:00'],
      [4, '19:00', '20:00'],
      [5, '22:00', '23:00'],
    );
    expect(shown(mine, theirs)).toEqual([
      '2026-06-03 18:00: ben at 19:00',
      '2026-06-04 18:00: ben at 19:00',
      '2026-06-02 18:00: ben at 20:00',
    ]);
  });

  it('BYD-04~ are none on days that one of them has not at all, nor where two are missing', () => {
    expect(shown(seeker(ana, [2, '18:00', '20:00']), seeker(ben, [3, '18:00', '20:00']))).toEqual([]);
    expect(
      shown(
        seeker(ana, [2, '18:00', '19:00']),
        seeker(ben, [2, '19:00', '20:00']),
        seeker(carla, [2, '20:00', '21:00']),
      ),
    ).toEqual([]);
    expect(shown(seeker(ana, [2, '18:00', '20:00']))).toEqual([]);
    expect(nearMisses(week, [seeker(ana, [2, '18:00', '19:00']), seeker(ben, [2, '19:00', '20:00'])], [], now)).toEqual(
      [],
    );
  });

  it('BYD-04~ leave out what a match of the missing one covers', () => {
    const playing = {
      ...seeker(ben, [3, '19:00', '23:00']),
      engagements: [anEngagement(at('19:00', '2026-06-03'), at('21:00', '2026-06-03'))],
    };
    expect(shown(seeker(ana, [3, '18:00', '20:00']), playing)).toEqual(['2026-06-03 19:00: ben at 21:00']);
  });

  it('BYD-04~ all others are free then, and the missing one when it says', () => {
    const slot = fc
      .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 6, max: 21 }), fc.integer({ min: 1, max: 3 }))
      .map(([day, from, hours]): [number, string, string] => [day, clock(from), clock(Math.min(23, from + hours))]);
    const slots = fc.array(slot, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(slots, slots, slots, (one, two, three) => {
        const seekers = [seeker(ana, ...one), seeker(ben, ...two), seeker(carla, ...three)];
        for (const { proposal, missing } of nearMisses(week, seekers, [club], now))
          expect(seekers.filter((other) => !isFree(other, proposal.when)).map(({ id }) => id)).toEqual([missing]);
      }),
    );
  });
});

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
