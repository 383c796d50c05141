import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** Functions whose first text is the title of a test. */
const TESTS = new Set(['it', 'test', 'step', 'describe', 'describeWith']);

export interface Title {
  /** The file in which it stands. */
  readonly file: string;
  readonly text: string;
}

interface Module {
  /** Titles outside of exported functions. */
  readonly own: readonly string[];
  /** Titles inside of an exported function: tests wherever it is called. */
  readonly suites: ReadonlyMap<string, readonly string[]>;
  /** Names of all functions that it calls. */
  readonly calls: ReadonlySet<string>;
  /** The name a function has here, and where it comes from. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

const modules = new Map<string, Module>();

/**
 * The titles of the tests that a spec file runs: its own, and those of suites that it calls from other files of the
 * workspace (`keepsMatches(…)`).
 */
export function titlesIn(spec: string): Title[] {
  return [...titlesOf(spec, undefined, new Set())];
}

function* titlesOf(file: string, suite: string | undefined, seen: Set<string>): Generator<Title> {
  const key = `${file} ${suite ?? ''}`;
  if (seen.has(key)) return;
  seen.add(key);
  const module = read(file);
  const own = suite === undefined ? module.own : (module.suites.get(suite) ?? []);
  for (const text of own) yield { file, text };
  for (const [name, from] of module.imports) {
    if (module.calls.has(name)) yield* titlesOf(from.file, from.name, seen);
  }
}

function read(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const calls = new Set<string>();
  const suites = new Map<string, string[]>();
  const own: string[] = [];
  const look = (node: ts.Node, titles: string[]): void => {
    if (ts.isCallExpression(node)) {
      const name = nameOf(node.expression);
      calls.add(name);
      const title = TESTS.has(name) && node.arguments.find(isText);
      if (title) titles.push(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, (child) => look(child, titles));
  };
  for (const statement of source.statements) {
    const name = exportedFunction(statement);
    if (name === undefined) look(statement, own);
    else look(statement, suites.set(name, []).get(name)!);
  }
  const module = { own, suites, calls, imports: importsOf(source, file) };
  modules.set(file, module);
  return module;
}

const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** What stands at the front of `it.each([…])`, `describe.each` and the like. */
function nameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return nameOf(node.expression);
  return '';
}

/** `export function suite() {…}` and `export const suite = () => …`. */
function exportedFunction(statement: ts.Statement): string | undefined {
  const exported = ts.canHaveModifiers(statement)
    ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    : false;
  if (!exported) return undefined;
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text;
  if (!ts.isVariableStatement(statement)) return undefined;
  const [declaration] = statement.declarationList.declarations;
  const value = declaration?.initializer;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
    ? declaration.name.getText()
    : undefined;
}

/** Imports from files of the workspace, by the name they have here. */
function importsOf(source: ts.SourceFile, file: string): Module['imports'] {
  const imports = new Map<string, { file: string; name: string }>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = sourceOf(statement.moduleSpecifier.text, file);
    const names = statement.importClause?.namedBindings;
    if (!from || !names || !ts.isNamedImports(names)) continue;
    for (const { name, propertyName } of names.elements) {
      imports.set(name.text, { file: from, name: (propertyName ?? name).text });
    }
  }
  return imports;
}

function sourceOf(specifier: string, importer: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = resolve(dirname(importer), specifier);
  return [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find(
    (candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate),
  );
}
