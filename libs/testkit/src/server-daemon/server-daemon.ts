/**
 * A separate process that runs servers for tests: Postgres, and on demand Redis and Kafka, shared by all spec files and
 * projects that run at the same time. Every spec process stays connected to it; after the last connection has closed, the
 * daemon stops the servers, removes their data and exits. A server that a module starts is stopped when nobody is connected
 * any more who asked for it.
 *
 * Protocol on a local socket: one line with the name of a server, or with the file URL of a module that exports
 * `start` (a `StartServer`), answered by one line of JSON, `{ "address": … }` or `{ "error": … }`.
 *
 * Run by Node as it is, from the sources, so relative imports `.js` lead to `.ts`.
 */
import { chmodSync, mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { KeptServer, StartServer } from './kept-server.ts';

registerHooks({
  resolve(specifier, context, next) {
    // Its address may go on after the name of the file.
    const isSource = context.parentURL !== undefined && new URL(context.parentURL).pathname.endsWith('.ts');
    if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !isSource) {
      return next(specifier, context);
    }
    return next(`${specifier.slice(0, -'.js'.length)}.ts`, context);
  },
});

const [socketPath, kafkaTool] = process.argv.slice(2) as [string, string];
/** Who has started it may be held up. */
const FIRST_GUEST_MS = 60_000;
const LINGER_MS = Number(process.env.SETPOINT_TEST_SERVERS_LINGER_MS ?? 3_000);
/** They take longer to start than a process from one spec file to the next. */
const MODULES_LINGER_MS = Number(process.env.SETPOINT_TEST_MODULES_LINGER_MS ?? 15_000);

/** Loaded after the hook, which finds it as source and as built. */
const servers = await import('./servers.js');
const starters: Record<string, () => Promise<KeptServer>> = {
  postgres: servers.startPostgres,
  redis: servers.startRedis,
  kafka: () => servers.startKafka(kafkaTool),
};
const kept = new Map<string, Promise<KeptServer>>();
/** With the servers that each has asked for. */
const guests = new Map<Socket, Set<string>>();
const stopping = new Set<Promise<void>>();
let leaving: NodeJS.Timeout | undefined;
let closing = false;

const isModule = (name: string) => name.startsWith('file:');

/** Of a project's own: the module knows how to start it. */
async function startModule(url: string): Promise<KeptServer> {
  const { start } = (await import(url)) as { start: StartServer };
  return start((other) => addressOf(other.href));
}

async function addressOf(name: string): Promise<string> {
  const start = starters[name] ?? (isModule(name) ? () => startModule(name) : undefined);
  if (!start) throw new Error(`there is no ${name}`);
  const starting = kept.get(name) ?? start();
  kept.set(name, starting);
  return (await starting).address;
}

async function answer(name: string): Promise<object> {
  try {
    return { address: await addressOf(name) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  listener.close();
  for (const guest of guests.keys()) guest.destroy();
  // Now, not at the end: by then another daemon may use the path.
  try {
    rmdirSync(join(socketPath, '..'));
  } catch {
    // Somebody else has it already.
  }
  await Promise.allSettled([...stopping, ...[...kept.values()].map(stopped)]);
  process.exit(0);
}

const stopped = async (server: Promise<KeptServer>): Promise<void> => (await server).stop();

/** The next who asks has it started anew. */
function stopModule(url: string): void {
  const server = kept.get(url);
  if (!server || closing || [...guests.values()].some((names) => names.has(url))) return;
  kept.delete(url);
  stopping.add(stopped(server).catch(() => {}));
}

function leaveWhenAlone(withinMs = LINGER_MS): void {
  clearTimeout(leaving);
  if (guests.size === 0) leaving = setTimeout(() => void close(), withinMs);
}

const listener = createServer((guest) => {
  // Too late: it asks the next one.
  if (closing) return void guest.destroy();
  const names = new Set<string>();
  guests.set(guest, names);
  clearTimeout(leaving);
  guest.on('error', () => {});
  guest.on('close', () => {
    guests.delete(guest);
    for (const name of names) if (isModule(name)) setTimeout(() => stopModule(name), MODULES_LINGER_MS);
    leaveWhenAlone();
  });
  createInterface({ input: guest })
    .on('line', (name) => {
      names.add(name);
      void answer(name).then((reply) => guest.writable && guest.write(`${JSON.stringify(reply)}\n`));
    })
    .on('error', () => {});
});

/** Takes the place; when a daemon is there already, this one isn't needed. */
function open(mayReplace: boolean): void {
  listener.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || !mayReplace) process.exit(0);
    const probe = connect(socketPath)
      .on('connect', () => process.exit(0))
      .on('error', () => {
        probe.destroy();
        rmSync(socketPath, { force: true });
        open(false);
      });
  });
  listener.listen(socketPath, () => {
    chmodSync(socketPath, 0o600);
    leaveWhenAlone(FIRST_GUEST_MS);
  });
}

mkdirSync(join(socketPath, '..'), { recursive: true, mode: 0o700 });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void close());
open(true);
