import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesIn } from '../../requirements/src/titles.ts';
import { adviceOf } from '../advice.ts';
import { attacksIn, testsIn, titlePattern } from '../table.ts';

const ROOT = join(import.meta.dirname, '../../..');
const document = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

describe('docs/security.md', () => {
  it('names tests that there are', () => {
    const named = testsIn(document);
    expect(named.length).toBeGreaterThan(40);
    const missing = named.filter(({ file, title }) => {
      const path = join(ROOT, file);
      return !existsSync(path) || !titlesIn(path).some(({ text }) => text === title);
    });
    expect(missing).toEqual([]);
  });

  it('has a test for every attack', () => {
    const attacks = attacksIn(document);
    expect(attacks.length).toBeGreaterThan(30);
    for (const { attack, tried } of attacks) expect([attack, tried]).not.toContain('');
    const rows = document
      .split('## Attacks')[1]!
      .split('\n')
      .filter((line) => /^\| (?!attack|---)/.test(line));
    expect(rows).toHaveLength(attacks.length);
  });
});

describe('a title with cases', () => {
  it('is found under the names of its cases', () => {
    const title = new RegExp(`^${titlePattern('MAT-17~ is refused (when it is %s), and %i')}$`);
    expect(title.test('MAT-17~ is refused (when it is an SVG), and 3')).toBe(true);
    expect(title.test('MAT-17~ is refused when it is an SVG, and 3')).toBe(false);
  });
});

describe('what npm audit answers', () => {
  const about = (severity: string) => JSON.stringify({ vulnerabilities: { express: { severity, range: '<5.0.0' } } });

  it.each(['high', 'critical'])('fails where something that ships has a weakness that is %s', (severity) => {
    expect(adviceOf(about(severity))).toEqual({ text: `${severity}: express <5.0.0`, ok: false });
  });

  it('is no failure where there is none of weight, or the registry answers no audits, which is said', () => {
    expect(adviceOf(about('moderate'))).toMatchObject({ ok: true });
    const refused = JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 });
    expect(adviceOf(refused)).toEqual({ text: 'not checked: 405 Method Not Allowed', ok: true });
    expect(adviceOf('')).toEqual({ text: 'not checked: npm audit gave no answer', ok: true });
  });
});
