import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The request that the running code belongs to, for errors and log lines. */
export interface RequestScope {
  readonly requestId: string;
  /** Called with the milliseconds that planning its operation took, if it was not planned before. */
  onPlanned?: (ms: number) => void;
}

export const requestScope = new AsyncLocalStorage<RequestScope>();

export const currentRequestId = (): string | undefined => requestScope.getStore()?.requestId;

/** Keeps a valid correlation id of a client or proxy, otherwise creates one. */
export function requestIdFrom(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && /^[\w.-]{8,64}$/.test(sent) ? sent : randomUUID();
}
