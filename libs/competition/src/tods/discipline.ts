import { PADEL, TENNIS, type SportId } from '@setpoint/kernel';

export const disciplineOf = (sport: SportId): string => (sport === PADEL ? 'PADEL' : 'TENNIS');

/** Null where a record does not say, or names a sport that is not played here. */
export const sportOf = (discipline: string | undefined): SportId | null =>
  discipline === 'TENNIS' ? TENNIS : discipline === 'PADEL' ? PADEL : null;
