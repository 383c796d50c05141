import { readPhoneNumber, writtenNumber } from '../../src/domain/rules/phone-number.js';

describe('a mobile number', () => {
  it.each([
    ['+39', '333 123 4567', '+393331234567'],
    ['+34', '612 34 56 78', '+34612345678'],
    ['+33', '06 12 34 56 78', '+33612345678'],
    ['+44', '07400 123123', '+447400123123'],
    ['+41', '078 123 45 67', '+41781234567'],
    ['+49', '(0151) 2345-6789', '+4915123456789'],
    ['+39', '+39 333.123.4567', '+393331234567'],
    ['+39', '0039 333 1234567', '+393331234567'],
  ])('ACC-02~ is read as people write it: %s %s', (prefix, text, number) => {
    expect(readPhoneNumber(prefix, text)).toEqual({ ok: true, value: number });
  });

  it.each([
    ['PHONE_PREFIX_UNKNOWN', '+1', '212 555 0123'],
    ['PHONE_PREFIX_UNKNOWN', '', '333 123 4567'],
    ['PHONE_NUMBER_REQUIRED', '+39', '   '],
    ['PHONE_NUMBER_NOT_VALID', '+39', '3331234'],
    ['PHONE_NUMBER_NOT_VALID', '+39', 'three three three'],
    ['PHONE_NUMBER_NOT_VALID', '+39', '+44 7400 123123'],
    ['PHONE_NUMBER_NOT_VALID', '+39', '1'.repeat(31)],
    ['PHONE_NUMBER_NOT_VALID', '+44', '020 7946 0123'], // a landline
    ['PHONE_NUMBER_NOT_VALID', '+44', '0909 879 0123'], // a premium number
  ])('ACC-02~ is refused: %s %s %s', (code, prefix, text) => {
    expect(readPhoneNumber(prefix, text)).toMatchObject({ ok: false, code });
  });

  it('ACC-02~ is shown as written in its country', () => {
    expect(writtenNumber('+393331234567')).toBe('+39 333 123 4567');
  });
});
