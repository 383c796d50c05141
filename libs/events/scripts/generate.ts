/** Writes generated/ and webhooks/ from the contracts: `npm run generate`; with `--release` the released schemas too. */
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
const { PUBLIC_EVENTS } = await import('../src/public/index.js');
const { contractsIn } = await import('../src/catalogue.js');
const { documents } = await import('./documents.js');
const { webhookDocuments } = await import('./webhook-documents.js');

const release = process.argv.includes('--release');
write('generated', documents(contractsIn(events)));
write('webhooks', webhookDocuments(PUBLIC_EVENTS));

/** With `--release` what is written now is what changes are compared with from here on. */
function write(name: string, files: ReadonlyMap<string, string>): void {
  for (const folder of [`../${name}/`, ...(release ? [`../released/${name}/`] : [])]) {
    const url = new URL(folder, import.meta.url);
    rmSync(url, { recursive: true, force: true });
    mkdirSync(url, { recursive: true });
    for (const [file, text] of files)
      if (!folder.includes('released') || file.endsWith('.schema.json')) writeFileSync(new URL(file, url), text);
  }
  console.log(`${name}: ${files.size} files written`);
}
