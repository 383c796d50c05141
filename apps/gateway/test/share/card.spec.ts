import { createTexts } from '@setpoint/i18n';
import { cardOf, versionOf } from '../../src/share/card.js';
import { sayIn, subjectWords } from '../../src/share/subject-words.js';
import type { RunOfPage } from '../../src/web/subject-queries.js';
import { aCourt, aLevelUp, aMatch, aPlayedMatch, aPlayer } from './public-pages.js';

const texts = createTexts();
const english = sayIn(texts, 'en');

describe('a share card', () => {
  it('BYD-14~ shows a result as a scoreboard: who won, and the points of a lost tie-break', () => {
    expect(cardOf({ kind: 'match', match: aPlayedMatch() }, english)).toEqual({
      kicker: 'Tennis · Singles',
      title: '01/06/2026, 18:30',
      board: [
        {
          name: 'Ana Rossi',
          won: true,
          sets: [
            { games: 6, won: true, tieBreak: null },
            { games: 7, won: true, tieBreak: null },
          ],
        },
        {
          name: 'Ben Serra',
          won: false,
          sets: [
            { games: 4, won: false, tieBreak: null },
            { games: 6, won: false, tieBreak: 5 },
          ],
        },
      ],
      facts: ['01/06/2026, 18:30 · Tennis Club Forlì, Forlì'],
    });
  });

  it('MAT-05~ BYD-14~ has a word for guests, whose names visitors don’t learn', () => {
    const match = aPlayedMatch({ teamB: [], guests: [{ name: null, side: 'B', badge: 'ACCEPTED' }] });
    expect(cardOf({ kind: 'match', match }, english).board?.map(({ name }) => name)).toEqual(['Ana Rossi', 'Guest']);
    expect(subjectWords({ kind: 'match', match }, sayIn(texts, 'it')).title).toContain('Ana Rossi – Ospite');
  });

  it('BYD-14~ says of a result how it came about and that it isn’t confirmed yet', () => {
    const { result } = aPlayedMatch();
    const match = aPlayedMatch({ state: 'AWAITING_CONFIRMATION', result: { ...result!, outcome: 'RETIRED' } });
    expect(cardOf({ kind: 'match', match }, english).facts.slice(1)).toEqual(['Retired', 'To be confirmed']);
  });

  it('BYD-14~ shows an open match with time, place, who plays and free places', () => {
    expect(cardOf({ kind: 'match', match: aMatch() }, sayIn(texts, 'it'))).toEqual({
      kicker: 'Tennis · Singolo',
      title: '01/06/2026, 18:30',
      board: null,
      facts: ['Tennis Club Forlì, Forlì', 'Ana Rossi', '1 posto libero'],
    });
  });

  it.each([
    ['CANCELLED', 'Called off'],
    ['EXPIRED', 'Expired'],
    ['NOT_PLAYED', 'Not played'],
  ])('BYD-14~ invites nobody to a match that is %s', (state, words) => {
    expect(cardOf({ kind: 'match', match: aMatch({ state }) }, english).facts.at(-1)).toBe(words);
  });

  it('BYD-14~ RNK-04~ shows a player’s levels in half steps, and none that is unknown', () => {
    expect(cardOf({ kind: 'player', player: aPlayer({ sports: [1, 2] }) }, english)).toEqual({
      kicker: 'Tennis · Padel',
      title: 'Ana Rossi',
      board: null,
      facts: ['Tennis singles 4.5 · Intermediate', 'Forlì'],
    });
  });

  it('BYD-14~ RNK-04~ shows the half step that somebody reached, in each language', () => {
    const found = { kind: 'level', level: aLevelUp() } as const;
    expect(cardOf(found, english)).toEqual({
      kicker: 'Tennis singles',
      title: 'Ana Rossi reached 4.5',
      board: null,
      facts: ['from 4.0 to 4.5', 'Intermediate'],
    });
    expect(cardOf(found, sayIn(texts, 'fr')).title).toBe('Ana Rossi atteint 4,5');
  });

  it('BYD-14~ shows where a centre is and what is played there', () => {
    expect(cardOf({ kind: 'court', court: aCourt() }, english)).toEqual({
      kicker: 'Tennis · Padel',
      title: 'Tennis Club Forlì',
      board: null,
      facts: ['Via Roma 1, Forlì'],
    });
  });

  it('BYD-14 shows the way through a bracket: how it ended, then each match, in each language', () => {
    const entry = (id: string, ...names: string[]) => ({
      id,
      players: names.map((displayName) => ({ displayName })),
    });
    const set = (a: number, b: number, tieBreak: number | null = null) => ({ a, b, tieBreak, superTieBreak: false });
    const ana = entry('e1', 'Ana Rossi');
    const run: RunOfPage = {
      ...{ id: 'e1', result: 'WINNER', entry: ana },
      tournament: { name: 'Spring Cup', sport: { id: '1' }, numberPlayers: 1, place: { city: 'Milano' } },
      fixtures: [
        {
          ...{ stage: 'SEMIFINAL', winner: 'B', sets: [set(4, 6), set(6, 7, 5)] },
          ...{ sideA: { entry: entry('e2', 'Ben Serra') }, sideB: { entry: ana } },
        },
        {
          ...{ stage: 'FINAL', winner: 'A', sets: [set(9, 3)] },
          ...{ sideA: { entry: ana }, sideB: { entry: entry('e3', 'Carla Neri') } },
        },
      ],
    };
    expect(cardOf({ kind: 'run', run }, english)).toEqual({
      kicker: 'Spring Cup · Tennis · Singles',
      title: 'Ana Rossi',
      board: null,
      facts: ['Won the tournament', 'Final: 9-3, Carla Neri', 'Semifinal: 6-4 7-6(5), Ben Serra'],
    });
    const out: RunOfPage = { ...run, result: 'OUT', fixtures: run.fixtures.slice(0, 1) };
    expect(cardOf({ kind: 'run', run: out }, sayIn(texts, 'it')).facts[0]).toBe('Fuori: Semifinale');
    expect(subjectWords({ kind: 'run', run }, english).title).toBe('Ana Rossi at Spring Cup');
  });

  it('BYD-14~ has another version when it shows something else', () => {
    const version = (say = english, match = aMatch()) => versionOf(cardOf({ kind: 'match', match }, say));
    expect(version()).toBe(version());
    expect(version(sayIn(texts, 'fr'))).not.toBe(version());
    expect(version(english, aMatch({ missing: 2 }))).not.toBe(version());
  });
});
