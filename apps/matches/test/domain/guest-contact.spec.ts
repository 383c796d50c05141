import { guestContactOf } from '../../src/domain/rules/guest-contact.js';

describe("a guest's name and address", () => {
  const given = { name: 'Giulia', email: null, phone: null };

  it('MAT-05~ are kept in one form', () => {
    expect(guestContactOf({ ...given, name: ' Giulia  Verdi ', email: ' Giulia@Example.com ' })).toEqual({
      ...{ name: 'Giulia Verdi', channel: 'EMAIL', address: 'giulia@example.com' },
    });
    for (const phone of ['+39 333 123-4567', '0039 (333) 1234567'])
      expect(guestContactOf({ ...given, phone })).toEqual({ name: 'Giulia', channel: 'SMS', address: '+393331234567' });
    expect(guestContactOf({ ...given, email: 'g@example.com', phone: '+393331234567' })).toMatchObject({
      channel: 'EMAIL',
    });
  });

  it.each([
    ['+39 333 123 4567', '+393331234567'],
    ['0039 333 123 4567', '+393331234567'],
    ['+34 612 34 56 78', '+34612345678'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+33 (0)6.12.34.56.78', '+33612345678'],
    ['+33 06 12 34 56 78', '+33612345678'],
    ['+49 (0)151 / 234 567 89', '+4915123456789'],
    ['+49 151\u201123456789', '+4915123456789'],
    ['+41 (0)79 123 45 67', '+41791234567'],
    ['0041 79 123 45 67', '+41791234567'],
    ['+44 (0)7400 123123', '+447400123123'],
    ['+44 07400 123123', '+447400123123'],
    ['\u202a+44 7400\u00a0123123\u202c', '+447400123123'],
  ])('MAT-05~ the phone %s is %s', (phone, address) => {
    expect(guestContactOf({ ...given, phone })).toEqual({ name: 'Giulia', channel: 'SMS', address });
  });

  it.each([
    '333 123 4567',
    '+39',
    '+39 333 123 4567 8901 2345',
    '+39 333 CALL ME',
    '+0 333 1234567',
    '+39+3331234567',
    '+39 02 1234 5678',
    '+44 909 879 0123',
    '+882 16 1234 5678',
    '+39 333 123 4567 ext. 5',
    'call +39 333 123 4567',
  ])('MAT-05~ %s is no phone', (phone) => {
    expect(guestContactOf({ ...given, phone })).toEqual([{ field: 'phone', code: 'INVALID' }]);
  });

  it.each(["Anne-Marie O'Neill", 'J.R. Müller', 'St. John & Łukasz', '山田', 'Giulia 🎾', 'Mamma'])(
    'MAT-05~ %s is a name',
    (name) => {
      expect(guestContactOf({ ...given, name, email: 'g@example.com' })).toMatchObject({ name });
    },
  );

  it('MAT-05~ stand on one line, in composed letters', () => {
    const lines = { ...given, name: ' Jose\u0301\r\nBcc:\u2028\tall ', email: 'g@example.com' };
    expect(guestContactOf(lines)).toMatchObject({ name: 'José Bcc: all' });
  });

  it.each([
    [{ name: '' }, 'name', 'REQUIRED'],
    [{ name: '<b>Giulia</b>' }, 'name', 'NOT_A_NAME'],
    [{ name: 'Giulia\u0000' }, 'name', 'NOT_A_NAME'],
    [{ name: 'Giulia\u001b[31m' }, 'name', 'NOT_A_NAME'],
    [{ name: '\u202eailuiG' }, 'name', 'NOT_A_NAME'],
    [{ name: 'Giu\u200blia' }, 'name', 'NOT_A_NAME'],
    [{ name: 'Giulia \ud83c' }, 'name', 'NOT_A_NAME'],
    [{ name: '\u200b' }, 'name', 'NOT_A_NAME'],
    [{ name: '!!! 🎾 !!!' }, 'name', 'NOT_A_NAME'],
    [{ name: 'go to cheap-rackets.example now' }, 'name', 'NOT_A_NAME'],
    [{ email: 'Giulia <g@example.com>' }, 'email', 'INVALID'],
    [{ email: 'g@example.com, ben@example.com' }, 'email', 'INVALID'],
    [{ email: 'g@example.com\r\nBcc: ben@example.com' }, 'email', 'INVALID'],
    [{ name: 'g'.repeat(51) }, 'name', 'TOO_LONG'],
    [{ name: 'win at www.example.com' }, 'name', 'NOT_A_NAME'],
    [{ name: 'https://example.com' }, 'name', 'NOT_A_NAME'],
    [{ email: null }, 'email', 'REQUIRED'],
    [{ email: 'giulia' }, 'email', 'INVALID'],
    [{ email: `${'g'.repeat(250)}@example.com` }, 'email', 'TOO_LONG'],
    [{ email: null, phone: '333 1234567' }, 'phone', 'INVALID'],
  ])('MAT-05~ are refused: %j', (wrong, field, code) => {
    expect(guestContactOf({ ...given, email: 'g@example.com', ...wrong })).toEqual([{ field, code }]);
  });
});
