import { createParamDecorator, Inject, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Identity, UserId } from '@setpoint/kernel';
import type { GraphQLContext } from './context.js';
import { noPermission } from './errors.js';

const contextOfCall = (call: ExecutionContext) => GqlExecutionContext.create(call).getContext<GraphQLContext>();

/** The caller. */
export const Viewer = createParamDecorator((_: unknown, call: ExecutionContext) => contextOfCall(call).who);

/** The client address as seen by the gateway, for rate limits; null if unknown. */
export const CallerAddress = createParamDecorator((_: unknown, call: ExecutionContext) => contextOfCall(call).address);

/** The loaders of this request. */
export const Loaders = createParamDecorator((_: unknown, call: ExecutionContext) => contextOfCall(call).loaders);

/** The correlation id of this request. */
export const RequestId = createParamDecorator((_: unknown, call: ExecutionContext) => contextOfCall(call).requestId);

/** The signed-in person's id; throws the permission error for visitors. */
export function signedIn(who: Identity): UserId {
  if (who.kind === 'visitor') throw noPermission(who);
  return who.userId;
}

export const SETTINGS = Symbol('setpoint:settings');

/** The service's own settings, as described by its `config` schema. */
export const InjectConfig = () => Inject(SETTINGS);

export const SECRET = Symbol('setpoint:secret');

/** The runtime's secret, for services that derive keys from it. */
export const InjectSecret = () => Inject(SECRET);
