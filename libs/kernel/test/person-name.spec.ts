import fc from 'fast-check';
import { findNameError, tidyName } from '../src/index.js';

it.each([
  ...['O', 'Kim', 'Li', "D'Amico", 'D’Angelo', 'St. Clair', 'J.R. Smith', 'Anne-Marie', 'García Lorca', 'Anna & Luca'],
  ...[
    '李',
    '娜',
    '山田',
    '김민준',
    'Александр',
    'محمد',
    'علی‌رضا',
    'ประวิทย์',
    'नरेन्द्र',
    'क्‍षितिज',
    'שָׁלוֹם',
    'Nguyễn',
    'Ọlá',
    'ɔ̃́',
  ],
  ...['Giulia 🎾', '👩‍🎾Ana', '☀️ Sol', 'Ana 2'],
])('AUTH-01~ MAT-05~ takes %s for a name', (name) => {
  expect(findNameError(tidyName(name))).toBeNull();
});

it.each([
  ['nothing', '', 'REQUIRED'],
  ['blanks', ' \u00a0\u3000\n', 'REQUIRED'],
  ['51 characters', '𝒜'.repeat(51), 'TOO_LONG'],
  ['signs', '!!!', 'NOT_A_NAME'],
  ['emojis', '🎾🎾', 'NOT_A_NAME'],
  ['digits', '12345', 'NOT_A_NAME'],
  ['an override of the direction', '\u202eailuiG', 'NOT_A_NAME'],
  ['an isolate', '\u2067Ana\u2069', 'NOT_A_NAME'],
  ['a mark of the direction', 'Ana\u200f', 'NOT_A_NAME'],
  ['a space without width', 'Giu\u200blia', 'NOT_A_NAME'],
  ['a soft hyphen', 'Giu\u00adlia', 'NOT_A_NAME'],
  ['a joiner between Latin letters', 'A\u200dna', 'NOT_A_NAME'],
  ['a joiner at the end', 'محمد\u200c', 'NOT_A_NAME'],
  ['a letter that nobody sees', '\u3164', 'NOT_A_NAME'],
  ['such a letter beside others', 'Ana\uffa0', 'NOT_A_NAME'],
  ['a blank of Braille', '\u2800Ana', 'NOT_A_NAME'],
  ['tags', 'Ana\u{e0041}', 'NOT_A_NAME'],
  ['stacked marks', 'Z\u0337\u0322\u0311\u0306oe', 'NOT_A_NAME'],
  ['marks stacked on a letter that has one', 'Zo\u00eb\u0337\u0322\u0311', 'NOT_A_NAME'],
  ['a mark without a letter', 'Ana \u0301', 'NOT_A_NAME'],
  ['an enclosing mark', 'A\u20ddna', 'NOT_A_NAME'],
  ['half a character', 'Garc\ud83d', 'NOT_A_NAME'],
  ['a control character', 'A\0na', 'NOT_A_NAME'],
  ['one for private use', 'Ana\ue000', 'NOT_A_NAME'],
  ['markup', '<b>Ana</b>', 'NOT_A_NAME'],
  ['a mail address', 'ana@setpoint', 'NOT_A_NAME'],
  ['a web address', 'casino.example', 'NOT_A_NAME'],
])('AUTH-01~ MAT-05~ refuses %s', (_, name, code) => {
  expect(findNameError(tidyName(name))).toBe(code);
});

it('AUTH-01~ MAT-05~ a name stays as it is tidied once, on one line', () => {
  expect(tidyName(' Jose\u0301\r\nBcc:\u2028\tall ')).toBe('José Bcc: all');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = tidyName(text);
      expect(tidyName(name)).toBe(name);
      expect(name).not.toMatch(/[\n\r\u2028\u2029]/);
    }),
  );
});

it('AUTH-01~ MAT-05~ no name turns the direction of writing, whatever stands around', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 10 });
  const turn = fc.constantFrom(...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069');
  fc.assert(
    fc.property(text, turn, text, (before, sign, after) => {
      expect(findNameError(tidyName(`A${before}${sign}${after}a`))).toBe('NOT_A_NAME');
    }),
  );
});
