import { changesBetween } from '../../../src/domain/play/changes.js';
import {
  decideBySupport,
  extendBySupport,
  hear,
  leave,
  remind,
  timeIsUp,
  type MatchNews,
} from '../../../src/domain/play/commands.js';
import { begin, seedsIn } from '../../../src/domain/play/begin.js';
import { needsDecision } from '../../../src/domain/play/fixture-machine.js';
import { progressBetween } from '../../../src/domain/play/progress.js';
import type { PlayOfTournament } from '../../../src/domain/play/play.js';
import { aPlay, beginning, DAY_MS, entriesOf, find, open, START, straight } from './builders.js';

const END = Date.parse('2026-03-07T23:00:00Z');
let version = 0;

const said = (
  play: PlayOfTournament,
  key: string,
  news: Partial<MatchNews> & { kind: MatchNews['kind'] },
  at = START,
) =>
  hear(play, { fixtureId: `cup-${key}`, revision: find(play, key).revision, matchId: 'm', ...news } as MatchNews, at);

const won = (play: PlayOfTournament, key: string, winner: 'A' | 'B' = 'A', revision?: number) =>
  said(play, key, {
    ...{ kind: 'PLAYED', decision: straight(winner), version: ++version },
    ...(revision !== undefined && { revision }),
  });

const keys = (play: PlayOfTournament) => open(play).map(({ id }) => id.slice(4));
const told = (before: PlayOfTournament | null, after: PlayOfTournament) =>
  changesBetween(before, after).map(({ kind, fixture }) => `${kind} ${fixture.id.slice(4)}`);

describe('the beginning', () => {
  it('TRN-01~ groups need six entries; fewer play a play-off', () => {
    const format = 'GROUPS_AND_PLAY_OFF';
    expect(aPlay(5, { format }).groups).toHaveLength(0);
    expect(aPlay(5, { format }).bracket!.places).toHaveLength(8);
    expect(aPlay(6, { format }).groups.map(({ members }) => members.length)).toEqual([3, 3]);
    expect(aPlay(6, { format }).bracket).toBeNull();
  });

  it('TRN-03~ the same seed makes the same draw, another one another; whatever the order of entries', () => {
    const draw = (seed: string, shuffled = false) => {
      const entries = shuffled ? entriesOf(16).reverse() : entriesOf(16);
      return begin(beginning(16, { seed, entries }), START).draw!.places;
    };
    expect(draw('a'.repeat(32), true)).toEqual(draw('a'.repeat(32)));
    expect(draw('b'.repeat(32))).not.toEqual(draw('a'.repeat(32)));
  });

  it('TRN-03~ only those that are drawn as seeds are seeds, by rating; in groups as many as the tournament seeds', () => {
    expect(seedsIn(aPlay(6), null)).toEqual(['e00', 'e01']);
    expect(seedsIn(aPlay(16, { format: 'GROUPS_AND_PLAY_OFF' }), null)).toEqual(['e00', 'e01', 'e02', 'e03']);
    expect(seedsIn(aPlay(16, { format: 'GROUPS_AND_PLAY_OFF' }), 2)).toEqual(['e00', 'e01']);
    expect(aPlay(6, { seeds: 1 }).draw!.seeds).toEqual(['e00']);
    expect(aPlay(3, { seeds: 8 }).draw!.seeds).toHaveLength(2);
  });

  it('TRN-10~ the first round is open for five whole days; the next one is planned', () => {
    const play = aPlay(4);
    expect(play.phases).toMatchObject([
      { stage: 'SEMIFINAL', state: 'OPEN', opensAt: START, closesAt: END },
      { stage: 'FINAL', state: 'PLANNED', closesAt: null },
    ]);
    expect(told(null, play)).toEqual(['READY p1-1', 'READY p1-2']);
  });
});

