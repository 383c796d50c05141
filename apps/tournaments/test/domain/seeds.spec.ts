import { userId } from '@setpoint/kernel';
import fc from 'fast-check';
import { begin, seedsIn } from '../../src/domain/play/begin.js';
import { leave } from '../../src/domain/play/commands.js';
import type { FrozenEntry, Registration } from '../../src/domain/registration.js';
import { frozenEntries } from '../../src/domain/schedule.js';
import { seededByHand, seededPlaces, seedsOf, withSeeds } from '../../src/domain/seeds.js';
import { registrationId, type Tournament, type TournamentState } from '../../src/domain/tournament.js';
import { aBook, confirmed } from '../builders.js';
import { beginning, entriesOf, START } from './play/builders.js';

const id = registrationId;
const names = ['ana', 'ben', 'cia', 'dan', 'eva', 'fil', 'gio', 'ugo'];
const ids = (...given: string[]) => given.map((name) => id(`of-${name}`));
const eight = names.map((name, index) => confirmed(name, index + 1, { rating: 6 - index / 10 }));
const book = (changes: Partial<Tournament> = {}, registrations: readonly Registration[] = eight) =>
  aBook({ seeds: 4, ...changes }, registrations);
const outcomeOf = (entryIds: readonly string[], of = book(), version = 1) => {
  const outcome = withSeeds(of, { entryIds: entryIds.map(id), version });
  return outcome.ok ? outcome.value.tournament.handSeeds : outcome.code;
};

/** The first `count` of a random order are seeded by hand. */
const handSeeded = (least: number) =>
  fc.integer({ min: least, max: 40 }).chain((length) =>
    fc
      .tuple(fc.shuffledSubarray(entriesOf(length), { minLength: length }), fc.nat())
      .map(([order, wish]): FrozenEntry[] => {
        const count = 2 + (wish % Math.max(1, seededPlaces(null, length) - 1));
        return order.map((entry, index) => (index < count ? { ...entry, seededAs: index + 1 } : entry));
      }),
  );

const byHandIn = (entries: readonly FrozenEntry[]) =>
  entries.filter(({ seededAs }) => seededAs !== undefined).map((entry) => entry.id);

