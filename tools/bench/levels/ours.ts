import { fit, measure, type Parameters, type PlayedMatch } from '@setpoint/rating';
import type { Measured } from './model.ts';
import type { Split } from './windows.ts';

/** Setpoint's levels, fitted on the tune window. */
export function measureOurs(
  matches: readonly PlayedMatch[],
  { tune, score }: Split,
): Measured & { readonly parameters: Parameters } {
  const { parameters } = fit(matches, { tune });
  return { name: 'Setpoint', quality: measure(matches, parameters, score), parameters };
}
