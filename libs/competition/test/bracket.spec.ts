import {
  abandon,
  changedFixtures,
  decide,
  placingsOf,
  reachedBy,
  replace,
  startBracket,
  type Decision,
} from '../src/index.js';
import { after, both, fixtureOf, forfeit, meeting, straight, valueOf } from './brackets.js';

const FOUR = ['ana', 'ben', 'carla', 'david'];
const EIGHT = [...FOUR, 'eva', 'fred', 'gina', 'hugo'];

describe('a bracket', () => {
  it('TRN-03~ takes winners on to the final, and byes at once', () => {
    const started = startBracket(['ana', null, 'carla', 'david']);
    expect(fixtureOf(started, '1-1').decision).toEqual({ kind: 'BYE', winner: 'A' });
    expect(meeting(started, '2-1')).toBe('ana-?');
    const semifinal = after(started, ['1-2', { ...straight, winner: 'B' }]);
    expect([meeting(semifinal, '2-1'), fixtureOf(semifinal, '2-1')]).toMatchObject([
      'ana-david',
      { round: 'FINAL', revision: 1, decision: null },
    ]);
    expect(placingsOf(semifinal)).toBeNull();
    const over = after(semifinal, ['2-1', straight]);
    expect(placingsOf(over)).toEqual({ winner: 'ana', second: 'david', semifinalists: ['carla'] });
    expect([...reachedBy(over)]).toEqual([
      ['ana', 'WINNER'],
      ['carla', 'SEMIFINAL'],
      ['david', 'FINAL'],
    ]);
  });

  it('TRN-13~ names winner, second and semifinalists', () => {
    const over = after(
      startBracket(EIGHT),
      ['1-1', straight],
      ['1-2', straight],
      ['1-3', straight],
      ['1-4', straight],
      ['2-1', straight],
      ['2-2', straight],
      ['3-1', straight],
    );
    expect(placingsOf(over)).toEqual({ winner: 'ana', second: 'eva', semifinalists: ['carla', 'gina'] });
  });

  it('TRN-03~ the same result again changes nothing, nor does one for sides that no longer meet', () => {
    const started = startBracket(FOUR);
    const semifinals = after(started, ['1-1', straight], ['1-2', straight]);
    expect(valueOf(decide(semifinals, '1-1', 1, straight))).toBe(semifinals);
    const corrected = after(semifinals, ['1-1', forfeit('B')]);
    expect([meeting(corrected, '2-1'), fixtureOf(corrected, '2-1').revision]).toEqual(['ben-carla', 2]);
    expect(decide(corrected, '2-1', 1, straight)).toEqual({ ok: false, code: 'OUTDATED' });
    expect(changedFixtures(semifinals, corrected).map(({ id }) => id)).toEqual(['1-1', '2-1']);
  });

  it('TRN-03~ a correction replaces the next side until that match has a result', () => {
    const final = after(startBracket(EIGHT), ['1-1', straight], ['1-2', straight], ['2-1', straight]);
    expect(decide(final, '1-1', 1, forfeit('B'))).toEqual({
      ok: false,
      code: 'NEXT_MATCH_DECIDED',
      data: { fixture: '2-1' },
    });
    // the score may still be put right
    const score: Decision = { ...straight, sets: straight.sets.slice(0, 1) };
    expect(meeting(after(final, ['1-1', score]), '2-1')).toBe('ana-carla');
    expect(meeting(after(final, ['2-1', { kind: 'LOT', winner: 'B' }]), '3-1')).toBe('carla-?');
  });

  it('TRN-03~ a correction reaches through byes', () => {
    const open = after(startBracket(EIGHT), ['1-1', straight], ['1-2', both]);
    expect([fixtureOf(open, '2-1').decision, meeting(open, '3-1')]).toEqual([{ kind: 'BYE', winner: 'A' }, 'ana-?']);
    const corrected = after(open, ['1-1', forfeit('B')]);
    expect(meeting(corrected, '3-1')).toBe('ben-?');
    const met = after(corrected, ['1-2', straight]);
    expect([meeting(met, '2-1'), meeting(met, '3-1'), fixtureOf(met, '2-1').revision]).toEqual(['ben-carla', '?-?', 1]);
    const far = after(open, ['1-3', straight], ['1-4', straight], ['2-2', straight], ['3-1', straight]);
    expect(decide(far, '1-1', 1, forfeit('B'))).toMatchObject({ code: 'NEXT_MATCH_DECIDED', data: { fixture: '3-1' } });
  });

  it('TRN-10~ a double forfeit leaves no hole: the next side has a bye', () => {
    const halves = after(startBracket(EIGHT), ['1-1', both], ['1-2', both], ['1-3', straight], ['1-4', straight]);
    expect([meeting(halves, '2-1'), fixtureOf(halves, '2-1').decision]).toEqual([
      'bye-bye',
      { kind: 'BYE', winner: null },
    ]);
    expect(placingsOf(after(halves, ['2-2', straight]))).toEqual({
      winner: 'eva',
      second: null,
      semifinalists: ['gina'],
    });
    expect(placingsOf(after(halves, ['2-2', both]))).toEqual({
      winner: null,
      second: null,
      semifinalists: ['eva', 'gina'],
    });
    const none = after(startBracket(['ana', 'ben']), ['1-1', both]);
    expect(placingsOf(none)).toEqual({ winner: null, second: null, semifinalists: [] });
  });

  it('TRN-15~ who abandons forfeits the open match and those to come, and keeps what was won', () => {
    const playing = after(startBracket(EIGHT), ['1-1', straight]);
    const left = valueOf(abandon(playing, 'ana'));
    expect([fixtureOf(left, '1-1').decision, fixtureOf(left, '2-1').decision]).toEqual([straight, null]);
    const next = after(left, ['1-2', straight]);
    expect([fixtureOf(next, '2-1').decision, meeting(next, '3-1')]).toEqual([forfeit('B'), 'carla-?']);
    const open = valueOf(abandon(startBracket(FOUR), 'ben'));
    expect([fixtureOf(open, '1-1').decision, meeting(open, '2-1')]).toEqual([forfeit('A'), 'ana-?']);
    const two = valueOf(abandon(valueOf(abandon(playing, 'ana')), 'carla'));
    expect(meeting(two, '2-1')).toBe('ana-david');
    expect(fixtureOf(two, '2-1').decision).toEqual(forfeit('B'));
    expect(abandon(left, 'ana')).toEqual({ ok: false, code: 'ALREADY_LEFT' });
    expect(abandon(left, 'zoe')).toEqual({ ok: false, code: 'NOT_ENROLLED' });
  });

  it('TRN-15~ nobody who abandoned goes on by a bye, and two of them both lose', () => {
    const halves = valueOf(abandon(after(startBracket(FOUR), ['1-1', straight]), 'ana'));
    const over = after(halves, ['1-2', both]);
    expect(placingsOf(over)).toEqual({ winner: null, second: null, semifinalists: ['ben', 'carla', 'david'] });
    const two = valueOf(abandon(after(halves, ['1-2', straight]), 'carla'));
    expect(fixtureOf(two, '2-1').decision).toEqual(forfeit('B'));
    expect(fixtureOf(startBracket(['ana', 'ben'], ['ana', 'ben']), '1-1').decision).toEqual(both);
    expect(fixtureOf(startBracket(['ana', null], ['ana']), '1-1').decision).toEqual({ kind: 'BYE', winner: null });
  });

  it('TRN-15~ a bye that somebody had before abandoning stays', () => {
    const playing = after(startBracket(['ana', null, 'carla', 'david']), ['1-2', straight], ['2-1', straight]);
    const left = valueOf(abandon(playing, 'ana'));
    expect(placingsOf(left)).toEqual({ winner: 'ana', second: 'carla', semifinalists: ['david'] });
  });

  it('TRN-09~ an alternate enters only before the first result of a place, a bye not counting', () => {
    const started = startBracket(['ana', null, 'carla', 'david']);
    const semifinal = after(started, ['1-2', straight]);
    const replaced = valueOf(replace(semifinal, 'ana', 'zoe'));
    expect([replaced.places[0], meeting(replaced, '2-1'), fixtureOf(replaced, '2-1').revision]).toEqual([
      'zoe',
      'zoe-carla',
      2,
    ]);
    expect(replace(semifinal, 'carla', 'zoe')).toEqual({ ok: false, code: 'ALREADY_PLAYED' });
    expect(replace(semifinal, 'ana', 'david')).toEqual({ ok: false, code: 'ALREADY_ENROLLED' });
    expect(replace(semifinal, 'zoe', 'eva')).toEqual({ ok: false, code: 'NOT_ENROLLED' });
  });

  it('TRN-03~ refuses what can not be decided', () => {
    const started = startBracket(FOUR);
    expect(decide(started, '3-1', 1, straight)).toEqual({ ok: false, code: 'NO_SUCH_FIXTURE' });
    expect(decide(started, '2-1', 0, straight)).toEqual({ ok: false, code: 'NOT_READY' });
    expect(decide(started, '1-1', 1, { ...straight, winner: null })).toEqual({
      ok: false,
      code: 'DRAW_NOT_ALLOWED',
    });
    expect(() => startBracket(['ana', 'ben', 'carla'])).toThrow(RangeError);
  });
});
