import fc from 'fast-check';
import {
  abandon,
  decide,
  decideInGroup,
  fromTods,
  placingsOf,
  sidesOf,
  startBracket,
  startGroup,
  toTods,
  type Bracket,
  type Decision,
  type Tournament,
} from '../src/index.js';
import { inconsistenciesOf, matchUpsRead } from './competition-engine.js';
import { MODE, others, scores } from './phases.js';

const decisions = fc.oneof({ weight: 12, arbitrary: scores }, { weight: 4, arbitrary: fc.constantFrom(...others) });

interface Play {
  readonly power: number;
  readonly byes: readonly boolean[];
  readonly steps: readonly { readonly at: number; readonly decision: Decision }[];
  readonly leaves: number;
  readonly isDoubles: boolean;
}

const plays = fc.record<Play>({
  power: fc.integer({ min: 1, max: 4 }),
  byes: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  steps: fc.array(fc.record({ at: fc.nat(), decision: decisions }), { maxLength: 20 }),
  leaves: fc.nat(40),
  isDoubles: fc.boolean(),
});

function tournamentOf({ power, byes, steps, leaves, isDoubles }: Play): Tournament {
  const size = 2 ** power;
  const places = Array.from({ length: size }, (_, place) => (place % 2 === 1 && byes[place >> 1] ? null : `t${place}`));
  let bracket: Bracket = startBracket(places);
  for (const [number, { at, decision }] of steps.entries()) {
    const ready = bracket.fixtures.filter((fixture) => sidesOf(fixture));
    const fixture = ready[at % Math.max(1, ready.length)];
    const outcome =
      number === leaves
        ? abandon(bracket, `t${at % size}`)
        : fixture && decide(bracket, fixture.id, fixture.revision, decision);
    if (outcome?.ok) bracket = outcome.value;
  }
  const sides = places.flatMap((id) =>
    id === null
      ? []
      : {
          id,
          rating: null,
          players: (isDoubles ? [`${id}a`, `${id}b`] : [`${id}p`]).map((player) => ({
            id: player,
            givenName: 'Ada',
            familyName: player,
          })),
        },
  );
  const scoring = { mode: MODE, superTieBreakAllowed: true };
  return { id: 'torneo', name: 'Torneo di Lambrate', scoring, sides, groups: [], seeds: ['t0'], bracket };
}

const exported = (tournament: Tournament) => JSON.parse(JSON.stringify(toTods(tournament))) as Record<string, unknown>;

describe('a tournament in TODS', () => {
  it('BYD-07 goes out and comes back without loss, at any moment', () => {
    fc.assert(
      fc.property(plays, (play) => {
        const tournament = tournamentOf(play);
        expect(fromTods(exported(tournament))).toEqual({ ok: true, value: JSON.parse(JSON.stringify(tournament)) });
      }),
      { numRuns: 500 },
    );
  });

  it('BYD-07 is read by the open competition engine as we mean it: sides, winners, byes', () => {
    let decided = 0;
    fc.assert(
      fc.property(plays, (play) => {
        const tournament = tournamentOf(play);
        const theirs = matchUpsRead(exported(tournament));
        for (const fixture of tournament.bracket!.fixtures) {
          const match = theirs.get(`torneo-${fixture.id}`)!;
          const sides = sidesOf(fixture);
          if (!sides) continue;
          expect(match.sides).toEqual([...sides]);
          const { decision } = fixture;
          if (!decision || decision.kind === 'BYE') continue;
          decided++;
          const winner = decision.kind === 'DOUBLE_FORFEIT' ? null : decision.winner;
          expect(match.winner).toBe(winner === null ? null : sides[winner === 'A' ? 0 : 1]);
        }
      }),
      { numRuns: 150 },
    );
    expect(decided).toBeGreaterThan(150);
  });

  it('BYD-07~ tells tie-breaks as others read them, and takes legal scores only', () => {
    const sets = [
      { a: 7, b: 6, tieBreak: 8, superTieBreak: false },
      { a: 6, b: 7, tieBreak: 3, superTieBreak: false },
      { a: 10, b: 7, superTieBreak: true },
    ];
    const whole = exported(
      tournamentOf({
        power: 1,
        byes: Array.from({ length: 8 }, () => false),
        steps: [{ at: 0, decision: { kind: 'PLAYED', outcome: 'COMPLETED', sets, winner: 'A' } }],
        leaves: 40,
        isDoubles: true,
      }),
    );
    const text = JSON.stringify(whole);
    expect(text).toContain(
      '"sets":[{"setNumber":1,"side1Score":7,"side2Score":6,"side1TiebreakScore":10,"side2TiebreakScore":8,"winningSide":1},' +
        '{"setNumber":2,"side1Score":6,"side2Score":7,"side1TiebreakScore":3,"side2TiebreakScore":7,"winningSide":2},' +
        '{"setNumber":3,"side1TiebreakScore":10,"side2TiebreakScore":7,"winningSide":1}]',
    );
    const refused = { ok: false, code: 'RESULT_NOT_ALLOWED', data: { matchUp: 'torneo-1-1' } };
    expect(fromTods(JSON.parse(text.replace('"side1Score":7', '"side1Score":8')))).toEqual(refused);
    expect(fromTods(JSON.parse(text.replace('-F:TB10', '')))).toEqual(refused);
    expect(
      fromTods(
        JSON.parse(
          text.replace('"matchUpStatus":"COMPLETED","winningSide":1', '"matchUpStatus":"COMPLETED","winningSide":2'),
        ),
      ),
    ).toEqual(refused);
  });

  it('BYD-07~ is refused where it is no bracket, or results are none that our rules lead to', () => {
    const whole = exported(
      tournamentOf({
        power: 2,
        byes: Array.from({ length: 8 }, () => false),
        steps: [{ at: 0, decision: { kind: 'FORFEIT', winner: 'B' } }],
        leaves: 40,
        isDoubles: false,
      }),
    );
    const changed = (from: string | RegExp, to: string) => {
      const text = JSON.stringify(whole);
      expect(text).toMatch(from);
      return fromTods(JSON.parse(text.replace(from, to)));
    };
    expect(fromTods(null)).toMatchObject({ code: 'NOT_SUPPORTED' });
    expect(changed('SINGLE_ELIMINATION', 'COMPASS')).toMatchObject({ code: 'NOT_SUPPORTED' });
    expect(changed('SET3-S:6/TB7-F:TB10', 'SET5-S:6/TB7')).toMatchObject({ code: 'FORMAT_NOT_SUPPORTED' });
    expect(changed('"drawPosition":4', '"drawPosition":3')).toMatchObject({ code: 'DRAW_INCOMPLETE' });
    expect(changed('"participantId":"t3"', '"participantId":"t9"')).toMatchObject({ code: 'PARTICIPANT_UNKNOWN' });
    expect(changed('"DEFAULTED"', '"COMPLETED"')).toMatchObject({ code: 'RESULT_NOT_ALLOWED' });
    expect(changed('"DEFAULTED"', '"CANCELLED"')).toMatchObject({ code: 'RESULT_NOT_ALLOWED' });
    const imported = fromTods(whole);
    expect(imported.ok && placingsOf(imported.value.bracket!)).toBeNull();
  });
});

