import fc from 'fast-check';
import {
  DEFAULT_SPORT_PARAMETERS,
  History,
  HistoryBuilder,
  inOrder,
  type Participant,
  type RatingEvent,
} from '../src/index.js';
import { aMatch, events, NOW } from './matches.js';
import { season } from './population.js';
import { run } from './run.js';

/** What is kept of events: ids are not, and of each player only the first self-assessment for a number of players. */
function kept(ordered: readonly RatingEvent[]): RatingEvent[] {
  const first = new Map<string, Participant>();
  const knownIn = (numberPlayers: number) => (one: Participant) => {
    const key = `${one.id} ${numberPlayers}`;
    return first.get(key) ?? (first.set(key, one), one);
  };
  return ordered.map((event) => {
    if (event.kind === 'MATCH') {
      const { A, B } = event.sides;
      const known = knownIn(A.length);
      return { ...event, id: '', sides: { A: A.map(known), B: B.map(known) } };
    }
    const { assessed } = knownIn(event.numberPlayers)({ id: event.playerId, assessed: event.assessed });
    return { ...event, id: '', assessed };
  });
}

describe('the history of a sport', () => {
  it('LVL-08 holds what counts, in order, whatever comes and in whatever order', () => {
    fc.assert(
      fc.property(events, (list) => {
        const { events: ordered } = inOrder(list);
        const history = History.of(list);
        expect([...history]).toStrictEqual(kept(ordered));
        expect(history).toHaveLength(ordered.length);
        expect(run(history, DEFAULT_SPORT_PARAMETERS)).toStrictEqual(run(ordered, DEFAULT_SPORT_PARAMETERS));
      }),
    );
  });

  it('LVL-08 has the matches and bonuses of one number of players, as if there were no others', () => {
    fc.assert(
      fc.property(events, (list) => {
        const history = History.of(list);
        for (const numberPlayers of [1, 2] as const) {
          const { events: ordered } = inOrder(list);
          const only = ordered.filter((event) =>
            event.kind === 'MATCH' ? event.sides.A.length === numberPlayers : event.numberPlayers === numberPlayers,
          );
          expect([...history.only(numberPlayers)]).toStrictEqual(kept(only));
        }
      }),
    );
  });

  it('holds thousands, with or without games and surfaces, and goes through them again and again', () => {
    const matches = season({ seed: 2, players: 50, matches: 3000, spread: 1, surfaces: ['', 'null', 'Clay'] }).map(
      (match, i) => ({
        ...match,
        games: i % 10 === 0 ? null : match.games,
        surface: i % 4 === 0 ? null : match.surface,
      }),
    );
    const history = History.of(matches);
    expect([...history]).toEqual(kept(matches));
    expect([...history]).toEqual([...history]);
  });

  it('ends before a time where it is told to', () => {
    const matches = season({ seed: 2, players: 5, matches: 20, spread: 1 });
    const history = History.of(matches);
    expect([...history.before(matches[7]!.endedAt)]).toHaveLength(7);
    expect([...history.before(matches[7]!.endedAt + 1)]).toHaveLength(8);
    expect([...history.before(NOW - 1)]).toEqual([]);
    expect([history.firstEndedAt, History.of([]).firstEndedAt]).toEqual([matches[0]!.endedAt, undefined]);
  });

  it.each([
    ['an earlier one', aMatch({ id: 'm0', endedAt: NOW - 1 })],
    ['one that ended with it and has a smaller id', aMatch({ id: 'm0' })],
    ['the same', aMatch()],
  ])('LVL-08 refuses after an event %s', (_, next) => {
    const history = new HistoryBuilder();
    history.add(aMatch());
    expect(() => history.add(next)).toThrow(RangeError);
  });
});
