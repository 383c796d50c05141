import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formsOf, NAMESPACES } from './texts.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Source {
  readonly path: string;
  readonly code: string;
}

const sources: Source[] = globSync(['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'], { cwd: ROOT })
  .filter((path) => !path.includes('/generated/'))
  .map((path) => ({ path, code: withoutComments(readFileSync(ROOT + path, 'utf8')) }));

const keys = new Map(NAMESPACES.map((namespace) => [namespace, formsOf(namespace, 'en')]));

/** Texts between quotes, and templates as patterns. */
function literalsIn(code: string): { plain: string[]; patterns: RegExp[] } {
  const plain = [...code.matchAll(/'([^'\\\n]*)'|"([^"\\\n]*)"/g)].map(([, single, double]) => single ?? double!);
  const patterns = [...code.matchAll(/`([^`\\\n]*\$\{[^`\n]*)`/g)]
    .map(([, template]) => template!.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '\u0000'))
    // A pattern has to name something: `${a}.${b}` would call every text used.
    .filter((template) => /[a-z]{2,}/i.test(template.replaceAll('\u0000', '')))
    .map((template) => new RegExp(`^${template.split('\u0000').map(escaped).join('.+')}$`));
  return { plain, patterns };
}

/** An apostrophe in a comment would begin a quotation. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('use of the texts', () => {
  const plain = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { code } of sources) {
    const found = literalsIn(code);
    found.plain.forEach((text) => plain.add(text));
    patterns.push(...found.patterns);
  }

  it.each(NAMESPACES)('I18N-01 shows every text of %s somewhere', (namespace) => {
    const unused = [...keys.get(namespace)!.keys()].filter((key) => {
      const named = [key, `${namespace}:${key}`];
      return !named.some((name) => plain.has(name) || patterns.some((pattern) => pattern.test(name)));
    });
    expect(unused).toEqual([]);
  });

  /** Namespaces that a module names, all where it names none. */
  const namespacesOf = (code: string): readonly string[] => {
    const named = [...code.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g)].flatMap(([, list]) =>
      [...list!.matchAll(/'([\w-]+)'/g)].map(([, namespace]) => namespace!),
    );
    return named.length > 0 ? named : NAMESPACES;
  };

  it('I18N-01 uses only texts that exist', () => {
    const missing = sources.flatMap(({ path, code }) =>
      [...code.matchAll(/\bt\(\s*'([^'\\\n]+)'/g)]
        .map(([, key]) => key!)
        .filter((key) => /^[\w:.-]+$/.test(key))
        .filter((key) => {
          const [namespace, name] = key.includes(':') ? key.split(':') : [null, key];
          const within = namespace ? [namespace] : namespacesOf(code);
          return !within.some((one) => keys.get(one!)?.has(name!));
        })
        .map((key) => `${path}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('I18N-01 uses only families of texts that exist', () => {
    const inFull = NAMESPACES.flatMap((namespace) =>
      [...keys.get(namespace)!.keys()].map((key) => `${namespace}:${key}`),
    );
    const missing = sources.flatMap(({ path, code }) => {
      const known = [...inFull, ...namespacesOf(code).flatMap((namespace) => [...keys.get(namespace)!.keys()])];
      return [...code.matchAll(/\bt\(\s*(`[^`\\\n]*\$\{[^`\n]*`)/g)]
        .flatMap(([, template]) => literalsIn(template!).patterns)
        .filter((pattern) => !known.some((key) => pattern.test(key)))
        .map((pattern) => `${path}: ${pattern.source}`);
    });
    expect(missing).toEqual([]);
  });
});
