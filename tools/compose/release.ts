/**
 * `npm run release:contracts -- 1.1.0` makes what is committed a release of the contracts: the schema and the events that
 * later changes are compared with, and a heading in the changelog.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withRelease } from './reference/changes.ts';
import { REFERENCE } from './reference/write.ts';

const version = process.argv[2] ?? '';
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('say which release it is: npm run release:contracts -- 1.1.0');
  process.exit(1);
}
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const file = at(`${REFERENCE}/CHANGELOG.md`);
writeFileSync(
  file,
  withRelease(readFileSync(file, 'utf8'), version, new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)),
);
copyFileSync(at('apps/gateway/api.graphql'), at('apps/gateway/released/api.graphql'));
process.argv.push('--release');
await import('../../libs/events/scripts/generate.ts');
