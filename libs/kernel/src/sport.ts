/** 1 tennis, 2 padel (LVL-01). */
export type SportId = 1 | 2;
/** 1 singles, 2 doubles (LVL-01). */
export type NumberPlayersId = 1 | 2;
export type Side = 'A' | 'B';

export interface Sport {
  readonly id: SportId;
  readonly name: string;
  readonly nameCapitalize: string;
}

export const TENNIS: SportId = 1;
export const PADEL: SportId = 2;

/** The sports played here (API-07). */
export const SPORTS: readonly Sport[] = [
  { id: 1, name: 'tennis', nameCapitalize: 'Tennis' },
  { id: 2, name: 'padel', nameCapitalize: 'Padel' },
];

export const isSportId = (id: number): id is SportId => id === 1 || id === 2;

/** Padel is always doubles (LVL-01). */
export const formatsOf = (sport: SportId): readonly NumberPlayersId[] => (sport === PADEL ? [2] : [1, 2]);

export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A');
