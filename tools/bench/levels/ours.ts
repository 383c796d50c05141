import { fit, History, measure, type Parameters, type Participant, type PlayedMatch } from '@setpoint/rating';
import type { Measured } from './model.ts';
import type { Split } from './windows.ts';

export type MeasuredLevels = Measured & { readonly parameters: Parameters };

/** Setpoint's levels, fitted on the tune window. */
export function measureOurs(matches: readonly PlayedMatch[], { tune, score }: Split): MeasuredLevels {
  const history = History.of(matches);
  const { parameters } = fit(history, { tune });
  return { name: 'Setpoint', quality: measure(history, parameters, score), parameters };
}

/** The same without self-assessments, of which the models beside it know nothing; null where there are none. */
export function measureWithoutAssessments(matches: readonly PlayedMatch[], split: Split): MeasuredLevels | null {
  const unassessed = (side: readonly Participant[]) => side.map(({ id }) => ({ id, assessed: null }));
  if (matches.every(({ sides }) => [...sides.A, ...sides.B].every(({ assessed }) => assessed === null))) return null;
  const withheld = matches.map((match) => ({
    ...match,
    sides: { A: unassessed(match.sides.A), B: unassessed(match.sides.B) },
  }));
  return { ...measureOurs(withheld, split), name: 'Setpoint, own estimates withheld' };
}
