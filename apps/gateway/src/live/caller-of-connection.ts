import type { IncomingMessage } from 'node:http';
import type { Authenticator } from '../auth/authenticator.js';
import { tokenIn, visitor, type Caller } from '../auth/caller.js';

/** The token is in the URL, because browsers cannot set headers, or in connection_init. It is never logged. */
export async function callerOfConnection(
  authenticator: Authenticator,
  params: Readonly<Record<string, unknown>> | undefined,
  request: IncomingMessage,
): Promise<Caller> {
  const query = new URL(request.url ?? '/', 'http://gateway').searchParams;
  const named = [
    params?.['token'],
    params?.['accessToken'],
    params?.['access_token'],
    query.get('token'),
    query.get('access_token'),
  ];
  const token = named.find((value): value is string => typeof value === 'string' && value !== '');
  const header = params?.['authorization'] ?? params?.['Authorization'] ?? request.headers.authorization;
  if (token) return authenticator.fromToken(tokenIn(token) ?? token);
  return typeof header === 'string' ? authenticator.fromHeader(header) : visitor;
}
