/**
 * Writes apps/gateway/supergraph.graphql, apps/gateway/api.graphql, docs/reference and what the client knows of nulls from the
 * services' contracts.
 * `--check` writes nothing and fails when the committed files are stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'graphql';
import { nonNullModule } from './client-schema.ts';
import { referenceFiles } from './reference/write.ts';
import { compose, findAccessErrors, readContracts } from './supergraph.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const apps = `${root}apps`;
const check = process.argv.includes('--check');
const started = performance.now();

const contracts = readContracts(apps);
const errors = contracts.flatMap(({ name, sdl }) =>
  findAccessErrors(parse(sdl)).map(({ coordinate, message }) => `${name}: ${coordinate} ${message}`),
);
if (errors.length > 0) fail(errors.join('\n'));

const composition = tryCompose();
const outputs = {
  'apps/gateway/supergraph.graphql': composition.supergraph,
  'apps/gateway/api.graphql': composition.api,
  'libs/client/src/generated/non-null.ts': nonNullModule(composition),
  ...Object.fromEntries(await referenceFiles(composition)),
};
for (const hint of composition.hints) console.warn(`hint: ${hint}`);

const stale = Object.entries(outputs).filter(([file, text]) => read(root + file) !== text);
if (check && stale.length > 0) {
  fail(`${stale.map(([file]) => file).join(' and ')} no longer match the contracts; run: npm run compose`);
}
for (const [file, text] of stale) writeFileSync(root + file, text);
console.log(
  `${contracts.map(({ name }) => name).join(', ')}: ${check || stale.length === 0 ? 'up to date' : 'composed'} in ${Math.round(performance.now() - started)} ms`,
);

function tryCompose() {
  try {
    return compose(contracts);
  } catch (error) {
    return fail((error as Error).message);
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
