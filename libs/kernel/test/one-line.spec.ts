import fc from 'fast-check';
import { hasHiddenCharacters, oneLine } from '../src/index.js';

it.each([
  ['a company', 'Rossi & C. “3 Pini” S.r.l. / 2'],
  ['an address', "Via dell'Olmo 12/A, int. 3"],
  ['Thai', 'สนามเทนนิส'],
  ['Persian with a joiner', 'علی‌رضا'],
  ['Vietnamese', 'Nguyễn Trãi'],
  ['emojis that belong together', 'Club 👨‍👩‍👧 ☀️'],
  ['nothing', ''],
])('shows %s as it is', (_, line) => {
  expect(hasHiddenCharacters(oneLine(line))).toBe(false);
});

it.each([
  ['an override of the direction', 'Club \u202eotarepO'],
  ['an isolate', 'Club \u2067a\u2069'],
  ['a space without width', 'Clu\u200bb'],
  ['a soft hyphen', 'Clu\u00adb'],
  ['a joiner between Latin letters', 'C\u200dlub'],
  ['piled up marks', 'C\u0337\u0322\u0311lub'],
  ['a mark on nothing', 'Club \u0301'],
  ['a mark around a letter', 'C\u20ddlub'],
  ['a letter that nobody sees', 'Club \u3164'],
  ['one for private use', 'Club \ue000'],
])('finds %s', (_, line) => {
  expect(hasHiddenCharacters(oneLine(line))).toBe(true);
});

it('a line is one, and stays as it is', () => {
  expect(oneLine(' Jose\u0301\0\r\nBcc:\u2028\tall ')).toBe('José Bcc: all');
  expect(oneLine(null)).toBe('');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = oneLine(text);
      expect(oneLine(line)).toBe(line);
      expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u);
    }),
  );
});
