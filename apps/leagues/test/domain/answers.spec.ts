import fc from 'fast-check';
import { correct, hear, hearEntered, hearNoShow, type Answer } from '../../src/domain/play/answers.js';
import { dueAtOf, tableOf, type PlayingGroup } from '../../src/domain/play/group.js';
import { decideBySupport, leave } from '../../src/domain/play/leaving.js';
import { hearExtended, passTime } from '../../src/domain/play/passing-time.js';
import { challenge } from '../../src/domain/play/rounds.js';
import { answerTo, fixtureIn, inFirstRound, kindsOf, newIds, START, straight, TIMES } from './group-builder.js';

const now = START;
const heard = (group: PlayingGroup, answer: Answer) => hear(group, answer, now, newIds());
const END = TIMES.rounds[0]!.endsAt;

describe('the end of a match', () => {
  const group = inFirstRound();
  const fixture = group.fixtures[0]!;
  const to = answerTo(fixture);
  const closing = () => fixtureIn(passTime(group, END, newIds()).group, fixture.id);

  it('MAT-21~ asks its match at the end of its window, once, and decides by the answer', () => {
    const early = passTime(group, new Date(+END - 1), newIds());
    expect(kindsOf(early)).not.toContain('EXPIRED');
    const late = passTime(group, END, newIds());
    expect(kindsOf(late).filter((kind) => kind === 'EXPIRED')).toHaveLength(group.fixtures.length);
    expect(closing()).toMatchObject({ state: 'CLOSING', decision: null });
    expect(kindsOf(passTime(late.group, END, newIds()))).not.toContain('EXPIRED');
  });

  it.each([
    [true, false, 'FORFEIT', 'A', 'ONE_SILENT'],
    [false, true, 'FORFEIT', 'B', 'ONE_SILENT'],
    [false, false, 'DOUBLE_FORFEIT', null, 'BOTH_SILENT'],
  ] as const)('MAT-21~ A tried: %s, B tried: %s → %s, winner %s', (a, b, how, winner, rule) => {
    const { group: after, events } = heard(group, to.expired(a, b));
    expect(fixtureIn(after, fixture.id)).toMatchObject({ state: 'DECIDED', decision: { how, winner, rule } });
    expect(fixtureIn(after, fixture.id).decision!.facts).toEqual({ tried: { A: a, B: b } });
    expect(events.map(({ kind }) => kind)).toEqual(['DECIDED']);
  });

  it('MAT-21~ where both tried a lot decides, the same whenever it is drawn, and both ways over many matches', () => {
    const lot = (seed: string) =>
      fixtureIn(heard({ ...group, seed }, to.expired(true, true)).group, fixture.id).decision!;
    expect(lot(group.seed)).toMatchObject({ how: 'LOT', rule: 'BOTH_TRIED' });
    expect(lot(group.seed)).toEqual(lot(group.seed));
    const winners = Array.from({ length: 64 }, (_, i) => lot(i.toString(16).padStart(32, '0')).winner);
    expect(new Set(winners)).toEqual(new Set(['A', 'B']));
  });

  it.each([
    [true, false],
    [false, true],
    [false, false],
  ])('LEA-05~ MAT-21~ a challenge with A tried: %s, B tried: %s lapses without a loss', (a, b) => {
    const [one, other] = [group.members[0]!.id, group.members.at(-1)!.id];
    const made = challenge(group, { by: one, opponent: other }, TIMES.rounds[1]!.startsAt, () => 'challenge');
    if (!made.ok) throw new Error(made.code);
    const id = made.value.fixture.id;
    const closingNow = passTime(made.value.group, made.value.fixture.closesAt, newIds()).group;
    const { group: after, events } = heard(closingNow, answerTo({ id, revision: 1 }).expired(a, b));
    expect(fixtureIn(after, id)).toMatchObject({ state: 'VOID', decision: null });
    expect(events).toEqual([]);
    expect(tableOf(after)).toEqual(tableOf(closingNow));
    const tried = heard(closingNow, answerTo({ id, revision: 1 }).expired(true, true)).group;
    expect(fixtureIn(tried, id).decision).toMatchObject({ how: 'LOT' });
  });

  it('REP-04~ who leaves with it loses it', () => {
    const { group: after } = heard(group, to.abandoned('A'));
    expect(fixtureIn(after, fixture.id).decision).toMatchObject({ how: 'FORFEIT', winner: 'B', rule: 'ABANDONED' });
  });

  it('changes nothing again, of another revision, or for an unknown match', () => {
    const after = heard(group, to.played('A')).group;
    for (const answer of [to.played('A'), to.expired(false, false), to.abandoned('B'), to.withdrawn()])
      expect(heard(after, answer).group).toBe(after);
    for (const other of [
      { id: fixture.id, revision: 2 },
      { id: 'none', revision: 1 },
    ])
      expect(heard(group, answerTo(other).played('A')).group).toBe(group);
  });

  it('REP-03~ more time that players took counts, also when time was just said to be up', () => {
    const later = new Date(+END + 3 * 86_400_000);
    const extended = { fixtureId: fixture.id, revision: 1, closesAt: later };
    const { group: expired } = passTime(group, END, newIds());
    const open = hearExtended(expired, extended).group;
    expect(fixtureIn(open, fixture.id)).toMatchObject({ state: 'READY', closesAt: later });
    expect(hearExtended(open, extended).group).toBe(open);
    expect(hearExtended(group, { ...extended, closesAt: new Date(+END - 1) }).group).toBe(group);
    expect(kindsOf(passTime(open, later, newIds()))).toContain('EXPIRED');
  });

  it('tells a day before that it is about to end, once', () => {
    const warning = new Date(+END - 86_400_000);
    expect(kindsOf(passTime(group, new Date(+warning - 1), newIds()))).toEqual([]);
    const told = passTime(group, warning, newIds());
    expect(kindsOf(told)).toEqual(group.fixtures.map(() => 'WINDOW_CLOSING'));
    expect(kindsOf(passTime(told.group, warning, newIds()))).toEqual([]);
  });

  it('is not told of as unplayed once its result was entered; that of another revision is not it', () => {
    const warning = new Date(+END - 86_400_000);
    const about = { fixtureId: fixture.id, revision: fixture.revision };
    const entered = hearEntered(group, about).group;
    const told = passTime(entered, warning, newIds());
    expect(told.events.map((event) => 'fixture' in event && event.fixture.id)).toEqual(
      group.fixtures.filter(({ id }) => id !== fixture.id).map(({ id }) => id),
    );
    expect(dueAtOf(told.group)).toEqual(END);
    expect(hearEntered(entered, about).group).toBe(entered);
    expect(hearEntered(group, { ...about, revision: 2 }).group).toBe(group);
  });

  it('is not told of as unplayed while a no-show waits for an answer, and then is, late rather than never', () => {
    const warning = new Date(+END - 86_400_000);
    const about = { fixtureId: fixture.id, revision: fixture.revision };
    const told = (change: PlayingGroup) =>
      passTime(change, warning, newIds()).events.map((event) => 'fixture' in event && event.fixture.id);
    const reported = hearNoShow(group, { ...about, isOpen: true }).group;
    expect(told(reported)).not.toContain(fixture.id);
    const { group: waiting } = passTime(reported, warning, newIds());
    expect(dueAtOf(waiting)).toEqual(END);
    const denied = hearNoShow(waiting, { ...about, isOpen: false }).group;
    expect(dueAtOf(denied)).toEqual(warning);
    expect(told(denied)).toEqual([fixture.id]);
    expect(hearNoShow(reported, { ...about, isOpen: true }).group).toBe(reported);
    expect(hearNoShow(group, { ...about, isOpen: true, revision: 2 }).group).toBe(group);
  });

  it('TRN-15~ a member who left loses what is open, and what was played stands', () => {
    const played = heard(group, to.played('A')).group;
    const [, second] = played.fixtures;
    const left = leave(played, second!.sides[0], 'EXCLUDED', now, newIds());
    expect(left.events).toEqual([expect.objectContaining({ kind: 'WITHDRAWN', reason: 'EXCLUDED' })]);
    expect(fixtureIn(left.group, fixture.id).decision).toMatchObject({ how: 'PLAYED' });
    const forfeited = heard(left.group, answerTo(second!).withdrawn()).group;
    expect(fixtureIn(forfeited, second!.id).decision).toMatchObject({ how: 'FORFEIT', winner: 'B', rule: 'EXCLUDED' });
    const counted = heard(left.group, answerTo(second!).played('A')).group;
    expect(fixtureIn(counted, second!.id).decision).toMatchObject({ how: 'PLAYED', winner: 'A' });
    const again = leave(left.group, second!.sides[0], 'ABANDONED', now, newIds());
    expect(again.group).toBe(left.group);
  });

  it('where both have left, both lose', () => {
    const one = leave(group, fixture.sides[0], 'ABANDONED', now, newIds()).group;
    const both = leave(one, fixture.sides[1], 'EXCLUDED', now, newIds()).group;
    const { decision } = fixtureIn(heard(both, to.withdrawn()).group, fixture.id);
    expect(decision).toMatchObject({ how: 'DOUBLE_FORFEIT', winner: null });
  });

  it('ADM-04~ support decides, unless it has a result already', () => {
    const outcome = decideBySupport(group, fixture, { winner: null, by: 'sam', reason: 'Court closed' });
    const asked = outcome.ok ? outcome.value.group : group;
    expect(fixtureIn(heard(asked, to.withdrawn()).group, fixture.id).decision).toMatchObject({
      ...{ how: 'DOUBLE_FORFEIT', rule: 'BY_SUPPORT', by: 'sam', facts: { reason: 'Court closed' } },
    });
    expect(fixtureIn(heard(asked, to.played('B')).group, fixture.id).decision).toMatchObject({ how: 'PLAYED' });
    const decided = heard(asked, to.withdrawn()).group;
    const again = decideBySupport(decided, fixtureIn(decided, fixture.id), { winner: 'A', by: 'sam', reason: 'x' });
    expect(again).toMatchObject({ ok: false, code: 'FIXTURE_DECIDED' });
  });
});

