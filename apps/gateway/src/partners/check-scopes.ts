import type { ApiScope } from '@setpoint/kernel';
import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { gatewayError } from '../errors/gateway-error.js';
import { FREE_ROOTS, ROOT_SCOPES, TYPE_SCOPES } from './scopes.js';

/** The first field that a key with these scopes may not query, as an error; null if the document is allowed. */
export function scopeRefusal(
  schema: GraphQLSchema,
  document: DocumentNode,
  scopes: readonly ApiScope[],
): GraphQLError | null {
  const types = new TypeInfo(schema);
  let refusal: GraphQLError | null = null;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name: { value: field } }) {
        const parent = types.getParentType()?.name;
        if (refusal || !parent || field.startsWith('__')) return;
        const needed = parent === schema.getQueryType()?.name ? neededAtRoot(field) : neededOn(parent, field);
        if (needed === undefined || (needed && scopes.includes(needed))) return;
        refusal = needed
          ? gatewayError('API_SCOPE_MISSING', `${parent}.${field} needs the scope ${needed}`, {
              status: 403,
              data: { scope: needed, field: `${parent}.${field}` },
            })
          : gatewayError('API_KEY_NOT_ALLOWED', `${parent}.${field} is not for API keys`, {
              status: 403,
              data: { field: `${parent}.${field}` },
            });
      },
    }),
  );
  return refusal;
}

/** Undefined where every key may ask; null where none may. */
const neededAtRoot = (field: string): ApiScope | null | undefined =>
  FREE_ROOTS.has(field) ? undefined : (ROOT_SCOPES[field] ?? null);

function neededOn(type: string, field: string): ApiScope | undefined {
  const rule = Object.hasOwn(TYPE_SCOPES, type) ? TYPE_SCOPES[type] : undefined;
  return rule && !rule.free.includes(field) ? rule.scope : undefined;
}
