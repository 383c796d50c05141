/**
 * `npm run attacks`: runs the tests of the table in docs/security.md and prints what came of each attack. Exit code 1 unless
 * every one of them is refused.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attacksIn, titlePattern, type Attack } from './table.ts';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const attacks = attacksIn(readFileSync(join(root, 'docs/security.md'), 'utf8'));
const report = run([...new Set(attacks.map(({ file }) => file))], attacks);
const outcomes = attacks.map((attack) => ({ ...attack, outcome: outcomeOf(attack) }));
const width = (of: (row: (typeof outcomes)[number]) => string) => Math.max(...outcomes.map((row) => of(row).length));
const columns = [width(({ attack }) => attack), width(({ tried }) => tried)] as const;
for (const { attack, tried, outcome } of outcomes)
  console.log(`${attack.padEnd(columns[0])}  ${tried.padEnd(columns[1])}  ${outcome}`);
const open = outcomes.filter(({ outcome }) => !outcome.startsWith('refused'));
console.log(`\n${outcomes.length - open.length} of ${outcomes.length} attacks refused`);
process.exitCode = open.length === 0 ? 0 : 1;

function run(files: readonly string[], wanted: readonly Attack[]): Report {
  const folder = mkdtempSync(join(tmpdir(), 'attacks-'));
  const output = join(folder, 'jest.json');
  const pattern = wanted.map(({ title }) => titlePattern(title)).join('|');
  const jest = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${output}`, '--runTestsByPath', ...files];
  const options = ['--experimental-vm-modules', '--no-warnings'];
  spawnSync(process.execPath, [...options, ...jest, '--testNamePattern', `(${pattern})$`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const written = JSON.parse(readFileSync(output, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  return written;
}

function outcomeOf({ file, title }: Attack): string {
  const spec = report.testResults.find(({ name }) => name === join(root, file));
  const whole = new RegExp(`^${titlePattern(title)}$`, 's');
  const statuses = (spec?.assertionResults ?? []).filter((test) => whole.test(test.title)).map(({ status }) => status);
  const passed = statuses.filter((status) => status === 'passed').length;
  if (statuses.includes('failed')) return 'NOT REFUSED';
  return passed > 0 ? `refused (${passed} ${passed === 1 ? 'test' : 'tests'})` : 'NOT TRIED';
}
