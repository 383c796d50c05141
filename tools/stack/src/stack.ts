import '@setpoint/gateway/lean-apollo';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CALL_RATES,
  callBudgets,
  readShippedOperations,
  startGateway,
  type GatewayOptions,
  type RunningGateway,
} from '@setpoint/gateway';
import { OtherVersionError, startLocalPostgres } from '@setpoint/local-postgres';
import {
  createLog,
  MemoryBus,
  MemoryCache,
  MemoryPushBus,
  MemoryRateLimiter,
  startService,
  SystemRandom,
  UuidIds,
  type MovableClock,
  type RunningService,
} from '@setpoint/service-kit';
import { FolderStore } from '@setpoint/uploads';
import { StartError, step } from '../../start/steps.mjs';
import { AUTH_PROJECT, type AuthEmulator } from './auth-emulator.ts';
import { readCaptcha } from './captcha.ts';
import { OPERATIONS_PORT, type StackConfig } from './config.ts';
import { DATABASE, servicesWithTables, prepareDatabase, rolePassword } from './database.ts';
import { loadDemoOnce } from './demo-data.ts';
import { explainFileError } from './explain.ts';
import { readMap } from './map.ts';
import { refusePortsInUse } from './public-ports.ts';
import { pushKeys } from './push-keys.ts';
import { root } from './root.ts';
import { stackSecrets } from './secrets.ts';
import { findServices } from './services.ts';
import { describeAddition, startServices } from './start-services.ts';
import { storedClock } from './stored-clock.ts';

export interface Stack {
  readonly url: string;
  readonly supportUrl: string;
  readonly operationsUrl: string;
  readonly gateway: RunningGateway;
  readonly services: Readonly<Record<string, RunningService>>;
  readonly clock: MovableClock;
}

/** How the gateway reaches the services that have been started. */
export type Reach = (services: Stack['services']) => Promise<GatewayOptions['services']>;

