/**
 * Lists every requirement id of docs/requirements with the tests that name it, then which are covered in full, in part
 * and not at all. A test names an id in its title: `it('RES-03 …')` for the whole line, `it('RES-03~ …')` for a part.
 * Options: --check ID [ID …] fails when one of these is not covered in full; `AUTH-01..AUTH-04` means all between.
 */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idsIn, readCoverage, type Coverage } from './src/coverage.ts';

const SHOWN = 6;
const MARKS: Record<Coverage, string> = { full: '✓', part: '~', none: '·' };
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const { requirements, unknown } = readCoverage(root);

let area = '';
for (const { id, text, file, coverage, mentions } of requirements) {
  if (file !== area) console.log(`\n${(area = file)}`);
  console.log(`  ${MARKS[coverage]} ${id}  ${shorten(text)}`);
  for (const { place } of mentions.slice(0, SHOWN)) console.log(`      ${shorten(place)}`);
  if (mentions.length > SHOWN) console.log(`      and ${mentions.length - SHOWN} more`);
}

const idsOf = (wanted: Coverage) => requirements.filter(({ coverage }) => coverage === wanted).map(({ id }) => id);
console.log(
  `\n${requirements.length} requirements: ${idsOf('full').length} covered in full, ${idsOf('part').length} in part, ` +
    `${idsOf('none').length} not at all`,
);
console.log(`In part: ${idsOf('part').join(' ')}`);
console.log(`Not at all: ${idsOf('none').join(' ')}`);
if (unknown.length) console.log(`\nNamed by tests but not in docs/requirements: ${unknown.join(' ')}`);

if (process.argv.includes('--check')) {
  const wanted = idsIn(process.argv.slice(process.argv.indexOf('--check') + 1).join(' '));
  const full = new Set(idsOf('full'));
  const failed = [...wanted.keys()].filter((id) => !full.has(id));
  if (failed.length) {
    console.error(`\nNot covered in full: ${failed.join(' ')}`);
    process.exit(1);
  }
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 110 ? `${line.slice(0, 109)}…` : line;
}
