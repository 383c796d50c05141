import fc from 'fast-check';
import {
  decide,
  decideInGroup,
  drawBracket,
  sidesOf,
  standingsOf,
  startBracket,
  startGroup,
  usualSeeds,
  type Decision,
  type Standing,
} from '../src/index.js';
import {
  matchUpsRead,
  theirBracket,
  theirDraw,
  theirTable,
  type TheirResult,
  type TheirRow,
} from './competition-engine.js';
import { entriesOf, seedOf } from './entries.js';
import { tournamentIn } from './records.js';

/** Competitions that both decide. Each of the latter two takes as long as thirty tables. */
const [TABLES, DRAWS, BRACKETS] = process.env['SOAK'] ? [50_000, 1_000, 1_000] : [1_000, 64, 30];

const MODE = 'THREE_SETS_6_GAMES';
const won = fc.constantFrom([6, 0], [6, 1], [6, 2], [6, 3], [6, 4], [7, 5], [7, 6]);
const lost = won.map(([more, fewer]) => [fewer!, more!]);
const score = fc
  .tuple(won, won, fc.option(lost))
  .map(([one, other, between]) => (between ? [one, between, other] : [one, other]));
/** As far as one gets before either has won: at most a set each, and one that is broken off. */
const brokenOff = fc
  .tuple(fc.subarray([0, 1]), won, lost, fc.option(fc.tuple(fc.nat(4), fc.nat(4))))
  .map(([kept, one, other, last]) => ({ sets: [one, other].filter((_, at) => kept.includes(at)), last }));
const match = fc.record({
  status: fc.constantFrom('COMPLETED', 'COMPLETED', 'RETIRED', 'WALKOVER', 'DEFAULTED'),
  winner: fc.constantFrom<1 | 2>(1, 2),
  score,
  brokenOff,
});

/** One result in our words and in theirs. */
function resultOf({ status, winner, score: sets, brokenOff: { sets: before, last } }: Generated): {
  readonly decision: Decision;
  readonly theirs: Omit<TheirResult, 'sides'>;
} {
  const side = winner === 1 ? 'A' : 'B';
  const seen = ([own, other]: readonly number[]) =>
    (winner === 1 ? [own!, other!] : [other!, own!]) as [number, number];
  if (status === 'DEFAULTED')
    return { decision: { kind: 'FORFEIT', winner: side }, theirs: { status, winner, sets: [] } };
  const finished = (status === 'COMPLETED' ? sets : status === 'RETIRED' ? before : []).map(seen);
  const unfinished = status === 'RETIRED' && last ? [seen(last)] : [];
  return {
    decision: {
      ...{ kind: 'PLAYED', outcome: status, winner: side },
      sets: [...finished, ...unfinished].map(([a, b]) => ({ a, b, superTieBreak: false })),
    },
    theirs: {
      ...{ status, winner },
      sets: [
        ...finished.map(([a, b]) => [a, b, a > b ? 1 : 2] as const),
        ...unfinished.map(([a, b]) => [a, b, undefined] as const),
      ],
    },
  };
}
type Generated = typeof match extends fc.Arbitrary<infer T> ? T : never;

