import { bonusFor } from './bonus.js';
import type { Kind, Traits } from './history.js';
import { countsWin } from './match.js';
import type { Parameters } from './parameters.js';
import { steepness } from './predict.js';
import type { Own } from './rating-columns.js';
import { disciplineOf, type SportParameters } from './sport-parameters.js';

/** What the events of a kind have in common, with these parameters. */
export interface KindParameters {
  readonly traits: Traits | null;
  readonly parameters: Parameters;
  readonly own: Own;
  readonly bonus: number;
  readonly steepness: number;
  /** -1 if surfaces do not count. */
  readonly surface: number;
  readonly countsWin: boolean;
}

export function parametersOfKind(kind: Kind, surfaces: readonly string[], sport: SportParameters): KindParameters {
  const own = kind.numberPlayers === 1 ? 0 : 1;
  const parameters = sport[disciplineOf(kind.numberPlayers)];
  if (kind.kind === 'BONUS')
    return {
      ...{ traits: null, parameters, own },
      ...{ bonus: bonusFor(kind.points), steepness: 0, surface: -1, countsWin: false },
    };
  return {
    traits: kind,
    parameters,
    own,
    bonus: 0,
    steepness: steepness(kind.format, parameters),
    surface: kind.surface === null || parameters.surfaceDeviation === 0 ? -1 : surfaces.indexOf(kind.surface),
    countsWin: countsWin(kind),
  };
}
