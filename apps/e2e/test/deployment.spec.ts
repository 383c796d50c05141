/** What containers and clusters are told (docker/, k8s/), held against what the processes want to know. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatewayConfig } from '@setpoint/gateway';
import { fitLevelsConfig } from '@setpoint/players';
import {
  ConfigError,
  environmentName,
  processConfig,
  processSettings,
  readConfig,
  topicConfig,
  topicEntries,
  topicSettings,
  type ServiceDefinition,
} from '@setpoint/service-kit';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

const root = resolve(fileURLToPath(import.meta.url), '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const services = readdirSync(join(root, 'apps'))
  .filter((name) => existsSync(join(root, 'apps', name, 'schema.graphql')))
  .sort();

type Environment = Record<string, string>;

/** Settings that each process reads, as zod schemas. */
const schemasOf = async (name: string): Promise<z.ZodObject[]> => {
  if (name === 'gateway') return [gatewayConfig];
  const module = (await import(`@setpoint/${name}`)) as Record<string, ServiceDefinition>;
  const { common, own } = processSettings(module[`${name}Service`]!);
  return [common, own];
};
const known = (schemas: readonly z.ZodObject[]) =>
  schemas.flatMap((schema) => Object.keys(schema.shape).map(environmentName));

/** Reads the environment as the process would. Throws with all that is wrong, such as a setting that is missing. */
const start = (schemas: readonly z.ZodObject[], env: Environment) => {
  for (const schema of schemas) readConfig(schema, env);
};

