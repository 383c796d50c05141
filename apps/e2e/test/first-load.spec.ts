/** P11: the scripts of a first visit, as the build announces them with each page (`routes.json`). */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Announced {
  readonly urgent: readonly string[];
  readonly files: readonly string[];
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

const dist = resolve(fileURLToPath(import.meta.url), '../../../web/dist');
const routes = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8')) as Record<string, Announced>;

function scriptsOf(path: string, language: string): string[] {
  const { urgent, files, texts } = routes[path]!;
  return [...urgent, ...files, ...texts[language]!].filter((file) => file.endsWith('.js'));
}

/** As they travel: every browser that can run them takes brotli. */
function kbOf(scripts: readonly string[]): number {
  const packed = scripts.map((file) => join(dist, `${file}.br`)).filter((file) => existsSync(file));
  return packed.reduce((sum, file) => sum + statSync(file).size, 0) / 1000;
}

describe('the scripts of a first visit', () => {
  describe.each(['en', 'it', 'es', 'fr'])('in %s', (language) => {
    it.each([
      ['landing', '/', 150],
      ['login', '/auth/login', 150],
      ['signed-in shell', '/dashboard/app', 230],
    ])('%s: few and small', (_, path, mostKb) => {
      const scripts = scriptsOf(path, language);
      expect({ files: scripts.length, fits: scripts.length <= 20 }).toEqual({ files: scripts.length, fits: true });
      expect(kbOf(scripts)).toBeLessThanOrEqual(mostKb);
    });
  });

  it('maps, charts and the identity provider are loaded by pages that show them', () => {
    const scripts = ['/', '/auth/login', '/dashboard/app'].flatMap((path) => scriptsOf(path, 'en'));
    expect(scripts.filter((file) => /\/(?:firebase|draw-map|maplibre|chart)/.test(file))).toEqual([]);
  });
});
