import fc from 'fast-check';
import { editProfile } from '../../src/domain/edit-profile.js';
import { completenessOf } from '../../src/domain/completeness.js';
import { formerPlayer } from '../../src/domain/former-player.js';
import { slugOf, fold } from '../../src/domain/folding.js';
import { inviteCodeOf, INVITE_CODE_LETTERS, newInviteCode } from '../../src/domain/invite-code.js';
import { ageOn, loggedIn, newProfile, verified } from '../../src/domain/profile.js';
import { relocate } from '../../src/domain/relocate.js';
import { Random } from '@setpoint/kernel';
import { ANA, aPlayer, aRegistration, at, MILANO } from '../builders.js';

const TODAY = '2026-06-01';

describe('a new profile', () => {
  it('AUTH-02 is unseen until the mail is verified, then listed', () => {
    const profile = newProfile(aRegistration());
    expect(profile.visibility).toBe('UNVERIFIED');
    expect(verified(profile).visibility).toBe('LISTED');
  });

  it('PLY-01 never lists people who work for the platform', () => {
    expect(verified(newProfile(aRegistration({ isStaff: true }))).visibility).toBe('STAFF');
  });

  it('LVL-02 starts without levels and with each sport once', () => {
    const profile = newProfile(aRegistration({ sports: [2, 1, 2] }));
    expect(profile).toMatchObject({ sports: [1, 2], levels: [] });
  });

  it('PLY-09 is not one who was invited by themself', () => {
    expect(newProfile(aRegistration({ referredBy: ANA })).referredBy).toBeNull();
  });
});

describe('the last login', () => {
  const profile = aPlayer({ lastLoginAt: at('2026-06-01T10:00:00.000Z') });

  it.each([
    ['2026-06-01T10:59:59.999Z', '2026-06-01T10:00:00.000Z'],
    ['2026-06-01T11:00:00.000Z', '2026-06-01T11:00:00.000Z'],
    ['2026-06-01T11:00:00.001Z', '2026-06-01T11:00:00.001Z'],
    ['2026-05-31T11:00:00.000Z', '2026-06-01T10:00:00.000Z'],
  ])('PLY-14 at %s is remembered as %s', (login, remembered) => {
    expect(loggedIn(profile, at(login)).lastLoginAt.toISOString()).toBe(remembered);
  });
});

describe('general data', () => {
  it('ACC-01 changes what is given, keeps what is left out, empties what is null', () => {
    const profile = aPlayer({ heightCm: 180, sex: 'F', description: 'Left-handed' });
    const edited = editProfile(profile, { description: '  Serve and   volley ', heightCm: null }, TODAY);
    expect(edited).toMatchObject({ ok: true, value: { description: 'Serve and volley', heightCm: null, sex: 'F' } });
  });

  it.each([
    [{ firstName: '' }, 'firstName', 'REQUIRED'],
    [{ firstName: null }, 'firstName', 'REQUIRED'],
    [{ firstName: '.' }, 'firstName', 'NOT_A_NAME'],
    [{ firstName: 'An\u202ea' }, 'firstName', 'NOT_A_NAME'],
    [{ lastName: 'x'.repeat(51) }, 'lastName', 'TOO_LONG'],
    [{ lastName: 'casino.example' }, 'lastName', 'NOT_A_NAME'],
    [{ description: 'x'.repeat(31) }, 'description', 'TOO_LONG'],
    [{ heightCm: 99 }, 'heightCm', 'OUT_OF_RANGE'],
    [{ weightKg: 251 }, 'weightKg', 'OUT_OF_RANGE'],
    [{ birthDate: '2026-02-30' }, 'birthDate', 'INVALID'],
    [{ birthDate: TODAY }, 'birthDate', 'NOT_IN_THE_PAST'],
    [{ birthDate: '1899-12-31' }, 'birthDate', 'OUT_OF_RANGE'],
    [{ birthDate: '0000-01-01' }, 'birthDate', 'OUT_OF_RANGE'],
    [{ birthDate: '9999-01-01' }, 'birthDate', 'NOT_IN_THE_PAST'],
    [{ nationality: 'XX' }, 'nationality', 'UNKNOWN'],
    [{ nationality: 'it' }, 'nationality', 'UNKNOWN'],
    [{ firstName: '\0' }, 'firstName', 'NOT_A_NAME'],
    [{ lastName: '\ud800' }, 'lastName', 'NOT_A_NAME'],
  ])('ACC-01 refuses %j', (edit, field, code) => {
    expect(editProfile(aPlayer(), edit, TODAY)).toEqual({ ok: false, code: 'INVALID_DATA', fields: [{ field, code }] });
  });

  it('ACC-01 ACC-06~ keeps the nationality, until it is taken back or the account is deleted', () => {
    const edited = editProfile(aPlayer(), { nationality: 'IT' }, TODAY);
    expect(edited).toMatchObject({ ok: true, value: { nationality: 'IT' } });
    const swiss = aPlayer({ nationality: 'CH' });
    expect(editProfile(swiss, { nationality: null }, TODAY)).toMatchObject({ value: { nationality: null } });
    expect(editProfile(swiss, { heightCm: 180 }, TODAY)).toMatchObject({ value: { nationality: 'CH' } });
    expect(formerPlayer(swiss, 'CODE')).toMatchObject({ nationality: null });
  });

  it('ACC-01 takes a description of 30 characters, however they are encoded', () => {
    expect(editProfile(aPlayer(), { description: '🎾'.repeat(30) }, TODAY).ok).toBe(true);
  });

  it('ACC-01 names every field that is wrong', () => {
    const refused = editProfile(aPlayer(), { firstName: '.', heightCm: 1 }, TODAY);
    expect(refused).toMatchObject({ fields: [{ field: 'firstName' }, { field: 'heightCm' }] });
  });
});

