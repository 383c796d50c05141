import fc from 'fast-check';
import {
  findRegistrationErrors,
  isRegistration,
  readRegistration,
  type RegistrationForm,
} from '../../src/domain/rules/registration.js';

const form: RegistrationForm = { firstName: 'Ana', lastName: 'García', sports: [1], language: 'es' };
const user = { email: 'Ana@Setpoint.example', displayName: null };
const errorsOf = (
  more: RegistrationForm,
  provider: typeof user | { email: string | null; displayName: string | null } = user,
) => findRegistrationErrors(readRegistration({ ...form, ...more }, provider));

describe('a registration', () => {
  it('AUTH-01 takes a first name, a last name and at least one sport', () => {
    expect(errorsOf({})).toEqual([]);
    expect(readRegistration({ ...form, sports: [2, 1, 2] }, user)).toEqual({
      email: 'ana@setpoint.example',
      firstName: 'Ana',
      lastName: 'García',
      sports: [1, 2],
      levels: [],
      language: 'es',
      marketing: {},
    });
  });

  it('AUTH-01 LVL-03 takes own estimates of the level; what is none refuses nobody', () => {
    const levels = [
      { sport: 1, level: 3.5 },
      { sport: 2, level: 4 },
      { sport: 1, level: 3.3 },
      { sport: 1, level: 9 },
    ];
    expect(errorsOf({ levels })).toEqual([]);
    expect(readRegistration({ ...form, levels }, user).levels).toEqual([{ sport: 1, level: 3.5 }]);
  });

  it.each([
    ['no first name', { firstName: ' ' }, 'firstName', 'REQUIRED'],
    ['a first name without a letter', { firstName: '-' }, 'firstName', 'NOT_A_NAME'],
    ['a first name of 51 characters', { firstName: 'é'.repeat(51) }, 'firstName', 'TOO_LONG'],
    ['no last name', { lastName: null }, 'lastName', 'REQUIRED'],
    ['a last name that turns the direction', { lastName: '\u202eaicraG' }, 'lastName', 'NOT_A_NAME'],
    ['a last name of 51 characters', { lastName: 'x'.repeat(51) }, 'lastName', 'TOO_LONG'],
    ['a name with markup', { lastName: '<b>x</b>' }, 'lastName', 'NOT_A_NAME'],
    ['a name with a NUL character', { firstName: 'A\0na' }, 'firstName', 'NOT_A_NAME'],
    ['a web address for a first name', { firstName: 'www.x.y' }, 'firstName', 'NOT_A_NAME'],
    ['a bare one for a last name', { lastName: 'casino.example' }, 'lastName', 'NOT_A_NAME'],
    ['a name with half a character', { lastName: 'Garc\ud83d' }, 'lastName', 'NOT_A_NAME'],
    ['no sport', { sports: [] }, 'sports', 'REQUIRED'],
    ['an unknown sport', { sports: [1, 3] }, 'sports', 'NOT_VALID'],
  ])('AUTH-01 refuses %s', (_, more, field, code) => {
    expect(errorsOf(more)).toEqual([{ field, code }]);
  });

  it.each([
    [null, 'REQUIRED'],
    ['no address', 'NOT_VALID'],
    ['an\0a@setpoint.example', 'NOT_VALID'],
    [`${'x'.repeat(250)}@a.example`, 'NOT_VALID'],
  ])('AUTH-01 refuses the email %s', (email, code) => {
    expect(errorsOf({}, { email, displayName: null })).toEqual([{ field: 'email', code }]);
  });

  it.each(['O', '娜', 'An', 'St. Clair', 'J.R. Smith', 'x'.repeat(50), '日本', '👩‍🎾Ana'])(
    'AUTH-01 takes the name %s',
    (firstName) => {
      expect(errorsOf({ firstName })).toEqual([]);
    },
  );

  it('AUTH-01 keeps a name on one line', () => {
    expect(readRegistration({ ...form, firstName: ' Ana\r\nMaria ' }, user).firstName).toBe('Ana Maria');
  });

  it('AUTH-05 takes the names of a social sign-in from the provider where the form has none', () => {
    const social = readRegistration({ sports: [2] }, { email: 'b@x.example', displayName: 'Ben de la Cruz' });
    expect(social).toMatchObject({ firstName: 'Ben', lastName: 'de la Cruz' });
  });

  it('AUTH-05 refuses a web address in the name that the provider knows', () => {
    const provider = { email: 'b@x.example', displayName: 'Casino www.x.y' };
    expect(errorsOf({ firstName: null, lastName: null }, provider)).toEqual([
      { field: 'lastName', code: 'NOT_A_NAME' },
    ]);
  });

  it('AUTH-05 differs from a login, which sends no names and no sports', () => {
    expect(isRegistration({})).toBe(false);
    expect(isRegistration({ language: 'it', marketing: { fbp: 'x' }, sports: [] })).toBe(false);
    expect(isRegistration({ sports: [1] })).toBe(true);
  });

  it('AUTH-05 keeps the marketing cookies it knows and nothing else', () => {
    const marketing = { fbp: 'a', fbc: '', ttclid: 7, ttp: 'b', source_url: 'x'.repeat(600), other: 'c' };
    expect(readRegistration({ ...form, marketing }, user).marketing).toEqual({
      fbp: 'a',
      ttp: 'b',
      source_url: 'x'.repeat(500),
    });
    expect(readRegistration({ ...form, marketing: 'text' }, user).marketing).toEqual({});
    const unprintable = { fbp: 'a\0b\ud83d', ttp: '\0' };
    expect(readRegistration({ ...form, marketing: unprintable }, user).marketing).toEqual({ fbp: 'ab' });
  });

  it('AUTH-01 reads names the same however they are spaced or composed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const once = readRegistration({ ...form, firstName: name }, user).firstName;
        const twice = readRegistration({ ...form, firstName: once }, user).firstName;
        expect(twice).toBe(once);
      }),
    );
  });
});
