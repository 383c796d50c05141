import type { Prize } from '../domain/tournament.js';

export const euro = (cents: number) => ({ cents, currency: 'EUR' });

/** A prize as the schema shapes it. */
export const prizeSource = ({ placing, choices }: Prize) => ({
  placing,
  choices: choices.map((choice) =>
    choice.kind === 'POINTS'
      ? { kind: choice.kind, amount: null, points: choice.points }
      : { kind: choice.kind, amount: euro(choice.cents), points: null },
  ),
});
