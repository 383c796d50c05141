import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { TEXT_BUNDLES } from '../src/bundles.ts';

const TEXTS = fileURLToPath(new URL('../src/texts', import.meta.url));
const LIST = 'virtual:setpoint-texts';

const BUNDLES: Readonly<Record<string, readonly string[]>> = TEXT_BUNDLES;

/** Serves the module from which the browser loads its texts. */
export function textBundles(): Plugin {
  return {
    name: 'setpoint-text-bundles',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return list();
      const [, bundle, language] = /^\0virtual:setpoint-texts\/(\w+)\/(\w+)$/.exec(id) ?? [];
      return bundle && language ? contents(bundle, language) : null;
    },
  };
}

function list(): string {
  const entries = Object.entries(BUNDLES).flatMap(([bundle, namespaces]) =>
    namespaces.flatMap((namespace) =>
      languagesOf(namespace).map(
        (language) =>
          `${JSON.stringify(`${namespace}/${language}`)}: () => import(${JSON.stringify(`${LIST}/${bundle}/${language}`)})`,
      ),
    ),
  );
  return `export const bundles = {\n${entries.join(',\n')}\n};`;
}

const contents = (bundle: string, language: string): string =>
  BUNDLES[bundle]!.map(
    (namespace) => `export { default as ${JSON.stringify(namespace)} } from '${TEXTS}/${namespace}/${language}.json';`,
  ).join('\n');

const languagesOf = (namespace: string): string[] =>
  readdirSync(`${TEXTS}/${namespace}`).map((file) => file.replace(/\.json$/, ''));
