import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chatService } from '@setpoint/chat';
import { matchPeopleChanged } from '@setpoint/events';
import { IdentityProvider, identityService, type MemoryIdentityProvider } from '@setpoint/identity';
import { startLocalPostgres, type LocalPostgres } from '@setpoint/local-postgres';
import { playersService } from '@setpoint/players';
import {
  connectRedis,
  createLog,
  MemoryBus,
  MemoryCache,
  RedisPushBus,
  startService,
  SystemClock,
  SystemRandom,
  UuidIds,
  type RunningService,
} from '@setpoint/service-kit';
import { DATABASE, prepareDatabase, rolePassword } from '../../../stack/src/database.ts';
import { envelope } from '../world.ts';
import { NoLimits } from '../no-limits.ts';

const SECRET = 'a secret for this run only, long enough';
const DEFINITIONS = [identityService, playersService, chatService];
const APPS = fileURLToPath(new URL('../../../../apps', import.meta.url));
const GATEWAY = join(APPS, 'gateway/dist/main.js');
/** Nobody listens there: of the other services nothing is asked. */
const NOWHERE = 'http://127.0.0.1:9/graphql';

export interface Member {
  readonly id: string;
  readonly token: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A replica of the gateway: a process of its own, which meets the others in Redis only. */
class Gateway {
  readonly url: string;
  private readonly env: Record<string, string>;
  private child: ChildProcess | null = null;

  private readonly operations: string;

  constructor(port: number, operationsPort: number, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.operations = `http://127.0.0.1:${operationsPort}`;
    this.env = { ...env, PORT: String(port), OPERATIONS_PORT: String(operationsPort) };
  }

  async start(): Promise<void> {
    const env = { ...process.env, ...this.env };
    const child = spawn(process.execPath, [GATEWAY], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    this.child = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`a gateway did not start (${child.exitCode})`);
      const { ok } = await fetch(`${this.operations}/readyz`).catch(() => ({ ok: false }));
      if (ok) return;
      await delay(100);
    }
  }

  /** As from a power cut. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  get isAlive(): boolean {
    return this.child !== null;
  }
}

/** Identity, players and chat on a database, Redis, and two gateways in front. */
export class ChatPlatform {
  readonly gateways: Gateway[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'setpoint-chaos-'));
  private readonly services = new Map<string, RunningService>();
  private readonly bus = new MemoryBus();
  private postgres: LocalPostgres | null = null;
  private redis: ChildProcess | null = null;
  private readonly closers: (() => unknown)[] = [];

  static async start(): Promise<ChatPlatform> {
    const platform = new ChatPlatform();
    try {
      await platform.startAll();
      return platform;
    } catch (error) {
      await platform.stop();
      throw error;
    }
  }

  private async startAll(): Promise<void> {
    chmodSync(this.folder, 0o755);
    const postgres = await startLocalPostgres({
      ...{ dataDir: join(this.folder, 'postgres'), password: SECRET },
      settings: { fsync: 'off', full_page_writes: 'off' },
    });
    this.postgres = postgres;
    const names = DEFINITIONS.map(({ name }) => name);
    await prepareDatabase((database) => postgres.url(database), names, SECRET);
    const port = await freePort();
    const redisUrl = `redis://127.0.0.1:${port}`;
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', this.folder];
    this.redis = spawn('redis-server', options, { stdio: 'ignore' });
    this.redis.once('error', () => console.error('redis-server is not installed: the two gateways meet in it'));
    const logger = createLog({ name: 'chaos', level: process.env['CHAOS_LOG'] ?? 'silent' });
    const redis = connectRedis(redisUrl, logger);
    const push = new RedisPushBus(redis, logger);
    this.closers.push(async () => (await push.stop(), redis.disconnect()));
    const shared = { clock: new SystemClock(), bus: this.bus, push, cache: new MemoryCache(), limiter: new NoLimits() };
    for (const definition of DEFINITIONS) {
      const { name } = definition;
      const service = await startService(definition, {
        ...{ ...shared, logger, schema: name, secret: SECRET, random: new SystemRandom(), ids: new UuidIds() },
        databaseUrl: postgres.url(DATABASE, name, rolePassword(SECRET, name)),
        ...(name === 'identity' && { settings: { provider: 'memory' } }),
      });
      this.services.set(name, service);
      this.closers.push(() => service.stop());
    }
    await this.bus.start();
    const all = readdirSync(APPS).filter((name) => existsSync(join(APPS, name, 'schema.graphql')));
    const subgraphs = Object.fromEntries(all.map((name) => [name, NOWHERE]));
    for (const [name, service] of this.services)
      subgraphs[name] = `${(await service.listen(0, '127.0.0.1')).replace('[::1]', '127.0.0.1')}/graphql`;
    const env = {
      ...{ HOST: '127.0.0.1', HTTPS: 'false', TRUSTED_DOCUMENTS: 'false', LOG_LEVEL: 'error' },
      ...{ SUBGRAPHS: JSON.stringify(subgraphs), SUBGRAPH_SECRET: SECRET, REDIS_URL: redisUrl },
      ...{ COST_PER_MINUTE: '1000000000', AUTH_CALLS_PER_MINUTE: '1000', SUBSCRIPTIONS_PER_PERSON: '1000' },
    };
    for (const _ of [1, 2]) {
      const gateway = new Gateway(await freePort(), await freePort(), env);
      this.gateways.push(gateway);
      await gateway.start();
    }
  }

  /** Somebody with a session. */
  async signUp(name: string): Promise<Member> {
    const provider = this.services.get('identity')!.app.get(IdentityProvider) as MemoryIdentityProvider;
    const account = { email: `${name}@chaos.example`, password: 'setpoint', emailVerified: true };
    const { idToken } = provider.signUp(account);
    const response = await fetch(`${this.gateways[0]!.url}/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({
        ...{ actionSource: 'website', emailVerified: true, first_name: name, last_name: 'Chaos' },
        ...{ sports: [1], language: 'en' },
      }),
    });
    const { data, error } = (await response.json()) as {
      data?: { token: string; user: { id: string } };
      error?: unknown;
    };
    if (!data) throw new Error(`nobody came in: ${JSON.stringify(error)}`);
    return { id: data.user.id, token: data.token };
  }

  /** They play in a match, and so they have a conversation. */
  async playTogether(matchId: string, members: readonly Member[]): Promise<void> {
    const playerIds = members.map(({ id }) => id);
    await this.bus.publish([envelope(matchPeopleChanged, { matchId, playerIds, guests: [], cancelled: false })]);
  }

  async stop(): Promise<void> {
    await Promise.all(this.gateways.map((gateway) => gateway.kill()));
    for (const close of this.closers.toReversed()) await close();
    this.redis?.kill('SIGKILL');
    await this.postgres?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
