import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const LEAN = new URL('../src/graphql/lean-apollo.ts', import.meta.url).href;

/** Packages that ApolloGateway has loaded in a fresh process, by name. */
async function packagesLoaded(imports: readonly string[]): Promise<string[]> {
  const script = `
    ${imports.map((one) => `await import(${JSON.stringify(one)});`).join('\n')}
    const { createRequire } = await import('node:module');
    const files = Object.keys(createRequire(${JSON.stringify(import.meta.url)}).cache);
    const names = files.map((file) => file.split('node_modules/').pop().match(/^(@[^/]+\\/)?[^/]+/)[0]);
    console.log(JSON.stringify([...new Set(names)]));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: new URL('.', import.meta.url),
    env: { ...process.env, NODE_OPTIONS: '', APOLLO_TELEMETRY_DISABLED: 'true' },
  });
  return JSON.parse(stdout) as string[];
}

const UNNEEDED = [
  '@apollo/composition',
  '@opentelemetry/sdk-metrics',
  'make-fetch-happen',
  'node-fetch',
  'ts-graphviz',
];
const NEEDED = ['@apollo/gateway', '@apollo/query-planner', '@apollo/query-graphs', '@opentelemetry/api'];

describe('packages of ApolloGateway', () => {
  it('are left out of the process where nothing that we have it do needs them', async () => {
    const loaded = await packagesLoaded([LEAN, '@apollo/gateway']);
    expect(loaded).toEqual(expect.arrayContaining(NEEDED));
    expect(loaded.filter((name) => UNNEEDED.includes(name))).toEqual([]);
  });

  it('would be loaded otherwise: names that ApolloGateway no longer uses have no place in the list', async () => {
    expect(await packagesLoaded(['@apollo/gateway'])).toEqual(expect.arrayContaining([...NEEDED, ...UNNEEDED]));
  });
});
