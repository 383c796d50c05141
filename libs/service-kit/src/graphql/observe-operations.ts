import { InvalidInput } from '@setpoint/kernel';
import { defaultFieldResolver, GraphQLError, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { Log } from '../observe/log.js';
import { metrics } from '../observe/metrics.js';
import { continueTrace, inSpan } from '../observe/trace.js';
import { SearchRefused } from '../storage/search-turns.js';
import { isInvalidValue, isTimeout, isUnavailable } from '../storage/errors.js';
import type { GraphQLContext } from './context.js';
import { eachField } from './each-field.js';
import { internalError, invalidInputError, searchRefused, unavailableError } from './errors.js';

type Resolve = NonNullable<GraphQLField<unknown, GraphQLContext>['resolve']>;

/**
 * Measures and traces each operation and masks unexpected errors: the caller gets a code and a correlation id,
 * the log gets the error. Works the same in process and over HTTP, because it is part of the schema.
 */
export function observeOperations(schema: GraphQLSchema, service: string, log: Log): GraphQLSchema {
  const masked = (error: unknown, context: GraphQLContext, where: string) => {
    if (error instanceof GraphQLError) return error;
    if (error instanceof SearchRefused) return searchRefused(error);
    if (error instanceof InvalidInput) return invalidInputError(error);
    const details = { err: error, correlationId: context.requestId, where };
    if (isInvalidValue(error)) {
      log.warn(details, 'a value reached the database that does not fit there');
      return invalidInputError(new InvalidInput('INVALID_VALUE', 'A value is out of range or malformed'));
    }
    if (isUnavailable(error) || isTimeout(error)) {
      log.warn(details, 'the database did not answer');
      return unavailableError(context.requestId, error);
    }
    log.error(details, 'a request failed unexpectedly');
    return internalError(context.requestId, error);
  };
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const { type, field } of eachField(schema)) {
    if (!roots.includes(type)) field.resolve = field.resolve ? masking(field.resolve, masked) : reading(masked);
    else if (field.resolve && field.name !== '_service')
      field.resolve = measured(service, `${type.name}.${field.name}`, masking(field.resolve, masked));
  }
  maskReferences(schema, masked);
  return schema;
}

type Mask = (error: unknown, context: GraphQLContext, where: string) => GraphQLError;

function masking(resolve: Resolve, mask: Mask): Resolve {
  return (source, args, context, info) => {
    const where = `${info.parentType.name}.${info.fieldName}`;
    try {
      const value = resolve(source, args, context, info);
      return isPromise(value)
        ? value.catch((error: unknown) => {
            throw mask(error, context, where);
          })
        : value;
    } catch (error) {
      throw mask(error, context, where);
    }
  };
}

/** graphql-js's default resolver: sources have properties, and functions for computed or loaded values. */
function reading(mask: Mask): Resolve {
  const call = masking(defaultFieldResolver, mask);
  return (source, args, context, info) => {
    const value = (source as Record<string, unknown>)[info.fieldName];
    return typeof value === 'function' ? call(source, args, context, info) : value;
  };
}

function measured(service: string, operation: string, resolve: Resolve): Resolve {
  return (source, args, context, info) =>
    continueTrace(context.traceparent, () =>
      inSpan(`${service} ${operation}`, { 'graphql.operation.name': operation }, async () => {
        const stop = metrics.requestSeconds.startTimer({ service, operation });
        try {
          const value: unknown = await resolve(source, args, context, info);
          metrics.requests.inc({ service, operation, outcome: outcomeOf(value) });
          return value;
        } catch (error) {
          const code = error instanceof GraphQLError ? String(error.extensions.code ?? 'ERROR') : 'ERROR';
          metrics.requests.inc({ service, operation, outcome: code });
          throw error;
        } finally {
          stop();
        }
      }),
    );
}

const outcomeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'success' in value && value.success === false ? 'refused' : 'done';

type ResolveReference = (reference: unknown, context: GraphQLContext, info: unknown) => unknown;

/** Entities are resolved outside of any field's resolver. */
function maskReferences(schema: GraphQLSchema, mask: Mask): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const { apollo } = type.extensions as { apollo?: { subgraph?: { resolveReference?: ResolveReference } } };
    const resolve = apollo?.subgraph?.resolveReference;
    if (!resolve) continue;
    const where = `${type.name} by key`;
    type.extensions = {
      ...type.extensions,
      apollo: {
        ...apollo,
        subgraph: {
          ...apollo.subgraph,
          resolveReference: async (reference: unknown, context: GraphQLContext, info: unknown) => {
            try {
              return await resolve(reference, context, info);
            } catch (error) {
              throw mask(error, context, where);
            }
          },
        },
      },
    };
  }
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