/** Settings that the process refuses. */
const errorsOf = (schema: z.ZodObject, env: Environment): readonly string[] => {
  try {
    readConfig(schema, env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
};

/** What the process needs of its store: the bucket, or the folder. */
const storeIn = (env: Environment) =>
  Object.fromEntries(Object.entries(env).filter(([key, value]) => /^(S3_|UPLOADS_)/.test(key) && value !== ''));

/** Folders that the process writes. */
const foldersIn = (env: Environment) =>
  Object.entries(env).flatMap(([key, value]) => (/_FOLDER$/.test(key) ? [value] : []));

/** That the only broker can keep what services want of topics, and keeps topics that they have not made no longer. */
function expectOneBroker(broker: Environment, services: Environment): void {
  const settings = topicSettings(readConfig(z.object(topicConfig), services));
  expect(settings).toMatchObject({ replicationFactor: 1, minInsyncReplicas: 1 });
  const { 'retention.ms': retention, 'segment.ms': segment } = topicEntries(settings);
  expect(broker).toMatchObject({ KAFKA_LOG_RETENTION_MS: retention, KAFKA_LOG_ROLL_MS: segment });
}

const subgraphsIn = (env: Environment) => JSON.parse(env['SUBGRAPHS']!) as Record<string, string>;

describe('docker/compose.yaml', () => {
  interface Container {
    readonly extends?: { readonly file: string; readonly service: string };
    readonly build?: { readonly target?: string; readonly args?: { readonly SERVICE?: string } };
    readonly environment?: Environment;
    readonly depends_on?: Record<string, { readonly condition: string }>;
    readonly healthcheck: { readonly test: readonly string[] };
    readonly ports?: readonly string[];
    readonly volumes?: readonly string[];
    readonly networks: readonly string[];
    readonly user?: string;
    readonly read_only?: boolean;
    readonly cap_drop?: readonly string[];
    readonly stop_grace_period: string;
  }
  const load = (file: string) => parse(read(`docker/${file}`)) as { services: Record<string, Container> };
  const own = load('compose.yaml').services;
  const compose = Object.fromEntries(Object.entries(own).map(([name, container]) => [name, extended(container)]));
  const ours = [...services, 'gateway', 'auth-emulator'];

  function extended(container: Container): Container {
    if (!container.extends) return container;
    const base = load(container.extends.file).services[container.extends.service]!;
    return {
      ...base,
      ...container,
      build: { ...base.build, ...container.build },
      environment: { ...base.environment, ...container.environment },
      depends_on: { ...base.depends_on, ...container.depends_on },
      networks: [...new Set([...base.networks, ...(container.networks ?? [])])],
    };
  }

  /** `${NAME:-otherwise}` where the environment names nothing. */
  const environmentOf = (name: string): Environment =>
    Object.fromEntries(
      Object.entries(compose[name]!.environment ?? {}).map(([key, value]) => [
        key,
        value.replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
      ]),
    );

  it.each([...services, 'gateway'])('%s is there, knows every variable and misses none', async (name) => {
    const schemas = await schemasOf(name);
    const env = environmentOf(name);
    expect(known(schemas)).toEqual(expect.arrayContaining(Object.keys(env)));
    // As the images say.
    start(schemas, { NODE_ENV: 'production', ...env });
  });

  it.each(services)('%s keeps files where the gateway serves them, in a volume', (name) => {
    const env = environmentOf(name);
    expect(storeIn(env)).toEqual(storeIn(environmentOf('gateway')));
    for (const folder of foldersIn(env)) {
      expect(compose[name]!.volumes).toEqual(['uploads:/uploads']);
      expect(compose['gateway']!.volumes).toContain(`uploads:${folder}`);
    }
  });

  it.each(services)('%s does not start without a store for what it writes', async (name) => {
    const { UPLOADS_FOLDER: _, ...rest } = environmentOf(name);
    const schemas = await schemasOf(name);
    expect(() => start(schemas, rest)).toThrow(/UPLOADS_FOLDER: needed/);
  });

  it.each(services)('%s wants of topics what the only broker can keep', (name) => {
    expectOneBroker(environmentOf('kafka'), environmentOf(name));
  });

  it.each(services)('%s is built as itself and has a database of its own', (name) => {
    expect(compose[name]!.build).toMatchObject({ target: 'service', args: { SERVICE: name } });
    const { username, pathname, host } = new URL(environmentOf(name)['DATABASE_URL']!);
    expect({ username, pathname, host }).toEqual({ username: name, pathname: `/${name}`, host: 'postgres:5432' });
    expect(environmentOf('postgres')['DATABASES']!.split(' ')).toContain(name);
  });

  it('the gateway finds every subgraph, and starts when all are ready', () => {
    const addresses = Object.fromEntries(services.map((name) => [name, `http://${name}:4000/graphql`]));
    expect(subgraphsIn(environmentOf('gateway'))).toEqual(addresses);
    for (const name of services) {
      expect(compose['gateway']!.depends_on).toHaveProperty([name], { condition: 'service_healthy' });
    }
  });

  it('signs and verifies with one secret', () => {
    const secrets = [...services, 'gateway'].map((name) => environmentOf(name)['SUBGRAPH_SECRET']);
    expect(new Set(secrets).size).toBe(1);
  });

  it.each([...services, 'gateway'])('%s counts as healthy when it says that it is ready', (name) => {
    const port = name === 'gateway' ? 3002 : 4001;
    expect(compose[name]!.healthcheck.test.join(' ')).toContain(`http://127.0.0.1:${port}/readyz`);
    expect(Number.parseInt(compose[name]!.stop_grace_period)).toBeGreaterThanOrEqual(20);
  });

  it('publishes gateway and sign-in emulator only, on this machine only', () => {
    const published = Object.entries(compose).filter(([, { ports = [] }]) => ports.length > 0);
    expect(published.map(([name]) => name).sort()).toEqual(['auth-emulator', 'gateway']);
    for (const port of published.flatMap(([, { ports }]) => ports)) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it.each(ours)('%s runs as nobody special, with a file system that it can not write', (name) => {
    const { user, read_only, cap_drop } = compose[name]!;
    expect({ user, read_only, cap_drop }).toEqual({ user: '1000:1000', read_only: true, cap_drop: ['ALL'] });
  });

  it('has a broker that lets members of a group be silent for no longer than services ask for', () => {
    const least = Number(environmentOf('kafka')['KAFKA_GROUP_MIN_SESSION_TIMEOUT_MS']);
    for (const name of services) expect(environmentOf(name)['KAFKA_SESSION_TIMEOUT_MS']).toBe(String(least));
  });

  it('has no service that the workspace does not have', () => {
    const built = Object.values(compose).flatMap(({ build }) => build?.args?.SERVICE ?? []);
    expect(built.sort()).toEqual(services);
  });
});

interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Record<string, string> };
  readonly data?: Record<string, string>;
  readonly spec: Record<string, unknown>;
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
interface PodSpec {
  readonly terminationGracePeriodSeconds: number;
  readonly automountServiceAccountToken: boolean;
  readonly securityContext: object;
  readonly containers: readonly {
    readonly image: string;
    readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
    readonly envFrom: readonly { readonly configMapRef: { readonly name: string } }[];
    readonly env: readonly {
      readonly name: string;
      readonly valueFrom: { readonly secretKeyRef: { readonly name: string; readonly key: string } };
    }[];
    readonly startupProbe: Probe;
    readonly livenessProbe: Probe;
    readonly readinessProbe: Probe;
    readonly securityContext: object;
    readonly resources: object;
    readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  }[];
  readonly volumes: readonly {
    readonly name: string;
    readonly persistentVolumeClaim?: { readonly claimName: string };
  }[];
}
type JobContainer = PodSpec['containers'][number] & { readonly command: readonly string[] };
/** What a scheduled job starts, in the form of a deployment. */
const jobIn = (cronJob: Resource): Resource => cronJob.spec['jobTemplate'] as Resource;
const podOf = (deployment: Resource) => (deployment.spec['template'] as { spec: PodSpec }).spec;
const environmentFile = (text: string): Environment =>
  Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, key, value]) => [key!, value!]));

