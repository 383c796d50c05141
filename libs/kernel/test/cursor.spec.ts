import fc from 'fast-check';
import { decodeCursor, encodeCursor, InvalidInput } from '../src/index.js';

describe('a cursor', () => {
  const texts = fc.string({ maxLength: 40, unit: 'grapheme' }).filter((text) => !text.includes('\0'));

  it('API-12~ brings back what it stands for', () => {
    const integers = fc.integer();
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (number === 0 ? 0 : number));
    const instants = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });
    fc.assert(
      fc.property(texts, integers, numbers, instants, (text, integer, number, at) => {
        const cursor = encodeCursor('order', text, integer, number, at.toISOString());
        expect(cursor).toMatch(/^[\w-]+$/);
        const values = decodeCursor(cursor, 'order', 'text', 'integer', 'number', 'instant');
        expect(values).toEqual([text, integer, number, at.toISOString()]);
      }),
    );
  });

  it('API-12~ brings back a long name in a script of three bytes a letter', () => {
    const name = 'คอร์ทเทนนิส'.repeat(19).slice(0, 200);
    expect(decodeCursor(encodeCursor('NAME', name, 'id'), 'NAME', 'text', 'text')).toEqual([name, 'id']);
  });

  it.each([-(2 ** 31), 2 ** 31 - 1])('stands for the 32-bit integer %p', (integer) => {
    expect(decodeCursor(encodeCursor('near', integer), 'near', 'integer')).toEqual([integer]);
  });

  it.each([-(2 ** 31) - 1, 2 ** 31])('refuses %p, which is no 32-bit integer', (integer) => {
    expect(() => decodeCursor(encodeCursor('near', integer), 'near', 'integer')).toThrow(InvalidInput);
  });

  it('stands for the end of time', () => {
    expect(decodeCursor(encodeCursor('coming', 'infinity'), 'coming', 'instant')).toEqual(['infinity']);
  });

  it.each([undefined, null, ''])('%p is none', (nothing) => {
    expect(decodeCursor(nothing, 'order', 'text')).toBeNull();
  });

  it.each([
    ['no cursor at all', 'not base64!'],
    ['no list', btoa('{"a":1}')],
    ['half of one', encodeCursor('order', 'a').slice(0, 5)],
    ['one of another order', encodeCursor('other', 'a')],
    ['one with fewer values', encodeCursor('order')],
    ['one with more values', encodeCursor('order', 'a', 'b')],
    ['a number in place of a text', encodeCursor('order', 1)],
    ['a NUL byte', encodeCursor('order', 'a\0b')],
    ['one of enormous length', encodeCursor('order', 'a'.repeat(2_000))],
  ])('refuses %s', (_, cursor) => {
    expect(() => decodeCursor(cursor, 'order', 'text')).toThrow(InvalidInput);
    expect(() => decodeCursor(cursor, 'order', 'text')).toThrow(expect.objectContaining({ reason: 'INVALID_CURSOR' }));
  });

  it.each([
    ['integer', 2 ** 31],
    ['integer', 1.5],
    ['instant', 'yesterday'],
    ['instant', '2026-13-45T00:00:00Z'],
    ['instant', '2026-02-30T00:00:00Z'],
    ['instant', '0000-01-01T00:00:00Z'],
  ] as const)('refuses as %s: %p', (kind, value) => {
    expect(() => decodeCursor(encodeCursor('order', value), 'order', kind)).toThrow(InvalidInput);
  });
});
