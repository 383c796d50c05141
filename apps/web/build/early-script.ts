import type { Plugin, Rolldown } from 'vite';

const EARLY = '/src/app/early.ts';

/**
 * Lets `src/app/early.ts` run as soon as its own file is there. What the page loads otherwise runs together, when the
 * last of its files has arrived.
 */
export function earlyScript(): Plugin {
  return {
    name: 'setpoint-early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const early = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(EARLY)));
        const main = chunksOf(bundle).find(({ isEntry }) => isEntry);
        if (!early || !main) throw new Error(`${EARLY} is in no file`);
        if (importedBy(early, bundle).has(main.fileName)) throw new Error(`${EARLY} waits for ${main.fileName}`);
        const attrs = { type: 'module', async: true, crossorigin: true, src: `/${early.fileName}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' as const }];
      },
    },
  };
}

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

function importedBy(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (seen.has(name) || imported?.type !== 'chunk') continue;
    seen.add(name);
    importedBy(imported, bundle, seen);
  }
  return seen;
}
