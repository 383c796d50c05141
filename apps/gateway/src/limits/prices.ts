import { isInterfaceType, isObjectType, Kind, type ConstDirectiveNode, type GraphQLSchema } from 'graphql';

/** What fields cost beyond the objects that they return, by `Type.field`: from @cost and @listSize in the contracts. */
export interface Prices {
  /** Each time that the field is read. */
  readonly weights: ReadonlyMap<string, number>;
  /** Length that is assumed of a list without a page size. */
  readonly lengths: ReadonlyMap<string, number>;
}

export const NO_PRICES: Prices = { weights: new Map(), lengths: new Map() };

export function pricesOf(supergraph: GraphQLSchema): Prices {
  const fields = Object.values(supergraph.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) =>
      Object.values(type.getFields()).map(({ name, astNode }) => ({
        coordinate: `${type.name}.${name}`,
        directives: astNode?.directives ?? [],
      })),
    );
  const numbers = (directive: string, argument: string) =>
    new Map(
      fields.flatMap(({ coordinate, directives }) => {
        const value = numberIn(directives, directive, argument);
        return value === undefined ? [] : [[coordinate, value] as const];
      }),
    );
  return { weights: numbers('cost', 'weight'), lengths: numbers('listSize', 'assumedSize') };
}

function numberIn(directives: readonly ConstDirectiveNode[], directive: string, argument: string): number | undefined {
  const value = directives
    .find(({ name }) => name.value === directive)
    ?.arguments?.find(({ name }) => name.value === argument)?.value;
  return value?.kind === Kind.INT ? Number(value.value) : undefined;
}
