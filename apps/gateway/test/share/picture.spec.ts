import { createTexts } from '@setpoint/i18n';
import { cardOf } from '../../src/share/card.js';
import type { Element } from '../../src/share/drawing/element.js';
import { picture } from '../../src/share/drawing/picture.js';
import { sayIn } from '../../src/share/subject-words.js';
import type { FoundSubject, RunOfPage } from '../../src/web/subject-queries.js';
import { aCourt, aLeague, aLevelUp, aMatch, aPlayedMatch, aPlayer, aTournament } from './public-pages.js';

const texts = createTexts();

const run: RunOfPage = {
  ...{
    id: 'e1',
    result: 'PLAYING',
    fixtures: [],
    entry: { id: 'e1', players: [{ id: 'ana', displayName: 'Ana Rossi' }] },
  },
  tournament: { name: 'Spring Cup', sport: { id: '1' }, numberPlayers: 1, place: { city: 'Milano' } },
};

/** Everything in a drawing, the outermost first. */
const within = (element: Element): Element[] => {
  const { children = [] } = element.props;
  return [element, ...(typeof children === 'string' ? [] : children).flatMap((child) => within(child as Element))];
};
const drawn = (found: FoundSubject, language: 'en' | 'it' = 'en') =>
  within(picture(cardOf(found, sayIn(texts, language))));
const words = (elements: readonly Element[]) =>
  elements.flatMap(({ props: { children } }) => (typeof children === 'string' ? [children] : []));
const shapes = (elements: readonly Element[], type: string, attributes: object) =>
  elements.filter(
    (one) => one.type === type && Object.entries(attributes).every(([name, value]) => one.props[name] === value),
  );

const SUBJECTS: readonly (readonly [string, FoundSubject, readonly string[]])[] = [
  ['an open match', { kind: 'match', match: aMatch() }, ['AR', 'Ana Rossi', '1 free place']],
  [
    'a match without anything',
    { kind: 'match', match: aMatch({ teamA: [], court: null, datePlay: null }) },
    ['To be set'],
  ],
  ['a result', { kind: 'match', match: aPlayedMatch() }, ['AR', 'Ana Rossi', 'BS', 'Ben Serra', '6', '4', '7', '5']],
  ['a player', { kind: 'player', player: aPlayer() }, ['AR', 'Ana Rossi', '4.5', 'Intermediate', 'Tennis singles']],
  [
    'a player without levels',
    { kind: 'player', player: aPlayer({ levels: [], locationName: null }) },
    ['AR', 'Tennis'],
  ],
  ['a level', { kind: 'level', level: aLevelUp() }, ['AR', 'Ana Rossi reached 4.5', '4.5', 'Intermediate']],
  ['a run', { kind: 'run', run }, ['AR', 'Ana Rossi', 'Still in it']],
  ['a centre', { kind: 'court', court: aCourt() }, ['Tennis Club Forlì', 'Via Roma 1, Forlì']],
  ['a tournament', { kind: 'tournament', tournament: aTournament() }, ['Forlì Open', '2 free places']],
  ['a league', { kind: 'league', league: { ...aLeague(), currentPhase: null } }, ['Forlì-Cesena padel', '2026']],
];

describe('the drawing of a share card', () => {
  it.each(SUBJECTS)('BYD-14~ of %s has the logo, what is known, and fills its right side', (_, found, wanted) => {
    const elements = drawn(found);
    expect(elements[0]!.props.style).toMatchObject({ width: 1_200, height: 630 });
    expect(shapes(elements, 'svg', { viewBox: '0 0 137 32' })).toHaveLength(1);
    expect(words(elements)).toEqual(expect.arrayContaining([...wanted]));
    const isResult = found.kind === 'match' && found.match.result !== null;
    const full = elements.filter(
      ({ props: { style } }) => style?.['width'] === (isResult ? 1_184 : 430) && style['height'] === 630,
    );
    expect(full).toHaveLength(1);
    expect(words(elements)).not.toContain('?');
  });

  it('BYD-14~ RNK-04~ fills the dial as far as the level is from 1 to 7, in dashes for an estimate', () => {
    const dashesOf = (selfAssessed: boolean) => {
      const player = aPlayer({ levels: [{ ...aPlayer().levels[0]!, rating: 4, selfAssessed }] });
      const rings = shapes(drawn({ kind: 'player', player }, 'it'), 'circle', { r: 40 });
      return rings.map(({ props }) => String(props['strokeDasharray']).split(' ').map(Number));
    };
    const [track, value] = dashesOf(false);
    expect(value![0]! / track![0]!).toBeCloseTo(0.5);
    expect(dashesOf(true)[1]!.slice(0, 4)).toEqual([7, 9, 7, 9]);
  });

  it('BYD-14~ has a ring for each place that is free', () => {
    const match = aMatch({ numberPlayers: 2, missing: 3 });
    expect(shapes(drawn({ kind: 'match', match }), 'circle', { r: 47 })).toHaveLength(3);
  });
});
