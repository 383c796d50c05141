import { InvalidInput } from '@setpoint/kernel';
import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  Kind,
  type ConstDirectiveNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { eachField } from './each-field.js';

/** Items of a list in the arguments of a field; many fields take fewer. */
const LONGEST_LIST = 500;

/**
 * Refuses longer lists in arguments before a field reads anything. What only the gateway calls has bounds of its own: it asks
 * about as many as it has sessions or objects.
 */
export function boundLists(schema: GraphQLSchema): GraphQLSchema {
  for (const { field } of eachField(schema)) {
    const { resolve } = field;
    const isInternal = field.name.startsWith('_') || ruleOf(field.astNode?.directives ?? []) === 'INTERNAL';
    if (!resolve || isInternal || !field.args.some(({ type }) => takesList(type, []))) continue;
    field.resolve = (source, args, context, info) => {
      if (hasLongList(args))
        throw new InvalidInput('INVALID_VALUE', `A list in the arguments has at most ${LONGEST_LIST} items`);
      return resolve(source, args, context, info);
    };
  }
  return schema;
}

const ruleOf = (directives: readonly ConstDirectiveNode[]): string | undefined => {
  const rule = directives
    .find(({ name }) => name.value === 'access')
    ?.arguments?.find(({ name }) => name.value === 'rule')?.value;
  return rule?.kind === Kind.STRING ? rule.value : undefined;
};

function takesList(type: GraphQLInputType, seen: readonly GraphQLInputType[]): boolean {
  if (isListType(getNullableType(type))) return true;
  const input = getNamedType(type);
  if (!isInputObjectType(input) || seen.includes(input)) return false;
  return Object.values(input.getFields()).some((field) => takesList(field.type, [...seen, input]));
}

const hasLongList = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > LONGEST_LIST || value.some(hasLongList)
    : typeof value === 'object' && value !== null && !(value instanceof Date) && Object.values(value).some(hasLongList);
