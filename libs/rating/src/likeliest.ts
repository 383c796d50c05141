export type Point = readonly number[];

/** One value of a search: within its limits, and how far from what is expected it may well be. */
export interface Axis {
  readonly least: number;
  readonly most: number;
  readonly expected: number;
  readonly spread: number;
}

/** What values predict. */
export interface Trial {
  /** Mean over all forecasts. */
  readonly logLoss: number;
  /** That were given for a sample of the forecasts, always the same ones. */
  readonly logOdds: Float64Array;
}

export interface Likeliest {
  readonly at: Point;
  /** Mean log-loss, with how far the values are from the expected ones. */
  readonly loss: number;
  readonly evaluations: number;
}

interface Place {
  readonly at: Point;
  readonly loss: number;
  readonly logOdds: Float64Array;
}

/** How far values are moved to see what they do. */
const PROBE = 0.05;
const LONGEST_STEP = 2;
const FIRST_DAMPING = 0.01;
const LEAST_DAMPING = 1e-4;
const MOST_DAMPING = 1e4;
/** A step that gains less, in log-loss over all forecasts, is the last one. */
const LEAST_GAIN = 0.05;

/**
 * The values that predict best: Fisher scoring, which sees in the log-odds of the forecasts how the loss bends, with
 * Levenberg and Marquardt's damping. It follows a narrow valley where values make up for each other, in which a simplex stays
 * behind. Deterministic; ends where nothing is gained, or with the evaluations, of which each round takes one per value and
 * those of its steps.
 */
export function likeliest(
  evaluate: (at: Point) => Trial,
  start: Point,
  axes: readonly Axis[],
  { forecasts, evaluations }: { readonly forecasts: number; readonly evaluations: number },
): Likeliest {
  let spent = 0;
  const visit = (at: Point): Place => {
    spent++;
    const { logLoss, logOdds } = evaluate(at);
    return { at, loss: logLoss + unlikelihood(at, axes) / forecasts, logOdds };
  };
  let best = visit(start.map((value, axis) => withinAxis(value, axes[axis]!)));
  let damping = FIRST_DAMPING;
  while (spent + axes.length < evaluations) {
    const { gradient, bend } = slopeAt(best, axes, forecasts, visit);
    const from = best;
    while (best === from && spent < evaluations && damping <= MOST_DAMPING) {
      const next = visit(stepFrom(from.at, gradient, bend, damping, axes));
      if (next.loss < from.loss) best = next;
      damping = next.loss < from.loss ? Math.max(LEAST_DAMPING, damping / 10) : damping * 10;
    }
    if ((from.loss - best.loss) * forecasts < LEAST_GAIN) break;
  }
  return { at: best.at, loss: best.loss, evaluations: spent };
}

/** How far values are from the expected ones, as a loss. */
export const unlikelihood = (at: Point, axes: readonly Axis[]): number =>
  at.reduce((sum, value, axis) => sum + ((value - axes[axis]!.expected) / axes[axis]!.spread) ** 2 / 2, 0);

const withinAxis = (value: number, { least, most }: Axis) => Math.min(most, Math.max(least, value));

/** How the loss changes with the values, and how its slope does. */
function slopeAt(place: Place, axes: readonly Axis[], forecasts: number, visit: (at: Point) => Place) {
  const probes = axes.map(({ most }, axis) => {
    const value = place.at[axis]!;
    const by = value + PROBE > most ? -PROBE : PROBE;
    return { by, ...visit(place.at.with(axis, value + by)) };
  });
  const chances = place.logOdds.map((logOdds) => 1 / (1 + Math.exp(-logOdds)));
  const moved = probes.map(({ by, logOdds }) => logOdds.map((value, i) => (value - place.logOdds[i]!) / by));
  const bend = moved.map((one, row) =>
    moved.map((other, column) => {
      let sum = 0;
      for (let i = 0; i < chances.length; i++) sum += chances[i]! * (1 - chances[i]!) * one[i]! * other[i]!;
      return sum / chances.length + (row === column ? 1 / axes[row]!.spread ** 2 / forecasts : 0);
    }),
  );
  // A probe to one side only sees half of the bend as slope.
  const gradient = probes.map(({ by, loss }, axis) => (loss - place.loss) / by - (by * bend[axis]![axis]!) / 2);
  return { gradient, bend };
}

/** A damped step; what would leave its limits stays there, and the others move as if it did not exist. */
function stepFrom(
  at: Point,
  gradient: readonly number[],
  bend: readonly (readonly number[])[],
  damping: number,
  axes: readonly Axis[],
): Point {
  const free = axes
    .map((_, axis) => axis)
    .filter((axis) => {
      const { least, most } = axes[axis]!;
      return gradient[axis]! > 0 ? at[axis]! > least : at[axis]! < most;
    });
  const matrix = free.map((row) => free.map((column) => bend[row]![column]! * (row === column ? 1 + damping : 1)));
  const step = solved(
    matrix,
    free.map((axis) => -gradient[axis]!),
  );
  const longest = Math.max(...step.map(Math.abs));
  const scale = longest > LONGEST_STEP ? LONGEST_STEP / longest : 1;
  return free.reduce<Point>((to, axis, i) => to.with(axis, withinAxis(at[axis]! + scale * step[i]!, axes[axis]!)), at);
}

/** Solves matrix · x = right for a symmetric, positive matrix (Cholesky). */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const root = matrix.map((row) => [...row]);
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i]![j]!;
      for (let k = 0; k < j; k++) sum -= root[i]![k]! * root[j]![k]!;
      root[i]![j] = i === j ? Math.sqrt(Math.max(sum, Number.MIN_VALUE)) : sum / root[j]![j]!;
    }
  const x = [...right];
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) x[i]! -= root[i]![k]! * x[k]!;
    x[i]! /= root[i]![i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) x[i]! -= root[k]![i]! * x[k]!;
    x[i]! /= root[i]![i]!;
  }
  return x;
}