describe('a corrected result', () => {
  const group = inFirstRound();
  const fixture = group.fixtures[0]!;
  const corrected = (version: number, winner: 'A' | 'B' = 'B') => ({
    ...{ fixtureId: fixture.id, revision: 1, matchId: 'm', at: now, version, result: straight(winner) },
  });

  it('counts in whatever order it comes with the one before it', () => {
    const first = heard(group, answerTo(fixture).played('A')).group;
    const inOrder = correct(first, corrected(20), now, newIds()).group;
    const early = correct(group, corrected(20), now, newIds()).group;
    const outOfOrder = heard(early, answerTo(fixture).played('A')).group;
    for (const each of [inOrder, outOfOrder])
      expect(fixtureIn(each, fixture.id).decision).toMatchObject({ how: 'PLAYED', winner: 'B' });
    expect(correct(inOrder, corrected(20, 'A'), now, newIds()).group).toBe(inOrder);
    expect(correct(inOrder, corrected(15, 'A'), now, newIds()).group).toBe(inOrder);
    expect(inOrder.version).toBe(2);
  });
});

describe('answers in any order, as often as one likes', () => {
  it('decide each match once, by the first of its revision', () => {
    const group = inFirstRound();
    const answer = fc.constantFrom(...group.fixtures).chain((fixture) => {
      const to = answerTo(fixture);
      return fc.constantFrom(to.played('A'), to.played('B'), to.expired(true, true), to.abandoned('A'));
    });
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 12 }), (answers) => {
        const ids = newIds();
        let at = group;
        const told: string[] = [];
        for (const each of answers) {
          const change = hear(at, each, now, ids);
          at = change.group;
          told.push(...change.events.flatMap((event) => (event.kind === 'DECIDED' ? [event.fixture.id] : [])));
        }
        expect(new Set(told).size).toBe(told.length);
        expect(new Set(told)).toEqual(new Set(answers.map(({ fixtureId }) => fixtureId)));
        for (const id of told) {
          const first = answers.find(({ fixtureId }) => fixtureId === id)!;
          const { how } = fixtureIn(at, id).decision!;
          expect(how).toBe({ PLAYED: 'PLAYED', EXPIRED: 'LOT', ABANDONED: 'FORFEIT', WITHDRAWN: '' }[first.how]);
        }
      }),
    );
  });
});
