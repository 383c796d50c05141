import type { MyEntryFragment } from '@setpoint/client/documents';
import { buildASTSchema, parse, type GraphQLEnumType } from 'graphql';
import { readFileSync } from 'node:fs';
import { calendarOf } from '../../../src/features/tournaments/subscribe/calendar.js';
import { stageOf } from '../../../src/features/tournaments/subscribe/stage.js';
import { waysOn } from '../../../src/features/tournaments/subscribe/ways-on.js';

const schema = buildASTSchema(parse(readFileSync(new URL('../../../../gateway/api.graphql', import.meta.url), 'utf8')));
const codes = (schema.getType('TournamentErrorCode') as GraphQLEnumType).getValues().map(({ name }) => name);

const entry = (
  state: MyEntryFragment['state'],
  paymentReference: string | null,
  paymentRefusal: MyEntryFragment['paymentRefusal'] = null,
) => ({ state, paymentReference, paymentRefusal }) as MyEntryFragment;

describe('where subscribing goes on', () => {
  it.each([
    [null, null, 'steps'],
    [null, 'MOBILE_REQUIRED', 'steps'],
    [null, 'INVITE_CODE_REQUIRED', 'steps'],
    [null, 'TOURNAMENT_FULL', 'refused'],
    [entry('HELD', 'ref'), 'ALREADY_ENROLLED', 'pay'],
    [entry('HELD', null), 'ALREADY_ENROLLED', 'entered'],
    [entry('AWAITING_PARTNER', 'ref'), 'ALREADY_ENROLLED', 'pay'],
    [entry('AWAITING_PARTNER', null), 'ALREADY_ENROLLED', 'entered'],
    [entry('EXPIRING', 'ref'), 'ALREADY_ENROLLED', 'entered'],
    [entry('CONFIRMED', null), 'ALREADY_ENROLLED', 'entered'],
    [entry('RESERVED', 'ref'), 'ALREADY_ENROLLED', 'pay'],
    [entry('OFFERED', null), 'ALREADY_ENROLLED', 'offer'],
    [entry('AWAITING_PARTNER', null, 'MOBILE_REQUIRED'), 'ALREADY_ENROLLED', 'data'],
    [entry('RESERVED', null, 'MOBILE_REQUIRED'), 'ALREADY_ENROLLED', 'data'],
    [entry('OFFERED', null, 'MOBILE_REQUIRED'), 'ALREADY_ENROLLED', 'data'],
    [entry('WAITING', null), 'ALREADY_ENROLLED', 'entered'],
    [entry('RELEASED', null), null, 'steps'],
    [entry('CANCELLED', null), 'REGISTRATIONS_CLOSED', 'refused'],
  ] as const)('TRN-05~ TRN-07~ with %j and %s is %s', (myRegistration, registrationRefusal, kind) =>
    expect(stageOf({ myRegistration, registrationRefusal }).kind).toBe(kind),
  );
});

describe('a refusal', () => {
  it.each(codes)('TRN-06~ leads on from %s', (code) => {
    const ways = waysOn(code, 't1', 'ben');
    expect(ways.length).toBeGreaterThan(0);
    for (const { to } of ways) expect(to).toMatch(/^\/(?:tournament\/|player\/|support#write$)/);
  });

  it('TRN-06~ leads to the player who is not followed', () =>
    expect(waysOn('PARTNER_NOT_FOLLOWED', 't1', 'ben')[0]).toEqual({ label: 'player', to: '/player/ben' }));
});

describe('the calendar file of a tournament', () => {
  it('TRN-05~ is the whole first day, with long lines folded', () => {
    const file = calendarOf(
      {
        id: 't1',
        name: 'Torneo; di primavera, è bello: ' + 'à'.repeat(60),
        startOn: '2027-02-28',
        city: 'Milano',
        address: 'https://setpoint.example/tournament/t1',
      },
      new Date('2026-11-23T10:00:00.123Z'),
    );
    expect(file).toContain('DTSTAMP:20261123T100000Z\r\n');
    expect(file).toContain('DTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270301\r\n');
    expect(file).toContain('SUMMARY:Torneo\\; di primavera\\,');
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});
