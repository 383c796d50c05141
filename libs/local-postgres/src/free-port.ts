import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: one of those could take it before it is used. */
const FIRST = 16_000;
const LAST = 32_000;

/** A free port of 127.0.0.1: the preferred one if possible. */
export async function freePort(preferred = 0): Promise<number> {
  for (let port = preferred || randomInt(FIRST, LAST); ; port = randomInt(FIRST, LAST)) {
    if ((await tryPort(port)) !== undefined) return port;
  }
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
