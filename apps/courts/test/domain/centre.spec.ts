import { SURFACES } from '@setpoint/kernel';
import { checkedCourt } from '../../src/domain/checked-court.js';
import { courtFacts } from '../../src/domain/court-facts.js';
import { OFFERS, sportsOf } from '../../src/domain/court.js';
import { findCentreErrors } from '../../src/domain/rules/centre.js';
import { aCentre, aField } from '../builders.js';

describe('a centre', () => {
  it('CRT-01 is added with trimmed texts', () => {
    expect(checkedCourt(aCentre({ name: '  Circolo Sempione ', city: ' Milano', country: 'it' }))).toMatchObject({
      ok: true,
      value: { name: 'Circolo Sempione', city: 'Milano', country: 'IT' },
    });
  });

  it.each([
    [{ name: '  ' }, { field: 'name', code: 'REQUIRED' }],
    [{ name: 'x'.repeat(101) }, { field: 'name', code: 'TOO_LONG' }],
    [{ address: '' }, { field: 'address', code: 'REQUIRED' }],
    [{ city: '' }, { field: 'city', code: 'REQUIRED' }],
    [{ description: 'x'.repeat(2001) }, { field: 'description', code: 'TOO_LONG' }],
    [{ country: 'ITA' }, { field: 'country', code: 'NOT_A_COUNTRY' }],
    [{ lat: 90.1 }, { field: 'lat', code: 'OUT_OF_RANGE' }],
    [{ lat: Number.NaN }, { field: 'lat', code: 'OUT_OF_RANGE' }],
    [{ lng: -180.5 }, { field: 'lng', code: 'OUT_OF_RANGE' }],
    [{ timeZone: 'Europe/Milan' }, { field: 'timeZone', code: 'NOT_A_TIME_ZONE' }],
    [{ timeZone: '+02:00' }, { field: 'timeZone', code: 'NOT_A_TIME_ZONE' }],
    [{ website: 'javascript:alert(1)' }, { field: 'website', code: 'NOT_A_WEB_ADDRESS' }],
    [{ coverUrl: 'https://pictures.example/a.svg' }, { field: 'coverUrl', code: 'NOT_OUR_PICTURE' }],
    [{ bookingUrl: 'www.example.org' }, { field: 'bookingUrl', code: 'NOT_A_WEB_ADDRESS' }],
    [{ facebook: 'data:text/html,x' }, { field: 'facebook', code: 'NOT_A_WEB_ADDRESS' }],
    [{ instagram: `https://instagram.example/${'x'.repeat(300)}` }, { field: 'instagram', code: 'TOO_LONG' }],
    [{ email: 'info at club' }, { field: 'email', code: 'NOT_AN_EMAIL' }],
    [{ prefix: '+1' }, { field: 'prefix', code: 'NOT_A_PREFIX' }],
    [{ landline: '12' }, { field: 'landline', code: 'NOT_A_NUMBER' }],
    [{ mobile: '333 call me' }, { field: 'mobile', code: 'NOT_A_NUMBER' }],
    [{ notificationMobile: '333 1234567' }, { field: 'notificationPrefix', code: 'NOT_A_PREFIX' }],
    [{ notificationLanguage: 'de' as never }, { field: 'notificationLanguage', code: 'UNKNOWN' }],
    [{ offers: ['FREE_BEER' as never] }, { field: 'offers', code: 'UNKNOWN' }],
    [{ offers: ['WATER_BOTTLE', 'WATER_BOTTLE'] as const }, { field: 'offers', code: 'TWICE' }],
    [{ fields: [aField({ name: '' })] }, { field: 'fields.0.name', code: 'REQUIRED' }],
    [{ fields: [aField({ name: 'x'.repeat(101) })] }, { field: 'fields.0.name', code: 'TOO_LONG' }],
    [{ fields: [aField({ notes: 'x'.repeat(201) })] }, { field: 'fields.0.notes', code: 'TOO_LONG' }],
    [{ fields: [aField(), aField({ id: 'f2', sport: 3 as never })] }, { field: 'fields.1.sport', code: 'UNKNOWN' }],
    [{ fields: [aField({ surface: 'ICE' as never })] }, { field: 'fields.0.surface', code: 'UNKNOWN' }],
    [{ fields: [aField(), aField()] }, { field: 'fields', code: 'TWICE' }],
  ])('CRT-01 is refused with %p', (but, error) => {
    expect(findCentreErrors(aCentre(but))).toEqual([error]);
    expect(checkedCourt(aCentre(but))).toMatchObject({ ok: false, code: 'COURT_INVALID', fields: [error] });
  });

  it('CRT-02 knows all ten surfaces and four offers', () => {
    const fields = SURFACES.map((surface, i) => aField({ id: `f${i}`, surface }));
    expect(fields).toHaveLength(10);
    expect(findCentreErrors(aCentre({ fields, offers: OFFERS }))).toEqual([]);
    expect(OFFERS).toHaveLength(4);
  });

  it('CRT-01 tells other services which sports its fields are for, each once', () => {
    const fields = [aField({ id: 'a', sport: 2 }), aField({ id: 'b', sport: 1 }), aField({ id: 'c', sport: 2 })];
    expect(courtFacts(aCentre({ fields }), sportsOf({ fields }), fields)).toEqual({
      courtId: 'tennis-milano',
      name: 'Tennis Club Milano',
      city: 'Milano',
      country: 'IT',
      lat: 45.4642,
      lng: 9.19,
      timeZone: 'Europe/Rome',
      ownerId: null,
      sports: [1, 2],
      fields: [
        { sport: 1, surface: 'CLAY' },
        { sport: 2, surface: 'CLAY' },
      ],
    });
  });
});
