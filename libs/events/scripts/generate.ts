/** Writes generated/ from the contracts: `npm run generate`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// The sources are run as they are; their relative imports say `.js`.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts')
      ? next(`${specifier.slice(0, -'.js'.length)}.ts`, context)
      : next(specifier, context),
});

const events = await import('../src/index.js');
const { contractsIn } = await import('../src/catalogue.js');
const { documents } = await import('./documents.js');

const folder = new URL('../generated/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const files = documents(contractsIn(events));
for (const [name, text] of files) writeFileSync(new URL(name, folder), text);
console.log(`${files.size} files written`);
