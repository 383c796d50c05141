import fc from 'fast-check';
import type { SetScore } from '@setpoint/scoring';
import {
  abandonInGroup,
  decideInGroup,
  exchangeInGroups,
  isGroupOver,
  replaceInGroup,
  standingsOf,
  startGroup,
  type Decision,
  type Group,
} from '../src/index.js';

const MODE = 'THREE_SETS_6_GAMES';
const members = ['ana', 'ben', 'carla', 'david'].map((id, index) => ({ id, rating: 4 - index / 10 }));

const set = (a: number, b: number): SetScore => ({ a, b, superTieBreak: false });
const flipped = ({ a, b, ...rest }: SetScore): SetScore => ({ ...rest, a: b, b: a });

/** Who won against whom, seen from the winner; with no sets a forfeit. A draw is one set each. */
function after(group: Group, ...results: readonly (readonly [string, string, ...SetScore[]])[]): Group {
  return results.reduce((now, [winner, loser, ...sets]) => {
    const fixture = now.fixtures.find(({ sides }) => sides.includes(winner) && sides.includes(loser))!;
    const isA = fixture.sides[0] === winner;
    const even = sets.length === 2 && sets[0]!.a > sets[0]!.b !== sets[1]!.a > sets[1]!.b;
    const side = isA ? ('A' as const) : ('B' as const);
    const decision: Decision =
      sets.length === 0
        ? { kind: 'FORFEIT', winner: side }
        : {
            kind: 'PLAYED',
            outcome: even ? 'TIME_EXPIRED' : 'COMPLETED',
            sets: isA ? sets : sets.map(flipped),
            winner: even ? null : side,
          };
    return valueOf(decideInGroup(now, fixture.id, decision));
  }, group);
}

