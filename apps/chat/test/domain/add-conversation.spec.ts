import fc from 'fast-check';
import { addConversation } from '../../src/domain/add-conversation.js';
import { nameErrors, LONGEST_NAME } from '../../src/domain/rules/name.js';
import { aConversation } from '../builders.js';

describe('a conversation', () => {
  it('is added with a trimmed name', () => {
    expect(addConversation(aConversation({ name: '  Old faithful ' }))).toEqual({
      ok: true,
      value: aConversation({ name: 'Old faithful' }),
    });
  });

  it.each([
    ['no name', '', 'REQUIRED'],
    ['a blank name', '  \t ', 'REQUIRED'],
    ['a name of 61 characters', 'x'.repeat(LONGEST_NAME + 1), 'TOO_LONG'],
  ])('is refused with %s', (_what, name, code) => {
    expect(addConversation(aConversation({ name }))).toEqual({
      ok: false,
      code: 'INVALID_DATA',
      fields: [{ field: 'name', code }],
    });
  });

  it('is added with a name of just 60 characters', () => {
    expect(addConversation(aConversation({ name: 'x'.repeat(LONGEST_NAME) }))).toMatchObject({ ok: true });
  });

  it('is never kept under a name that would be refused', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2 * LONGEST_NAME }), (name) => {
        const decided = addConversation(aConversation({ name }));
        return !decided.ok || nameErrors(decided.value.name).length === 0;
      }),
    );
  });
});
