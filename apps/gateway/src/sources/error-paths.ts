import type { GraphQLFormattedError } from 'graphql';
import type { Path } from './data.js';

/** Errors of a fetch of fields below `path`; without own path if `path` matches several places. */
export const fieldErrors = (errors: readonly GraphQLFormattedError[], path: Path): GraphQLFormattedError[] =>
  errors.map((error) => at(error, path.includes('@') ? undefined : pathOf(error)));

/**
 * Errors of a fetch about entities, for ApolloGateway to put in their places: it takes the number in
 * `_entities, <number>, …` for the number of the object among those at the fetch's path. An error about one entity is an
 * error about every object that it stands for. What is about no entity in particular is about no place.
 */
export function entityErrors(
  errors: readonly GraphQLFormattedError[],
  positions: readonly number[],
  places: () => readonly (number | undefined)[],
): GraphQLFormattedError[] {
  let found: readonly (number | undefined)[] | undefined;
  return errors.flatMap((error): GraphQLFormattedError[] => {
    const [root, index, ...rest] = pathOf(error) ?? [];
    if (root !== '_entities' || typeof index !== 'number' || !positions.includes(index)) return [at(error, undefined)];
    found ??= places();
    const known = found;
    return positions.flatMap((position, i) => {
      if (position !== index) return [];
      const place = known[i];
      return [at(error, place === undefined ? undefined : [root, place, ...rest])];
    });
  });
}

function pathOf({ path }: GraphQLFormattedError): Path | undefined {
  const steps: unknown = path;
  const valid = Array.isArray(steps) && steps.every((step) => typeof step === 'string' || typeof step === 'number');
  return valid ? (steps as Path) : undefined;
}

/** Subgraph responses are untrusted. Without a message, ApolloGateway would add one with the subgraph's name. */
function at(error: GraphQLFormattedError, path: Path | undefined): GraphQLFormattedError {
  const { message, extensions } = error;
  return {
    message: typeof message === 'string' && message ? message : 'unexpected error',
    ...(path ? { path } : {}),
    ...(typeof extensions === 'object' && extensions !== null ? { extensions } : {}),
  };
}
