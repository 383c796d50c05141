/** The commands of the guides about running the platform, held against what they are run on. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gatewayConfig } from '@setpoint/gateway';
import {
  environmentName,
  processSettings,
  readCommand,
  readConfig,
  topicConfig,
  topicEntries,
  topicSettings,
} from '@setpoint/service-kit';
import { startProcess } from '@setpoint/testkit';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { OPERATIONS_PORT, readStackConfig, STACK_VARIABLES } from '../../../tools/stack/src/config.ts';
import { findServices } from '../../../tools/stack/src/services.ts';
import { commandsIn, type GuideCommand } from '../src/guide-commands.js';

const root = resolve(fileURLToPath(import.meta.url), '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guides = { running: read('docs/guides/running.md'), scaled: read('docs/guides/scaled.md') };
const commands = Object.values(guides).flatMap(commandsIn);
const definitions = await findServices();
const services = definitions.map(({ name }) => name);
const dockerfile = read('docker/Dockerfile');
const compose = parse(read('docker/compose.yaml')) as { services: Record<string, object> };

interface Manifest {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
}
const manifest = JSON.parse(read('package.json')) as Manifest;

interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: { readonly ports?: readonly { readonly port: number }[] };
}
/** Objects of the cluster by kind: what the base makes for each service, the gateway and what backs them. */
const objects = (kind: string): ReadonlyMap<string, Resource> => {
  const inFile = (path: string) =>
    parseAllDocuments(read(`k8s/${path}`)).map((document) => document.toJS() as Resource);
  const subgraph = ['deployment', 'service'].flatMap((file) => inFile(`base/subgraph/${file}.yaml`));
  const prefixed = services.flatMap((name) => {
    const { namePrefix } = parse(read(`k8s/base/${name}/kustomization.yaml`)) as { namePrefix: string };
    return subgraph.map((one) => ({ ...one, metadata: { name: namePrefix + one.metadata.name } }));
  });
  const others = [
    ...['deployment', 'service'].flatMap((file) => inFile(`base/gateway/${file}.yaml`)),
    ...inFile('overlays/dev/backing/auth-emulator.yaml'),
  ];
  const found = [...prefixed, ...others].filter((one) => one.kind === kind);
  return new Map(found.map((one) => [one.metadata.name, one]));
};
const namespace = (parse(read('k8s/base/namespace.yaml')) as Resource).metadata.name;

/** In a container of the service, or of another one. */
function checkWithin(container: string, [program, ...args]: readonly string[]): void {
  const definition = definitions.find(({ name }) => name === container);
  if (!definition) {
    expect([container, program]).toEqual(['kafka', '/opt/kafka/bin/kafka-configs.sh']);
    return checkTopicSettings(args);
  }
  const [file, ...rest] = args;
  expect(`CMD ["${program}", "${file}"]`).toBe(dockerfile.match(/^CMD .*$/gm)!.at(-1));
  expect(() => readCommand(definition, rest)).not.toThrow();
}

/** The guide's values are those that the containers of compose.yaml want. */
function checkTopicSettings(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'bootstrap-server': { type: 'string' },
      alter: { type: 'boolean' },
      'entity-type': { type: 'string' },
      'entity-name': { type: 'string' },
      'add-config': { type: 'string' },
    },
  });
  const { environment } = (parse(read('docker/subgraph.yaml')) as typeof compose).services['subgraph'] as {
    environment: Record<string, string>;
  };
  const wanted = topicEntries(topicSettings(readConfig(z.object(topicConfig), environment)));
  expect(values).toMatchObject({
    ...{ 'bootstrap-server': 'localhost:9092', alter: true, 'entity-type': 'topics' },
    'add-config': Object.entries(wanted)
      .map((pair) => pair.join('='))
      .join(','),
  });
  expect(services.map((name) => `setpoint.${name}`)).toContain(values['entity-name']);
}