/** Stand-ins for what clusters keep in secrets. */
const SECRETS: Environment = {
  DATABASE_URL: 'postgres://courts:secret@postgres:5432/courts',
  SUBGRAPH_SECRET: 'x'.repeat(32),
  REDIS_URL: 'rediss://:secret@redis:6379',
  SMTP_URL: 'smtp://user:secret@mail:587',
  SMS_ACCOUNT_ID: 'AC1',
  SMS_TOKEN: 'secret',
  SMS_SENDER: 'Setpoint',
  CREDENTIALS: 'ambient',
  S3_ENDPOINT: 'https://s3.test/pictures',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  STRIPE_SECRET_KEY: 'sk_test_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
  STRIPE_WEBHOOK_SECRETS: 'whsec_new,whsec_old',
  CAPTCHA_SITE_KEY: 'public',
  CAPTCHA_SECRET: 'secret',
};

function expectRestricted(deployment: Resource): void {
  const pod = podOf(deployment);
  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
  });
  for (const container of pod.containers) {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources).toMatchObject({
      requests: { memory: expect.any(String) },
      limits: { memory: expect.any(String) },
    });
  }
}

function expectProbes(deployment: Resource, port: string): void {
  const [{ startupProbe, livenessProbe, readinessProbe }] = podOf(deployment).containers as [
    PodSpec['containers'][number],
  ];
  expect(startupProbe.httpGet).toEqual({ path: '/healthz', port });
  expect(livenessProbe.httpGet).toEqual({ path: '/healthz', port });
  expect(readinessProbe.httpGet).toEqual({ path: '/readyz', port });
}

/** Serving on, then jobs under way (10 s), then what else ends. */
const expectTimeToDrain = (deployment: Resource, env: Environment) =>
  expect(podOf(deployment).terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(env['DRAIN_SECONDS']) + 20);

