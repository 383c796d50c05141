/**
 * Lists every requirement id of docs/requirements with the tests that name it, then the ids without one.
 * An id counts as named where it stands in the title of a test (`it('RES-03 …')`, `test`, `describe`).
 * Options: --check ID [ID …] fails when one of these has no test; a range `AUTH-01..AUTH-04` counts for all between.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const ID = /\b[A-Z0-9]{2,4}-\d{2}\b/g;
const RANGE = /\b([A-Z0-9]{2,4})-(\d{2})\s*(?:to|\.\.|–)\s*(?:[A-Z0-9]{2,4}-)?(\d{2})\b/g;
const TESTS = new Set(['it', 'test', 'step', 'describe', 'describeWith']);

interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly file: string;
}

const requirements = readRequirements();
const tests = readTests();
const wanted = process.argv.includes('--check')
  ? idsIn(process.argv.slice(process.argv.indexOf('--check') + 1).join(' '))
  : [];

let area = '';
for (const { id, text, file } of requirements) {
  if (file !== area) console.log(`\n${(area = file)}`);
  const named = tests.get(id) ?? [];
  console.log(`  ${named.length ? '✓' : '·'} ${id}  ${shorten(text)}`);
  for (const place of named.slice(0, 6)) console.log(`      ${place}`);
  if (named.length > 6) console.log(`      and ${named.length - 6} more`);
}
const missing = requirements.filter(({ id }) => !tests.has(id));
const unknown = [...tests.keys()].filter(
  (id) => !requirements.some((requirement) => requirement.id === id) && isArea(id),
);
console.log(
  `\n${requirements.length} requirements, ${requirements.length - missing.length} with tests, ${missing.length} without:`,
);
console.log(missing.map(({ id }) => id).join(' '));
if (unknown.length) console.log(`\nNamed by tests but not in docs/requirements: ${unknown.join(' ')}`);

const failed = wanted.filter((id) => !tests.has(id));
if (failed.length) {
  console.error(`\nThese need a test and have none: ${failed.join(' ')}`);
  process.exit(1);
}

function readRequirements(): Requirement[] {
  const folder = join(root, 'docs/requirements');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/^- ([A-Z0-9]{2,4}-\d{2}) (.*)$/gm)].map((match) => ({
        id: match[1]!,
        text: match[2]!,
        file: name,
      })),
    );
}

function readTests(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of specFiles(join(root, 'apps')).concat(
    specFiles(join(root, 'libs')),
    specFiles(join(root, 'tools')),
  )) {
    for (const title of titlesIn(file)) {
      for (const id of idsIn(title)) {
        const place = `${relative(root, file)}: ${shorten(title)}`;
        found.set(id, [...(found.get(id) ?? []), place]);
      }
    }
  }
  return found;
}

/** The titles of all tests and groups of tests: `it('…')`, `it.each([…])('…')`, `describeWith(server, '…')`. */
function titlesIn(file: string): string[] {
  const titles: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TESTS.has(nameOf(node.expression))) {
      const title = node.arguments.find(
        (argument) => ts.isStringLiteralLike(argument) || ts.isTemplateExpression(argument),
      );
      if (title) titles.push(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return titles;
}

/** What stands at the front of `it.each([…])`, `describe.each` and the like. */
function nameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return nameOf(node.expression);
  return '';
}

function specFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return specFiles(path);
    return /\.spec\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function idsIn(text: string): string[] {
  const ids = new Set(text.match(ID) ?? []);
  for (const [, area, from, to] of text.matchAll(RANGE)) {
    for (let n = Number(from); n <= Number(to); n++) ids.add(`${area}-${String(n).padStart(2, '0')}`);
  }
  return [...ids];
}

function isArea(id: string): boolean {
  return requirements.some((requirement) => requirement.id.split('-')[0] === id.split('-')[0]);
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 110 ? `${line.slice(0, 109)}…` : line;
}