describe('rounds', () => {
  it('TRN-10~ a round opens once the one before is decided, with a window of its own', () => {
    const first = said(
      aPlay(4),
      'p1-1',
      { kind: 'PLAYED', decision: straight('A'), version: ++version },
      START + DAY_MS,
    );
    expect(keys(first)).toEqual(['p1-2']);
    const second = said(
      first,
      'p1-2',
      { kind: 'PLAYED', decision: straight('A'), version: ++version },
      START + 2 * DAY_MS,
    );
    expect(second.phases).toMatchObject([{ state: 'SETTLED' }, { state: 'OPEN', opensAt: START + 2 * DAY_MS }]);
    expect(find(second, 'p2-1')).toMatchObject({ state: 'READY', closesAt: END + 2 * DAY_MS });
  });

  it('REP-03~ TRN-10~ a round waits for a match that was given more time', () => {
    const later = END + 3 * DAY_MS;
    const extended = said(won(aPlay(4), 'p1-1'), 'p1-2', { kind: 'EXTENDED', closesAt: later });
    expect(timeIsUp(extended, END)).toBe(extended);
    expect(find(extended, 'p2-1').state).toBe('WAITING');
    expect(told(extended, timeIsUp(extended, later))).toEqual(['EXPIRED p1-2']);
  });

  it('TRN-16~ goes on, is out, has won: told once, and not to those who left', () => {
    const play = aPlay(4);
    const after = won(play, 'p1-1');
    const [a, b] = find(play, 'p1-1').sides;
    expect(progressBetween(play, after)).toEqual(
      expect.arrayContaining([
        { entryId: a, progress: 'ADVANCED', stage: 'FINAL' },
        { entryId: b, progress: 'ELIMINATED', stage: 'SEMIFINAL' },
      ]),
    );
    const [goesOn, leaver] = find(after, 'p1-2').sides;
    const left = leave(after, leaver, 'ABANDONED', START);
    expect(left.ok && progressBetween(after, left.value)).toEqual([
      { entryId: goesOn, progress: 'ADVANCED', stage: 'FINAL' },
    ]);
  });

  it('TRN-10~ whoever keeps the match is not told to withdraw what it has ended itself', () => {
    const play = aPlay(4);
    expect(told(play, won(play, 'p1-1'))).toEqual(['DECIDED p1-1']);
    const closing = timeIsUp(play, END);
    const silent = said(closing, 'p1-1', { kind: 'EXPIRED', tried: { A: true, B: false } });
    expect(told(closing, silent)).toEqual(['DECIDED p1-1']);
    const decided = decideBySupport(play, 'cup-p1-1', 'A', START);
    expect(decided.ok && told(play, decided.value)).toEqual(['WITHDRAWN p1-1', 'DECIDED p1-1']);
  });
});

