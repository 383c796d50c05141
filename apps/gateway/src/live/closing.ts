import type { Duplex } from 'node:stream';

/** Why the gateway closes a live connection. Clients come back with a fresh token after 4403, later after 1012 and 1013. */
export const CLOSE = {
  tokenExpired: { code: 4403, reason: 'Signature has expired' },
  sessionEnded: { code: 4401, reason: 'The session has ended' },
  restart: { code: 1012, reason: 'Service restart' },
  tooManyRequests: { code: 1013, reason: 'Too many requests' },
  unavailable: { code: 1013, reason: 'Sign-in is not available at the moment' },
} as const;

export const closing = ({ code, reason }: { readonly code: number; readonly reason: string }) =>
  [code, reason] as const;

/** Rejects an upgrade request. */
export function refuseUpgrade(
  socket: Duplex,
  status: string,
  headers: Readonly<Record<string, string | number>> = {},
): void {
  const lines = Object.entries({ Connection: 'close', 'Content-Length': 0, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
}