/** Starts database, services and gateway in this process. `closers` are to be called in reverse order, also after a failure. */
export async function startStack(
  config: StackConfig,
  authEmulator: Promise<AuthEmulator>,
  closers: (() => Promise<void>)[],
  reach: Reach = async (services) => services,
): Promise<Stack> {
  const { dataDir, costPerMinute, authCallsPerMinute, subscriptionsPerPerson } = config;
  const timeoutMs = config.timeoutSeconds && config.timeoutSeconds * 1_000;
  const map = readMap(process.env);
  const captcha = readCaptcha(process.env);
  // Once more: while this one was built, another one may have taken them.
  await refusePortsInUse(config);
  const secrets = stackSecrets(dataDir);
  const clock = storedClock(dataDir, config.now);

  const postgres = await step(
    'Start Postgres',
    () =>
      startLocalPostgres({
        dataDir: join(dataDir, 'postgres'),
        port: config.postgresPort,
        password: secrets.postgres,
        logFile: join(dataDir, 'logs/postgres.log'),
        report: (what) => console.error(what),
      }),
    {
      remedy: `Its log is ${dataDir}/logs/postgres.log. If the data is broken and not needed, start clean: rm -r ${dataDir}`,
      explain: (error) => explainDatabaseError(error, dataDir),
    },
  );
  closers.push(() => postgres.stop());

  const emulator = await step('Start the sign-in emulator', () => authEmulator, {
    remedy: `Its log is ${dataDir}/logs/auth-emulator.log.`,
  });

  const logger = createLog({ name: 'setpoint', level: config.logLevel as 'warn' });
  const bus = new MemoryBus();
  const push = new MemoryPushBus();
  const cache = new MemoryCache();
  const limiter = new MemoryRateLimiter();
  const url = `http://localhost:${config.port}`;
  const uploadsFolder = join(dataDir, 'uploads');
  const { publicKey: vapidPublicKey, privateKey: vapidPrivateKey } = pushKeys(dataDir);
  const settings = {
    webUrl: url,
    ...{ vapidPublicKey, vapidPrivateKey, pushServices: config.pushServices },
    supportEmails: config.supportEmails,
    webhooksToPrivateNetworks: config.webhooksToPrivateNetworks,
    ...{ smsPerHour: config.smsPerHour, smsPerDay: config.smsPerDay },
    ...config.documents,
    ...captcha.services,
    projectId: AUTH_PROJECT,
    emulatorHost: emulator.host,
    ...(timeoutMs && { providerTimeoutMs: timeoutMs }),
    // Signing in through the emulator is what this stack is for.
    production: false,
    uploadsFolder,
  };

  const definitions = await findServices();
  const names = definitions.map(({ name }) => name);
  const databaseUrlOf = (service: string) => postgres.url(DATABASE, service, rolePassword(secrets.postgres, service));
  await step('Prepare the database', () =>
    prepareDatabase((database) => postgres.url(database), names, secrets.postgres),
  );
  const withTables = await servicesWithTables(postgres.url(DATABASE), names);
  const filesRoot = join(dataDir, 'files');
  if (config.demo) {
    const files = new FolderStore(uploadsFolder);
    const environment = { definitions, databaseUrlOf, settings, files, logger, secret: secrets.shared };
    const database = (name: string) => postgres.url(name);
    await loadDemoOnce({ environment, now: clock.now(), dataDir, filesRoot, database });
  }

  const { running, added, republishing } = await step('Migrate and start the services', async () => {
    const started = await startServices(definitions, withTables, (definition) =>
      startService(definition, {
        databaseUrl: databaseUrlOf(definition.name),
        schema: definition.name,
        clock,
        random: new SystemRandom(),
        ids: new UuidIds(),
        bus,
        push,
        cache,
        limiter,
        files: new FolderStore(uploadsFolder),
        logger: logger.child({ service: definition.name }),
        secret: secrets.shared,
        settings,
        ...(timeoutMs && {
          timeouts: {
            statementMs: timeoutMs,
            lockMs: timeoutMs,
            idleInTransactionMs: timeoutMs,
            connectionMs: timeoutMs,
          },
        }),
      }),
    );
    closers.push(async () => void (await Promise.all(started.running.map((service) => service.stop()))));
    closers.push(() => bus.stop());
    await bus.start();
    return started;
  });
  if (republishing.length > 0) console.log(`  ${describeAddition(added, republishing)}`);
  const services = Object.fromEntries(running.map((service) => [service.name, service]));

  if (config.demo) {
    const { ensureDemoSignIns } = await import('@setpoint/demo');
    await ensureDemoSignIns(services['identity']!);
  }

  const gateway = await step('Start the gateway', async () => {
    const gateway = await startGateway({
      services: await reach(services),
      supergraphSdl: readFileSync(join(root, 'apps/gateway/supergraph.graphql'), 'utf8'),
      shippedOperations: readShippedOperations(),
      port: config.port,
      supportPort: config.supportPort,
      operationsPort: config.operationsPort ?? [OPERATIONS_PORT, 0],
      secret: secrets.shared,
      push,
      cache,
      limiter,
      clock,
      logger: logger.child({ service: 'gateway' }),
      ...(config.pages ? { webRoot: join(root, 'apps/web/dist'), adminRoot: join(root, 'apps/admin/dist') } : {}),
      webUrl: url,
      filesRoot,
      uploads: new FolderStore(uploadsFolder),
      introspection: true,
      ...(costPerMinute && { budgets: callBudgets(costPerMinute) }),
      rates: {
        authPosts: { ...CALL_RATES.authPosts, ...(authCallsPerMinute && { points: authCallsPerMinute }) },
      },
      ...(timeoutMs && { timeouts: { queryMs: timeoutMs, mutationMs: timeoutMs } }),
      ...(subscriptionsPerPerson && { subscriptionLimits: { perCaller: subscriptionsPerPerson } }),
      processMetrics: true,
      publicConfig: {
        provider: {
          apiKey: 'demo',
          projectId: AUTH_PROJECT,
          authDomain: `${AUTH_PROJECT}.example`,
          emulatorUrl: `http://${emulator.host}`,
        },
        features: { social: true, demo: config.demo, clock: true },
      },
      map,
      captcha: captcha.pages,
      contentSources: { connect: [`http://${emulator.host}`], frame: [`http://${emulator.host}`] },
    });
    closers.push(() => gateway.stop());
    await gateway.ready;
    return gateway;
  });
  const { url: webUrl, supportUrl, operationsUrl } = gateway;
  return { url: webUrl, supportUrl: supportUrl!, operationsUrl: operationsUrl!, gateway, services, clock };
}

function explainDatabaseError(error: unknown, dataDir: string): unknown {
  if (!(error instanceof OtherVersionError)) return explainFileError(error, dataDir);
  return new StartError(error.message, {
    remedy:
      `Start it with the Setpoint that made it and carry the data over with that version's pg_dumpall, ` +
      `or give it up and start clean: rm -r ${dataDir}`,
    cause: error,
  });
}
