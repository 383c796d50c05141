import {
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  OperationTypeNode,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { hydrationOf, subscribedField, type Hydration } from '../live/hydration.js';
import { LIVE_FIELDS } from '../live/topics.js';

/** An operation exactly as the web apps send it. */
export interface ShippedOperation {
  readonly operationName: string;
  readonly query: string;
  /** By which the apps refer to it; the few that are sent as text have none. */
  readonly id?: string | undefined;
}

/**
 * Builds a request that produces the same plan as clients' requests: with values of the right types for
 * required variables. A subscription is planned as the query that reads its updates.
 */
export function rehearsal(schema: GraphQLSchema, { operationName, query }: ShippedOperation): Hydration {
  const document = parse(query, { noLocation: true });
  const operation = getOperationAST(document, operationName);
  if (!operation) throw new Error(`no operation ${operationName} in its own document`);
  const variables = sampleVariables(schema, operation);
  if (operation.operation !== OperationTypeNode.SUBSCRIPTION) return { query, operationName, variables };
  const { field, arguments: given } = subscribedField(schema, document, operation, variables);
  return hydrationOf(document, operation, field, LIVE_FIELDS[field.name.value]!.hydrate(given), variables).at({});
}

function sampleVariables(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode) {
  const required = variableDefinitions.filter(({ defaultValue }) => !defaultValue);
  return Object.fromEntries(
    required.flatMap(({ variable, type }) => {
      const known = typeFromAST(schema, type as never);
      return isInputType(known) && isNonNullType(known) ? [[variable.name.value, sample(known)]] : [];
    }),
  );
}

const SCALARS: Readonly<Record<string, unknown>> = { Int: 0, Float: 0, Boolean: false };

function sample(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (isInputObjectType(nullable)) {
    const required = Object.values(nullable.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, sample(field.type)]));
  }
  return SCALARS[nullable.name] ?? '';
}
