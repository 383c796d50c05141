import fc from 'fast-check';
import { checkCharacter, isItalianTaxCode } from '../../src/domain/rules/tax-code.js';

const digit = fc.constantFrom(...'0123456789LMNPQRSTUV');
const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const fifteen = fc
  .tuple(
    fc.array(letter, { minLength: 6, maxLength: 6 }),
    fc.array(digit, { minLength: 2, maxLength: 2 }),
    fc.constantFrom(...'ABCDEHLMPRST'),
    fc.array(digit, { minLength: 2, maxLength: 2 }),
    letter,
    fc.array(digit, { minLength: 3, maxLength: 3 }),
  )
  .map((parts) => parts.flat().join(''));

describe('the Italian tax code', () => {
  it.each([
    'RSSMRA85T10A562S',
    'MRTMTT91D08F205J',
    'BNCLRA92E41H501M'.slice(0, 15) + checkCharacter('BNCLRA92E41H501'),
  ])('BIL-02 takes %s', (code) => {
    expect(isItalianTaxCode(code)).toBe(true);
  });

  it('BIL-02 takes letters that stand for digits (omocodia)', () => {
    expect(isItalianTaxCode(`RSSMRA85T10A56N${checkCharacter('RSSMRA85T10A56N')}`)).toBe(true);
    expect(isItalianTaxCode(`RSSMRA85T10A56A${checkCharacter('RSSMRA85T10A56A')}`)).toBe(false);
  });

  it.each([
    ['another check character', 'RSSMRA85T10A562T'],
    ['two characters swapped', 'RSSMAR85T10A562S'],
    ['a month that is none', 'RSSMRA85F10A562S'],
    ['a character too few', 'RSSMRA85T10A562'],
    ['a character too many', 'RSSMRA85T10A562SS'],
    ['digits instead', '1234567890123456'],
  ])('BIL-02 refuses %s', (_what, code) => {
    expect(isItalianTaxCode(code)).toBe(false);
  });

  it('BIL-02 has one check character only', () => {
    fc.assert(
      fc.property(fifteen, letter, (code, other) => {
        const right = checkCharacter(code);
        return isItalianTaxCode(code + right) && (other === right || !isItalianTaxCode(code + other));
      }),
    );
  });
});
