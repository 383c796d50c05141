import { correct, hear } from '../../src/domain/play/answers.js';
import { needsDecision } from '../../src/domain/play/fixture.js';
import { dueAtOf, finalOf, type PlayingGroup } from '../../src/domain/play/group.js';
import { leave } from '../../src/domain/play/leaving.js';
import { passTime } from '../../src/domain/play/passing-time.js';
import { aGroup, answerTo, fixtureIn, newIds, straight, TIMES } from './group-builder.js';

const FINALS = TIMES.final.startsAt;
const ids = newIds();

/** All rounds, in each match of which the stronger member won; nothing is left to be played. */
function afterRounds(size = 7): PlayingGroup {
  let group = aGroup(size);
  for (const { startsAt } of TIMES.rounds) {
    group = passTime(group, startsAt, ids).group;
    for (const fixture of group.fixtures.filter(({ state }) => state === 'READY')) {
      const winner = Number(fixture.sides[0].slice(1)) < Number(fixture.sides[1].slice(1)) ? 'A' : 'B';
      group = hear(group, answerTo(fixture, startsAt).played(winner), startsAt, ids).group;
    }
  }
  return group;
}

const inFinal = (group = afterRounds()) => passTime(group, FINALS, ids).group;
const lastDecided = (group: PlayingGroup, memberId: string) =>
  group.fixtures.filter(({ sides, stage }) => sides.includes(memberId) && stage === 'ROUND_ROBIN');

describe('the final of a group', () => {
  it('LEA-06~ is played by the first two, once the rounds are over and all is decided', () => {
    const rounds = afterRounds();
    expect(rounds.roundsOpened).toBe(9);
    expect(dueAtOf(rounds)).toEqual(FINALS);
    expect(passTime(rounds, new Date(+FINALS - 1), ids).group.state).toBe('PLAYING');
    const group = inFinal(rounds);
    expect(group.state).toBe('FINAL');
    expect(finalOf(group)).toMatchObject({ sides: ['m1', 'm2'], closesAt: TIMES.endsAt, revision: 1 });
    const open = { ...rounds.fixtures[0]!, state: 'CLOSING' as const, decision: null };
    const waiting = { ...rounds, fixtures: [open, ...rounds.fixtures.slice(1)] };
    expect(passTime(waiting, FINALS, ids).group.state).toBe('PLAYING');
    expect(hear(waiting, answerTo(open).played('A'), FINALS, ids).group.state).toBe('FINAL');
  });

  it('decides the group: the winner and the second', () => {
    const group = inFinal();
    const { group: closed, events } = hear(group, answerTo(finalOf(group)!).played('B'), FINALS, ids);
    expect(closed).toMatchObject({ state: 'CLOSED', winnerId: 'm2', secondId: 'm1' });
    expect(events.map(({ kind }) => kind)).toEqual(['DECIDED', 'CLOSED']);
  });

  it('has no winner where neither tried to play it', () => {
    const group = inFinal();
    const { group: closed } = hear(group, answerTo(finalOf(group)!).expired(false, false), FINALS, ids);
    expect(closed).toMatchObject({ state: 'CLOSED', winnerId: null, secondId: null });
  });

  it('leaves out who has left, and is not played by one alone', () => {
    const rounds = afterRounds();
    const without = leave(rounds, 'm1', 'ABANDONED', FINALS, ids).group;
    expect(finalOf(without)).toMatchObject({ sides: ['m2', 'm3'] });
    const before = new Date(+FINALS - 1);
    let alone = rounds;
    for (const id of ['m1', 'm3', 'm4', 'm5', 'm6', 'm7']) alone = leave(alone, id, 'EXCLUDED', before, ids).group;
    expect(inFinal(alone)).toMatchObject({ state: 'CLOSED', winnerId: 'm2', secondId: null });
  });

  it('is lost by a finalist who leaves', () => {
    const left = leave(inFinal(), 'm1', 'ABANDONED', FINALS, ids).group;
    const { group } = hear(left, answerTo(finalOf(left)!).withdrawn(), FINALS, ids);
    expect(group).toMatchObject({ state: 'CLOSED', winnerId: 'm2', secondId: 'm1' });
  });
});

describe('a correction after the rounds', () => {
  /** Somebody loses all; where that is m2, m3 is second. */
  function corrected(group: PlayingGroup, loser = 'm2', from = 100): PlayingGroup {
    let version = from;
    for (const { id, sides } of lastDecided(group, loser)) {
      const what = { fixtureId: id, revision: 1, matchId: 'm', at: FINALS, version: (version += 1) };
      const result = straight(sides[0] === loser ? 'B' : 'A');
      group = correct(group, { ...what, result }, FINALS, ids).group;
    }
    return group;
  }

  it('puts others into the final as a new revision, and an answer of the former one is out of date', () => {
    const before = inFinal();
    const after = corrected(before);
    expect(finalOf(after)).toMatchObject({ sides: ['m1', 'm3'], revision: 2, state: 'READY' });
    expect(hear(after, answerTo(finalOf(before)!).withdrawn(), FINALS, ids).group).toBe(after);
  });

  it('leaves those in the final who have a result there already', () => {
    const before = inFinal();
    const first = answerTo(finalOf(before)!);
    const after = corrected(before);
    const kept = hear(after, answerTo(finalOf(after)!).withdrawn(), FINALS, ids).group;
    expect(finalOf(kept)).toMatchObject({ sides: ['m1', 'm2'], revision: 1, isKept: true });
    expect([after, kept].map((each) => needsDecision(finalOf(each)!))).toEqual([false, true]);
    const decided = hear(kept, first.played('B'), FINALS, ids).group;
    expect(decided).toMatchObject({ state: 'CLOSED', winnerId: 'm2' });
    expect(needsDecision(finalOf(decided)!)).toBe(false);
    const atOnce = hear(after, first.played('B'), FINALS, ids).group;
    expect(atOnce).toMatchObject({ state: 'CLOSED', winnerId: 'm2' });
    expect(finalOf(corrected(kept, 'm7', 200))).toMatchObject({ sides: ['m1', 'm2'], revision: 1 });
  });

  it('of the final itself makes another winner', () => {
    const group = inFinal();
    const final = finalOf(group)!;
    const closed = hear(group, answerTo(final).played('A'), FINALS, ids).group;
    const what = { fixtureId: final.id, revision: 1, matchId: 'm', at: FINALS, version: 50, result: straight('B') };
    const change = correct(closed, what, FINALS, ids);
    expect(change.group).toMatchObject({ winnerId: 'm2', secondId: 'm1' });
    expect(change.events.map(({ kind }) => kind)).toEqual(['DECIDED', 'CLOSED']);
    expect(fixtureIn(change.group, final.id).decision).toMatchObject({ winner: 'B' });
  });
});