describe('seeds', () => {
  it('TRN-03~ are one in four places unless the tournament says how many, half of the places at most', () => {
    expect([0, 1, 2, 6, 16, 17].map((entries) => seededPlaces(null, entries))).toEqual([0, 0, 1, 2, 4, 8]);
    expect([3, 16].map((entries) => seededPlaces(8, entries))).toEqual([2, 8]);
  });

  it('ADM-04~ are set by hand as long as entries come and go, and by rating again when there are none', () => {
    for (const state of ['OPEN', 'CLOSED'] as const)
      expect(outcomeOf(ids('ugo', 'eva'), book({ state }))).toEqual(ids('ugo', 'eva'));
    expect(outcomeOf([], book({ handSeeds: ids('ugo') }))).toEqual([]);
  });

  it.each<TournamentState>(['PLANNED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'])(
    'ADM-04~ are not set by hand when it is %s',
    (state) => expect(outcomeOf(ids('ugo'), book({ state, handSeeds: ids('ugo') }))).toBe('WRONG_STATE'),
  );

  it('ADM-04~ are entries that are in, each once, as many as are seeded', () => {
    const out = confirmed('ivo', 9, { state: 'HELD' });
    expect(outcomeOf(ids('ugo', 'ivo'), book({}, [...eight, out]))).toBe('ENTRY_NOT_FOUND');
    expect(outcomeOf(['other'])).toBe('ENTRY_NOT_FOUND');
    expect(outcomeOf(ids('ugo', 'eva', 'ugo'))).toBe('SEEDED_TWICE');
    expect(outcomeOf(ids('ana', 'ben', 'cia', 'dan'))).toEqual(ids('ana', 'ben', 'cia', 'dan'));
    expect(outcomeOf(ids('ana', 'ben', 'cia', 'dan', 'eva'))).toBe('TOO_MANY_SEEDS');
    expect(outcomeOf(ids('ana', 'ben', 'cia'), book({ seeds: null }))).toBe('TOO_MANY_SEEDS');
    expect(outcomeOf(ids('ana'), book({}, eight.slice(0, 1)))).toBe('TOO_MANY_SEEDS');
  });

  it('ADM-04~ are never set over what somebody else changed; the same again changes nothing', () => {
    const set = book({ version: 2, handSeeds: ids('ugo', 'eva') });
    expect(outcomeOf(ids('eva', 'ugo'), set)).toBe('TOURNAMENT_CHANGED');
    const again = withSeeds(set, { entryIds: ids('ugo', 'eva'), version: 1 });
    expect(again.ok && again.value).toBe(set);
  });

  it('TRN-03~ ADM-04~ who leaves is seeded no more; those behind move up, and the others follow by rating', () => {
    const { tournament } = book({ handSeeds: ids('ugo', 'eva') });
    const rated = ({ rating }: Registration) => rating!;
    const shown = (entries: readonly Registration[]) =>
      seedsOf(tournament, entries, rated).map(({ number, entry, isByHand }) => [number, entry.captainId, isByHand]);
    expect(shown(eight)).toEqual([
      [1, 'ugo', true],
      [2, 'eva', true],
      [3, 'ana', false],
      [4, 'ben', false],
    ]);
    expect(shown(eight.filter(({ captainId }) => captainId !== userId('ugo')))).toEqual([
      [1, 'eva', true],
      [2, 'ana', false],
      [3, 'ben', false],
      [4, 'cia', false],
    ]);
    expect(seededByHand(book({ seeds: null, handSeeds: ids('ugo', 'eva', 'dan') }).tournament, eight)).toEqual(
      ids('ugo', 'eva'),
    );
    const drawn = eight.map((entry, index) => ({ ...entry, seedNo: index < 5 ? null : 8 - index }));
    expect(seedsOf(book().tournament, drawn, rated).map(({ entry, number }) => [number, entry.captainId])).toEqual([
      [1, 'ugo'],
      [2, 'gio'],
      [3, 'fil'],
    ]);
  });

  it('TRN-03~ are frozen with the entries', () => {
    const frozen = frozenEntries(book({ handSeeds: ids('ugo', 'none', 'eva') }));
    expect(frozen.flatMap(({ id: entry, seededAs }) => (seededAs ? [[entry, seededAs]] : []))).toEqual([
      ['of-eva', 2],
      ['of-ugo', 1],
    ]);
  });

  it('TRN-03~ ADM-04~ set by hand are the first of the bracket: 1 and 2 can meet in the final only, the same from the same seed', () => {
    fc.assert(
      fc.property(handSeeded(4), (entries) => {
        const play = begin(beginning(0, { entries }), START);
        const { places, seeds } = play.draw!;
        const byHand = byHandIn(entries);
        const isUpper = byHand.slice(0, 2).map((seed) => places.indexOf(seed) < places.length / 2);
        expect([seeds.slice(0, byHand.length), isUpper]).toEqual([byHand, [true, false]]);
        expect(seedsIn(play, 0)).toEqual(seeds);
        expect(begin(beginning(0, { entries: entries.toReversed() }), START).draw).toEqual(play.draw);
      }),
      { numRuns: 100 },
    );
  });

  it('TRN-03~ ADM-04~ set by hand stand in different groups, and, as their winners, at both ends of the play-off', () => {
    const format = 'GROUPS_AND_PLAY_OFF';
    fc.assert(
      fc.property(handSeeded(6), (entries) => {
        const play = begin(beginning(0, { entries, format }), START);
        const byHand = byHandIn(entries);
        const groupOf = (seed: string) =>
          play.groups.findIndex(({ members }) => members.some((one) => one.id === seed));
        const heads = byHand.slice(0, play.groups.length);
        expect(heads.map(groupOf)).toEqual(heads.map((_, index) => index));
        const seeds = seedsIn(play, null);
        expect([seeds.slice(0, byHand.length), seeds.length]).toEqual([byHand, seededPlaces(null, entries.length)]);
        // Whoever is not the first of a group leaves, so that the first ones win.
        const others = play.groups.flatMap(({ members }) => members.slice(1));
        const played = others.reduce((now, { id: entry }) => {
          const outcome = leave(now, entry, 'ABANDONED', START);
          return outcome.ok ? outcome.value : now;
        }, play);
        const { places } = played.draw!;
        expect([places[0], places.at(-1)]).toEqual(heads.slice(0, 2));
      }),
      { numRuns: 50 },
    );
  });
});
