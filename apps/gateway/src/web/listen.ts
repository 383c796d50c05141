import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts listening, on the first of the ports that is free, and resolves with the URL. Rejects if all are in use. */
export async function listen(server: Server, ports: number | readonly number[], host: string): Promise<string> {
  const [port, ...others] = [ports].flat();
  try {
    await listenOn(server, port!, host);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || others.length === 0) throw error;
    return listen(server, others, host);
  }
  const { port: actual } = server.address() as AddressInfo;
  return `http://${host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${actual}`;
}

function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
