/** Writes generated/ from the contracts: `npm run generate`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// The sources are run as they are, those of other libs too; their relative imports say `.js`.
registerHooks({
  resolve: (specifier, context, next) => {
    const isSource = specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts');
    return next(isSource ? `${specifier.slice(0, -'.js'.length)}.ts` : specifier, {
      ...context,
      conditions: ['source', ...context.conditions],
    });
  },
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
