import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import type { Resource } from '@setpoint/testkit';

const VERSION = '0.203.0';
const MODULE = `github.com/stripe/stripe-mock@v${VERSION}`;
const KEPT = fileURLToPath(new URL(`../../../../.data/stripe-mock-${VERSION}`, import.meta.url));
const BUILD_MS = 180_000;

/** Stripe's own imitation of its interface: the program that TEST_STRIPE_MOCK names, else one that Go builds once. */
export function stripeMock(): Resource {
  const name = 'stripe-mock';
  const given = process.env['TEST_STRIPE_MOCK'];
  if (given) return existsSync(given) ? { name, address: given } : { name, missing: `there is no ${given}` };
  const program = join(KEPT, 'stripe-mock');
  if (existsSync(program)) return { name, address: program };
  const built = spawnSync('go', ['install', MODULE], {
    env: { ...process.env, GOBIN: KEPT, GOFLAGS: '-modcacherw' },
    encoding: 'utf8',
    timeout: BUILD_MS,
  });
  if (existsSync(program)) return { name, address: program };
  const reason = built.error
    ? 'Go is not installed'
    : `go install ${MODULE}: ${built.stderr.trim().split('\n').at(-1)}`;
  return { name, missing: `${reason}; or name one in TEST_STRIPE_MOCK` };
}

/** Both ports are named: the one that is not opens on all interfaces. */
export async function startStripeMock(program: string) {
  const [port, other] = await Promise.all([freePort(), freePort()]);
  const child = spawn(program, ['-http-addr', `127.0.0.1:${port}`, '-https-addr', `127.0.0.1:${other}`]);
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`stripe-mock ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Listening for HTTPS')) resolve();
    });
  });
  return {
    address: { host: '127.0.0.1', port, protocol: 'http' as const },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
