/**
 * Makes a new service that runs and is tested: `npm run new:service <name> [Entity]` (docs/guides/new-service.md).
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createService, Refused } from './src/create-service.ts';

const [name, entity, ...more] = process.argv.slice(2);
const root = resolve(fileURLToPath(import.meta.url), '../../..');

if (!name || name.startsWith('-') || more.length > 0) {
  console.error('Usage: npm run new:service <name> [Entity]      e.g. npm run new:service rackets Racket');
  process.exit(1);
}
try {
  const made = createService(root, name, entity);
  console.log(
    [...made.written.map((path) => `  + ${path}`), ...made.changed.map((path) => `  ~ ${path}`)].sort().join('\n'),
  );
  console.log(`\nTry it: npm test -- apps/${name}\nThen begin with apps/${name}/schema.graphql and src/domain.`);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exit(1);
}
