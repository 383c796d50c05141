import {
  disciplineOf,
  fitSport,
  History,
  measureSport,
  type Participant,
  type PlayedMatch,
  type SportParameters,
} from '@setpoint/rating';
import type { Measured } from './model.ts';
import type { Split } from './windows.ts';

export type MeasuredLevels = Measured & { readonly sport: SportParameters };

/** Setpoint's levels, fitted on the tune window; where there are singles and doubles, also as two pools that share nothing. */
export function measureOurs(
  matches: readonly PlayedMatch[],
  { tune, score }: Split,
  suffix = '',
): readonly [MeasuredLevels, ...MeasuredLevels[]] {
  const history = History.of(matches);
  const measured = (name: string, sport: SportParameters): MeasuredLevels => ({
    name: `Setpoint${name}${suffix}`,
    quality: measureSport(history, sport, score),
    parameters: parametersOf(history, sport),
    sport,
  });
  const { parameters, apart } = fitSport(history, { tune });
  const ours = measured('', parameters);
  return playsBoth(history) ? [ours, measured(', singles and doubles apart', apart)] : [ours];
}

/** The same without self-assessments, of which the models beside it know nothing; empty where there are none. */
export function measureWithoutAssessments(matches: readonly PlayedMatch[], split: Split): readonly MeasuredLevels[] {
  const unassessed = (side: readonly Participant[]) => side.map(({ id }) => ({ id, assessed: null }));
  if (matches.every(({ sides }) => [...sides.A, ...sides.B].every(({ assessed }) => assessed === null))) return [];
  const withheld = matches.map((match) => ({
    ...match,
    sides: { A: unassessed(match.sides.A), B: unassessed(match.sides.B) },
  }));
  return measureOurs(withheld, split, ', own estimates withheld');
}

const playsBoth = ({ kinds }: History) => new Set(kinds.map(({ numberPlayers }) => numberPlayers)).size > 1;

/** Those that count for the matches, by name. */
function parametersOf(history: History, sport: SportParameters): Readonly<Record<string, number>> {
  const named = (prefix: string, set: object) =>
    Object.fromEntries(Object.entries<number>({ ...set }).map(([name, value]) => [prefix + name, value]));
  const [kind] = history.kinds;
  if (!playsBoth(history)) return named('', sport[disciplineOf(kind?.numberPlayers ?? 1)]);
  return { agreement: sport.agreement, ...named('singles ', sport.singles), ...named('doubles ', sport.doubles) };
}
