import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import rewrites from './source-rewrites.cjs';

const DOCUMENT = 'virtual:setpoint-document/';

const importOfDocuments = (names: readonly string[]) =>
  names.map((name) => `import { ${name} } from '${DOCUMENT}${name}';`).join('');

/** One of the generated documents as a module of its own. */
function documentSource(name: string): string {
  const document = rewrites.readDocuments().get(name);
  if (!document) throw new Error(`no document ${name}: npm run codegen`);
  return `export const ${name} = ${document};`;
}

/**
 * Icons one by one, and to each page only its own GraphQL documents. The development server loads both whole: it
 * bundles what it finds in the sources as they are written.
 */
export function lightSources(): Plugin {
  return {
    name: 'setpoint-light-sources',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id.startsWith(DOCUMENT) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${DOCUMENT}`)) return null;
      return { code: documentSource(id.slice(DOCUMENT.length + 1)), moduleSideEffects: false };
    },
    transform(code, id) {
      if (!/\/(apps|libs)\/[^?]*\.tsx?$/.test(id) || /\/(generated|node_modules)\//.test(id)) return null;
      const rewritten = rewrites.ownDocumentsOnly(rewrites.oneModulePerIcon(code), importOfDocuments);
      return rewritten === code ? null : { code: rewritten, map: null };
    },
  };
}

const ALL_STYLES = '@mantine/core/styles.layer.css';
/** What every component builds upon. */
const COMMON_STYLES = ['default-css-variables', 'baseline', 'global'];

/**
 * The styles of Mantine's components travel with the components instead of all at once: a fifth of them is used, and
 * a page needs a part of that. They stand in a layer, so that our own styles win whichever arrives first.
 */
export function componentStyles(): Plugin {
  const styles = join(dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css')), 'styles');
  const importOf = (name: string) => `import ${JSON.stringify(join(styles, `${name}.layer.css`))};`;
  const hasStyles = (name: string) => existsSync(join(styles, `${name}.layer.css`));
  return {
    name: 'setpoint-component-styles',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (/\/libs\/ui\/src\/styles\.ts$/.test(id)) {
        if (!code.includes(ALL_STYLES)) throw new Error(`styles.ts no longer imports ${ALL_STYLES}`);
        return { code: code.replace(`import '${ALL_STYLES}';`, COMMON_STYLES.map(importOf).join(' ')), map: null };
      }
      // Each component has its class names in a module beside it.
      const [, component] = /\/@mantine\/core\/esm\/(?:components|utils)\/(.+)\.module\.mjs$/.exec(id) ?? [];
      if (!component) return null;
      const name = [basename(component), component.split('/')[0]!].find(hasStyles);
      if (!name) throw new Error(`no styles for ${id}`);
      return { code: `${importOf(name)}${code}`, map: null };
    },
  };
}