describe('the end of a window', () => {
  const expired = (tried: { A: boolean; B: boolean }) =>
    said(timeIsUp(aPlay(2), END), 'p1-1', { kind: 'EXPIRED', tried });

  it('MAT-21 who did nothing loses; both, if neither did; if both tried, the lot of the recorded seed decides', () => {
    expect(find(expired({ A: false, B: true }), 'p1-1').outcome).toMatchObject({ how: 'FORFEIT', winner: 'B', rule: 'ONE_SILENT' }); // oxfmt-ignore
    expect(find(expired({ A: false, B: false }), 'p1-1').outcome).toMatchObject({
      how: 'DOUBLE_FORFEIT',
      winner: null,
    });
    const lot = find(expired({ A: true, B: true }), 'p1-1').outcome;
    expect(lot).toMatchObject({ how: 'LOT', rule: 'BOTH_TRIED' });
    expect(find(expired({ A: true, B: true }), 'p1-1').outcome).toEqual(lot);
  });

  it('TRN-10~ the answer counts once: later ones, and those about another pair, change nothing', () => {
    const decided = expired({ A: false, B: true });
    expect(said(decided, 'p1-1', { kind: 'EXPIRED', tried: { A: true, B: false } })).toBe(decided);
    const closing = timeIsUp(aPlay(2), END);
    expect(said(closing, 'p1-1', { kind: 'EXPIRED', revision: 2, tried: { A: true, B: false } })).toBe(closing);
    expect(said(closing, 'p1-1', { kind: 'EXPIRED', fixtureId: 'other', tried: { A: true, B: false } })).toBe(closing);
  });

  it('TRN-16~ is told a day before, once; again for a later end', () => {
    const play = aPlay(2);
    expect(remind(play, END - DAY_MS - 1).ending).toEqual([]);
    const first = remind(play, END - DAY_MS);
    expect(first.ending.map(({ id }) => id)).toEqual(['cup-p1-1']);
    expect(remind(first.play, END - 1).ending).toEqual([]);
    const more = said(first.play, 'p1-1', { kind: 'EXTENDED', closesAt: END + 3 * DAY_MS });
    expect(remind(more, END - 1).ending).toEqual([]);
    expect(remind(more, END + 2 * DAY_MS).ending).toHaveLength(1);
    expect(remind(play, END).ending).toEqual([]);
  });

  it('TRN-16~ is not told of as unplayed once its result was entered, unless that was of another pair', () => {
    const entered = { kind: 'RESULT_ENTERED', matchId: 'm' } as const;
    const play = aPlay(2);
    const waiting = said(play, 'p1-1', entered);
    expect(find(waiting, 'p1-1')).toMatchObject({ state: 'READY', hasResult: true });
    expect(remind(waiting, END - 1)).toEqual({ play: waiting, ending: [] });
    expect(said(waiting, 'p1-1', entered)).toBe(waiting);
    expect(said(play, 'p1-1', { ...entered, revision: 2 })).toBe(play);
    expect(open(timeIsUp(waiting, END))).toMatchObject([{ state: 'CLOSING' }]);
  });

  it('TRN-16~ is not told of as unplayed while a no-show waits for an answer, and then is, late rather than never', () => {
    const play = aPlay(2);
    const reported = said(play, 'p1-1', { kind: 'NO_SHOW_REPORTED' });
    expect(remind(reported, END - 1)).toEqual({ play: reported, ending: [] });
    expect(said(reported, 'p1-1', { kind: 'NO_SHOW_REPORTED' })).toBe(reported);
    expect(said(play, 'p1-1', { kind: 'NO_SHOW_REPORTED', revision: 2 })).toBe(play);
    const denied = said(reported, 'p1-1', { kind: 'NO_SHOW_DENIED' });
    expect(remind(denied, END - 1).ending.map(({ id }) => id)).toEqual(['cup-p1-1']);
  });
});

const waiting = (play: PlayOfTournament) => play.fixtures.filter(needsDecision).map(({ id }) => id.slice(4));

