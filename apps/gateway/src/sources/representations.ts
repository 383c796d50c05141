import type { Data } from './data.js';

export interface Distinct {
  readonly distinct: readonly Data[];
  /** For each representation, its index among the distinct ones. */
  readonly positions: readonly number[];
}

/** Deduplicates representations, since ApolloGateway sends one per occurrence of an entity. */
export function distinctOf(representations: readonly Data[]): Distinct {
  const distinct: Data[] = [];
  const byId = new Map<unknown, Map<unknown, number>>();
  const byText = new Map<unknown, number>();
  const positions = representations.map((representation) => {
    // fast path: nearly all are `{ __typename, id }`
    const { __typename, id } = representation;
    const short = hasTwoKeys(representation) && typeof id === 'string';
    const known = short ? mapIn(byId, __typename) : byText;
    const key = short ? id : JSON.stringify(representation);
    const position = known.get(key);
    if (position !== undefined) return position;
    known.set(key, distinct.length);
    return distinct.push(short ? { __typename, id } : representation) - 1;
  });
  return { distinct, positions };
}

function hasTwoKeys(representation: Data): boolean {
  let count = 0;
  for (const _ in representation) if ((count += 1) > 2) return false;
  return count === 2;
}

function mapIn(maps: Map<unknown, Map<unknown, number>>, key: unknown): Map<unknown, number> {
  const known = maps.get(key);
  if (known) return known;
  const made = new Map<unknown, number>();
  maps.set(key, made);
  return made;
}