describe('k8s/base', () => {
  const one = (path: string) => parse(read(`k8s/base/${path}`)) as Resource;
  const settings = (path: string) =>
    existsSync(join(root, 'k8s/base', path)) ? environmentFile(read(`k8s/base/${path}`)) : {};
  const platform = settings('platform.env');
  const subgraph = one('subgraph/deployment.yaml');
  const gateway = one('gateway/deployment.yaml');
  interface Kustomization {
    readonly resources: readonly string[];
    readonly namePrefix: string;
    readonly labels: readonly object[];
    readonly images: readonly object[];
    readonly patches: readonly { readonly patch: string }[];
    readonly configMapGenerator?: readonly object[];
  }
  const kustomization = (folder: string) => parse(read(`k8s/base/${folder}/kustomization.yaml`)) as Kustomization;

  it('has every service of the workspace, and no other', () => {
    const named = kustomization('.').resources.filter((path) => !path.endsWith('.yaml') && path !== 'gateway');
    expect([...named].sort()).toEqual(services);
  });

  it.each(services)('%s is the common subgraph under its own name, with a database of its own', (name) => {
    const { resources, namePrefix, labels, images, patches } = kustomization(name);
    expect({ resources, namePrefix, labels, images }).toEqual({
      resources: ['../subgraph'],
      namePrefix: `${name}-`,
      labels: [{ pairs: { 'app.kubernetes.io/name': name }, includeSelectors: true }],
      images: [{ name: 'service', newName: `setpoint/${name}` }],
    });
    expect(parse(patches[0]!.patch)).toEqual([
      { op: 'replace', path: '/spec/template/spec/containers/0/env/0/valueFrom/secretKeyRef/key', value: name },
    ]);
    expect(podOf(subgraph).containers[0]!.env[0]!.name).toBe('DATABASE_URL');
  });

  it.each(services)('%s knows every variable and misses none', async (name) => {
    const schemas = await schemasOf(name);
    const added = kustomization(name)
      .patches.slice(1)
      .flatMap(({ patch }) => parse(patch) as { value: { name: string } }[])
      .map(({ value }) => value.name);
    const secrets = [...podOf(subgraph).containers[0]!.env.map((variable) => variable.name), ...added];
    const own = { ...settings('subgraph/settings.env'), ...settings(`${name}/settings.env`) };
    expect(known(schemas)).toEqual(expect.arrayContaining([...Object.keys(own), ...secrets]));
    start(schemas, { ...platform, ...own, ...Object.fromEntries(secrets.map((key) => [key, SECRETS[key]!])) });
  });

  it('the gateway knows every variable, misses none and finds every subgraph', () => {
    const own = settings('gateway/settings.env');
    const secrets = podOf(gateway).containers[0]!.env.map(({ name }) => name);
    expect(known([gatewayConfig])).toEqual(expect.arrayContaining([...Object.keys(own), ...secrets]));
    start([gatewayConfig], { ...platform, ...own, ...SECRETS });
    const addresses = Object.fromEntries(services.map((name) => [name, `http://${name}-subgraph:4000/graphql`]));
    expect(subgraphsIn(own)).toEqual(addresses);
  });

  it('keeps files of services where the gateway serves them', () => {
    const store = ({ containers }: PodSpec) => containers[0]!.env.filter(({ name }) => /^(S3_|UPLOADS_)/.test(name));
    expect(store(podOf(subgraph))).not.toEqual([]);
    expect(store(podOf(subgraph))).toEqual(store(podOf(gateway)));
  });

  it('sets nothing for the whole platform that nobody reads', async () => {
    const all = await Promise.all(['gateway', ...services].map(schemasOf));
    expect(known(all.flat())).toEqual(expect.arrayContaining(Object.keys(platform)));
  });

  it('takes what is secret from secrets', () => {
    for (const { containers } of [podOf(subgraph), podOf(gateway)]) {
      for (const { env } of containers)
        for (const { valueFrom } of env) expect(valueFrom.secretKeyRef.name).toBeTruthy();
    }
    const plain = { ...platform, ...settings('gateway/settings.env'), ...settings('subgraph/settings.env') };
    expect(Object.keys(plain).filter((key) => /SECRET|CREDENTIALS|DATABASE_URL|REDIS_URL|SMTP_URL/.test(key))).toEqual(
      [],
    );
  });

  it.each([
    ['subgraphs', subgraph, 'operations', settings('subgraph/settings.env')],
    ['the gateway', gateway, 'operations', settings('gateway/settings.env')],
  ])('probes %s, gives them time to drain, and lets them do little else', (_who, deployment, port, own) => {
    expectProbes(deployment, port);
    expectRestricted(deployment);
    expectTimeToDrain(deployment, { ...platform, ...own });
  });

  it('fits levels in a job, with all that it needs, and not in replicas', () => {
    const job = jobIn(one('fit-levels.yaml'));
    const [{ image, command, env }] = podOf(job).containers as [JobContainer];
    expect({ image, command }).toEqual({ image: 'setpoint/players:dev', command: ['node', 'dist/fit-levels.js'] });
    expect(existsSync(join(root, 'apps/players/src/fit-levels.ts'))).toBe(true);
    expect(env.map(({ name, valueFrom }) => [name, valueFrom.secretKeyRef.key])).toEqual([['DATABASE_URL', 'players']]);
    start([fitLevelsConfig], { ...platform, ...SECRETS });
    expect(settings('players/settings.env')).toEqual({ FIT_LEVELS: 'false' });
    expectRestricted(job);
  });

  it('lets the gateway reach subgraphs, and nobody else', () => {
    const policies = parseAllDocuments(read('k8s/base/network-policies.yaml')).map(
      (document) => document.toJS() as Resource,
    );
    const component = (name: string) => ({ matchLabels: { 'app.kubernetes.io/component': name } });
    const about = (selector: object) =>
      policies.filter(({ spec }) => JSON.stringify(spec['podSelector']) === JSON.stringify(selector));
    expect(about({})).toMatchObject([{ spec: { policyTypes: ['Ingress'] } }]);
    expect(about({})[0]!.spec).not.toHaveProperty('ingress');
    expect(about(component('subgraph'))).toMatchObject([
      { spec: { ingress: [{ from: [{ podSelector: component('gateway') }], ports: [{ port: 'graphql' }] }] } },
    ]);
    expect(policies).toHaveLength(4);
  });

  it('lets whoever monitors reach the port for operators, and no service lead there', () => {
    const policies = parseAllDocuments(read('k8s/base/network-policies.yaml')).map(
      (document) => document.toJS() as Resource,
    );
    const toOperations = policies.filter(({ spec }) => JSON.stringify(spec).includes('"operations"'));
    expect(toOperations).toMatchObject([
      { spec: { ingress: [{ from: [{ namespaceSelector: expect.anything() }], ports: [{ port: 'operations' }] }] } },
    ]);
    expect(toOperations[0]!.spec['ingress']).toHaveLength(1);
    expect(subgraph.spec).toMatchObject({
      template: {
        spec: { containers: [{ ports: [{ name: 'graphql' }, { name: 'operations', containerPort: 4001 }] }] },
      },
    });
    expect(JSON.stringify(one('subgraph/service.yaml').spec)).not.toContain('operations');
  });

  it('publishes the web and support ports of the gateway, and nothing that operators ask', () => {
    const ports = podOf(gateway).containers[0]!.ports;
    expect(ports).toContainEqual({
      name: 'operations',
      containerPort: gatewayConfig.shape.operationsPort.parse(undefined),
    });
    const policies = parseAllDocuments(read('k8s/base/network-policies.yaml')).map(
      (document) => document.toJS() as Resource,
    );
    const open = policies.find(({ metadata }) => metadata.name === 'anybody-to-gateway')!;
    expect(open.spec['ingress']).toEqual([{ ports: [{ port: 'web' }, { port: 'support' }] }]);
    expect(one('gateway/service.yaml').spec['ports']).toEqual([
      { name: 'web', port: 80, targetPort: 'web' },
      { name: 'support', port: 81, targetPort: 'support' },
    ]);
    expect(read('k8s/base/gateway/ingress.yaml')).not.toMatch(/operations/);
  });

  it('keeps subgraphs inside the cluster', () => {
    expect(one('subgraph/service.yaml').spec).toEqual({
      clusterIP: 'None',
      ports: [{ name: 'graphql', port: 4000, targetPort: 'graphql' }],
    });
    expect(read('k8s/base/gateway/ingress.yaml')).not.toMatch(/subgraph/);
  });
});

