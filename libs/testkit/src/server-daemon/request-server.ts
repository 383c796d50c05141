import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);
const daemon = join(here, here.endsWith('.ts') ? '../server-daemon.ts' : '../server-daemon.js');
const kafkaTool = fileURLToPath(new URL('../../../../tools/kafka/kafka.ts', import.meta.url));

/** How long a daemon may take to be there; its servers may take longer. */
const PATIENCE_MS = 60_000;

/** One daemon for each checkout and user. */
function socketPath(): string {
  const place = createHash('sha256').update(daemon).digest('hex').slice(0, 12);
  return join(tmpdir(), `setpoint-tests-${userInfo().uid}-${place}`, 'daemon.sock');
}

/** A server that all tests share. */
export interface SharedServer {
  readonly address: string;
  /** Says that it is needed no more, which is otherwise so when the process ends. */
  release(): void;
}

/**
 * Asks for a server that all tests share, and has it started when it isn't there. The open connection says that it is still
 * needed; it doesn't keep the process alive.
 */
export async function requestServer(server: 'postgres' | 'redis' | 'kafka' | URL): Promise<SharedServer> {
  const path = socketPath();
  const end = performance.now() + PATIENCE_MS;
  let lastWords = () => '';
  for (let attempt = 0; ; attempt += 1) {
    const socket = await tryConnect(path);
    if (socket) {
      const reply = await request(socket, String(server));
      if (reply) {
        if (reply.address) return { address: reply.address, release: () => void socket.destroy() };
        throw new Error(`${server}: ${reply.error ?? 'no address'}`);
      }
      // It was about to leave.
    } else if (attempt % 40 === 0) lastWords = startDaemon(path);
    if (performance.now() > end) throw new Error(`the daemon of the test servers does not answer\n${lastWords()}`);
    await wait(50);
  }
}

/** Answers the way to hear what it had to complain about. */
function startDaemon(path: string): () => string {
  const child = spawn(process.execPath, ['--conditions=source', daemon, path, kafkaTool], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1' },
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4_000)));
  child.on('error', (error) => (words += error.message));
  // It outlives this process, and this process doesn't wait for it.
  child.unref();
  (child.stderr as unknown as { unref(): void }).unref();
  return () => words;
}

function tryConnect(path: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}

interface Reply {
  readonly address?: string;
  readonly error?: string;
}

/** Undefined when the connection ended without an answer. */
function request(socket: Socket, server: string): Promise<Reply | undefined> {
  return new Promise((resolve) => {
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(undefined));
    createInterface({ input: socket }).once('line', (line) => {
      resolve(JSON.parse(line) as Reply);
      socket.unref();
    });
    socket.write(`${server}\n`);
  });
}
