import { isAbstractType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import { isData, type Data, type Path } from './data.js';

/**
 * Finds the objects in the result that a fetch's representations belong to. ApolloGateway does not pass that on and
 * assumes that each object has a representation; but objects of another type than the requested
 * one have none. It builds the result from the objects that root fetches returned, so these reveal the positions.
 */
export class EntityPlaces {
  /** `supergraph` has every type, also those that clients don't see. */
  constructor(private readonly supergraph: GraphQLSchema) {}

  /** For each representation, its number among the objects at `path` that are not null; `@` in a path means each element. */
  find(received: readonly Data[], path: Path, representations: readonly Data[]): (number | undefined)[] {
    const objects = objectsAt(received, path);
    let next = 0;
    return representations.map((representation) => {
      const place = objects.findIndex((object, i) => i >= next && this.#standsFor(representation, object));
      if (place < 0) return undefined;
      next = place + 1;
      return place;
    });
  }

  /** Whether a representation was made of the object. The planner may have renamed parts of it, and generalised its type. */
  #standsFor(representation: unknown, value: unknown): boolean {
    if (Array.isArray(representation)) {
      return (
        Array.isArray(value) &&
        value.length === representation.length &&
        representation.every((element, i) => this.#standsFor(element, value[i]))
      );
    }
    if (!isData(representation)) return representation === value;
    return (
      isData(value) &&
      Object.keys(representation).every((key) => {
        const part = representation[key];
        if (part === undefined || !Object.hasOwn(value, key)) return true;
        return key === '__typename' ? this.#isOfType(value[key], part) : this.#standsFor(part, value[key]);
      })
    );
  }

  #isOfType(typeName: unknown, wantedName: unknown): boolean {
    if (typeName === wantedName) return true;
    const [type, wanted] = [this.supergraph.getType(String(typeName)), this.supergraph.getType(String(wantedName))];
    return (
      isAbstractType(wanted) && (isObjectType(type) || isInterfaceType(type)) && this.supergraph.isSubType(wanted, type)
    );
  }
}

function objectsAt(received: readonly Data[], [first, ...steps]: Path): unknown[] {
  const root = received.find((data) => Object.hasOwn(data, first!) && data[first!] !== null);
  let values: unknown[] = root ? [root[first!]] : [];
  for (const step of steps) {
    values = values.flatMap((value) => {
      if (step === '@') return Array.isArray(value) ? (value as unknown[]) : [];
      return isData(value) && Object.hasOwn(value, step) ? [value[step]] : [];
    });
  }
  return values.filter((value) => value !== null && value !== undefined);
}