/** Two groups of three, all played but for the last match if asked; the play-off once they are over. */
function withGroups(isOver: boolean): Tournament {
  const groups = [0, 1].map((number) => {
    let group = startGroup([0, 1, 2].map((place) => ({ id: `g${number}m${place}`, rating: 5 - place / 2 })));
    for (const { id, sides } of group.fixtures) {
      if (!isOver && number === 1 && id === group.fixtures.at(-1)!.id) continue;
      const outcome = decideInGroup(group, id, { kind: 'FORFEIT', winner: sides[0] < sides[1] ? 'A' : 'B' });
      if (outcome.ok) group = outcome.value;
    }
    return group;
  });
  return {
    ...{ id: 'gironi', name: 'Torneo a gironi', scoring: { mode: MODE, superTieBreakAllowed: true }, groups },
    sides: groups.flatMap(({ members }) =>
      members.map(({ id, rating }) => ({ id, rating, players: [{ id: `${id}p`, givenName: 'Ada', familyName: id }] })),
    ),
    seeds: isOver ? ['g0m0', 'g1m0'] : [],
    bracket: isOver ? startBracket(['g0m0', 'g1m1', 'g0m1', 'g1m0']) : null,
  };
}

describe('a tournament with groups in TODS', () => {
  it('BYD-07 is read by the open competition engine as we mean it, groups and play-off', () => {
    for (const isOver of [false, true]) {
      const tournament = withGroups(isOver);
      expect(fromTods(exported(tournament))).toEqual({ ok: true, value: tournament });
      const theirs = matchUpsRead(exported(tournament));
      expect(inconsistenciesOf(exported(tournament))).toEqual([]);
      for (const [index, { fixtures }] of tournament.groups.entries())
        for (const { id, sides, decision } of fixtures) {
          const read = theirs.get(`gironi-g${index + 1}-${id}`)!;
          expect(read.sides.toSorted()).toEqual([...sides].sort());
          expect(read.winner).toBe(decision ? [...sides].sort()[0] : null);
        }
      expect(theirs.size).toBe(isOver ? 9 : 6);
    }
  });

  it('BYD-07~ is refused where a pair is told twice, or a play-off comes too early or takes others', () => {
    const text = (isOver: boolean) => JSON.stringify(exported(withGroups(isOver)));
    const read = (record: string) => fromTods(JSON.parse(record));
    const [first, second] = [...text(true).matchAll(/"drawPositions":\[\d,\d\]/g)].map(([match]) => match);
    expect(read(text(true).replace(first!, second!))).toMatchObject({ code: 'DRAW_INCOMPLETE' });
    const early = text(true).replace('"matchUpStatus":"DEFAULTED","winningSide":1', '"matchUpStatus":"TO_BE_PLAYED"');
    expect(read(early)).toMatchObject({ code: 'DRAW_INCOMPLETE' });
    const strange = text(true).replace('"drawPosition":1,"participantId":"g0m0"},{"drawPosition":2,"participantId":"g1m1"', '"drawPosition":1,"participantId":"g0m0"},{"drawPosition":2,"participantId":"nobody"'); // oxfmt-ignore
    expect(read(strange)).toMatchObject({ code: 'PARTICIPANT_UNKNOWN' });
  });
});
