import { join } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';

/** Shown under any address that has no screen: not an address of its own. */
const NOT_FOUND = '/404';
const SHELL = '/src/app/shell/shell-frame.tsx';

interface Screen {
  readonly path: string;
  readonly load?: () => Promise<unknown>;
  readonly inShell: boolean;
}

/**
 * Writes `routes.json`: the patterns of all addresses with a screen, each with the files that the screen needs, those of
 * every page first. The server announces them; for other addresses it answers 404.
 */
export function routeList(): Plugin {
  return {
    name: 'setpoint-route-list',
    apply: 'build',
    generateBundle: {
      // After the page itself has been written, which may leave the entry out.
      order: 'post',
      async handler(_options, bundle) {
        const { root } = this.environment.config;
        const { module } = await runnerImport<{ screens: readonly Screen[] }>('./src/app/screens.ts', {
          root,
          configFile: false,
          logLevel: 'error',
        });
        const files = new Files(bundle, root);
        const routes = module.screens
          .filter(({ path }) => path !== NOT_FOUND)
          .map(({ path, load, inShell }) => [
            path,
            files.neededBy([...(inShell ? [SHELL] : []), ...(load ? [moduleOf(load)] : [])]),
          ]);
        const source = `${JSON.stringify(Object.fromEntries(routes), null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'routes.json', source });
      },
    },
  };
}

/** The module that a route imports, from the source of its function. @throws where a route loads its page otherwise */
function moduleOf(load: () => Promise<unknown>): string {
  const [, module] = /["'](\/src\/[^"']+)["']/.exec(load.toString()) ?? [];
  if (!module) throw new Error(`no module in ${load.toString()}`);
  return module;
}

class Files {
  private readonly ofEveryPage: readonly string[];

  constructor(
    private readonly bundle: Rolldown.OutputBundle,
    private readonly root: string,
  ) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('the build has no page');
    const named = [...String(page.source).matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file!);
    this.ofEveryPage = named.flatMap((file) => [file, ...this.closure(file)]);
  }

  /** Scripts and styles that these modules bring along. */
  neededBy(modules: readonly string[]): string[] {
    const own = modules.flatMap((module) => this.closure(this.chunkOf(join(this.root, module))));
    return [...new Set([...this.ofEveryPage, ...own])];
  }

  private chunkOf(module: string): string {
    const chunks = Object.values(this.bundle).filter((file) => file.type === 'chunk');
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`${module} is in no file`);
    return chunk.fileName;
  }

  private closure(fileName: string, seen = new Set<string>()): string[] {
    const chunk = this.bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return [];
    seen.add(fileName);
    const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
    return [fileName, ...styles, ...chunk.imports.flatMap((imported) => this.closure(imported, seen))];
  }
}
