export type Point = readonly number[];

interface Vertex {
  readonly at: Point;
  readonly value: number;
}

export interface Minimum extends Vertex {
  readonly evaluations: number;
}

/** Share of the evaluations after which the simplex starts anew around the best point, smaller: it may have collapsed. */
const RESTART_AFTER = 0.6;
const RESTART_SIZE = 0.4;

/**
 * Minimises a function without derivatives: Nelder and Mead's simplex, with the coefficients of Gao and Han for more than
 * a few dimensions. Deterministic; stops after at most `evaluations`, plus what the last step needs.
 */
export function minimise(f: (at: Point) => number, start: Point, size: number, evaluations: number): Minimum {
  let spent = 0;
  const evaluate = (at: Point): Vertex => {
    spent++;
    return { at, value: f(at) };
  };
  const first = descend(evaluate, start, size, () => spent < evaluations * RESTART_AFTER);
  const best = descend(evaluate, first.at, size * RESTART_SIZE, () => spent < evaluations);
  return { ...best, evaluations: spent };
}

function descend(evaluate: (at: Point) => Vertex, start: Point, size: number, goesOn: () => boolean): Vertex {
  let simplex = [start, ...start.map((_, axis) => start.with(axis, start[axis]! + size))].map(evaluate);
  simplex.sort(byValue);
  while (goesOn()) simplex = improved(simplex, evaluate).sort(byValue);
  return simplex[0]!;
}

/** One step: the worst vertex is reflected, expanded or contracted; where nothing helps, all shrink towards the best. */
function improved(simplex: readonly Vertex[], evaluate: (at: Point) => Vertex): Vertex[] {
  const dimensions = simplex.length - 1;
  const [best, worst] = [simplex[0]!, simplex[dimensions]!];
  const others = simplex.slice(0, dimensions);
  const centre = best.at.map((_, axis) => others.reduce((sum, { at }) => sum + at[axis]!, 0) / dimensions);
  const along = (t: number) => evaluate(centre.map((c, axis) => c + t * (worst.at[axis]! - c)));

  const reflected = along(-1);
  if (reflected.value < best.value) {
    const expanded = along(-1 - 2 / dimensions);
    return [...others, expanded.value < reflected.value ? expanded : reflected];
  }
  if (reflected.value < others.at(-1)!.value) return [...others, reflected];

  const inwards = 0.75 - 1 / (2 * dimensions);
  const contracted = along(reflected.value < worst.value ? -inwards : inwards);
  if (contracted.value < Math.min(reflected.value, worst.value)) return [...others, contracted];

  const shrink = dimensions > 1 ? 1 - 1 / dimensions : 0.5;
  return simplex.map((vertex) =>
    vertex === best ? best : evaluate(vertex.at.map((x, axis) => best.at[axis]! + shrink * (x - best.at[axis]!))),
  );
}

const byValue = (a: Vertex, b: Vertex) => a.value - b.value;
