import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** The port that was listened on for a moment, or undefined when somebody else has it. */
export function tryPort(port: number, host?: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

/** Below the ports that systems give to outgoing connections: one of those could take it before it is used. */
const FIRST = 16_000;
const LAST = 32_000;

/** The preferred port of 127.0.0.1 if it is free, else any. */
export async function freePort(preferred: number): Promise<number> {
  for (let port = preferred || randomInt(FIRST, LAST); ; port = randomInt(FIRST, LAST)) {
    if ((await tryPort(port, '127.0.0.1')) !== undefined) return port;
  }
}

/** The first port from there on, in steps of ten, that nobody listens on. */
export async function unusedPort(from: number): Promise<number> {
  for (let port = from; port <= 65_535; port += 10) {
    if ((await tryPort(port)) !== undefined) return port;
  }
  return 0;
}
