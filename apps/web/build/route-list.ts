import { join } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';

/** Shown under any address that has no screen: not an address of its own. */
const NOT_FOUND = '/404';
const SHELL = '/src/app/shell/shell-frame.tsx';
/** What the first query of a screen is written out with. */
const AS_SENT = '../../libs/client/src/session/as-sent.ts';
/** What the first module asks while the others are still on their way. */
const SETTINGS = 'config.json';
/** Stands in the way of everything until it is there. */
const SCHEME = 'scheme.js';

const FACE = /\/inter-latin-wght-normal-[\w-]+\.woff2$/;

type Load = () => Promise<unknown>;

interface Screen {
  readonly path: string;
  readonly load?: Load;
  /** Loaded by the first module, before everything else. */
  readonly first?: Load;
  readonly inShell: boolean;
  /** Bundles of texts, besides those of every frame. */
  readonly texts: readonly string[];
}

/** What the server is told of an address. */
interface Announced {
  /** What runs first, and what every screen needs. */
  readonly urgent: readonly string[];
  /** What this screen needs besides. */
  readonly files: readonly string[];
  /** By language code. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/**
 * Writes `routes.json`: the patterns of all addresses with a screen, each with the files that the screen needs. The
 * server announces them; for other addresses it answers 404.
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
        const announced = ({ load, first, inShell, texts }: Screen): Announced => ({
          ...files.neededBy(first ? [moduleOf(first), AS_SENT] : [], [
            ...(inShell ? [SHELL] : []),
            ...(load ? [moduleOf(load)] : []),
          ]),
          texts: files.textsOf(['frame', ...texts]),
        });
        const routes = module.screens
          .filter(({ path }) => path !== NOT_FOUND)
          .map((screen) => [screen.path, announced(screen)]);
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

  /** Scripts and styles of every page and of these modules. */
  neededBy(first: readonly string[], later: readonly string[]): Pick<Announced, 'urgent' | 'files'> {
    const closureOf = (modules: readonly string[]) =>
      modules.flatMap((module) => this.closure(this.chunkOf(join(this.root, module))));
    const urgent = new Set([
      SCHEME,
      ...this.ofEveryPage.slice(0, 1),
      ...closureOf(first),
      ...this.ofEveryPage,
      SETTINGS,
    ]);
    const files = new Set([...closureOf(later), this.face()]);
    return { urgent: [...urgent], files: [...files].filter((file) => !urgent.has(file)) };
  }

  /** The face of nearly all text. */
  private face(): string {
    const face = Object.keys(this.bundle).find((file) => FACE.test(file));
    if (!face) throw new Error(`no file is called ${FACE}`);
    return face;
  }

  /** The files of these bundles of texts, by language. */
  textsOf(bundles: readonly string[]): Record<string, string[]> {
    const texts: Record<string, string[]> = {};
    for (const { facadeModuleId, fileName } of this.chunks()) {
      const [, bundle, language] = /virtual:setpoint-texts\/(\w+)\/(\w+)$/.exec(facadeModuleId ?? '') ?? [];
      if (bundle && language && bundles.includes(bundle)) (texts[language] ??= []).push(fileName);
    }
    return texts;
  }

  private chunks(): Rolldown.OutputChunk[] {
    return Object.values(this.bundle).filter((file) => file.type === 'chunk');
  }

  private chunkOf(module: string): string {
    const chunk = this.chunks().find(({ moduleIds }) => moduleIds.includes(module));
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
