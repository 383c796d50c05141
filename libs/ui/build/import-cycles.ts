import type { Plugin } from 'vite';

/** Files that import each other, the first one again at the end; null if there are none. `imports`: of each file, its static ones. */
export function importCycle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const search = (file: string, way: readonly string[]): readonly string[] | null => {
    const at = way.indexOf(file);
    if (at >= 0) return [...way.slice(at), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const found = search(next, [...way, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const found = search(file, []);
    if (found) return found;
  }
  return null;
}

/**
 * Fails a build whose files import each other. Which of them runs first then depends on which one the browser asks for
 * first, and what that one takes from the other is undefined.
 */
export function noImportCycles(): Plugin {
  return {
    name: 'setpoint-no-import-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk');
      const cycle = importCycle(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle) this.error(`these files import each other: ${cycle.join(' → ')}`);
    },
  };
}
