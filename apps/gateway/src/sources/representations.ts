import type { GraphQLFormattedError } from 'graphql';
import type { SubgraphAnswer } from './subgraph.js';

/** Which of the distinct representations stands for each of the given ones. */
export interface Shrunk {
  readonly distinct: readonly unknown[];
  readonly positions: readonly number[];
}

/** Leaves out repeated representations of an _entities call; null when none repeats. */
export function shrink(representations: readonly unknown[]): Shrunk | null {
  if (representations.length < 2) return null;
  const seen = new Map<string, number>();
  const distinct: unknown[] = [];
  const positions = representations.map((representation) => {
    const key = keyOf(representation);
    const known = seen.get(key);
    if (known !== undefined) return known;
    seen.set(key, distinct.length);
    return distinct.push(representation) - 1;
  });
  return distinct.length === representations.length ? null : { distinct, positions };
}

/** Gives every representation the answer of the one that stood for it; errors reach each of them. */
export function expand(answer: SubgraphAnswer, { positions }: Shrunk): SubgraphAnswer {
  const entities = answer.data?.['_entities'];
  return {
    ...answer,
    ...(Array.isArray(entities)
      ? { data: { ...answer.data, _entities: positions.map((position) => entities[position] as unknown) } }
      : {}),
    ...(answer.errors ? { errors: answer.errors.flatMap((error) => spread(error, positions)) } : {}),
  };
}

function spread(error: GraphQLFormattedError, positions: readonly number[]): GraphQLFormattedError[] {
  const [root, index, ...rest] = error.path ?? [];
  if (root !== '_entities' || typeof index !== 'number') return [error];
  return positions.flatMap((position, i) =>
    position === index ? [{ ...error, path: ['_entities', i, ...rest] }] : [],
  );
}

/** Most keys are `{ __typename, id }`; the short way costs a tenth of JSON. */
function keyOf(representation: unknown): string {
  const { __typename, id, ...others } = representation as Record<string, unknown>;
  for (const _ in others) return JSON.stringify(representation);
  return typeof id === 'string' ? `${String(__typename)} ${id}` : JSON.stringify(representation);
}
