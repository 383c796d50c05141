#!/usr/bin/env node
/**
 * A real Kafka broker without containers: Apache's own jars, fetched by Maven once, run in KRaft mode on one port.
 *
 *   node tools/kafka/kafka.ts start [--port 9092]   prints the address
 *   node tools/kafka/kafka.ts stop
 *
 * Needs Java 17 or newer, and Maven for the first run.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';

const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));
const data = fileURLToPath(new URL('../../.data/kafka/', import.meta.url));

export interface KafkaOptions {
  /** Taken if given, else any free one. */
  readonly port?: number;
  /** The broker's own folder; what is in it is kept. */
  readonly dataDir: string;
  /** Survives this process. */
  readonly detached?: boolean;
}

export interface RunningKafka {
  /** host:port */
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Why no broker can be started here, or undefined when one can. */
export async function whyNoKafka(): Promise<string | undefined> {
  const version = await run('java', ['-version']).then(
    ({ stderr }) => Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0),
    () => 0,
  );
  if (version < 17) return version === 0 ? 'there is no Java' : `Java ${version} is too old, Kafka needs 17`;
  if (existsSync(jarFolder())) return undefined;
  return run('mvn', ['-v']).then(
    () => undefined,
    () => 'there is no Maven to fetch the broker with',
  );
}

/** Fetches the jars if needed and starts a broker. Resolves when it takes connections. */
export async function startKafka(options: KafkaOptions): Promise<RunningKafka> {
  const reason = await whyNoKafka();
  if (reason) throw new Error(reason);
  const classpath = `${await fetchJars()}/*`;
  const port = options.port ?? (await freePort());
  const config = writeConfig(options.dataDir, port, await freePort());
  if (!existsSync(join(options.dataDir, 'log', 'meta.properties'))) {
    const cluster = randomBytes(16).toString('base64url');
    await run('java', [
      ...JVM,
      '-cp',
      classpath,
      'kafka.tools.StorageTool',
      'format',
      `--cluster-id=${cluster}`,
      '-c',
      config,
    ]);
  }
  const logFile = join(options.dataDir, 'broker.log');
  const log = openSync(logFile, 'w');
  const broker = spawn('java', ['-Xmx512m', ...JVM, '-cp', classpath, 'kafka.Kafka', config], {
    stdio: ['ignore', log, log],
    detached: options.detached ?? false,
  });
  closeSync(log);
  await started(broker, port, logFile);
  if (options.detached) broker.unref();
  return { address: `127.0.0.1:${port}`, pid: broker.pid!, stop: () => stopped(broker) };
}

/** Quick to start rather than quick for hours. */
const JVM = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData', '-Xshare:auto'];

function jarFolder(): string {
  const version = createHash('sha256')
    .update(readFileSync(join(here, 'pom.xml')))
    .digest('hex')
    .slice(0, 12);
  return join(data, `jars-${version}`);
}

async function fetchJars(): Promise<string> {
  const folder = jarFolder();
  if (existsSync(folder)) return folder;
  mkdirSync(data, { recursive: true });
  const fresh = `${folder}.${process.pid}`;
  const goals = ['dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${fresh}`];
  try {
    await run('mvn', ['-q', '-B', '-f', join(here, 'pom.xml'), ...goals], { maxBuffer: 64 * 1024 * 1024 });
    // Only a complete folder gets the name; somebody else may have been quicker.
    if (!existsSync(folder)) renameSync(fresh, folder);
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    throw new Error(
      `the broker's jars can't be fetched: ${stdout.split('\n').find((line) => line.includes('ERROR')) ?? String(error)}`,
    );
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return folder;
}

function writeConfig(folder: string, port: number, controllerPort: number): string {
  mkdirSync(folder, { recursive: true });
  const settings = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'PLAINTEXT',
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'listener.security.protocol.map': 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
    'log.dirs': join(folder, 'log'),
    'num.partitions': 6,
    'default.replication.factor': 1,
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 5,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'transaction.state.log.num.partitions': 5,
    'share.coordinator.state.topic.replication.factor': 1,
    'share.coordinator.state.topic.min.isr': 1,
    'group.initial.rebalance.delay.ms': 0,
    'group.min.session.timeout.ms': 1_000,
    'auto.create.topics.enable': false,
    // So that specs see events go when their time is over; by default it takes minutes.
    'log.initial.task.delay.ms': 1_000,
    'log.retention.check.interval.ms': 1_000,
    'log.segment.delete.delay.ms': 1_000,
  };
  const file = join(folder, 'server.properties');
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  return file;
}

async function started(broker: ChildProcess, port: number, logFile: string): Promise<void> {
  let failure: string | undefined;
  broker.once('error', (error) => (failure = error.message));
  broker.once('exit', (code) => (failure = `it ended with ${code}`));
  const end = performance.now() + 60_000;
  while (performance.now() < end && !failure) {
    if (readFileSync(logFile, 'utf8').includes('Kafka Server started') && (await answers(port))) return;
    await wait(100);
  }
  broker.kill('SIGKILL');
  const lastWords = readFileSync(logFile, 'utf8').slice(-2_000);
  throw new Error(`Kafka did not start: ${failure ?? 'it took too long'}\n${lastWords}`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

async function stopped(broker: ChildProcess): Promise<void> {
  const over = () => broker.exitCode !== null || broker.signalCode !== null;
  if (over()) return;
  const exit = new Promise<void>((resolve) => broker.once('exit', () => resolve()));
  broker.kill('SIGTERM');
  const inTime = await Promise.race([exit.then(() => true), wait(10_000, false, { ref: false })]);
  if (!inTime && !over()) {
    broker.kill('SIGKILL');
    await exit;
  }
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

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } });
  const dataDir = join(data, 'broker');
  const pidFile = join(dataDir, 'pid');
  switch (positionals[0]) {
    case 'start': {
      if (runningPid(pidFile)) throw new Error('it runs already');
      const broker = await startKafka({ port: Number(values.port ?? 9092), dataDir, detached: true });
      writeFileSync(pidFile, String(broker.pid));
      console.log(broker.address);
      return;
    }
    case 'stop': {
      const pid = runningPid(pidFile);
      if (!pid) return console.log('it does not run');
      process.kill(pid, 'SIGTERM');
      while (runningPid(pidFile)) await wait(100);
      rmSync(pidFile);
      return console.log('stopped');
    }
    default:
      throw new Error('usage: node tools/kafka/kafka.ts start [--port 9092] | stop');
  }
}

function runningPid(pidFile: string): number | undefined {
  if (!existsSync(pidFile)) return undefined;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  try {
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
