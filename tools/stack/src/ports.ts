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

/** The preferred port of 127.0.0.1 if it is free, else any. */
export async function freePort(preferred: number): Promise<number> {
  return (await tryPort(preferred, '127.0.0.1')) ?? (await tryPort(0, '127.0.0.1'))!;
}

/** The first port from there on, in steps of ten, that nobody listens on. */
export async function unusedPort(from: number): Promise<number> {
  for (let port = from; port <= 65_535; port += 10) {
    if ((await tryPort(port)) !== undefined) return port;
  }
  return 0;
}
