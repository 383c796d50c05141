import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyOfTheWorkspace, type Copy } from './copy-of-the-workspace.ts';

const execute = promisify(execFile);

/** A service made in a copy of the workspace, held to everything that the workspace's own services are held to. */
describe('a new service', () => {
  let copy: Copy;
  let types: Promise<string>;
  let tests: Promise<string>;
  let lint: Promise<string>;

  /** What the command printed; rejects with all of it when it failed. */
  const run = async (...[command, ...args]: string[]): Promise<string> => {
    const bin = join(copy.root, 'node_modules/.bin');
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, NX_DAEMON: 'false', NODE_NO_WARNINGS: '1' };
    const options = { cwd: copy.root, env, maxBuffer: 1e8 };
    const { stdout } = await execute(command!, args, options).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${command} ${args.join(' ')}:\n${error.stdout}${error.stderr}`);
    });
    return stdout;
  };
  const make = (...args: string[]) => run('node', 'tools/new-service/new-service.ts', ...args);

  beforeAll(async () => {
    copy = copyOfTheWorkspace();
    await make('bookings', 'CourtBooking');
    types = run('node', 'node_modules/typescript-native/bin/tsc', '-p', 'apps/bookings/tsconfig.json');
    tests = run(
      ...['node', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--json', '--outputFile=report.json'],
      ...['apps/bookings', 'libs/events', 'apps/gateway/test/contract', 'apps/e2e/test/deployment'],
    );
    // Without a project graph the rule of the borders would only warn.
    lint = run(
      'node',
      '-e',
      "import('@nx/devkit').then((nx) => nx.createProjectGraphAsync()).then(() => process.exit())",
    ).then(() => run('eslint', '--max-warnings=0', 'apps/bookings', 'libs/events'));
    for (const check of [types, tests, lint]) check.catch(() => {});
  }, 240_000);

  afterAll(async () => {
    await Promise.allSettled([types, tests, lint]);
    copy.remove();
  }, 240_000);

  it('is written as the templates say, with no placeholder left', () => {
    const files = readdirSync(join(copy.root, 'apps/bookings'), { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(
      expect.arrayContaining([
        'schema.graphql',
        'README.md',
        'src/persistence/migrations/0001-court-bookings.ts',
        'src/graphql/generated/schema.ts',
        'src/domain/court-booking.ts',
        'src/application/add-court-booking.ts',
        'src/graphql/court-booking.resolver.ts',
        'src/persistence/postgres-court-bookings.ts',
        'test/contract/graph.spec.ts',
      ]),
    );
    expect(files.filter((file) => file.includes('__'))).toEqual([]);
  });

  it('is part of the composed graph', async () => {
    expect(copy.read('apps/gateway/supergraph.graphql')).toContain('type CourtBookingConnection');
    expect(await run('node', 'tools/compose/compose.ts', '--check')).toContain('bookings');
  }, 240_000);

  it('is wired where services are listed', () => {
    const json = (path: string) => JSON.parse(copy.read(path)) as Record<string, Record<string, unknown>>;
    expect(json('tools/stack/package.json')['dependencies']).toHaveProperty(['@setpoint/bookings'], '*');
    expect(json('package-lock.json')['packages']).toMatchObject({
      'apps/bookings': { name: '@setpoint/bookings' },
      'node_modules/@setpoint/bookings': { resolved: 'apps/bookings', link: true },
    });
    expect(existsSync(join(copy.root, 'node_modules/@setpoint/bookings/package.json'))).toBe(true);
    expect(copy.read('libs/events/src/index.ts')).toMatch("export * from './bookings/court-booking-added.js';");
  });

  it('leaves every file as the formatter does', async () => {
    const changed = ['package.json', 'package-lock.json', 'tools/stack/package.json'];
    await run('oxfmt', '--check', 'apps/bookings', 'libs/events', 'docker', 'k8s', ...changed);
  }, 240_000);

  it('compiles', async () => {
    await types;
  }, 240_000);

  it('keeps to the borders and passes the lint', async () => {
    await lint;
  }, 240_000);

  it('passes its own tests on Postgres, and those of events, contracts and deployment', async () => {
    await tests;
    const report = JSON.parse(copy.read('report.json')) as {
      numFailedTests: number;
      testResults: { name: string; assertionResults: { status: string }[] }[];
    };
    const own = report.testResults.filter(({ name }) => name.includes('/apps/bookings/'));
    const results = own.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
    expect(own.map(({ name }) => name.split('/').at(-2)).sort()).toEqual([
      'application',
      'contract',
      'domain',
      'persistence',
    ]);
    expect(results.length).toBeGreaterThan(20);
    expect(new Set(results)).toEqual(new Set(['passed']));
    expect(report.numFailedTests).toBe(0);
  }, 240_000);

  it('is not made twice: what is there is never written over', async () => {
    await expect(make('bookings', 'CourtBooking')).rejects.toThrow('apps/bookings exists already.');
    await expect(make()).rejects.toThrow('Usage: npm run new:service <name> [Entity]');
  }, 240_000);
});
