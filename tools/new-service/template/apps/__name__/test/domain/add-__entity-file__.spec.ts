import fc from 'fast-check';
import { add__Entity__ } from '../../src/domain/add-__entity-file__.js';
import { nameErrors, LONGEST_NAME } from '../../src/domain/rules/name.js';
import { __aEntity__ } from '../builders.js';

describe('__a_words__', () => {
  it('is added with a trimmed name', () => {
    expect(add__Entity__(__aEntity__({ name: '  Old faithful ' }))).toEqual({
      ok: true,
      value: __aEntity__({ name: 'Old faithful' }),
    });
  });

  it.each([
    ['no name', '', 'REQUIRED'],
    ['a blank name', '  \t ', 'REQUIRED'],
    ['a name of 61 characters', 'x'.repeat(LONGEST_NAME + 1), 'TOO_LONG'],
  ])('is refused with %s', (_what, name, code) => {
    expect(add__Entity__(__aEntity__({ name }))).toEqual({
      ok: false,
      code: 'INVALID_DATA',
      fields: [{ field: 'name', code }],
    });
  });

  it('is added with a name of just 60 characters', () => {
    expect(add__Entity__(__aEntity__({ name: 'x'.repeat(LONGEST_NAME) }))).toMatchObject({ ok: true });
  });

  it('is never kept under a name that would be refused', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2 * LONGEST_NAME }), (name) => {
        const decided = add__Entity__(__aEntity__({ name }));
        return !decided.ok || nameErrors(decided.value.name).length === 0;
      }),
    );
  });
});