describe('docker/Dockerfile', () => {
  const dockerfile = read('docker/Dockerfile');
  const stage = (name: string) => dockerfile.split(`FROM runtime AS ${name}\n`)[1]!.split('\nFROM ')[0]!;
  const exposed = (name: string) =>
    stage(name)
      .match(/^EXPOSE (.*)$/m)![1]!
      .split(' ')
      .map(Number);

  it('exposes the ports on which the processes listen', () => {
    const { port, operationsPort } = processConfig.shape;
    expect(exposed('service')).toEqual([port, operationsPort].map((one) => one.parse(undefined)));
    const own = gatewayConfig.shape;
    const support = Number(environmentFile(read('k8s/base/gateway/settings.env'))['SUPPORT_PORT']);
    expect(exposed('gateway')).toEqual([own.port.parse(undefined), support, own.operationsPort.parse(undefined)]);
  });
});

describe('k8s/overlays/dev', () => {
  it('has a broker that can keep what services want of topics', () => {
    const [, broker] = parseAllDocuments(read('k8s/overlays/dev/backing/kafka.yaml')).map(
      (document) => document.toJS() as Resource,
    );
    const variables = podOf(broker!).containers[0]!.env as unknown as readonly { name: string; value: string }[];
    const env = Object.fromEntries(variables.map(({ name, value }) => [name, value]));
    expectOneBroker(env, environmentFile(read('k8s/overlays/dev/platform.env')));
  });

  it('has a broker that lets members of a group be silent for no longer than services ask for', () => {
    const asked = environmentFile(read('k8s/overlays/dev/platform.env'))['KAFKA_SESSION_TIMEOUT_MS'];
    const parts = parseAllDocuments(read('k8s/overlays/dev/backing/kafka.yaml')).map((part) => part.toJS() as Resource);
    const broker = podOf(parts.find(({ kind }) => kind === 'StatefulSet')!).containers[0]!;
    expect(broker.env).toContainEqual({ name: 'KAFKA_GROUP_MIN_SESSION_TIMEOUT_MS', value: asked });
  });

  it('has a database for every service', () => {
    const databases = read('k8s/overlays/dev/databases.env').trim().split('\n');
    expect(databases.sort()).toEqual(
      services.map((name) => `${name}=postgres://${name}:setpoint@postgres:5432/${name}`),
    );
  });
});

