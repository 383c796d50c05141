/** `npm run pack:client -- <folder>` makes the client a package that other teams install: a .tgz in that folder (API-20). */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
const source = join(root, 'libs/client');
const into = resolve(process.argv[2] ?? '.');

interface Manifest {
  readonly version: string;
  readonly description: string;
  readonly exports: Readonly<Record<string, { readonly source: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
}
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;
const workspace = read(join(root, 'package.json'));
const client = read(join(source, 'package.json'));

/** What a partner's program needs; the rest is for who builds a whole web app on the client. */
const NEEDED = ['@graphql-typed-document-node/core', 'graphql'];
const FOR_WEB_APPS = ['@apollo/client', 'graphql-ws', 'react', 'rxjs'];

const folder = mkdtempSync(join(tmpdir(), 'setpoint-client-'));
try {
  compile(join(folder, 'dist'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  copyFileSync(join(source, 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  mkdirSync(into, { recursive: true });
  const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', into], { cwd: folder, encoding: 'utf8' });
  console.log(join(into, name.trim().split('\n').at(-1)!));
} finally {
  rmSync(folder, { recursive: true });
}

/** JavaScript and declarations of every entry of the package. */
function compile(outDir: string): void {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.web.json'), (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const base = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root).options;
  const { tsBuildInfoFile: _file, ...options } = base;
  const program = ts.createProgram(
    Object.values(client.exports).map((entry) => join(source, entry.source)),
    {
      ...options,
      ...{ noEmit: false, incremental: false, allowImportingTsExtensions: false, declaration: true, outDir },
      ...{ rootDir: join(source, 'src'), target: ts.ScriptTarget.ES2022, types: [] },
    },
  );
  const { diagnostics, emitSkipped } = program.emit();
  if (emitSkipped || diagnostics.length > 0) {
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    );
  }
}

function manifest(): object {
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, `^${workspace.dependencies[name]}`]));
  const built = (path: string, ending: string) => path.replace('./src/', './dist/').replace(/\.tsx?$/, ending);
  return {
    ...{ name: '@setpoint/client', version: client.version, description: client.description },
    ...{ license: 'MIT', type: 'module', sideEffects: false, files: ['dist'], engines: { node: '>=20' } },
    exports: Object.fromEntries(
      Object.entries(client.exports).map(([name, entry]) => [
        name,
        { types: built(entry.source, '.d.ts'), default: built(entry.source, '.js') },
      ]),
    ),
    dependencies: versions(NEEDED),
    peerDependencies: versions(FOR_WEB_APPS),
    peerDependenciesMeta: Object.fromEntries(FOR_WEB_APPS.map((name) => [name, { optional: true }])),
  };
}
