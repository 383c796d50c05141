/**
 * A process of its own that keeps servers for tests: Postgres, and on demand Redis and Kafka, shared by all spec files
 * and projects that run at the same time. A spec's process holds a connection to it; when the last one is gone, however
 * it ended, the daemon stops the servers, removes their data and ends.
 *
 * Protocol on a local socket: one line with the name of a server, or with the file URL of a module that exports
 * `start` (a `StartServer`), answered by one line of JSON, `{ "address": … }` or `{ "error": … }`.
 *
 * Run by Node as it is, from the sources, so relative imports `.js` lead to `.ts`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { registerHooks } from 'node:module';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createInterface } from 'node:readline';
import type { KeptServer, StartServer } from './kept-server.ts';

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !context.parentURL?.endsWith('.ts')) {
      return next(specifier, context);
    }
    return next(`${specifier.slice(0, -'.js'.length)}.ts`, context);
  },
});

const [socketPath, kafkaTool] = process.argv.slice(2) as [string, string];
const LINGER_MS = Number(process.env.SETPOINT_TEST_SERVERS_LINGER_MS ?? 3_000);

const starters: Record<string, () => Promise<KeptServer>> = {
  postgres: startPostgres,
  redis: startRedis,
  kafka: startKafka,
};
const kept = new Map<string, Promise<KeptServer>>();
const guests = new Set<Socket>();
let leaving: NodeJS.Timeout | undefined;
let closing = false;

async function startPostgres(): Promise<KeptServer> {
  const { startLocalPostgres } = await import('@setpoint/local-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'setpoint-postgres-'));
  // As root the server runs as somebody else, who has to get there.
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startLocalPostgres({
      dataDir: folder,
      password: 'postgres',
      settings: {
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
        max_connections: '400',
        max_locks_per_transaction: '256',
        autovacuum_naptime: '10min',
      },
    });
    return {
      address: server.url(),
      stop: async () => {
        await server.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

async function startRedis(): Promise<KeptServer> {
  return firstThatStarts(
    async () => startContainer('redis:8-alpine', await freePort(), 6379, {}, 'redis://'),
    async () => {
      const port = await freePort();
      const child = spawn(
        'redis-server',
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()],
        { stdio: ['ignore', 'pipe', 'ignore'] },
      );
      await says(child, /Ready to accept connections/, 'redis-server');
      return { address: `redis://127.0.0.1:${port}`, stop: () => ended(child) };
    },
  );
}

async function startKafka(): Promise<KeptServer> {
  return firstThatStarts(startKafkaContainer, async () => {
    const { startKafka: start } = (await import(pathToFileURL(kafkaTool).href)) as {
      startKafka(options: { dataDir: string }): Promise<{ address: string; stop(): Promise<void> }>;
    };
    const folder = mkdtempSync(join(tmpdir(), 'setpoint-kafka-'));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    try {
      const broker = await start({ dataDir: folder });
      return {
        address: broker.address,
        stop: async () => {
          await broker.stop();
          remove();
        },
      };
    } catch (error) {
      remove();
      throw error;
    }
  });
}

async function startKafkaContainer(): Promise<KeptServer> {
  // Clients get the address that they have to use from the broker, so the port is the same inside and outside.
  const port = await freePort();
  const settings = {
    KAFKA_NODE_ID: '1',
    KAFKA_PROCESS_ROLES: 'broker,controller',
    KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
    KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
    KAFKA_LISTENERS: `PLAINTEXT://:${port},CONTROLLER://:9093`,
    KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
    KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
    KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
    KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
    KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
    KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
  };
  return startContainer('apache/kafka:4.1.0', port, port, settings, '');
}

async function startContainer(
  image: string,
  hostPort: number,
  containerPort: number,
  settings: Record<string, string>,
  scheme: string,
): Promise<KeptServer> {
  if (!(await engineAnswers())) throw new Error('no container engine answers');
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer(image)
    .withExposedPorts({ container: containerPort, host: hostPort })
    .withEnvironment(settings)
    .withWaitStrategy(Wait.forListeningPorts())
    .withStartupTimeout(90_000)
    .start();
  return { address: `${scheme}127.0.0.1:${hostPort}`, stop: async () => void (await container.stop()) };
}

/** Asks before the library is loaded, which takes a second. */
function engineAnswers(): Promise<boolean> {
  const host = process.env.DOCKER_HOST ?? 'unix:///var/run/docker.sock';
  const target = host.startsWith('unix://')
    ? { socketPath: host.slice('unix://'.length), path: '/_ping' }
    : { ...urlParts(host), path: '/_ping' };
  return new Promise((resolve) => {
    get({ ...target, timeout: 2_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    })
      .on('timeout', function (this: { destroy(): void }) {
        this.destroy();
      })
      .on('error', () => resolve(false));
  });
}

function urlParts(host: string): { host: string; port: number } {
  const { hostname, port } = new URL(host.replace(/^tcp:/, 'http:'));
  return { host: hostname, port: Number(port || 2375) };
}

/** Tries one way after the other; when all fail, says why for each. */
async function firstThatStarts(...ways: (() => Promise<KeptServer>)[]): Promise<KeptServer> {
  const errors: string[] = [];
  for (const way of ways) {
    try {
      return await way();
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(errors.join('; '));
}

function says(child: ChildProcess, words: RegExp, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
    createInterface({ input: child.stdout! }).on('line', (line) => words.test(line) && resolve());
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** Of a project's own: the module knows how to start it. */
async function startModule(url: string): Promise<KeptServer> {
  const { start } = (await import(url)) as { start: StartServer };
  return start((other) => addressOf(other.href));
}

async function addressOf(name: string): Promise<string> {
  const start = starters[name] ?? (name.startsWith('file:') ? () => startModule(name) : undefined);
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
  for (const guest of guests) guest.destroy();
  // Now, not at the end: by then the place may be somebody else's.
  try {
    rmdirSync(join(socketPath, '..'));
  } catch {
    // Somebody else has it already.
  }
  await Promise.allSettled([...kept.values()].map(async (server) => (await server).stop()));
  process.exit(0);
}

function leaveWhenAlone(): void {
  clearTimeout(leaving);
  if (guests.size === 0) leaving = setTimeout(() => void close(), LINGER_MS);
}

const listener = createServer((guest) => {
  // Too late: it asks the next one.
  if (closing) return void guest.destroy();
  guests.add(guest);
  clearTimeout(leaving);
  guest.on('error', () => {});
  guest.on('close', () => {
    guests.delete(guest);
    leaveWhenAlone();
  });
  createInterface({ input: guest })
    .on(
      'line',
      (name) => void answer(name).then((reply) => guest.writable && guest.write(`${JSON.stringify(reply)}\n`)),
    )
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
    leaveWhenAlone();
  });
}

mkdirSync(join(socketPath, '..'), { recursive: true, mode: 0o700 });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void close());
open(true);