describe('corrections', () => {
  const final = () => won(won(aPlay(4), 'p1-1'), 'p1-2');

  it('TRN-03~ the next side is replaced by a new revision while its match has no result', () => {
    const before = final();
    const after = won(before, 'p1-1', 'B');
    expect(find(after, 'p2-1')).toMatchObject({ revision: 2, state: 'READY', sides: [find(before, 'p1-1').sides[1], find(before, 'p1-2').sides[0]] }); // oxfmt-ignore
    expect(told(before, after)).toEqual(['DECIDED p1-1', 'READY p2-1']);
  });

  it('TRN-03~ once the next match has a result, the correction is left to support', () => {
    const over = won(final(), 'p2-1');
    const after = won(over, 'p1-1', 'B');
    expect(after.bracket).toEqual(over.bracket);
    expect(told(over, after)).toEqual([]);
    expect(waiting(over)).toEqual([]);
    expect(waiting(after)).toEqual(['p1-1']);
  });

  it('TRN-03~ ADM-04~ such a correction waits until support lets the result stand, or it is taken back', () => {
    const late = won(won(final(), 'p2-1'), 'p1-1', 'B');
    expect(decideBySupport(late, 'cup-p1-1', 'B', START)).toMatchObject({ code: 'FIXTURE_DECIDED' });
    const stands = decideBySupport(late, 'cup-p1-1', 'A', START);
    if (!stands.ok) throw new Error(stands.code);
    expect(waiting(stands.value)).toEqual([]);
    expect(find(stands.value, 'p1-1').outcome).toEqual(find(late, 'p1-1').outcome);
    expect(decideBySupport(stands.value, 'cup-p1-1', 'A', START)).toMatchObject({ code: 'FIXTURE_DECIDED' });
    expect(waiting(won(late, 'p1-1', 'A'))).toEqual([]);
  });

  it('TRN-03~ the newer of two results counts, whichever comes first', () => {
    const play = aPlay(4);
    const newer = said(play, 'p1-1', { kind: 'PLAYED', decision: straight('B'), version: 900 });
    expect(said(newer, 'p1-1', { kind: 'PLAYED', decision: straight('A'), version: 899 })).toBe(newer);
    expect(said(newer, 'p1-1', { kind: 'PLAYED', decision: straight('A'), version: 900 })).toBe(newer);
  });

  it('TRN-03~ a new pair whose match is not made, as the former one has a result, is left to support', () => {
    const corrected = won(final(), 'p1-1', 'B');
    const stuck = said(corrected, 'p2-1', { kind: 'WITHDRAWN' });
    expect(find(stuck, 'p2-1')).toMatchObject({ state: 'CLOSING', leftToSupport: true });
    expect(waiting(stuck)).toEqual(['p2-1']);
    expect(won(stuck, 'p2-1', 'A', 1)).toBe(stuck);
    expect(timeIsUp(stuck, END * 2)).toBe(stuck);
    const decided = decideBySupport(stuck, 'cup-p2-1', 'A', START);
    expect(decided.ok && decided.value.completedAt).toBe(START);
    expect(decided.ok && waiting(decided.value)).toEqual([]);
  });

  it('TRN-03~ a double forfeit that turns out to be a win brings its winner back to the next match', () => {
    const nobody = said(won(aPlay(4), 'p1-2'), 'p1-1', { kind: 'EXPIRED', tried: { A: false, B: false } });
    expect(nobody.completedAt).not.toBeNull();
    const corrected = decideBySupport(nobody, 'cup-p1-1', 'B', START);
    expect(corrected.ok && find(corrected.value, 'p2-1')).toMatchObject({ state: 'READY', revision: 1 });
  });

  it('TRN-11~ in a group they count in its table; who goes on instead takes the place in the play-off', () => {
    let play = aPlay(6, { format: 'GROUPS_AND_PLAY_OFF' });
    for (const { id, sides } of open(play)) play = won(play, id.slice(4), sides[0]! < sides[1]! ? 'A' : 'B');
    expect(play.bracket!.places).toEqual(expect.arrayContaining(['e00', 'e01', 'e02', 'e03']));
    // second and third of the first group change places
    const [, second, third] = play.groups[0]!.members.map(({ id }) => id);
    const between = play.fixtures.find(({ group, sides }) => group === 1 && sides.includes(second!) && sides.includes(third!))!; // oxfmt-ignore
    const after = won(play, between.id.slice(4), between.sides[0] === third ? 'A' : 'B');
    expect(after.bracket!.places).toContain(third);
    expect(after.bracket!.places).not.toContain(second);
    const decided = after.fixtures.find(({ group, sides }) => group === null && sides.includes(third!))!;
    expect(decided).toMatchObject({ state: 'READY', revision: 2 });
    const late = won(won(play, keys(play)[0]!), keys(play)[1]!);
    const kept = won(late, between.id.slice(4), between.sides[0] === third ? 'A' : 'B');
    expect(kept.bracket!.places).toEqual(late.bracket!.places);
    expect([waiting(after), waiting(kept)]).toEqual([[], [between.id.slice(4)]]);
  });
});

