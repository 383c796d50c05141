/** A phase of a league's year (LEA-01). */
export interface Phase {
  readonly year: number;
  readonly number: 1 | 2 | 3;
}

export const PHASES_A_YEAR = 3;

/** Phases in a row have numbers in a row, across years too. */
export const ordinalOf = ({ year, number }: Phase): number => year * PHASES_A_YEAR + number - 1;

const phaseOf = (ordinal: number): Phase => ({
  year: Math.floor(ordinal / PHASES_A_YEAR),
  number: ((ordinal % PHASES_A_YEAR) + 1) as Phase['number'],
});

export const phaseAfter = (phase: Phase): Phase => phaseOf(ordinalOf(phase) + 1);

export const phaseBefore = (phase: Phase): Phase => phaseOf(ordinalOf(phase) - 1);

export const isSamePhase = (one: Phase, other: Phase): boolean => ordinalOf(one) === ordinalOf(other);
