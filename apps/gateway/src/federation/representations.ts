import type { FetchDataRewrite, QueryPlanSelectionNode } from '@apollo/query-planner';
import { isAbstractType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import { isData, merge, type Data } from './data.js';

/** Whether the object's type is the named one or implements it. */
export function isOfType(schema: GraphQLSchema, object: Data, typeName: string): boolean {
  const own = object['__typename'];
  if (typeof own !== 'string') return false;
  if (own === typeName) return true;
  const [type, wanted] = [schema.getType(own), schema.getType(typeName)];
  return isAbstractType(wanted) && (isObjectType(type) || isInterfaceType(type)) && schema.isSubType(wanted, type);
}

/** What another subgraph needs in order to know the object, or null when not all of it is there. */
export function represent(
  schema: GraphQLSchema,
  object: Data,
  requires: readonly QueryPlanSelectionNode[],
): Data | null {
  const representation: Data = {};
  for (const selection of requires) {
    if (selection.kind === 'Field') {
      const name = selection.alias ?? selection.name;
      const value = object[name];
      if (value === undefined) return null;
      representation[name] = selection.selections ? representEach(schema, value, selection.selections) : value;
    } else if (!selection.typeCondition || isOfType(schema, object, selection.typeCondition)) {
      const part = represent(schema, object, selection.selections);
      if (part) merge(representation, part);
    }
  }
  return representation;
}

function representEach(schema: GraphQLSchema, value: unknown, selections: readonly QueryPlanSelectionNode[]): unknown {
  if (Array.isArray(value)) return value.map((element: unknown) => representEach(schema, element, selections));
  return isData(value) ? represent(schema, value, selections) : null;
}

/** Most keys are `{ __typename, id }`; the short way costs a tenth of JSON. */
export function keyOf(representation: Data): string {
  const { __typename, id } = representation;
  let count = 0;
  for (const _ in representation) if ((count += 1) > 2) return JSON.stringify(representation);
  return count === 2 && typeof id === 'string' && typeof __typename === 'string'
    ? `${__typename} ${id}`
    : JSON.stringify(representation);
}

const TYPE_CONDITION = '... on ';

/** Renames and sets values where the planner had to use other names than the subgraphs do. */
export function rewrite(
  schema: GraphQLSchema,
  rewrites: readonly FetchDataRewrite[] | undefined,
  value: unknown,
): void {
  for (const rule of rewrites ?? []) {
    const last = rule.path.at(-1);
    if (last === undefined) continue;
    visit(schema, rule.path.slice(0, -1), value, (object) => {
      if (rule.kind === 'ValueSetter') object[last] = rule.setValueTo as unknown;
      else if (Object.hasOwn(object, last) && object[last] !== undefined && object[last] !== null) {
        object[rule.renameKeyTo] = object[last];
        object[last] = undefined;
      }
    });
  }
}

function visit(schema: GraphQLSchema, path: readonly string[], value: unknown, change: (object: Data) => void): void {
  if (Array.isArray(value)) return value.forEach((element) => visit(schema, path, element, change));
  if (!isData(value)) return;
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (!step.startsWith(TYPE_CONDITION)) return visit(schema, rest, value[step], change);
  const unknownType = value['__typename'] === undefined;
  if (unknownType || isOfType(schema, value, step.slice(TYPE_CONDITION.length))) visit(schema, rest, value, change);
}