describe('against tods-competition-factory', () => {
  it('TRN-11~ has the same tables, retirements and walkovers included, and the same order', () => {
    let [ordered, threeLevel] = [0, 0];
    fc.assert(
      fc.property(fc.constantFrom(3, 3, 3, 4), fc.array(match, { minLength: 6, maxLength: 6 }), (count, matches) => {
        let group = startGroup(entriesOf(count));
        const results = group.fixtures.map(({ id, sides }, index) => {
          const { decision, theirs } = resultOf(matches[index]!);
          const outcome = decideInGroup(group, id, decision);
          if (outcome.ok) group = outcome.value;
          return { sides, ...theirs };
        });
        const theirs = theirTable(results);
        const ours = standingsOf(group, MODE);
        expect(ours.map(({ id, matches: m, sets }) => [id, m.won, m.lost, sets.won, sets.lost])).toEqual(
          ours.map(({ id }) => {
            const row = theirs[id]!;
            return [id, row.matchUpsWon, row.matchUpsLost, row.setsWon, row.setsLost];
          }),
        );
        // Of a retirement they count games that were never played to some winners who were behind; we count what was played.
        const isPlayedOut = results.every(({ status }) => status !== 'RETIRED');
        if (isPlayedOut)
          expect(ours.map(({ id, games }) => [id, games.won, games.lost])).toEqual(
            ours.map(({ id }) => [id, theirs[id]!.gamesWon, theirs[id]!.gamesLost]),
          );
        if (!areAlike(ours, theirs, isPlayedOut)) return;
        ordered++;
        if (ours.some(({ points }) => ours.filter((row) => row.points === points).length === 3)) threeLevel++;
        expect(ours.map(({ id }) => theirs[id]!.provisionalOrder)).toEqual(ours.map(({ rank }) => rank));
      }),
      { numRuns: TABLES },
    );
    expect(ordered).toBeGreaterThan(TABLES / 10);
    expect(threeLevel).toBeGreaterThan(TABLES / 100);
  });

  it('TRN-03~ puts seeds into the same sections and byes with the same seeds', () => {
    for (let lot = 0; lot < DRAWS; lot++) {
      const count = [8, 16, 7, 15, 6, 14, 12, 8][lot % 8]!;
      const entries = entriesOf(count);
      const seeds = usualSeeds(count);
      const ours = drawBracket(entries, { seed: seedOf(lot), seeds }).places;
      const theirs = theirDraw(
        entries.map(({ id }) => id),
        seeds,
        lot + 1,
      );
      expect([count, ...traitsOf(ours, seeds)]).toEqual([count, ...traitsOf(theirs, seeds)]);
    }
  });

  it('TRN-03~ BYD-07~ advances the same sides from the same results, and reads its records', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(4, 8),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        fc.array(fc.record({ winner: fc.constantFrom('A' as const, 'B' as const), how: fc.nat(9) }), {
          minLength: 7,
          maxLength: 7,
        }),
        (size, byes, results) => {
          const places = Array.from({ length: size }, (_, place) =>
            place % 2 === 1 && byes[place >> 1] ? null : `p${place}`,
          );
          let bracket = startBracket(places);
          const theirs = theirBracket(places);
          for (const [index, { id }] of bracket.fixtures.entries()) {
            const fixture = bracket.fixtures[index]!;
            if (fixture.decision || !sidesOf(fixture)) continue;
            const { winner, how } = results[index]!;
            const decision: Decision = how === 0 ? { kind: 'DOUBLE_FORFEIT' } : { kind: 'FORFEIT', winner };
            const outcome = decide(bracket, id, fixture.revision, decision);
            if (!outcome.ok) throw new Error(outcome.code);
            bracket = outcome.value;
            const winningSide = winner === 'A' ? 1 : 2;
            theirs.decide(
              id,
              how === 0 ? { matchUpStatus: 'DOUBLE_WALKOVER' } : { matchUpStatus: 'WALKOVER', winningSide },
            );
          }
          const record = theirs.record();
          const imported = tournamentIn(JSON.parse(JSON.stringify(record)));
          const read = matchUpsRead(record);
          expect(imported.bracket!.fixtures.map(({ slots }) => slots)).toEqual(
            bracket.fixtures.map(({ slots }) => slots),
          );
          for (const fixture of bracket.fixtures) {
            const ids = fixture.slots.map((slot) => (slot.kind === 'SIDE' ? slot.id : null));
            expect([fixture.id, read.get(`m-${fixture.id}`)!.sides]).toEqual([fixture.id, ids]);
          }
        },
      ),
      { numRuns: BRACKETS },
    );
  });
});

/** For each number of sections in which the best seeds stand; who of the seeds has a bye; byes a half. */
function traitsOf(places: readonly (string | null)[], seeds: number): unknown[] {
  const placeOf = (index: number) => places.indexOf(`p${String(index).padStart(3, '0')}`);
  const traits: unknown[] = [placeOf(0), placeOf(1)];
  for (let sections = 2; sections <= seeds; sections *= 2) {
    const taken = Array.from({ length: sections }, (_, index) =>
      Math.floor((placeOf(index) * sections) / places.length),
    );
    traits.push(taken.sort((a, b) => a - b));
  }
  traits.push(Array.from({ length: seeds }, (_, index) => places[placeOf(index) ^ 1] === null));
  const byes = (half: number) =>
    places.filter(
      (id, place) => id === null && place >= (places.length / 2) * half && place < (places.length / 2) * (half + 1),
    ).length;
  return [...traits, [byes(0), byes(1)].sort()];
}

/** Whether differences, by which we go, and shares, by which they go, tell all who are level on points apart alike. */
function areAlike(
  ours: readonly Standing[],
  theirs: Readonly<Record<string, TheirRow>>,
  areGamesAlike: boolean,
): boolean {
  const lead = ({ won, lost }: Standing['sets']) => won - lost;
  return ours.every((one) =>
    ours.every((other) => {
      if (one === other || one.points !== other.points) return true;
      const [a, b] = [theirs[one.id]!, theirs[other.id]!];
      const sets = Math.sign(lead(one.sets) - lead(other.sets));
      const games = Math.sign(lead(one.games) - lead(other.games));
      if (sets !== Math.sign(a.setsPct - b.setsPct)) return false;
      return sets !== 0 || (areGamesAlike && games !== 0 && games === Math.sign(a.gamesPct - b.gamesPct));
    }),
  );
}