describe('leaving', () => {
  it('TRN-15~ later matches become forfeits, earlier results stand', () => {
    const play = won(aPlay(4), 'p1-1');
    const [winner] = find(play, 'p1-1').sides;
    const left = leave(play, winner, 'ABANDONED', START);
    if (!left.ok) throw new Error(left.code);
    expect(find(left.value, 'p1-1').outcome).toEqual(find(play, 'p1-1').outcome);
    const end = won(left.value, 'p1-2');
    expect(find(end, 'p2-1').outcome).toMatchObject({ how: 'FORFEIT', winner: 'B', rule: 'ABANDONED' });
    expect(end.completedAt).toBe(START);
    expect(leave(left.value, winner, 'EXCLUDED', START)).toMatchObject({ code: 'ENTRY_OUT_ALREADY' });
    expect(leave(play, 'nobody', 'EXCLUDED', START)).toMatchObject({ code: 'ENTRY_NOT_FOUND' });
    expect(leave(end, find(end, 'p2-1').sides[1], 'EXCLUDED', START)).toMatchObject({ code: 'TOURNAMENT_OVER' });
  });

  it('TRN-15~ a result from before that arrives late still stands', () => {
    const play = aPlay(4);
    const [, loser] = find(play, 'p1-1').sides;
    const left = leave(play, loser, 'EXCLUDED', START);
    if (!left.ok) throw new Error(left.code);
    expect(told(play, left.value)).toEqual(['WITHDRAWN p1-1', 'DECIDED p1-1']);
    const late = won(left.value, 'p1-1', 'B');
    expect(find(late, 'p1-1').outcome).toMatchObject({ how: 'PLAYED', winner: 'B' });
    expect(find(won(late, 'p1-2'), 'p2-1').outcome).toMatchObject({ how: 'FORFEIT', rule: 'EXCLUDED', winner: 'B' });
  });

  it('TRN-15~ who leaves during the groups plays no play-off while somebody else can', () => {
    let play = aPlay(6, { format: 'GROUPS_AND_PLAY_OFF' });
    for (const { id, sides } of open(play).slice(0, -1))
      play = won(play, id.slice(4), sides[0]! < sides[1]! ? 'A' : 'B');
    const left = leave(play, 'e00', 'ABANDONED', START);
    if (!left.ok) throw new Error(left.code);
    const [last] = keys(left.value);
    const end = won(left.value, last!);
    expect(end.bracket!.places).not.toContain('e00');
  });
});

describe('support', () => {
  it('ADM-04~ is refused what cannot be', () => {
    const play = aPlay(4);
    expect(decideBySupport(play, 'none', 'A', START)).toMatchObject({ code: 'FIXTURE_NOT_FOUND' });
    expect(decideBySupport(play, 'cup-p2-1', 'A', START)).toMatchObject({ code: 'WRONG_STATE' });
    expect(decideBySupport(won(play, 'p1-1'), 'cup-p1-1', 'A', START)).toMatchObject({ code: 'FIXTURE_DECIDED' });
    const wish = { days: 1, seenClose: END };
    expect(extendBySupport(play, 'none', wish)).toMatchObject({ code: 'FIXTURE_NOT_FOUND' });
    expect(extendBySupport(timeIsUp(play, END), 'cup-p1-1', wish)).toMatchObject({ code: 'WRONG_STATE' });
    expect(extendBySupport(won(play, 'p1-1'), 'cup-p1-1', wish)).toMatchObject({ code: 'FIXTURE_DECIDED' });
    expect(extendBySupport(play, 'cup-p1-1', { days: 2, seenClose: END - 1 })).toMatchObject({
      code: 'FIXTURE_CHANGED',
    });
  });
});
