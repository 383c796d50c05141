import { hear } from '../../src/domain/play/answers.js';
import { chanceIn, chancesInSteps } from '../../src/domain/play/chances.js';
import { tableOf, type PlayingGroup } from '../../src/domain/play/group.js';
import { playedDecision } from '../../src/domain/play/fixture.js';
import { formOf } from '../../src/domain/play/form.js';
import { leave } from '../../src/domain/play/leaving.js';
import { aGroup, answerTo, inFirstRound, newIds, START, straight } from './group-builder.js';

function chancesToWin(group: PlayingGroup) {
  const steps = chancesInSteps(group);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

const NOBODY_AWAY = { absences: [], weekdays: null };

const sum = (chances: ReadonlyMap<string, number>) => [...chances.values()].reduce((all, each) => all + each, 0);

describe('chances in a group', () => {
  it('BYD-13~ add up to one, favour the stronger, and are the same each time', () => {
    const group = aGroup();
    const chances = chancesToWin(group)!;
    expect(sum(chances)).toBeCloseTo(1, 9);
    expect(chances.get('m1')!).toBeGreaterThan(chances.get('m7')!);
    expect(chancesToWin(group)).toEqual(chances);
  });

  it('BYD-13~ follow results, and are nothing for who has left', () => {
    const group = inFirstRound();
    const [fixture] = group.fixtures;
    const [a, b] = fixture!.sides;
    const winner = Number(a.slice(1)) > Number(b.slice(1)) ? 'A' : 'B';
    const after = hear(group, answerTo(fixture!).played(winner), START, newIds()).group;
    const id = winner === 'A' ? a : b;
    expect(chancesToWin(after)!.get(id)!).toBeGreaterThan(chancesToWin(group)!.get(id)!);
    expect([formOf(after, id), formOf(after, winner === 'A' ? b : a)]).toEqual([['WON'], ['LOST']]);
    const left = leave(group, 'm1', 'ABANDONED', START, newIds()).group;
    expect(chancesToWin(left)!.get('m1')).toBeLessThan(0.01);
  });

  it('BYD-13~ are those of the final that the first two will play, not of the first place', () => {
    const even = aGroup(7, { members: aGroup().members.map((member) => ({ ...member, level: 4 })) });
    const [first, second] = ['m1', 'm2'];
    const all = even.members.map(({ id }) => id);
    const won = (winner: string, loser: string, at: number) => ({
      ...inFirstRound().fixtures[0]!,
      ...{ id: `${winner} ${loser}`, round: null, sides: [winner, loser] as const, state: 'DECIDED' as const },
      players: [[], []] as const,
      decision: playedDecision(straight('A'), new Date(at)),
    });
    const fixtures = all.flatMap((one, i) => all.slice(i + 1).map((other, at) => won(one, other, at)));
    const chances = chancesToWin({ ...even, fixtures })!;
    expect([chances.get(first), chances.get(second)].map((chance) => chance!.toFixed(6))).toEqual([
      '0.500000',
      '0.500000',
    ]);
    expect(chances.get('m3')).toBe(0);
  });

  it('BYD-13~ LEA-06~ ties are broken as in the table: who did not play a match is behind those who did', () => {
    const even = aGroup(7, { members: aGroup().members.map((member) => ({ ...member, level: 4 })) });
    const open = inFirstRound().fixtures[0]!;
    // The first wins all; each of the next three wins against one of the others and loses against another one.
    const beats = (one: number, other: number) => (one === 1 && other === 3 ? false : one < other);
    const fixtures = even.members.flatMap(({ id: one }, i) =>
      even.members.slice(i + 1).map(({ id: other }, at) => {
        const winner = beats(i, i + 1 + at) ? 'A' : 'B';
        const isForfeit = one === 'm1' && other === 'm2';
        const decision = playedDecision(straight(winner), START);
        return {
          ...open,
          ...{ id: `${one} ${other}`, round: null, sides: [one, other] as const, state: 'DECIDED' as const },
          decision: isForfeit ? { ...decision, how: 'FORFEIT' as const, outcome: null, sets: [] } : decision,
        };
      }),
    );
    const group = { ...even, fixtures };
    expect(tableOf(group).map(({ id, points, decidedBy }) => [id, points, decidedBy])).toEqual([
      ['m1', 18, null],
      ['m3', 12, 'POINTS'],
      ['m4', 12, 'LEVEL'],
      ['m2', 12, 'APPW'],
      ...[
        ['m5', 6, 'POINTS'],
        ['m6', 3, 'POINTS'],
        ['m7', 0, 'POINTS'],
      ],
    ]);
    const chances = chancesToWin(group)!;
    expect([chances.get('m1')!, chances.get('m3')!].map((chance) => chance.toFixed(6))).toEqual([
      '0.500000',
      '0.500000',
    ]);
    expect([chances.get('m4'), chances.get('m2')]).toEqual([0, 0]);
  });

  it('BYD-13~ a final is told by the levels of who plays it now, not by those with which the group was formed', () => {
    const group = aGroup(7, { members: aGroup().members.map((member) => ({ ...member, level: 4 })) });
    const match = inFirstRound().fixtures[0]!;
    const final = {
      ...match,
      stage: 'FINAL_LEAGUE' as const,
      sides: ['m1', 'm2'] as const,
      players: [['p1'], ['p2']] as const,
    };
    const inFinal = { ...group, state: 'FINAL' as const, fixtures: [final] };
    const now = (one: number, other: number) =>
      new Map([['p1', one] as const, ['p2', other] as const].map(([id, level]) => [id, { ...NOBODY_AWAY, level }]));
    expect(chanceIn(inFinal, final)).toBeCloseTo(0.5, 9);
    const people = now(4.6, 3.9);
    expect(chanceIn({ ...inFinal, people }, final)!).toBeGreaterThan(0.6);
    expect(chancesToWin({ ...inFinal, people })!.get('m2')!).toBeLessThan(0.4);
    expect(chanceIn({ ...inFinal, people: now(3.9, 4.6) }, final)!).toBeLessThan(0.4);
  });

  it('BYD-13~ those of a match are of who plays it for a team', () => {
    const [first, ...others] = aGroup().members;
    const group = aGroup(7, { members: [{ ...first!, playerIds: ['p1', 'reserve'] }, ...others] });
    const match = { ...inFirstRound().fixtures[0]!, sides: ['m1', 'm2'] as const };
    const people = new Map([['reserve', { ...NOBODY_AWAY, level: 2 }]]);
    const [own, stoodIn] = [['p1'], ['reserve']].map((team) =>
      chanceIn({ ...group, people }, { ...match, players: [team, ['p2']] }),
    );
    expect(stoodIn!).toBeLessThan(own!);
  });

  it('BYD-13~ are those of the final once it is known who plays it, and none when all is settled', () => {
    const group = inFirstRound();
    const final = { ...group.fixtures[0]!, stage: 'FINAL_LEAGUE' as const, sides: ['m1', 'm2'] as const };
    const inFinal = { ...group, state: 'FINAL' as const, fixtures: [final] };
    const chances = chancesToWin(inFinal)!;
    expect(chances.get('m1')).toBe(chanceIn(inFinal, final));
    expect(chances.get('m1')! + chances.get('m2')!).toBeCloseTo(1, 12);
    expect(chances.get('m3')).toBe(0);
    expect(chancesToWin({ ...inFinal, state: 'CLOSED' })).toBeNull();
  });
});
