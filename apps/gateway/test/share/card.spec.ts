import { createTexts } from '@setpoint/i18n';
import { avatarColourOf } from '@setpoint/kernel';
import { cardOf, versionOf } from '../../src/share/card.js';
import { sayIn, subjectWords } from '../../src/share/subject-words.js';
import type { RunOfPage } from '../../src/web/subject-queries.js';
import { aCourt, aLeague, aLevelUp, aMatch, aPlayedMatch, aPlayer, aTournament } from './public-pages.js';

const texts = createTexts();
const english = sayIn(texts, 'en');
const ANA = { name: 'Ana Rossi', initials: 'AR', colour: avatarColourOf('ana') };
const BEN = { name: 'Ben Serra', initials: 'BS', colour: avatarColourOf('ben') };

const SINGLES = { figure: '4.5', share: 3.5 / 6, name: 'Intermediate', label: 'Tennis singles', isEstimate: false };

describe('a share card', () => {
  it('BYD-14~ shows a result as a scoreboard: who won, and the points of a lost tie-break', () => {
    expect(cardOf({ kind: 'match', match: aPlayedMatch() }, english)).toEqual({
      kicker: 'Tennis · Singles',
      title: '01/06/2026, 18:30',
      people: [],
      board: [
        {
          people: [ANA],
          won: true,
          sets: [
            { games: 6, won: true, tieBreak: null },
            { games: 7, won: true, tieBreak: null },
          ],
        },
        {
          people: [BEN],
          won: false,
          sets: [
            { games: 4, won: false, tieBreak: null },
            { games: 6, won: false, tieBreak: 5 },
          ],
        },
      ],
      facts: ['01/06/2026, 18:30 · Tennis Club Forlì, Forlì'],
      art: { kind: 'match', isPadel: false, sides: [[ANA], [BEN]] },
    });
  });

  it('MAT-05~ BYD-14~ has a word for guests, whose names visitors don’t learn', () => {
    const match = aPlayedMatch({ teamB: [], guests: [{ name: null, side: 'B', badge: 'ACCEPTED' }] });
    const people = cardOf({ kind: 'match', match }, english).board?.flatMap((row) => row.people);
    expect(people).toMatchObject([ANA, { name: 'Guest', initials: 'G' }]);
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
      people: [],
      board: null,
      facts: ['Tennis Club Forlì, Forlì', '1 posto libero'],
      art: { kind: 'match', isPadel: false, sides: [[ANA], [null]] },
    });
  });

  it('BYD-14~ leaves a place on the court for each player who is missing', () => {
    const match = aMatch({ sport: { id: '2' }, numberPlayers: 2, missing: 3 });
    expect(cardOf({ kind: 'match', match }, english).art).toEqual({
      ...{ kind: 'match', isPadel: true },
      sides: [
        [ANA, null],
        [null, null],
      ],
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
      people: [ANA],
      board: null,
      facts: ['Forlì'],
      art: { kind: 'dials', dials: [SINGLES] },
    });
  });

  it('BYD-14~ RNK-04~ shows the highest of a player’s levels first, own estimates as such', () => {
    const [singles] = aPlayer().levels;
    const padel = { ...singles!, ...{ sport: { id: '2' }, numberPlayers: { id: '2' } }, rating: 7, name: 'PRO' };
    const player = aPlayer({ levels: [singles!, { ...padel, selfAssessed: true }] });
    expect(cardOf({ kind: 'player', player }, sayIn(texts, 'fr')).art).toEqual({
      kind: 'dials',
      dials: [
        { figure: '7,0', share: 1, name: 'Pro', label: 'Padel', isEstimate: true },
        { ...SINGLES, figure: '4,5', name: 'Intermédiaire', label: 'Tennis simple' },
      ],
    });
  });

  it('BYD-14~ shows a player without a level on the court', () => {
    const player = aPlayer({ levels: [], locationName: null });
    expect(cardOf({ kind: 'player', player }, english)).toMatchObject({
      ...{ people: [ANA], facts: [], art: { kind: 'match', isPadel: false, sides: [[ANA], [null]] } },
    });
  });

  it('BYD-14~ RNK-04~ shows the half step that somebody reached, in each language', () => {
    const found = { kind: 'level', level: aLevelUp() } as const;
    expect(cardOf(found, english)).toEqual({
      kicker: 'Tennis singles',
      title: 'Ana Rossi reached 4.5',
      people: [ANA],
      board: null,
      facts: ['from 4.0 to 4.5'],
      art: { kind: 'dials', dials: [SINGLES] },
    });
    expect(cardOf(found, sayIn(texts, 'fr')).title).toBe('Ana Rossi atteint 4,5');
  });

  it('BYD-14~ shows where a centre is and what is played there', () => {
    expect(cardOf({ kind: 'court', court: aCourt() }, english)).toEqual({
      kicker: 'Tennis · Padel',
      title: 'Tennis Club Forlì',
      people: [],
      board: null,
      facts: ['Via Roma 1, Forlì'],
      art: { kind: 'centre', isPadel: false },
    });
    expect(cardOf({ kind: 'court', court: { ...aCourt(), sports: [2] } }, english).art).toMatchObject({
      isPadel: true,
    });
  });

  it('BYD-14~ shows a tournament by its bracket and a league by its table, with dates and places', () => {
    expect(cardOf({ kind: 'tournament', tournament: aTournament() }, english)).toEqual({
      ...{ kicker: 'Padel, Doubles', title: 'Forlì Open', people: [], board: null },
      ...{ facts: ['01/07/2026', 'Forlì', '2 free places'], art: { kind: 'bracket' } },
    });
    expect(cardOf({ kind: 'league', league: aLeague() }, english)).toEqual({
      ...{ kicker: 'Padel, Doubles', title: 'Forlì-Cesena padel', people: [], board: null },
      ...{ facts: ['Forlì-Cesena', '2026', '01/04/2026 – 30/06/2026'], art: { kind: 'table' } },
    });
  });

  it('BYD-14 shows the way through a bracket: how it ended, then each match, in each language', () => {
    const entry = (id: string, ...names: string[]) => ({
      id,
      players: names.map((displayName) => ({ id: displayName.split(' ')[0]!.toLowerCase(), displayName })),
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
      people: [ANA],
      board: null,
      facts: ['Won the tournament', 'Final: 9-3, Carla Neri', 'Semifinal: 6-4 7-6(5), Ben Serra'],
      art: { kind: 'bracket' },
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
