import type { NumberPlayersId } from '@setpoint/kernel';
import { DEFAULT_PARAMETERS, type Parameters } from './parameters.js';

export type Discipline = 'singles' | 'doubles';

export const disciplineOf = (numberPlayers: NumberPlayersId): Discipline =>
  numberPlayers === 1 ? 'singles' : 'doubles';

export const otherOf = (discipline: Discipline): Discipline => (discipline === 'singles' ? 'doubles' : 'singles');

/**
 * What is known about the population of a sport: parameters by number of players a side, each on a scale of its own, and
 * how far they have an ability in common.
 */
export interface SportParameters extends Readonly<Record<Discipline, Parameters>> {
  /**
   * Share of the ability that counts whatever the number of players, 0 to 1: the correlation of levels in singles and
   * doubles, when players start and as they change. With 0 they are rated as two pools that know nothing of each other.
   */
  readonly agreement: number;
}

/** The same parameters whatever the number of players, which have nothing in common. */
export const apart = (parameters: Parameters): SportParameters => ({
  singles: parameters,
  doubles: parameters,
  agreement: 0,
});

/** To start from while a sport has too few matches for a fit of its own. */
export const DEFAULT_SPORT_PARAMETERS: SportParameters = { ...apart(DEFAULT_PARAMETERS), agreement: 0.7 };
