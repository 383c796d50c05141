import { isSupport, type Identity } from '@setpoint/kernel';
import { getDirective } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { GraphQLContext } from './context.js';
import { noPermission } from './errors.js';
import { eachField } from './each-field.js';
import { ACCESS_RULES, type AccessRule } from './federation.js';

/** Whether the object belongs to, or is open to, the caller. Called for signed-in players other than support. */
export type ObjectRule = (source: never, who: Extract<Identity, { kind: 'user' }>) => boolean | Promise<boolean>;

/** Object checks for SELF and PARTICIPANT, by type. */
export type ObjectRules = Readonly<Record<string, Readonly<Partial<Record<'SELF' | 'PARTICIPANT', ObjectRule>>>>>;

const FEDERATION_FIELDS = new Set(['_service', '_entities']);
const FEDERATION_TYPES = new Set(['_Service', '_Entity', '_Any']);

type Check = (source: unknown, context: GraphQLContext) => boolean | Promise<boolean>;

/**
 * Guards each field of the schema with the @access rule of the field or else of its type. Throws if a field has no rule,
 * an unknown rule, or one without its object check: such a schema must not be served.
 */
export function enforceAccess(schema: GraphQLSchema, objectRules: ObjectRules = {}): GraphQLSchema {
  const errors: string[] = [];
  for (const { type, field } of eachField(schema)) {
    if (FEDERATION_TYPES.has(type.name) || FEDERATION_FIELDS.has(field.name)) continue;
    const rule = ruleOf(schema, field) ?? ruleOf(schema, type);
    const where = `${type.name}.${field.name}`;
    if (rule === undefined) errors.push(`${where} has no @access rule`);
    else if (!isRule(rule)) errors.push(`${where} has the unknown rule ${rule}`);
    else if (rule !== 'PUBLIC') {
      const check = checkOf(rule, objectRules[type.name], isRoot(schema, type));
      if (typeof check === 'string') errors.push(`${where} ${check}`);
      else guard(field, check);
    }
  }
  for (const typeName of Object.keys(objectRules)) {
    if (!isObjectType(schema.getType(typeName)))
      errors.push(`there are object rules for ${typeName}, which is no type`);
  }
  if (errors.length > 0) throw new Error(`access rules are not complete:\n  ${errors.join('\n  ')}`);
  return schema;
}

function guard(field: GraphQLField<unknown, GraphQLContext>, allows: Check): void {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    const allowed = allows(source, context);
    if (allowed === true) return resolve(source, args, context, info);
    if (allowed === false) throw noPermission(context.who);
    return allowed.then((yes) => {
      if (!yes) throw noPermission(context.who);
      return resolve(source, args, context, info);
    });
  };
}

function checkOf(rule: Exclude<AccessRule, 'PUBLIC'>, rules: ObjectRules[string] | undefined, root: boolean) {
  switch (rule) {
    case 'SIGNED_IN':
      return ((_, { who }) => who.kind === 'user') satisfies Check;
    case 'SUPPORT':
      return ((_, { who }) => isSupport(who)) satisfies Check;
    case 'INTERNAL':
      return ((_, { who, internal }) => internal && who.kind === 'visitor') satisfies Check;
    case 'SELF':
    case 'PARTICIPANT': {
      if (root) return `can't be ${rule}: there is no object yet`;
      const own = rules?.[rule] ?? (rule === 'SELF' ? belongsTo : undefined);
      if (!own) return `is ${rule}, but no object rule says who that is`;
      const check: Check = (source, { who }) => who.kind === 'user' && (isSupport(who) || own(source as never, who));
      return check;
    }
  }
}

/** By default, an object belongs to the player whose id it has. */
function belongsTo(source: unknown, who: Extract<Identity, { kind: 'user' }>): boolean {
  if (typeof source !== 'object' || source === null) return false;
  const { id, userId } = source as { id?: unknown; userId?: unknown };
  return (userId ?? id) === who.userId;
}

function ruleOf(
  schema: GraphQLSchema,
  node: GraphQLField<unknown, GraphQLContext> | GraphQLObjectType,
): string | undefined {
  const rule: unknown = getDirective(schema, node, 'access')?.[0]?.rule;
  return typeof rule === 'string' ? rule : undefined;
}

const isRule = (rule: string): rule is AccessRule => (ACCESS_RULES as readonly string[]).includes(rule);

const isRoot = (schema: GraphQLSchema, type: GraphQLObjectType) =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type);
