import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { idsIn, readCoverage } from '../src/coverage.ts';

describe('ids in a title', () => {
  it('are the whole line, or with ~ a part of it', () => {
    expect([...idsIn('ABC-01 ABC-02~ confirms')]).toEqual([
      ['ABC-01', { partial: false }],
      ['ABC-02', { partial: true }],
    ]);
  });

  it('may be a range', () => {
    expect([...idsIn('ABC-01..ABC-03 and XY1-07 to 08~').keys()]).toEqual([
      'ABC-01',
      'ABC-02',
      'ABC-03',
      'XY1-07',
      'XY1-08',
    ]);
    expect(idsIn('XY1-07 to 08~').get('XY1-08')).toEqual({ partial: true });
  });

  it('count in full when a title has both', () => {
    expect(idsIn('ABC-01~ and ABC-01').get('ABC-01')).toEqual({ partial: false });
  });
});

describe('the coverage of a workspace', () => {
  const root = mkdtempSync(join(tmpdir(), 'requirements-spec-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  beforeAll(() => {
    write(
      'docs/requirements/area.md',
      ['whole', 'half', 'both', 'suite', 'arrow', 'unused', 'template', 'helper', 'comment', 'table']
        .map((word, index) => `- ABC-${String(index + 1).padStart(2, '0')} ${word}.`)
        .join('\n'),
    );
    write('libs/.keep', '');
    write(
      'apps/one/test/one.spec.ts',
      `import { keepsThings, arrow as renamed, neverCalled } from './suite.js';
       import { nested } from './nested.js';
       describe('things', () => {
         it('ABC-01 does all of it', () => {});
         it('ABC-02~ does half of it', () => {});
         it.each([1, 2])('ABC-03~ does some %s', () => {});
         it(\`ABC-03 does all in \${mode}\`, () => {});
         // it('ABC-09 is a comment')
         const note = 'ABC-09 is no title';
         it.each([['ABC-10 a row']])('%s', () => {});
       });
       keepsThings('in memory', () => nested);
       describe('renamed', () => renamed());`,
    );
    write(
      'apps/one/test/two.spec.ts',
      `import { keepsThings } from './suite.js';\nkeepsThings('in Postgres');\nit('ABC-11 is unknown', () => {});`,
    );
    write(
      'apps/one/test/suite.ts',
      `import { helper } from './nested.js';
       export function keepsThings(where: string) { describe(where, () => { it('ABC-04 keeps them', () => helper()); }); }
       export const arrow = () => it('ABC-05 goes', () => {});
       export function neverCalled() { it('ABC-06 is never run', () => {}); }`,
    );
    write(
      'apps/one/test/nested.ts',
      `export const helper = () => { it('ABC-08~ of a suite of a suite', () => {}); };\nexport const nested = 1;`,
    );
    write('tools/new-service/template/apps/x/test/x.spec.ts', `it('ABC-07 in a template', () => {});`);
  });

  it('is full, part or none', () => {
    const { requirements } = readCoverage(root);
    expect(Object.fromEntries(requirements.map(({ text, coverage }) => [text, coverage]))).toEqual({
      'whole.': 'full',
      'half.': 'part',
      'both.': 'full',
      'suite.': 'full',
      'arrow.': 'full',
      'unused.': 'none',
      'template.': 'none',
      'helper.': 'part',
      'comment.': 'none',
      'table.': 'none',
    });
  });

  it('names the spec that runs a suite, each of them', () => {
    const { requirements } = readCoverage(root);
    expect(requirements.find(({ id }) => id === 'ABC-04')?.mentions).toEqual([
      { partial: false, place: 'apps/one/test/one.spec.ts (apps/one/test/suite.ts): ABC-04 keeps them' },
      { partial: false, place: 'apps/one/test/two.spec.ts (apps/one/test/suite.ts): ABC-04 keeps them' },
    ]);
  });

  it('names ids that no requirement has', () => {
    expect(readCoverage(root).unknown).toEqual(['ABC-11']);
  });
});
