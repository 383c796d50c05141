import type { IncomingMessage, ServerResponse } from 'node:http';
import { IDENTITY_HEADER, type IdentityVerifier } from '../graphql/signed-identity.js';

export interface PrivateEndpointOptions {
  readonly verify: IdentityVerifier;
  readonly isReady: () => Promise<boolean>;
  /** About to stop: clients are asked to use other connections from now on. */
  readonly isRetired: () => boolean;
}

type Next = (error?: unknown) => void;

/**
 * The only ways into a subgraph over HTTP: /graphql with the identity that the gateway has signed, and /healthz and
 * /readyz for balancers. Binds to a private network.
 */
export function privateEndpoint({ verify, isReady, isRetired }: PrivateEndpointOptions) {
  const answer = async (path: string, request: IncomingMessage, response: ServerResponse, next: Next) => {
    switch (path) {
      case '/healthz':
        return send(response, 200, 'text/plain', 'ok');
      case '/readyz': {
        const ready = await isReady();
        return send(response, ready ? 200 : 503, 'text/plain', ready ? 'ready' : 'not ready');
      }
      case '/graphql': {
        const token = request.headers[IDENTITY_HEADER];
        if (typeof token !== 'string' || !(await isGenuine(verify, token))) {
          return send(response, 401, 'application/json', JSON.stringify({ errors: [REFUSAL] }));
        }
        return next();
      }
      default:
        return send(response, 404, 'text/plain', 'not found');
    }
  };
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const path = (request.url ?? '/').split('?')[0]!;
    if (isRetired()) response.setHeader('connection', 'close');
    answer(path, request, response, next).catch(next);
  };
}

const REFUSAL = { message: 'Not from the gateway', extensions: { code: 'UNAUTHENTICATED' } };

const isGenuine = (verify: IdentityVerifier, token: string) =>
  verify(token).then(
    () => true,
    () => false,
  );

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
