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
} from '../src/index.js';
import { matchUpsRead, theirBracket, theirDraw, theirTable } from './competition-engine.js';
import { entriesOf, seedOf } from './entries.js';
import { tournamentIn } from './records.js';

/** Competitions that both decide. Each of the latter two takes as long as thirty tables. */
const [TABLES, DRAWS, BRACKETS] = process.env['SOAK'] ? [50_000, 1_000, 1_000] : [1_000, 64, 30];

const MODE = 'THREE_SETS_6_GAMES';
const won = fc.constantFrom([6, 0], [6, 1], [6, 2], [6, 3], [6, 4], [7, 5], [7, 6]);
const score = fc
  .tuple(won, won, fc.option(won))
  .map(([one, other, lost]) => (lost ? [one, [lost[1]!, lost[0]!], other] : [one, other]));
const match = fc.record({ winner: fc.constantFrom<1 | 2>(1, 2), sets: score });

describe('against tods-competition-factory', () => {
  it('TRN-11~ has the same tables: matches, sets and games always, the order where wins tell it', () => {
    let ordered = 0;
    fc.assert(
      fc.property(fc.constantFrom(3, 3, 3, 4), fc.array(match, { minLength: 6, maxLength: 6 }), (count, matches) => {
        const members = entriesOf(count);
        let group = startGroup(members);
        const theirs = theirTable(
          group.fixtures.map(({ id, sides }, index) => {
            const { winner, sets } = matches[index]!;
            const played = sets.map(
              ([more, fewer]) => [winner === 1 ? more! : fewer!, winner === 1 ? fewer! : more!] as const,
            );
            const decision: Decision = {
              kind: 'PLAYED',
              outcome: 'COMPLETED',
              sets: played.map(([a, b]) => ({ a, b, superTieBreak: false })),
              winner: winner === 1 ? 'A' : 'B',
            };
            const outcome = decideInGroup(group, id, decision);
            if (outcome.ok) group = outcome.value;
            return { sides, winner, sets: played };
          }),
        );
        const ours = standingsOf(group, MODE);
        const figures = ours.map(({ id, matches: m, sets, games }) =>
          [id, m.won, m.lost, sets.won, sets.lost, games.won, games.lost].join(' '),
        );
        const figuresOfTheirs = ours.map(({ id }) => {
          const row = theirs[id]!;
          return [id, row.matchUpsWon, row.matchUpsLost, row.setsWon, row.setsLost, row.gamesWon, row.gamesLost].join(
            ' ',
          );
        });
        const apart = new Set(ours.map(({ points }) => points)).size === count;
        if (apart) ordered++;
        const order = apart ? ours.map(({ id }) => theirs[id]!.provisionalOrder) : [];
        expect([figures, order]).toEqual([figuresOfTheirs, apart ? ours.map(({ rank }) => rank) : []]);
      }),
      { numRuns: TABLES },
    );
    expect(ordered).toBeGreaterThan(TABLES / 10);
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
