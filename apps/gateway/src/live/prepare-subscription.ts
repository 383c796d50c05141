import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Caller } from '../auth/caller.js';
import { gatewayError } from '../errors/gateway-error.js';
import { limitExceeded } from '../limits/check-document.js';
import { measure, type Measure } from '../limits/measure.js';
import type { Prices } from '../limits/prices.js';
import type { DocumentLimits } from '../limits/settings.js';
import { unreadableValue } from '../limits/unreadable-values.js';
import { hydrationOf, subscribedField, type Hydration, type LiveTarget } from './hydration.js';
import { selectsSharedOnly } from './shared-fields.js';
import type { SignalPayload } from './signals.js';
import { LIVE_FIELDS, type LiveField } from './topics.js';

/** The topic of a subscription and its query. */
export interface Prepared {
  readonly document: DocumentNode;
  /** How much each answer asks for. */
  readonly asked: Measure;
  readonly fieldName: string;
  /** Response name of the field. */
  readonly responseName: string;
  readonly live: LiveField;
  readonly topic: string;
  /** Query run on each signal. */
  readonly hydration: (payload: SignalPayload) => Hydration;
  /** The conversation whose messages these are. */
  readonly conversationId: string | undefined;
  /** Whether the result is equal for all readers. */
  readonly sharesAll: boolean;
  /** Checks whether the viewer may see the subject; null if everyone who may subscribe can. */
  readonly visibility: Hydration | null;
}

/** Checks a subscription like any operation, whose document is valid. Throws one coded error, or returns several. */
export function prepareSubscription(
  schema: GraphQLSchema,
  shared: ReadonlySet<string>,
  limits: DocumentLimits,
  prices: Prices,
  { identity }: Caller,
  document: DocumentNode,
  { operationName, variables }: SubscribePayload,
): Prepared | readonly GraphQLError[] {
  const given = variables ?? {};
  const operation = getOperationAST(document, operationName);
  if (!operation) throw gatewayError('SUBSCRIPTION_NOT_SUPPORTED', 'The document has no such operation');
  if (operation.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw gatewayError('SUBSCRIPTIONS_ONLY', 'Queries and mutations go over HTTP');
  }
  const refusal = unreadableValue(document, given);
  if (refusal) throw refusal;
  const values = getVariableValues(schema, operation.variableDefinitions ?? [], given);
  if (values.errors) return values.errors.map((error) => withCode(error, 'BAD_USER_INPUT'));
  const asked = measure(schema, document, operation, given, prices);
  const exceeded = limitExceeded(limits, asked, 0);
  if (exceeded) throw exceeded;
  const { field, arguments: args } = subscribedField(schema, document, operation, values.coerced);
  const live = LIVE_FIELDS[field.name.value];
  if (!live) throw gatewayError('SUBSCRIPTION_NOT_SUPPORTED', 'This field is not served live');
  if (!live.visitors && identity.kind === 'visitor') {
    throw gatewayError('UNAUTHENTICATED', 'You do not have permission to perform this action');
  }
  const target = live.hydrate(args);
  const hydration = hydrationOf(document, operation as OperationDefinitionNode, field, target, given);
  const conversationId = live.conversation?.(args);
  return {
    document,
    asked,
    fieldName: field.name.value,
    responseName: (field.alias ?? field.name).value,
    live,
    topic: live.topic(args, identity),
    hydration: hydration.at,
    conversationId,
    sharesAll: conversationId !== undefined && selectsSharedOnly(schema, shared, hydration.document),
    visibility: live.hidesByNull ? visibilityOf(target) : null,
  };
}

const visibilityOf = ({ query, arguments: { id } }: LiveTarget): Hydration => ({
  query: `query SubjectOfSubscription($id: ID!) { subject: ${query}(id: $id) { __typename } }`,
  variables: { id: id!.value({}) },
  operationName: undefined,
});

const withCode = (error: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(error.message, {
    ...(error.nodes ? { nodes: error.nodes } : {}),
    extensions: { ...error.extensions, code },
  });
