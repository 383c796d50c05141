import { createServer, type Server } from 'node:net';
import { tryPort } from '../../../tools/stack/src/ports.ts';

/** Below the ports that the platform picks at random, and above the ones that it has by default. */
const FIRST = 10_000;
const LAST = 15_999;
const STEP = 10;

/**
 * Four ports that no other stack of specs gets, whichever process starts it: who has them listens on the one before
 * them until they are released.
 */
export async function takePorts(): Promise<{ ports: readonly number[]; release: () => void }> {
  for (let guarded = FIRST; guarded <= LAST; guarded += STEP) {
    const guard = await listen(guarded);
    if (!guard) continue;
    const ports = [1, 2, 3, 4].map((more) => guarded + more);
    // Somebody else's, or of a stack whose starter was killed.
    const free = await Promise.all(ports.map(async (port) => (await tryPort(port)) !== undefined));
    if (free.every(Boolean)) return { ports, release: () => guard.close() };
    guard.close();
  }
  throw new Error(`no ports are free from ${FIRST} to ${LAST}`);
}

function listen(port: number): Promise<Server | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(undefined));
    server.listen(port, '127.0.0.1', () => done(server.unref()));
  });
}
