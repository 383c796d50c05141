import type { Names } from './names.ts';
import { parseDocument, type Pair, type Scalar, type YAMLMap } from 'yaml';

/** A change of one committed file: its path in the workspace, and its next text from the one before. */
export interface Registration {
  readonly path: string;
  readonly change: (text: string) => string;
}

type Json = Record<string, unknown>;
type Manifest = { dependencies: Json } & Json;

/** Where a service is named outside of its own files. What is found by folder (contracts, tests, lint) isn't here. */
export function registrations(names: Names, manifest: Manifest): Registration[] {
  const { name } = names;
  const address = (port: string) => `http://${name}${port}/graphql`;
  return [
    {
      path: 'libs/events/src/index.ts',
      change: (text) => `${text}export * from './${name}/${names['entity-file']}-added.js';\n`,
    },
    {
      path: 'tools/stack/package.json',
      change: inJson<Manifest>((stack) => void (stack.dependencies[`@setpoint/${name}`] = '*')),
    },
    { path: 'package-lock.json', change: inJson((lock) => locked(lock as never, name, manifest)) },
    { path: 'docker/compose.yaml', change: (text) => inCompose(text, name, address(':4000')) },
    { path: 'k8s/base/kustomization.yaml', change: (text) => inYaml(text, (yaml) => yaml.addIn(['resources'], name)) },
    {
      path: 'k8s/base/gateway/settings.env',
      change: (text) =>
        text.replace(
          /^SUBGRAPHS=(.*)$/m,
          (_, json: string) => `SUBGRAPHS=${withEntry(json, name, address('-subgraph:4000'))}`,
        ),
    },
    {
      path: 'k8s/overlays/dev/databases.env',
      change: (text) => `${text}${name}=postgres://${name}:setpoint@postgres:5432/${name}\n`,
    },
  ];
}

/** As npm writes it: the package, its link, and who depends on it, each in the order of the names. */
function locked(lock: { packages: Record<string, Manifest | Json> }, name: string, { dependencies }: Manifest): void {
  const stack = lock.packages['tools/stack'] as Manifest;
  stack.dependencies = sorted({ ...stack.dependencies, [`@setpoint/${name}`]: '*' });
  lock.packages = sorted({
    ...lock.packages,
    [`apps/${name}`]: { name: `@setpoint/${name}`, version: '0.1.0', dependencies: sorted(dependencies) },
    [`node_modules/@setpoint/${name}`]: { resolved: `apps/${name}`, link: true },
  });
}

function inCompose(text: string, name: string, address: string): string {
  return inYaml(text, (yaml) => {
    const short = (value: unknown) => yaml.createNode(value, { flow: true });
    const service = yaml.createPair(name, {
      extends: short({ file: 'subgraph.yaml', service: 'subgraph' }),
      image: `setpoint/${name}`,
      build: short({ args: { SERVICE: name } }),
      environment: { DATABASE_URL: `postgres://${name}:\${POSTGRES_PASSWORD:-setpoint}@postgres:5432/${name}` },
    });
    service.key.spaceBefore = true;
    const services = (yaml.get('services') as YAMLMap).items as Pair[];
    const first = services.findIndex(({ key }) => (key as Scalar).value === 'postgres');
    services.splice(first, 0, service);
    const databases = ['services', 'postgres', 'environment', 'DATABASES'];
    yaml.setIn(databases, `${String(yaml.getIn(databases))} ${name}`);
    const subgraphs = ['services', 'gateway', 'environment', 'SUBGRAPHS'];
    yaml.setIn(subgraphs, withEntry(String(yaml.getIn(subgraphs)), name, address));
    yaml.setIn(['services', 'gateway', 'depends_on', name], short({ condition: 'service_healthy' }));
  });
}

const withEntry = (json: string, key: string, value: string) =>
  JSON.stringify({ ...(JSON.parse(json) as Json), [key]: value });

const sorted = <T>(record: Record<string, T>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));

function inJson<T = Json>(change: (content: T) => void) {
  return (text: string) => {
    const content = JSON.parse(text) as T;
    change(content);
    return `${JSON.stringify(content, null, 2)}\n`;
  };
}

/** Comments and the order of what is there stay. */
function inYaml(text: string, change: (yaml: ReturnType<typeof parseDocument>) => void): string {
  const yaml = parseDocument(text);
  change(yaml);
  return yaml.toString({ lineWidth: 0 });
}
