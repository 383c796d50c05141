import { courtId, userId, type CourtId } from '@setpoint/kernel';
import type { GameMode } from '@setpoint/scoring';
import fc from 'fast-check';
import { isInWindow } from '../../src/domain/competition/competition.js';
import { watchProposals, type ProposalWatch } from '../../src/domain/competition/proposal-watch.js';
import { isUnagreed, proposals, withPreferences } from '../../src/domain/competition/proposals.js';
import { isFree, type Seeker } from '../../src/domain/find-time/free.js';
import type { Ground } from '../../src/domain/find-time/propose.js';
import type { Match } from '../../src/domain/match.js';
import {
  aCompetition,
  aFixtureMatch,
  ana,
  anEngagement,
  aReadyMatch,
  aSchedule,
  at,
  ben,
  carla,
  now,
  plus,
} from '../builders.js';

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
const near = ground('near');

/** Until Sunday 7 June, 24:00 in Rome; now is Monday 1 June. */
const closesAt = at('00:00', '2026-06-08');
const competition = aCompetition({ closesAt });
const match = { ...aFixtureMatch({ competition }), competition, gameMode: 'NEXTGEN' as GameMode };
const shown = (players: readonly Seeker[], grounds: readonly Ground[] = [near], of = match, when = now) =>
  proposals(of, players, grounds, when).times.map(
    ({ courtId: id, when: { datePlay, timePlay } }) => `${id} ${datePlay} ${timePlay}`,
  );

