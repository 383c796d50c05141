/** How the shared servers start: from a container engine where one answers, else from local programs. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createInterface } from 'node:readline';
import type { KeptServer } from './kept-server.ts';

export async function startPostgres(): Promise<KeptServer> {
  const { startLocalPostgres } = await import('@setpoint/local-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'setpoint-postgres-'));
  // If started by root, the server runs as another user, which needs access.
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

export async function startRedis(): Promise<KeptServer> {
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

/** `tool`: the module that starts a broker from a local program. */
export async function startKafka(tool: string): Promise<KeptServer> {
  return firstThatStarts(startKafkaContainer, async () => {
    const { startKafka: start } = (await import(pathToFileURL(tool).href)) as {
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
    KAFKA_GROUP_MIN_SESSION_TIMEOUT_MS: '1000',
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
