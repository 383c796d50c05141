import { LANGUAGE_CODES, type LanguageCode } from '../src/languages.js';
import { namespacesOnDisk, readTexts, type TextTree } from '../src/read-texts.js';

/** A text's key without the suffix of its plural form, and its forms by suffix ('' where there is no plural). */
export type Forms = ReadonlyMap<string, ReadonlyMap<string, string>>;

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** All texts of a namespace in a language, flat. */
export function formsOf(namespace: string, language: LanguageCode): Forms {
  const forms = new Map<string, Map<string, string>>();
  const visit = (tree: TextTree, path: string) => {
    for (const [name, value] of Object.entries(tree)) {
      const key = path ? `${path}.${name}` : name;
      if (typeof value !== 'string') visit(value, key);
      else {
        const base = key.replace(PLURAL, '');
        const suffix = PLURAL.exec(key)?.[1] ?? '';
        forms.set(base, (forms.get(base) ?? new Map<string, string>()).set(suffix, value));
      }
    }
  };
  visit(readTexts(language, namespace), '');
  return forms;
}

export const NAMESPACES = namespacesOnDisk();
export const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== 'en');

export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name!).sort();
