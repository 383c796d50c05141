import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** Names of the types that no query, mutation or subscription leads to, as arguments or in answers. */
export function unreachableTypes(schema: GraphQLSchema): string[] {
  const reached = new Set<GraphQLNamedType>();
  const open: (GraphQLNamedType | null | undefined)[] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  while (open.length > 0) {
    const type = open.pop();
    if (!type || reached.has(type)) continue;
    reached.add(type);
    if (isScalarType(type) || isEnumType(type)) continue;
    if (isUnionType(type)) open.push(...type.getTypes());
    if (isInterfaceType(type)) open.push(...schema.getPossibleTypes(type));
    if (isObjectType(type) || isInterfaceType(type)) {
      open.push(...type.getInterfaces());
      for (const { type: answer, args } of Object.values(type.getFields())) {
        open.push(getNamedType(answer), ...args.map((argument) => getNamedType(argument.type)));
      }
    }
    if (isInputObjectType(type)) open.push(...Object.values(type.getFields()).map((field) => getNamedType(field.type)));
  }
  return Object.values(schema.getTypeMap())
    .filter((type) => !reached.has(type) && !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .map(({ name }) => name)
    .sort();
}