describe('times for a match of a competition', () => {
  it('BYD-10 are those of both sides inside of the window, the soonest first, on different days', () => {
    const players = [
      seeker({ availability: slots([2, '18:00', '21:00'], [4, '18:00', '20:00'], [7, '09:00', '12:00']) }),
      seeker({ id: ben, availability: slots([2, '19:00', '23:00'], [4, '18:00', '20:00'], [7, '10:00', '11:00']) }),
    ];
    expect(shown(players)).toEqual(['near 2026-06-02 19:00', 'near 2026-06-04 18:00', 'near 2026-06-07 10:00']);
    const short = { ...match, competition: aCompetition({ closesAt: at('00:00', '2026-06-05') }) };
    expect(shown(players, [near], short)).toEqual([
      'near 2026-06-02 19:00',
      'near 2026-06-02 20:00',
      'near 2026-06-04 18:00',
    ]);
    const opening = { ...match, competition: aCompetition({ closesAt, opensAt: at('19:30', '2026-06-02') }) };
    expect(shown(players, [near], opening)[0]).toBe('near 2026-06-02 19:30');
  });

  it('BYD-10 ACC-07 leave out holidays and other matches, never the time of this match', () => {
    const evenings = slots([2, '18:00', '19:00'], [3, '18:00', '19:00'], [4, '18:00', '19:00']);
    const busy = anEngagement(at('18:30', '2026-06-03'), at('20:00', '2026-06-03'));
    const away = seeker({ availability: evenings, absence: { from: '2026-06-02', to: '2026-06-02' } });
    const playing = seeker({ id: ben, availability: evenings, engagements: [busy] });
    expect(shown([away, playing])).toEqual(['near 2026-06-04 18:00']);
    const own = { ...playing, engagements: [{ ...busy, matchId: match.id }] };
    expect(shown([away, own])).toEqual(['near 2026-06-03 18:00', 'near 2026-06-04 18:00']);
  });

  it('BYD-10 leave half a day to agree on them, an hour before they would lapse where there is no more', () => {
    const monday = seeker({ availability: slots([1, '11:00', '20:00'], [2, '18:00', '19:00']) });
    expect(shown([monday])).toEqual(['near 2026-06-02 18:00']);
    const today = seeker({ availability: slots([1, '10:00', '13:00']) });
    expect(shown([today])).toEqual([]);
    const lastDay = { ...match, competition: aCompetition({ closesAt: at('21:00', '2026-06-01') }) };
    expect(shown([today], [near], lastDay)).toEqual(['near 2026-06-01 12:00']);
  });

  it('BYD-10 are an hour and a half for three sets where there is so much, and usual for who fixed no times', () => {
    const sets = { ...match, gameMode: 'THREE_SETS_6_GAMES' as const };
    const long = seeker({ availability: slots([2, '18:00', '19:00'], [3, '18:00', '19:30']) });
    expect(shown([long], [near], sets)).toEqual(['near 2026-06-03 18:00']);
    expect(shown([seeker({ availability: slots([2, '18:00', '19:00']) })], [near], sets)).toHaveLength(1);
    const nothing = seeker({ id: carla, availability: slots() });
    const { times } = proposals(match, [seeker(), nothing], [near], now);
    expect(times.map(({ when }) => when.timePlay)).toEqual(['21:00', '09:00', '09:00']);
    expect(times[0]!.uncertain).toEqual([carla]);
    expect(shown([seeker({ availability: slots([2, '06:00', '07:00']) })])).toEqual(['near 2026-06-02 06:00']);
  });

  it('BYD-10 are at the centre of both, else at those of each in turn, else near both', () => {
    const far = ground('far', { lat: 45.6 });
    const farther = ground('farther', { lat: 45.7 });
    const fond = (id: typeof ana, ...favourites: CourtId[]) => seeker({ id, favourites: new Set(favourites) });
    const places = (...players: Seeker[]) =>
      new Set(proposals(match, players, [near, far, farther], now).times.map((time) => time.courtId));
    expect(places(fond(ana, far.id), fond(ben, far.id))).toEqual(new Set(['far']));
    expect(places(fond(ana, far.id, farther.id), fond(ben, far.id, farther.id))).toEqual(new Set(['far', 'farther']));
    expect(places(fond(ana), fond(ben))).toEqual(new Set(['near']));
  });

  it('BYD-10 LEA-02~ respect what players said for the competition alone', () => {
    const far = ground('far', { lat: 45.6 });
    const away = { from: '2026-06-02', to: '2026-06-05' };
    const preferences = [
      { playerId: ana, courtIds: [far.id], away },
      { playerId: ben, courtIds: [far.id], away: null },
    ];
    const of = { ...match, competition: aCompetition({ closesAt, preferences }) };
    const players = withPreferences([seeker(), seeker({ id: ben })], of.competition);
    expect(shown(players, [near, far], of)).toEqual([
      'far 2026-06-01 21:00',
      'far 2026-06-06 09:00',
      'far 2026-06-07 09:00',
    ]);
  });

  it('BYD-10 say why there are none: no centre, or no time in common', () => {
    expect(proposals(match, [seeker()], [], now)).toEqual({ times: [], lacking: 'COURT' });
    const apart = [
      seeker({ availability: slots([2, '18:00', '19:00']) }),
      seeker({ id: ben, availability: slots([3, '18:00', '19:00']) }),
    ];
    expect(proposals(match, apart, [near], now)).toEqual({ times: [], lacking: 'COMMON_TIME' });
    expect(proposals(match, [seeker()], [near], plus(closesAt, { hours: -2 }))).toMatchObject({
      lacking: 'COMMON_TIME',
    });
  });

  it('BYD-10 whatever people entered: inside of the window, all have them, none overlaps, in any order the same', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const slot = fc.tuple(fc.integer({ min: 1, max: 7 }), hour, hour).map(([weekday, from, to]) => ({
      weekday,
      from: `${String(Math.min(from, to)).padStart(2, '0')}:00`,
      to: `${String(Math.max(from, to) + 1).padStart(2, '0')}:00`,
    }));
    const person = fc.record({
      noFixedDays: fc.boolean(),
      times: fc.array(slot, { maxLength: 8 }),
      busyIn: fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 5 }),
      awayIn: fc.option(fc.integer({ min: 0, max: 9 })),
      lat: fc.double({ min: 45, max: 46, noNaN: true }),
      likes: fc.subarray(['a', 'b', 'c', 'd']),
    });
    const window = fc.tuple(fc.integer({ min: -48, max: 100 }), fc.integer({ min: 1, max: 400 }));
    const zones = fc.array(fc.constantFrom('Europe/Rome', 'Europe/London', 'America/New_York'), {
      minLength: 4,
      maxLength: 4,
    });
    fc.assert(
      fc.property(
        fc.array(person, { minLength: 2, maxLength: 4 }),
        window,
        zones,
        fc.constantFrom('NEXTGEN' as const, 'THREE_SETS_6_GAMES' as const),
        // In October clocks go back.
        fc.constantFrom(now, new Date('2026-10-22T10:00:00Z')),
        (people, [opensIn, lasts], timeZones, gameMode, today) => {
          const opensAt = plus(today, { hours: opensIn });
          const of = {
            ...match,
            gameMode,
            competition: aCompetition({ opensAt, closesAt: plus(opensAt, { hours: lasts }) }),
          };
          const players = people.map(({ noFixedDays, times, busyIn, awayIn, lat, likes }, i) => {
            const from = awayIn === null ? null : plus(today, { days: awayIn }).toISOString().slice(0, 10);
            return seeker({
              id: userId(`p${i}`),
              availability: { noFixedDays, slots: times },
              engagements: busyIn.map((hours) =>
                anEngagement(plus(today, { hours }), plus(today, { hours: hours + 2 })),
              ),
              absence: from === null ? null : { from, to: from },
              position: { lat, lng: 9.19 },
              favourites: new Set(likes.map(courtId)),
            });
          });
          const grounds = ['a', 'b', 'c', 'd'].map((id, i) => ground(id, { lat: 45 + i / 4, timeZone: timeZones[i]! }));
          const proposed = proposals(of, players, grounds, today);
          expect(proposed.times.length).toBeLessThanOrEqual(3);
          expect(proposed.lacking === null).toBe(proposed.times.length > 0);
          for (const [i, { when }] of proposed.times.entries()) {
            expect(isInWindow(when, of.competition)).toBe(true);
            expect(when.startsAt > today).toBe(true);
            expect(players.every((player) => isFree(player, when))).toBe(true);
            const before = proposed.times[i - 1];
            if (before) expect(before.when.endsAt <= when.startsAt).toBe(true);
          }
          expect(proposals(of, players.toReversed(), grounds.toReversed(), today)).toEqual(proposed);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('who is told of proposed times', () => {
  const found = proposals(match, [seeker()], [near], now);
  const none = { times: [], lacking: 'COMMON_TIME' as const };
  const untold: ProposalWatch = { proposedAt: null, warnedFor: null };
  const look = (of: Match, watch: ProposalWatch, proposed: typeof found, when = now) =>
    watchProposals(of, watch, proposed, when);
  const warnsAt = plus(closesAt, { days: -2 });

  it('BYD-10 both sides, when there are some for the first time, and two days before the window ends', () => {
    const first = look(match, untold, found);
    expect(first).toEqual({ news: 'FIRST', watch: { proposedAt: now, warnedFor: null }, dueAt: warnsAt });
    expect(look(match, first.watch, found, plus(now, { days: 1 })).news).toBeNull();
    expect(look(match, first.watch, found, plus(warnsAt, { ms: -1 })).news).toBeNull();
    const last = look(match, first.watch, none, warnsAt);
    expect(last).toEqual({ news: 'RUNNING_OUT', watch: { proposedAt: now, warnedFor: closesAt }, dueAt: null });
    expect(look(match, last.watch, none, warnsAt)).toMatchObject({ news: null, dueAt: null });
  });

  it('BYD-10 looks again the next day where there are none, and warns anew of a later end', () => {
    expect(look(match, untold, none)).toEqual({ news: null, watch: untold, dueAt: plus(now, { days: 1 }) });
    const warned = { proposedAt: now, warnedFor: closesAt };
    const later = { ...match, competition: aCompetition({ closesAt: plus(closesAt, { days: 3 }) }) };
    expect(look(later, warned, found, warnsAt)).toMatchObject({ news: null, dueAt: plus(warnsAt, { days: 3 }) });
    expect(look(later, warned, found, plus(warnsAt, { days: 3 })).news).toBe('RUNNING_OUT');
  });

  it('BYD-10 nobody once court and time are agreed, or time is up', () => {
    const agreed: readonly Match[] = [
      aReadyMatch({ competition }),
      { ...match, plan: aSchedule() },
      { ...match, competition: { ...competition, timeIsUpAt: now } },
      { ...match, competition: null },
    ];
    for (const each of agreed) {
      expect(isUnagreed(each, now)).toBe(false);
      expect(look(each, untold, found)).toEqual({ news: null, watch: untold, dueAt: null });
    }
    expect(look(match, untold, found, closesAt).news).toBeNull();
  });
});