function valueOf<T>(outcome: { ok: true; value: T } | { ok: false; code: string }): T {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

const order = (group: Group) => standingsOf(group, MODE).map(({ id, rankedBy }) => `${id} ${rankedBy ?? ''}`.trim());
const straight = [set(6, 2), set(6, 2)] as const;

describe('the table of a group', () => {
  it('TRN-11~ counts 3 points for a win, 1 for a draw, none for a defeat', () => {
    const group = after(
      startGroup(members),
      ['david', 'ana', ...straight],
      ['david', 'ben', set(6, 4), set(3, 6), set(6, 3)],
      ['ana', 'carla', set(6, 4), set(4, 6)],
    );
    expect(standingsOf(group, MODE)[0]).toEqual({
      id: 'david',
      rank: 1,
      rankedBy: null,
      points: 6,
      matches: { won: 2, drawn: 0, lost: 0 },
      sets: { won: 4, lost: 1 },
      games: { won: 27, lost: 17 },
    });
    expect(order(group)).toEqual(['david', 'carla POINTS', 'ana SETS', 'ben POINTS']);
    expect(standingsOf(group, MODE).map(({ points }) => points)).toEqual([6, 1, 1, 0]);
  });

  it('TRN-11~ puts the winner of their match first of two who are level', () => {
    const group = after(
      startGroup(members),
      ['ben', 'ana', set(7, 6), set(7, 6)],
      ['ana', 'carla', set(6, 0), set(6, 0)],
      ['ana', 'david', set(6, 0), set(6, 0)],
      ['ben', 'carla', set(7, 6), set(7, 6)],
      ['david', 'ben', set(6, 0), set(6, 0)],
      ['carla', 'david', set(6, 0), set(6, 0)],
    );
    expect(order(group)).toEqual(['ben', 'ana HEAD_TO_HEAD', 'carla POINTS', 'david HEAD_TO_HEAD']);
  });

  it('TRN-11~ looks at sets, then games, when three have beaten each other in turn', () => {
    const turn = (...last: readonly SetScore[]) =>
      after(
        startGroup(members.slice(0, 3)),
        ['ana', 'ben', set(6, 4), set(6, 4)],
        ['ben', 'carla', set(6, 4), set(6, 4)],
        ['carla', 'ana', ...last],
      );
    expect(order(turn(set(6, 4), set(4, 6), set(6, 4)))).toEqual(['ana', 'ben SETS', 'carla SETS']);
    expect(order(turn(set(6, 1), set(6, 4)))).toEqual(['carla', 'ben GAMES', 'ana GAMES']);
    expect(order(turn(set(6, 4), set(6, 4)))).toEqual(['ana', 'ben RATING', 'carla RATING']);
  });

  it('TRN-11~ leaves head-to-head out while two of those who are level have not met', () => {
    const group = after(startGroup(members), ['david', 'ana', set(7, 6), set(7, 6)], ['ana', 'ben', ...straight]);
    const level = after(group, ['carla', 'david', ...straight]);
    // ana, carla and david have 3 points; david won against ana, but carla and ana have not met
    expect(order(level)).toEqual(['carla', 'ana SETS', 'david GAMES', 'ben POINTS']);
  });

  it('TRN-11~ applies head-to-head once: those it leaves level go by the whole table', () => {
    const group = after(
      startGroup(members),
      ['ana', 'ben', set(6, 4), set(6, 4)],
      ['ben', 'carla', ...straight],
      ['carla', 'ana', set(7, 6), set(7, 6)],
      ['ana', 'david', ...straight],
      ['ben', 'david', ...straight],
      ['carla', 'david', set(7, 6), set(7, 6)],
    );
    // carla beat ana, and would stand above her if the two were looked at again
    expect(order(group)).toEqual(['ben', 'ana GAMES', 'carla GAMES', 'david POINTS']);
  });

  it.each<Decision>([
    { kind: 'FORFEIT', winner: 'A' },
    { kind: 'PLAYED', outcome: 'WALKOVER', sets: [], winner: 'A' },
  ])(
    'TRN-11~ $kind $outcome: counts the sets of a win and no games, a lot points alone, a double forfeit is lost by both',
    (how) => {
      const started = startGroup(members.slice(0, 3));
      const [first, second, third] = started.fixtures;
      let group = valueOf(decideInGroup(started, first!.id, how));
      group = valueOf(decideInGroup(group, second!.id, { kind: 'LOT', winner: 'B' }));
      group = valueOf(decideInGroup(group, third!.id, { kind: 'DOUBLE_FORFEIT' }));
      const row = (id: string) => standingsOf(group, MODE).find((standing) => standing.id === id)!;
      expect(first!.sides).toEqual(['ben', 'carla']);
      expect([row('ben').sets, row('ben').games]).toEqual([
        { won: 2, lost: 0 },
        { won: 0, lost: 0 },
      ]);
      expect(row('carla')).toMatchObject({ points: 0, sets: { won: 0, lost: 2 }, matches: { won: 0, lost: 2 } });
      expect(row('ben')).toMatchObject({ points: 3, matches: { won: 1, lost: 1 } });
      expect(row('ana')).toMatchObject({ points: 3, sets: { won: 0, lost: 0 }, matches: { won: 1, lost: 1 } });
    },
  );

  it.each([
    ['before the first set ends', [set(3, 2)], 'B', [0, 2], [3, 2]],
    ['between sets', [set(6, 4)], 'B', [1, 2], [6, 4]],
    ['in the second set, by who is behind', [set(6, 4), set(5, 2)], 'A', [2, 0], [11, 6]],
    ['in the third set', [set(6, 4), set(4, 6), set(1, 0)], 'B', [1, 2], [11, 10]],
  ] as const)(
    'TRN-11~ a retirement %s counts what was played, and to the winner the sets of a win',
    (_, sets, winner, [setsOfA, setsOfB], [gamesOfA, gamesOfB]) => {
      const started = startGroup(members.slice(0, 3));
      const [first] = started.fixtures;
      const group = valueOf(decideInGroup(started, first!.id, { kind: 'PLAYED', outcome: 'RETIRED', sets, winner }));
      const row = (id: string) => standingsOf(group, MODE).find((standing) => standing.id === id)!;
      const [a, b] = first!.sides;
      expect([row(a).sets, row(a).games]).toEqual([
        { won: setsOfA, lost: setsOfB },
        { won: gamesOfA, lost: gamesOfB },
      ]);
      expect([row(b).sets, row(b).games]).toEqual([
        { won: setsOfB, lost: setsOfA },
        { won: gamesOfB, lost: gamesOfA },
      ]);
    },
  );

  it('TRN-11~ three level in turn: the one who gave up in the third set has won one, the others none', () => {
    const started = startGroup(members.slice(0, 3));
    const retired = (winner: 'A' | 'B', ...sets: SetScore[]): Decision => ({
      ...{ kind: 'PLAYED', outcome: 'RETIRED', sets, winner },
    });
    const won = (winner: string, loser: string) => {
      const { id, sides } = started.fixtures.find((each) => each.sides.includes(winner) && each.sides.includes(loser))!;
      return { id, side: sides[0] === winner ? ('A' as const) : ('B' as const) };
    };
    const [ben, ana, carla] = [won('ben', 'carla'), won('ana', 'ben'), won('carla', 'ana')];
    const ofCarla = [set(4, 6), set(6, 4), set(0, 3)];
    let group = valueOf(decideInGroup(started, ben.id, retired(ben.side, set(1, 0))));
    group = valueOf(decideInGroup(group, ana.id, { kind: 'FORFEIT', winner: ana.side }));
    group = valueOf(
      decideInGroup(group, carla.id, retired(carla.side, ...(carla.side === 'A' ? ofCarla : ofCarla.map(flipped)))),
    );
    expect(standingsOf(group, MODE).map(({ id, points, sets }) => [id, points, sets.won, sets.lost])).toEqual([
      ['ana', 3, 3, 2],
      ['ben', 3, 2, 2],
      ['carla', 3, 2, 3],
    ]);
  });

  it('TRN-11~ is the same in whatever order members and results come, and its sums agree', () => {
    const result = fc.constantFrom<Decision | null>(
      null,
      { kind: 'FORFEIT', winner: 'A' },
      { kind: 'DOUBLE_FORFEIT' },
      { kind: 'LOT', winner: 'B' },
      { kind: 'PLAYED', outcome: 'COMPLETED', sets: [set(6, 4), set(6, 4)], winner: 'A' },
      { kind: 'PLAYED', outcome: 'COMPLETED', sets: [set(4, 6), set(4, 6)], winner: 'B' },
      { kind: 'PLAYED', outcome: 'TIME_EXPIRED', sets: [set(6, 4), set(4, 6)], winner: null },
      { kind: 'PLAYED', outcome: 'RETIRED', sets: [set(6, 4), set(1, 2)], winner: 'B' },
    );
    fc.assert(
      fc.property(
        fc.array(result, { minLength: 6, maxLength: 6 }),
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
        (decisions, turned) => {
          const started = startGroup(members);
          const fixtures = started.fixtures.map((fixture, index) => ({ ...fixture, decision: decisions[index]! }));
          const table = standingsOf({ ...started, fixtures }, MODE);
          const again = standingsOf(
            { ...started, members: [...members].reverse(), fixtures: turned.map((index) => fixtures[index]!) },
            MODE,
          );
          const sum = (of: (row: (typeof table)[number]) => number) => table.reduce((total, row) => total + of(row), 0);
          const played = decisions.filter((decision) => decision !== null);
          expect(again).toEqual(table);
          expect(sum(({ games }) => games.won - games.lost)).toBe(0);
          expect(sum(({ matches: { won, drawn, lost } }) => won + drawn + lost)).toBe(played.length * 2);
          expect(table.every((row, index) => index === 0 || row.points <= table[index - 1]!.points)).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('a group under way', () => {
  it('TRN-15~ who leaves forfeits what is still to be played; what was played stands', () => {
    const group = after(startGroup(members), ['ana', 'ben', ...straight]);
    const left = valueOf(abandonInGroup(group, 'ana'));
    const ofAna = left.fixtures.filter(({ sides }) => sides.includes('ana'));
    expect(ofAna.map(({ decision }) => decision?.kind)).toEqual(
      ofAna.map(({ sides }) => (sides.includes('ben') ? 'PLAYED' : 'FORFEIT')),
    );
    expect(standingsOf(left, MODE).find(({ id }) => id === 'ana')).toMatchObject({ points: 3, matches: { lost: 2 } });
    expect(abandonInGroup(left, 'ana')).toEqual({ ok: false, code: 'ALREADY_LEFT' });
    expect(abandonInGroup(left, 'zoe')).toEqual({ ok: false, code: 'NOT_ENROLLED' });
    const both = valueOf(abandonInGroup(left, 'david'));
    expect(both.fixtures.filter(({ decision }) => decision === null).map(({ sides }) => [...sides].sort())).toEqual([
      ['ben', 'carla'],
    ]);
    expect(isGroupOver(both)).toBe(false);
    expect(isGroupOver(valueOf(abandonInGroup(both, 'carla')))).toBe(true);
  });

  it('TRN-15~ a forfeit stays won by who leaves later', () => {
    const gone = valueOf(abandonInGroup(startGroup(members), 'ana'));
    const both = valueOf(abandonInGroup(gone, 'ben'));
    const theirs = both.fixtures.find(({ sides }) => sides.includes('ana') && sides.includes('ben'))!;
    expect(theirs.decision).toMatchObject({ kind: 'FORFEIT', winner: theirs.sides[0] === 'ben' ? 'A' : 'B' });
  });

  it('TRN-11~ a correction counts, the same result again changes nothing', () => {
    const group = after(startGroup(members), ['ana', 'ben', ...straight]);
    expect(after(group, ['ana', 'ben', ...straight])).toBe(group);
    expect(order(after(group, ['ben', 'ana', ...straight]))[0]).toBe('ben');
    expect(decideInGroup(group, '9-9', { kind: 'DOUBLE_FORFEIT' })).toEqual({ ok: false, code: 'NO_SUCH_FIXTURE' });
  });

  it('TRN-09~ an alternate takes a place until its first result', () => {
    const group = after(startGroup(members), ['ana', 'ben', ...straight]);
    const zoe = { id: 'zoe', rating: 2 };
    const replaced = valueOf(replaceInGroup(group, 'carla', zoe));
    expect(replaced.members.map(({ id }) => id)).toEqual(['ana', 'ben', 'zoe', 'david']);
    expect(replaced.fixtures.filter(({ sides }) => sides.includes('zoe'))).toHaveLength(3);
    expect(replaceInGroup(group, 'ana', zoe)).toEqual({ ok: false, code: 'ALREADY_PLAYED' });
    expect(replaceInGroup(group, 'carla', members[0]!)).toEqual({ ok: false, code: 'ALREADY_ENROLLED' });
    expect(replaceInGroup(group, 'carlo', zoe)).toEqual({ ok: false, code: 'NOT_ENROLLED' });
  });

  it('ADM-04~ two of two groups change places until the first result of either; only their matches are made anew', () => {
    const others = ['zoe', 'yuri', 'xenia'].map((id, index) => ({ id, rating: 3 - index / 10 }));
    const [one, two] = [after(startGroup(members), ['ana', 'ben', ...straight]), startGroup(others)];
    const [left, right] = valueOf(exchangeInGroups([one, two], 'carla', 'zoe')) as [Group, Group];
    expect(left.members.map(({ id }) => id)).toEqual(['ana', 'ben', 'zoe', 'david']);
    expect(right.members.map(({ id }) => id)).toEqual(['carla', 'yuri', 'xenia']);
    for (const { sides, revision } of [...left.fixtures, ...right.fixtures])
      expect(revision).toBe(sides.includes('zoe') || sides.includes('carla') ? 2 : undefined);
    const codeOf = (a: string, b: string) => exchangeInGroups([one, two], a, b);
    expect(codeOf('ana', 'zoe')).toEqual({ ok: false, code: 'ALREADY_PLAYED' });
    expect(codeOf('carla', 'david')).toEqual({ ok: false, code: 'SAME_GROUP' });
    expect(codeOf('carlo', 'zoe')).toEqual({ ok: false, code: 'NOT_ENROLLED' });
  });
});