const checks: Record<string, (command: GuideCommand) => void> = {
  npm({ args: [verb, ...args], env }) {
    const script = verb === 'run' ? args.shift() : verb;
    expect(Object.keys(manifest.scripts)).toContain(script);
    const options = args[0] === '--' ? args.slice(1) : args;
    expect(STACK_VARIABLES).toEqual(expect.arrayContaining(Object.keys(env)));
    if (script === 'start') expect(() => readStackConfig(env, options)).not.toThrow();
    else expect(options).toEqual([]);
  },
  npx({ args: [program, ...args] }) {
    const output = execFileSync(join(root, 'node_modules/.bin', program!), args, { encoding: 'utf8' });
    expect(output).toMatch(/Public Key:\s+\S{87}\s+Private Key:\s+\S{43}/);
  },
  node({ args: [file, ...args] }) {
    const [, app] = /^apps\/(.+)\/dist\/main\.js$/.exec(file!)!;
    for (const name of app === '<service>' ? services : [app!]) {
      expect(existsSync(join(root, 'apps', name, 'src/main.ts'))).toBe(true);
      const { scripts } = JSON.parse(read(`apps/${name}/package.json`)) as Manifest;
      expect(scripts['start']).toMatch(/^node .*\bdist\/main\.js$/);
    }
    expect(args).toEqual([]);
  },
  docker({ args: [verb, ...args] }) {
    if (verb === 'build') return checkBuild(args);
    expect(verb).toBe('compose');
    const [dashF, file, action, ...rest] = args;
    expect([dashF, file]).toEqual(['-f', 'docker/compose.yaml']);
    const names = Object.keys(compose.services);
    if (action === 'exec') {
      expect(names).toContain(rest[0]);
      return checkWithin(rest[0]!, rest.slice(1));
    }
    expect(action).toBe('up');
    const { values } = parseArgs({
      args: rest,
      options: { build: { type: 'boolean' }, wait: { type: 'boolean' }, scale: { type: 'string' } },
    });
    if (values.scale) expect(names).toContain(/^(\w+)=\d+$/.exec(values.scale)![1]);
  },
  kubectl({ args }) {
    if (args[0] === 'apply') {
      expect(args[1]).toBe('-k');
      expect(existsSync(join(root, args[2]!, 'kustomization.yaml'))).toBe(true);
      return;
    }
    const [dashN, inNamespace, action, target, ...rest] = args;
    expect([dashN, inNamespace]).toEqual(['-n', namespace]);
    const [kind, name] = target!.split('/') as [string, string];
    if (action === 'port-forward') {
      const ports = objects({ service: 'Service' }[kind]!)
        .get(name)!
        .spec.ports!.map(({ port }) => port);
      expect(ports).toEqual(expect.arrayContaining(rest.map((pair) => Number(pair.split(':').at(-1)))));
      return;
    }
    if (action === 'delete') {
      expect([target, rest[0]]).toEqual(['service', '-l']);
      const [label, value] = rest[1]!.split('=') as [string, string];
      expect(parse(read('k8s/base/subgraph/kustomization.yaml'))).toMatchObject({
        labels: [{ pairs: { [label]: value } }],
      });
      return;
    }
    expect(action).toBe('exec');
    expect([...objects({ deploy: 'Deployment' }[kind]!).keys()]).toContain(name);
    expect(rest[0]).toBe('--');
    checkWithin(name.replace(/-subgraph$/, ''), rest.slice(1));
  },
};

function checkBuild(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      file: { type: 'string', short: 'f' },
      tag: { type: 'string', short: 't' },
      target: { type: 'string' },
      'build-arg': { type: 'string' },
    },
    allowPositionals: true,
  });
  expect({ file: values.file, positionals }).toEqual({ file: 'docker/Dockerfile', positionals: ['.'] });
  const image = values.target ?? '<service>';
  expect(values['build-arg']).toBe(values.target ? undefined : 'SERVICE=<service>');
  if (values.target) expect(dockerfile).toMatch(new RegExp(`^FROM \\S+ AS ${values.target}$`, 'm'));
  // As the overlay for development names it.
  expect(values.tag).toBe(`setpoint/${image}:dev`);
  const used = ['base/subgraph/deployment', 'base/gateway/deployment', 'overlays/dev/backing/auth-emulator'];
  const names = used.map((path) => read(`k8s/${path}.yaml`).match(/image: (\S+)/)![1]);
  expect(names).toContain(`${image.replace(/[<>]/g, '')}:dev`);
}

