import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Names } from './names.ts';

const folder = fileURLToPath(new URL('../template/', import.meta.url));
const PLACEHOLDER = /__([A-Za-z]+(?:[-_][A-Za-z]+)*)__/g;

/** Files by their path in the workspace. */
export type Files = ReadonlyMap<string, string>;

/** The templates with their placeholders. */
export function templates(): Files {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return new Map(paths.sort().map((path) => [path.split(sep).join('/'), readFileSync(join(folder, path), 'utf8')]));
}

/** The templates with the names put in, in paths as in texts. Throws when a placeholder stands for nothing. */
export function render(names: Names): Files {
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (placeholder, form: string) => {
      if (!Object.hasOwn(names, form)) throw new Error(`the template has an unknown placeholder, ${placeholder}`);
      return names[form as keyof Names];
    });
  return new Map([...templates()].map(([path, text]) => [fill(path), fill(text)]));
}
