import { randomUUID } from 'node:crypto';
import { accountRegistered } from '@setpoint/events';
import { readSupergraph, startGateway, type CallRates, type RunningGateway } from '@setpoint/gateway';
import { ensureSignIns, IdentityProvider, seedAccounts, type MemoryIdentityProvider } from '@setpoint/identity';
import { type Clock, userId } from '@setpoint/kernel';
import {
  type EventBus,
  MemoryBus,
  FolderStore,
  type Log,
  MemoryCache,
  MemoryFileStore,
  MemoryPushBus,
  MemoryRateLimiter,
  silentLog,
  SystemClock,
} from '@setpoint/service-kit';
import { startTestService, TEST_SECRET, type TestService } from '@setpoint/testkit';
import { findServices } from '../../../tools/stack/src/services.ts';
import { PINNED_NOW } from '../../../tools/start/pinned-day.mjs';

export interface Person {
  readonly id: string;
  readonly token: string;
}

export interface GraphAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: {
    readonly message: string;
    readonly path?: (string | number)[];
    readonly extensions: { readonly code: string };
  }[];
}

export interface Platform {
  readonly gateway: RunningGateway;
  /** By name: every app with a contract. */
  readonly services: Readonly<Record<string, TestService>>;
  /** Somebody registers at the provider and signs in. */
  signUp(name: string): Promise<Person>;
  /** The same person, later. */
  signIn(name: string, userAgent?: string): Promise<Person>;
  support(): Promise<Person>;
  ask(query: string, variables?: Record<string, unknown>, who?: Person): Promise<GraphAnswer>;
  stop(): Promise<void>;
}

export interface PlatformParts {
  readonly clock?: Clock;
  /** The folder of files; they are in memory unless told. */
  readonly uploads?: string;
  readonly logger?: Log;
  readonly bus?: EventBus;
}

const OFTEN = { points: 100_000, seconds: 60 };
/** Nobody calls too often. */
const NO_LIMITS = {
  queries: { name: 'q', ...OFTEN },
  mutations: { name: 'm', ...OFTEN },
  visitorMutations: { name: 'v', ...OFTEN },
  authPosts: { name: 'a', ...OFTEN },
  sockets: { name: 's', ...OFTEN },
};

/** For gateways: a busy machine is no reason for a service to be away. */
export const PATIENT = { queryMs: 120_000, mutationMs: 120_000 };

/** All services and the gateway in this process, with databases of their own and everything else in memory. */
export async function startPlatform(
  rates: Partial<CallRates> = NO_LIMITS,
  {
    clock = SystemClock.startingAt(new Date(PINNED_NOW)),
    uploads,
    logger = silentLog(),
    bus = new MemoryBus(),
  }: PlatformParts = {},
): Promise<Platform> {
  const files = uploads === undefined ? new MemoryFileStore() : new FolderStore(uploads);
  const [push, cache, limiter] = [new MemoryPushBus(), new MemoryCache(), new MemoryRateLimiter()];
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.reverse()) await close();
  };
  try {
    const running: Record<string, TestService> = {};
    for (const definition of await findServices()) {
      const { name } = definition;
      const settings = {
        ...(name === 'identity' && { provider: 'memory' }),
        ...(uploads !== undefined && { uploadsFolder: uploads }),
      };
      running[name] = await startTestService(definition, {
        clock,
        bus,
        push,
        cache,
        limiter,
        relay: true,
        files,
        logger,
        settings,
      });
      closers.push(() => running[name]!.stop());
    }
    await bus.start();
    const gateway = await startGateway({
      services: running,
      supergraphSdl: readSupergraph(),
      port: 0,
      operationsPort: 0,
      secret: TEST_SECRET,
      push,
      cache,
      limiter,
      clock,
      logger,
      uploads: files,
      rates,
      timeouts: PATIENT,
    });
    closers.push(() => gateway.stop());

    const post = async <T>(path: string, body: unknown, authorization?: string, userAgent?: string): Promise<T> => {
      const response = await fetch(gateway.url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(authorization && { authorization }),
          ...(userAgent && { 'user-agent': userAgent }),
        },
        body: JSON.stringify(body),
      });
      return (await response.json()) as T;
    };
    const enter = async (
      idToken: string,
      registration: Record<string, unknown>,
      userAgent?: string,
    ): Promise<Person> => {
      const body = { actionSource: 'website', emailVerified: true, ...registration };
      const answer = await post<{ data?: { token: string; user: { id: string } } }>(
        '/auth/signup',
        body,
        `Bearer ${idToken}`,
        userAgent,
      );
      if (!answer.data?.token) throw new Error(`nobody came in: ${JSON.stringify(answer)}`);
      return { token: answer.data.token, id: answer.data.user.id };
    };
    const provider = running['identity']!.app.get(IdentityProvider) as MemoryIdentityProvider;

    return {
      gateway,
      services: running,
      signUp: (name) => {
        const email = `${name}@setpoint.example`;
        const { idToken } = provider.signUp({ email, password: 'setpoint', emailVerified: true });
        return enter(idToken, { first_name: name, last_name: 'Rossi', sports: [1], language: 'it' });
      },
      signIn: (name, userAgent) =>
        enter(provider.signInWithPassword(`${name}@setpoint.example`, 'setpoint')!, {}, userAgent),
      support: async () => {
        const seed = {
          id: userId(randomUUID()),
          email: 'sue@setpoint.example',
          firstName: 'Sue',
          lastName: 'Port',
          language: 'en' as const,
          sports: [1 as const],
          roles: ['SUPPORT' as const],
          verified: true,
        };
        await seedAccounts(running['identity']!, [seed]);
        await ensureSignIns(running['identity']!, [{ ...seed, password: 'setpoint' }]);
        await running['players']!.deliver(accountRegistered, { ...seed, userId: seed.id });
        return enter(provider.signInWithPassword(seed.email, 'setpoint')!, {});
      },
      ask: (query, variables = {}, who) => post('/graphql', { query, variables }, who && `JWT ${who.token}`),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
