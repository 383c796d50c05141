/** A test as documents name it: `file: title`, the title as it stands in the file. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

export interface Attack extends NamedTest {
  readonly attack: string;
  readonly tried: string;
}

const TEST = /`([\w./-]+\.spec\.tsx?): ([^`]+)`/g;

/** Every test that a document names. */
export const testsIn = (document: string): NamedTest[] =>
  [...document.matchAll(TEST)].map(([, file, title]) => ({ file: file!, title: title! }));

/** The rows of the table under "## Attacks": attack, what is tried, test. */
export function attacksIn(document: string): Attack[] {
  const section = /^## Attacks$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(document)?.[1] ?? '';
  return section.split('\n').flatMap((line) => {
    const [, attack = '', tried = '', test = ''] = line.split('|').map((cell) => cell.trim());
    return testsIn(test).map((named) => ({ attack, tried, ...named }));
  });
}

/** What a title becomes when it runs: cases take the places of %s and the like. */
export const titlePattern = (title: string): string =>
  title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/%[sjidop]/g, '.*');