describe('k8s/overlays/production', () => {
  it('lists at least as many brokers as each event is kept on', () => {
    const env = { ...environmentFile(read('k8s/base/platform.env')), ...environmentFile(read('k8s/overlays/production/platform.env')) }; // oxfmt-ignore
    const { replicationFactor, minInsyncReplicas } = topicSettings(readConfig(z.object(topicConfig), env));
    expect({ replicationFactor, minInsyncReplicas }).toEqual({ replicationFactor: 3, minInsyncReplicas: 2 });
    expect(env['KAFKA_BROKERS']!.split(',').length).toBeGreaterThanOrEqual(replicationFactor);
  });
});

/** With values in place of placeholders, as whoever deploys sets them. */
const deployed = (env: Environment): Environment =>
  Object.fromEntries(
    Object.entries(env).map(([key, value]) => [
      key,
      value.replaceAll('.example', '.test').replaceAll('set-in-overlay', 'value'),
    ]),
  );

/** Secrets that the overlay for development makes empty, or not at all. */
const MISSING_IN_DEV = /^(CREDENTIALS|S3_\w+)$/;

/** Where kubectl is installed, what it makes of the overlays. */
const kubectl = (() => {
  try {
    execFileSync('kubectl', ['version', '--client'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write('skipped: overlays as kubectl renders them (kubectl is missing)\n');
    return false;
  }
})();

(kubectl ? describe : describe.skip).each(['dev', 'production'])('k8s/overlays/%s, rendered', (overlay) => {
  let resources: readonly Resource[];
  const named = (kind: string, name: string) =>
    resources.find((resource) => resource.kind === kind && resource.metadata.name === name)!;
  const environmentOf = (deployment: Resource): Environment => {
    const [container] = podOf(deployment).containers;
    const maps = container!.envFrom.map(({ configMapRef }) => named('ConfigMap', configMapRef.name).data!);
    const secrets = container!.env.map(({ name }) => [
      name,
      overlay === 'dev' && MISSING_IN_DEV.test(name) ? '' : (SECRETS[name] ?? ''),
    ]);
    return Object.assign({}, ...maps, Object.fromEntries(secrets)) as Environment;
  };

  beforeAll(() => {
    const text = execFileSync('kubectl', ['kustomize', join(root, 'k8s/overlays', overlay)], { encoding: 'utf8' });
    resources = parseAllDocuments(text).map((document) => document.toJS() as Resource);
  });

  it.each(services)('%s has all it needs', async (name) => {
    const deployment = named('Deployment', `${name}-subgraph`);
    const env = environmentOf(deployment);
    // Images say NODE_ENV=production, from which this follows unless told.
    start(await schemasOf(name), { PRODUCTION: 'true', ...(overlay === 'production' ? deployed(env) : env) });
    expect(podOf(deployment).containers[0]!.env[0]!.valueFrom.secretKeyRef.key).toBe(name);
    const labels = { 'app.kubernetes.io/name': name, 'app.kubernetes.io/component': 'subgraph' };
    expect(deployment.spec).toMatchObject({ selector: { matchLabels: labels } });
    expect(named('Service', `${name}-subgraph`).spec).toMatchObject({ selector: labels });
    expect(named('PodDisruptionBudget', `${name}-subgraph`).spec).toMatchObject({ selector: { matchLabels: labels } });
    expect(named('HorizontalPodAutoscaler', `${name}-subgraph`).spec).toMatchObject({
      scaleTargetRef: { name: `${name}-subgraph` },
      minReplicas: overlay === 'production' ? 2 : 1,
    });
    expectProbes(deployment, 'operations');
    expectRestricted(deployment);
    expectTimeToDrain(deployment, env);
  });

  it('the gateway has all it needs', () => {
    const deployment = named('Deployment', 'gateway');
    const env = environmentOf(deployment);
    start([gatewayConfig], { PRODUCTION: 'true', ...(overlay === 'production' ? deployed(env) : env) });
    expectProbes(deployment, 'operations');
    expectRestricted(deployment);
  });

  it.each([...services.map((name) => `${name}-subgraph`), 'gateway'])(
    '%s can write the folders that it is told',
    (name) => {
      const deployment = named('Deployment', name);
      const { containers, volumes } = podOf(deployment);
      const lasting = containers[0]!.volumeMounts.flatMap((mount) => {
        const claim = volumes.find((volume) => volume.name === mount.name)!.persistentVolumeClaim;
        return claim ? [{ ...claim, path: mount.mountPath }] : [];
      });
      const folders = foldersIn(environmentOf(deployment));
      expect(lasting).toEqual(folders.map((path) => ({ claimName: 'uploads', path })));
      for (const { claimName } of lasting) expect(named('PersistentVolumeClaim', claimName)).toBeDefined();
    },
  );

  it('does not start in production with its placeholders, which the guide lists', async () => {
    const refused = new Set<string>();
    for (const name of ['gateway', ...services]) {
      const deployment = named('Deployment', name === 'gateway' ? name : `${name}-subgraph`);
      for (const schema of await schemasOf(name)) {
        for (const line of errorsOf(schema, { PRODUCTION: 'true', ...environmentOf(deployment) }))
          refused.add(line.split(':')[0]!);
      }
    }
    const table = read('docs/guides/scaled.md').split('these have to be set:')[1]!.split('Production needs')[0]!;
    const listed = [...table.matchAll(/^\| `(\w+\.env)` +\| (.*) \|$/gm)].flatMap(([, file, cell]) =>
      [...cell!.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name]) => ({ file: file!, name: name! })),
    );
    for (const { file, name } of listed) {
      expect(environmentFile(read(`k8s/overlays/production/${file}`))).toHaveProperty([name]);
    }
    // These have values that may be right.
    const open = listed.map(({ name }) => name).filter((name) => !['PROJECT_ID', 'SUPPORT_EMAILS'].includes(name));
    expect([...refused].toSorted()).toEqual(overlay === 'production' ? open.toSorted() : []);
  });

  it('the job that fits levels runs the image of players', () => {
    const job = jobIn(named('CronJob', 'fit-levels'));
    expect(podOf(job).containers[0]!.image).toBe(podOf(named('Deployment', 'players-subgraph')).containers[0]!.image);
    start([fitLevelsConfig], environmentOf(job));
    expectRestricted(job);
  });

  it('is reached through the gateway only', () => {
    const open = resources.filter(
      ({ kind, spec }) => kind === 'Service' && spec['type'] !== undefined && spec['type'] !== 'ClusterIP',
    );
    expect(open).toEqual([]);
    expect(resources.filter(({ kind }) => kind === 'Ingress').length).toBe(overlay === 'production' ? 1 : 0);
  });
});
