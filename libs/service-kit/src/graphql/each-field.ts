import {
  isIntrospectionType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { GraphQLContext } from './context.js';

/** The fields of all object types, whose resolvers may be replaced as long as nothing is served. */
export function* eachField(
  schema: GraphQLSchema,
): Generator<{ readonly type: GraphQLObjectType; readonly field: GraphQLField<unknown, GraphQLContext> }> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) yield { type, field };
  }
}