describe('a command of the guides', () => {
  it('is known by its program, whichever it is', () => {
    expect(commands.length).toBeGreaterThan(15);
    expect(Object.keys(checks).toSorted()).toEqual([...new Set(commands.map(({ program }) => program))].toSorted());
  });

  it.each(commands)('$text', (command) => checks[command.program]!(command));

  it('node apps/<service>/dist/main.js lists what it needs and ends', async () => {
    const child = startProcess(new URL('../../courts/src/main.ts', import.meta.url));
    expect(await child.exited).toBe(1);
    for (const name of ['DATABASE_URL', 'SUBGRAPH_SECRET', 'KAFKA_BROKERS', 'REDIS_URL', 'UPLOADS_FOLDER'])
      expect(child.lines.join('\n')).toContain(name);
  });
});

describe('what the guides name', () => {
  it('Node is that of package.json and of the images', () => {
    expect(`>=${guides.running.match(/needs Node ≥ (\d+)/)![1]}`).toBe(manifest.engines.node);
    expect(dockerfile).toContain(
      `ARG NODE=node:${guides.running.match(/with Node (\d+) as in\s+the images/)![1]}-slim`,
    );
    expect(process.version).toMatch(new RegExp(`^v${guides.running.match(/with Node (\d+)/)![1]}\\.`));
  });

  const settings = new Set([
    ...Object.keys(gatewayConfig.shape).map(environmentName),
    ...definitions.flatMap((definition) =>
      Object.values(processSettings(definition)).flatMap(({ shape }) => Object.keys(shape).map(environmentName)),
    ),
  ]);
  /** Read by Node, and by the libraries for traces. */
  const ofOthers = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'OTEL_EXPORTER_OTLP_ENDPOINT'];

  it('settings of topics have the defaults that the table says', () => {
    const told = [...guides.scaled.matchAll(/^\| `(KAFKA_\w+)` +\| (\d+) +\|/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    const defaults = Object.entries(topicConfig).map(([field, type]) => [
      environmentName(field),
      String(type.parse(undefined)),
    ]);
    expect(told).toEqual(defaults);
  });

  it.each(['running', 'scaled'] as const)('settings are those that processes read: %s', (guide) => {
    const text = guides[guide].replace(/^```[^]*?^```$/gm, '');
    const named = [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g)]
      .map(([, name]) => name!)
      // Codes of refusals have texts; settings have none.
      .filter((name) => !/^CAPTCHA_(REQUIRED|FAILED|UNAVAILABLE)$|^SERVICE_UNAVAILABLE$/.test(name));
    const known = new Set([...settings, ...ofOthers, ...(guide === 'running' ? STACK_VARIABLES : [])]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('ports are those on which processes listen', () => {
    const stack = readStackConfig({}, []);
    const row = (name: string) => guides.running.match(new RegExp(`^\\| ${name} +\\| ([\\d, ]+?) +\\|`, 'm'))![1];
    expect(row('`PORT`')).toBe(String(stack.port));
    expect(row('`SUPPORT_PORT`')).toBe(String(stack.supportPort));
    expect(row('`OPERATIONS_PORT`')).toBe(String(OPERATIONS_PORT));
    expect(row('`POSTGRES_PORT`, `AUTH_EMULATOR_PORT`')).toBe(`${stack.postgresPort}, ${stack.authEmulatorPort}`);
    const operations = [processSettings(definitions[0]!).common, gatewayConfig].map(({ shape }) =>
      shape.operationsPort.parse(undefined),
    );
    expect(guides.scaled).toMatch(
      new RegExp(`\`OPERATIONS_PORT\` \\(${operations[0]}\\s+for services, ${operations[1]} for`),
    );
    const published = (compose.services['gateway'] as { ports: string[] }).ports.map((one) => one.split(':')[1]);
    for (const port of published) expect(guides.scaled).toContain(`http://localhost:${port}`);
  });
});
