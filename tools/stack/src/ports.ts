import { createServer } from 'node:net';

/** The port that was listened on for a moment, or undefined when somebody else has it. */
function tryPort(port: number, host?: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

/** The wished port of 127.0.0.1 if it is free, else any. */
export async function freePort(wished: number): Promise<number> {
  return (await tryPort(wished, '127.0.0.1')) ?? (await tryPort(0, '127.0.0.1'))!;
}

/** @throws naming the variable that moves the address, when somebody listens there already. */
export async function refusePortInUse(port: number, variable: string, what: string): Promise<void> {
  if ((await tryPort(port)) === undefined) {
    throw new Error(
      `Port ${port} for ${what} is in use. Stop what listens there, or choose another: ${variable}=${port + 10} npm start`,
    );
  }
}