describe('age', () => {
  it.each([
    ['2000-06-01', '2026-06-01', 26],
    ['2000-06-02', '2026-06-01', 25],
    ['2004-02-29', '2026-02-28', 21],
    ['2004-02-29', '2026-03-01', 22],
  ])('FLT-02 of who was born on %s is on %s %i', (birthDate, today, age) => {
    expect(ageOn(birthDate, today)).toBe(age);
  });
});

describe('language and location', () => {
  const data = {
    locationCountry: 'it',
    locationName: 'Milano',
    locationFullname: MILANO.fullName,
    locationLat: MILANO.lat,
    locationLng: MILANO.lng,
  };
  const zone = () => 'Europe/Rome';

  it('API-05 changes the language and keeps the location', () => {
    const changed = relocate(aPlayer({ location: MILANO }), { language: 'fr' }, zone);
    expect(changed).toMatchObject({ ok: true, value: { language: 'fr', location: MILANO } });
  });

  it('API-06 stores a complete location with its time zone', () => {
    expect(relocate(aPlayer(), data, zone)).toMatchObject({ ok: true, value: { location: MILANO, language: 'it' } });
  });

  it.each(['locationCountry', 'locationName', 'locationFullname', 'locationLat', 'locationLng'])(
    'API-06 refuses a location without %s',
    (field) => {
      expect(relocate(aPlayer(), { ...data, [field]: undefined }, zone)).toEqual({
        ok: false,
        code: 'INVALID_DATA',
        fields: [{ field, code: 'REQUIRED' }],
      });
    },
  );

  it('API-06 rounds numbers that mean nothing', () => {
    const changed = relocate(aPlayer(), { ...data, locationLat: 5e-324 }, zone);
    expect(changed).toMatchObject({ value: { location: { lat: 0 } } });
  });

  it.each([
    ['locationLat', 90.01, 'OUT_OF_RANGE'],
    ['locationLat', Number.NaN, 'OUT_OF_RANGE'],
    ['locationLng', -180.01, 'OUT_OF_RANGE'],
    ['locationCountry', 'ITA', 'INVALID'],
    ['locationName', 'x'.repeat(201), 'TOO_LONG'],
    ['locationName', '\0', 'REQUIRED'],
    ['locationFullname', '\ud800', 'REQUIRED'],
    ['language', 'klingon', 'UNKNOWN'],
    ['kmToSearch', 0, 'OUT_OF_RANGE'],
    ['kmToSearch', 501, 'OUT_OF_RANGE'],
  ])('API-06 refuses %s %s', (field, value, code) => {
    expect(relocate(aPlayer(), { ...data, [field]: value }, zone)).toMatchObject({
      code: 'INVALID_DATA',
      fields: [{ field, code }],
    });
  });
});

describe('completeness', () => {
  it('ACC-08 reports how much is filled in and what is missing', () => {
    const { percent, missing } = completenessOf(aPlayer({ location: MILANO, sex: 'F' }));
    expect(percent).toBe(38);
    expect(missing).toEqual([
      'photo',
      'levels',
      'birthDate',
      'availability',
      'playingHand',
      'heightCm',
      'weightKg',
      'description',
    ]);
  });

  it('ACC-08 is 100 when nothing is missing that people can fill in', () => {
    const full = aPlayer({
      location: MILANO,
      sex: 'F',
      birthDate: '1990-01-01',
      levels: [{ sport: 1, numberPlayers: 1, rating: 4, selfAssessed: true }],
      availability: { noFixedDays: true, slots: [] },
      playingHand: 'LEFT',
      heightCm: 172,
      weightKg: 61,
      description: 'Clay',
      photoUrl: '/files/faces/ana.webp',
    });
    expect(completenessOf(full)).toEqual({ percent: 100, missing: [] });
  });
});

describe('words', () => {
  it.each([
    ["Zoë D'Amico", 'zoe-d-amico'],
    ['Łukasz Straße', 'lukasz-strasse'],
    ['李娜', 'player'],
  ])('RTE-13 writes %s as %s in an address', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('PLY-01 compares names without case and accents', () => {
    expect(fold('  JOSÉ  Núñez-Ø ')).toBe('jose nunez o');
  });

  it('PLY-01 folds what is folded to itself', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
  });
});

describe('invitation codes', () => {
  class Dice extends Random {
    constructor(private readonly value: number) {
      super();
    }
    next() {
      return this.value;
    }
  }

  it('PLY-09 have eight letters that are not mistaken for others', () => {
    expect(newInviteCode(new Dice(0))).toBe('AAAAAAAA');
    expect(newInviteCode(new Dice(0.999999))).toBe('99999999');
    expect(INVITE_CODE_LETTERS).not.toMatch(/[ILO01a-z]/);
  });

  it('API-08 may be typed in lower case with blanks', () => {
    expect(inviteCodeOf(' abcd-efgh ')).toBe('ABCDEFGH');
  });
});
