import { hear } from '../../src/domain/play/answers.js';
import { chanceIn, chancesInSteps } from '../../src/domain/play/chances.js';
import type { PlayingGroup } from '../../src/domain/play/group.js';
import { formOf } from '../../src/domain/play/form.js';
import { leave } from '../../src/domain/play/leaving.js';
import { aGroup, answerTo, inFirstRound, newIds, START } from './group-builder.js';

function chancesToWin(group: PlayingGroup) {
  const steps = chancesInSteps(group);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

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
