import type { Axis } from './likeliest.js';
import type { RatingEvent } from './order.js';
import { DEFAULT_PARAMETERS, type Parameters } from './parameters.js';
import { coldStart } from './rating.js';

/**
 * How far from the defaults a parameter is expected, in e-folds. Tens of thousands of matches say where it is; a few hundred
 * alone would be learnt by heart.
 */
export const EXPECTED_SPREAD = 0.7;

export type Fitted = Exclude<keyof Parameters, 'assessmentShift'>;

/** Least and most of each fitted parameter: what no population should leave. */
const BOUNDS: Readonly<Record<Fitted, readonly [least: number, most: number]>> = {
  startMean: [1, 7],
  startDeviation: [0.1, 4],
  assessmentTrust: [0.05, 2],
  // A start is uncertain, however well a population assesses itself: reliability grows from there (LVL-03, LVL-05).
  assessedDeviation: [0.55, 4],
  driftPerDay: [1e-7, 0.02],
  driftPerMatch: [1e-7, 0.1],
  winWeight: [0.01, 5],
  gamesWeight: [0.1, 200],
  gamesSlope: [0.05, 4],
  flattening: [0.02, 10],
  surfaceDeviation: [0.005, 1],
  lengthExponent: [0.05, 2],
};

/** What is to be known of a population before its parameters are searched. */
export interface Population {
  /** Everybody's, in the order of their first matches. */
  readonly assessments: readonly (number | null)[];
  /** Whether at least two of them make up a twentieth of the matches each. */
  readonly surfaces: boolean;
  readonly formats: boolean;
}

export function populationOf(events: Iterable<RatingEvent>): Population {
  const first = new Map<string, number | null>();
  const [surfaces, formats] = [new Counts(), new Counts()];
  for (const event of events) {
    if (event.kind !== 'MATCH') continue;
    surfaces.add(event.surface);
    formats.add(event.format);
    for (const side of [event.sides.A, event.sides.B])
      for (const { id, assessed } of side) if (!first.has(id)) first.set(id, assessed);
  }
  return { assessments: [...first.values()], surfaces: surfaces.areSeveral(), formats: formats.areSeveral() };
}

class Counts {
  #all = 0;
  readonly #counts = new Map<string, number>();

  add(value: string | null): void {
    this.#all++;
    if (value !== null) this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  areSeveral(): boolean {
    return [...this.#counts.values()].filter((count) => count * 20 >= this.#all).length >= 2;
  }
}

/** Parameters that a population says something about: without self-assessments there is no trust to fit. */
export function fittedNames({ assessments, surfaces, formats }: Population): Fitted[] {
  const assessed = assessments.some((level) => level !== null);
  const unassessed = assessments.some((level) => level === null);
  return [
    ...(unassessed ? (['startDeviation'] as const) : []),
    ...(assessed ? (['assessedDeviation', 'assessmentTrust'] as const) : []),
    ...(assessed && unassessed ? (['startMean'] as const) : []),
    'driftPerDay',
    'driftPerMatch',
    'winWeight',
    'gamesWeight',
    'gamesSlope',
    'flattening',
    ...(surfaces ? (['surfaceDeviation'] as const) : []),
    ...(formats ? (['lengthExponent'] as const) : []),
  ];
}

/** Where the search goes for a parameter, in e-folds. */
export function axisOf(name: Fitted): Axis {
  const [least, most] = BOUNDS[name].map(Math.log);
  return { least: least!, most: most!, expected: Math.log(DEFAULT_PARAMETERS[name]), spread: EXPECTED_SPREAD };
}

/** Six digits, so that a record of the parameters gives the same ratings again. */
export function bounded(name: Fitted, value: number): number {
  const [least, most] = BOUNDS[name];
  return sixDigits(Math.min(most, Math.max(least, value)));
}

export const sixDigits = (value: number) => Number(value.toPrecision(6));

/**
 * The same predictions with everybody's start moved alike, so that the population starts where the defaults put it:
 * results tell differences only, and nobody's level should rise or fall because a fit chose another place for all.
 */
export function anchored(parameters: Parameters, { assessments: starts }: Population): Parameters {
  if (starts.every((level) => level === null)) return parameters;
  const meanStart = (set: Parameters) =>
    starts.reduce<number>((sum, level) => sum + coldStart(level, set).mean, 0) / starts.length;
  const shift = meanStart(DEFAULT_PARAMETERS) - meanStart(parameters);
  return {
    ...parameters,
    startMean: sixDigits(parameters.startMean + shift),
    assessmentShift: sixDigits(parameters.assessmentShift + shift),
  };
}
