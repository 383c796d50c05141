import { currentRound, pathOf, type Round } from '../../../src/entities/competitions/bracket-path.js';
import type { FixtureParts } from '../../../src/entities/competitions/fixture.js';
import { isLive } from '../../../src/entities/competitions/fixture.js';
import { placeAfter } from '../../../src/entities/competitions/next-result.js';
import { stageOf, stageSegment } from '../../../src/entities/competitions/stage-path.js';
import { aBracket, aFixture, anEntry, decided, side } from '../../tournaments.js';

const names = [
  'Ana Rossi',
  'Ben Serra',
  'Carla Neri',
  'Dino Blu',
  'Eva Verdi',
  'Fabio Gallo',
  'Gina Riva',
  'Hugo Sala',
];
const rounds = aBracket(names.map((name) => anEntry(name))).rounds as unknown as Round[];
const way = (id: string) => Object.fromEntries(pathOf(rounds, id));

describe('way through a bracket', () => {
  it('TRN-04~ goes through the matches of an entry, and on to those that it can reach', () => {
    expect(way('ana')).toEqual({ 'quarter_finals-1': 'walked', 'semifinal-1': 'walked', 'final-1': 'ahead' });
    expect(way('gina')).toEqual({ 'quarter_finals-4': 'walked', 'semifinal-2': 'ahead', 'final-1': 'ahead' });
  });

  it('TRN-04~ ends where the entry has lost, or left', () => {
    expect(way('ben')).toEqual({ 'quarter_finals-1': 'walked' });
    const out = anEntry('Gina Riva', { isOut: true });
    const left = [{ stage: 'FINAL', closesAt: null, fixtures: [aFixture({ id: 'last', sideA: side(out) })] }];
    const next = {
      stage: 'FINAL',
      closesAt: null,
      fixtures: [aFixture({ id: 'more', sideA: side(null), sideB: side(null) })],
    };
    expect([...pathOf([...left, next] as never, 'gina').keys()]).toEqual(['last']);
  });

  it('TRN-04~ is nobody’s without an entry', () => expect(pathOf(rounds, null).size).toBe(0));

  it('TRN-04~ the round that is played now is the first with something open, or the last', () => {
    expect(currentRound(rounds)).toBe(0);
    const over = rounds.map((round) => ({
      ...round,
      fixtures: round.fixtures.map((fixture) => ({ ...fixture, ...decided('A') })),
    })) as Round[];
    expect(currentRound([over[0]!, rounds[1]!, rounds[2]!])).toBe(1);
    expect(currentRound(over)).toBe(2);
  });
});

describe('a match of a competition', () => {
  const from = '2026-06-20T16:00:00Z';
  const live = aFixture({
    match: { id: 'm', state: 'READY', startsAt: from, endsAt: '2026-06-20T17:30:00Z', datePlay: null, timePlay: null },
  }) as unknown as FixtureParts;

  it.each([
    ['2026-06-20T15:59:59.999Z', false],
    ['2026-06-20T16:00:00.000Z', true],
    ['2026-06-20T17:29:59.999Z', true],
    ['2026-06-20T17:30:00.000Z', false],
  ])('TRN-04~ at %s is on court: %s', (now, expected) => expect(isLive(live, new Date(now))).toBe(expected));

  it('TRN-04~ is not on court once it is decided', () =>
    expect(isLive({ ...live, state: 'DECIDED' }, new Date(from))).toBe(false));
});

describe('my next result in a group', () => {
  const rows = (...points: number[]) => points.map((count, at) => ({ id: 'abcd'[at]!, points: count }));

  it.each([
    ['a win past everybody', rows(4, 3, 0), 'b', 'a', 'win', 1],
    ['a win that leaves one ahead', rows(6, 1, 3), 'b', 'c', 'win', 2],
    ['a win that only points can’t place', rows(6, 3, 1), 'b', 'c', 'win', null],
    ['a draw that gives the opponent a point, too', rows(3, 1, 0), 'b', 'a', 'draw', 2],
    ['a draw that shares a place', rows(3, 2, 0), 'b', 'c', 'draw', null],
    ['somebody who is not in it', rows(3, 0), 'x', 'a', 'win', null],
  ] as const)('TRN-11~ %s', (_, table, me, opponent, result, place) =>
    expect(placeAfter(table, me, opponent, result)).toBe(place),
  );
});

it('RTE-06~ stages stand in addresses as words', () => {
  expect(stageSegment('QUARTER_FINALS')).toBe('quarter-finals');
  expect(stageOf('quarter-finals')).toBe('QUARTER_FINALS');
  expect(stageOf('quarterfinals')).toBeNull();
});
