import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGE_CODES, type LanguageCode } from './languages.js';

/** Nested texts of one namespace in one language. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** `src/texts` from `src` and from `dist` alike: the JSON files are not copied by the build. */
const ROOT = new URL('../src/texts/', import.meta.url);

export const namespacesOnDisk = (): string[] =>
  readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && LANGUAGE_CODES.some((code) => has(entry.name, code)))
    .map((entry) => entry.name)
    .sort();

export function readTexts(language: LanguageCode, namespace: string): TextTree {
  return JSON.parse(readFileSync(new URL(`${namespace}/${language}.json`, ROOT), 'utf8')) as TextTree;
}

function has(namespace: string, language: LanguageCode): boolean {
  return readdirSync(new URL(`${namespace}/`, ROOT)).includes(`${language}.json`);
}
