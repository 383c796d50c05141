import {
  mobileAwaited,
  paymentAccessChanged,
  phoneChanged,
  registrationConfirmed,
  registrationExpired,
  registrationHeld,
  registrationReleased,
  type EventContract,
} from '@setpoint/events';
import { player, support, VISITOR } from '@setpoint/testkit';
import { Stage } from './stage.js';

describe('entering a tournament', () => {
  let stage: Stage;
  beforeEach(async () => (stage = await Stage.start()));
  afterEach(() => stage?.stop());

  const eventsOf = async (contract: EventContract, id: string) =>
    (await stage.service.eventsOf(contract)).filter(
      (data) => (data as { registrationId: string }).registrationId === id,
    );

  it('ADM-08~ is counted in the month in which it was made', async () => {
    const id = await stage.open();
    await stage.register(await stage.person('fig'), id, { requestId: 'figures' });
    const day = stage.clock.now().toISOString().slice(0, 10);
    const figures = await stage.ask(
      'query ($day: Date!) { entryFigures(from: $day, to: $day) { month entries ended } }',
      { day },
      support(),
    );
    expect(figures).toEqual([{ month: `${day.slice(0, 8)}01`, entries: 1, ended: 0 }]);
  });

  it('TRN-05~ TRN-07 holds a place until it is paid, and pressing twice registers once', async () => {
    const id = await stage.open();
    const ana = await stage.person('ana');
    const input = { requestId: 'once' };
    const first = await stage.register(ana, id, input);
    expect(first).toMatchObject({
      success: true,
      registration: {
        ...{ state: 'HELD', until: '2026-06-01T12:30:00.000Z', paid: [], mayCancel: true, mayWithdraw: false },
        tournament: { teams: 0, placesTaken: 1, placesLeft: 7 },
      },
    });
    const { id: registration } = first.registration;
    expect(first.registration.paymentReference).toBe(registration);
    expect((await stage.register(ana, id, input)).registration.id).toBe(registration);
    expect(await stage.register(ana, id, { ...input, inviteCode: 'X' })).toMatchObject({ errorCode: 'REQUEST_REUSED' });
    expect(await eventsOf(registrationHeld, registration)).toMatchObject([
      { playerId: 'ana', role: 'CAPTAIN', teammateId: null, priceCents: 2_500, paysBy: '2026-06-01T12:30:00.000Z' },
    ]);
    expect(await stage.ask('{ myRegistrations { state tournament { id myTasks { kind } } } }', {}, ana)).toEqual([
      { state: 'HELD', tournament: { id, myTasks: [{ kind: 'PAY' }] } },
    ]);
    await stage.paid(registration, 'ana');
    await stage.paid(registration, 'ana');
    expect(await stage.tournament(id, 'teams myRegistration { state paymentReference }', ana)).toEqual({
      ...{ teams: 1, myRegistration: { state: 'CONFIRMED', paymentReference: null } },
    });
    expect(await eventsOf(registrationConfirmed, registration)).toHaveLength(1);
    expect(await stage.tournament(id, 'myRegistration { id }', VISITOR)).toEqual({ myRegistration: null });
  });

  it('BIL-10~ frees a place only when billing has closed it, and gives back what is paid later', async () => {
    const id = await stage.open();
    const ben = await stage.person('ben');
    const { registration } = await stage.register(ben, id);
    stage.clock.advance({ minutes: 30, ms: -1 });
    await stage.passTime();
    expect(await stage.tournament(id, 'placesLeft', ben)).toEqual({ placesLeft: 7 });
    stage.clock.advance({ ms: 1 });
    await stage.passTime();
    expect(await stage.tournament(id, 'placesTaken placesLeft myRegistration { state }', ben)).toEqual({
      ...{ placesTaken: 1, placesLeft: 7, myRegistration: { state: 'EXPIRING' } },
    });
    expect(await eventsOf(registrationExpired, registration.id)).toMatchObject([{ tournamentId: id, playerId: 'ben' }]);
    await stage.closed(registration.id, 'ben');
    expect(await stage.tournament(id, 'placesLeft myRegistration { state endedBecause }', ben)).toEqual({
      ...{ placesLeft: 8, myRegistration: { state: 'RELEASED', endedBecause: 'NOT_PAID' } },
    });
    await stage.paid(registration.id, 'ben');
    expect(await eventsOf(registrationReleased, registration.id)).toMatchObject([
      { reason: 'NOT_PAID', refunds: [{ playerId: 'ben', to: 'MEANS' }] },
      { reason: 'NOT_PAID', refunds: [{ playerId: 'ben', to: 'MEANS' }] },
    ]);
    expect(await stage.tournament(id, 'myRegistration { state }', ben)).toEqual({
      ...{ myRegistration: { state: 'RELEASED' } },
    });
    expect((await stage.register(ben, id)).registration.state).toBe('HELD');
  });

  it('TRN-07 the partner pays within 24 hours of the captain, or the team is out and refunded', async () => {
    const id = await stage.open({ numberPlayers: 2 });
    const carla = await stage.person('carla', { numberPlayers: 2, follows: ['dora'] });
    const dora = await stage.person('dora', { numberPlayers: 2 });
    const { registration } = await stage.register(carla, id, { partnerId: 'dora' });
    expect(await stage.tournament(id, 'myRegistration { paymentReference }', dora)).toEqual({
      ...{ myRegistration: { paymentReference: null } },
    });
    await stage.paid(registration.id, 'carla');
    expect(await stage.tournament(id, 'myRegistration { state paymentReference paid }', dora)).toEqual({
      ...{ myRegistration: { state: 'AWAITING_PARTNER', paymentReference: registration.id, paid: ['carla'] } },
    });
    stage.clock.advance({ hours: 24 });
    await stage.passTime();
    await stage.closed(registration.id, 'dora');
    expect(await eventsOf(registrationReleased, registration.id)).toMatchObject([
      {
        reason: 'PARTNER_NOT_PAID',
        refunds: [
          { playerId: 'carla', to: 'MEANS' },
          { playerId: 'dora', to: 'MEANS' },
        ],
      },
    ]);
  });

  it('TRN-06~ TRN-07~ billing knows that a partner without a mobile number can’t pay, and when that changes; the 24 hours end as usual', async () => {
    const id = await stage.open({ numberPlayers: 2 });
    const captain = await stage.person('gina', { numberPlayers: 2, follows: ['hal'] });
    const partner = await stage.person('hal', { numberPlayers: 2, mobile: false });
    const { registration } = await stage.register(captain, id, { partnerId: 'hal' });
    const number = (value: string | null) => stage.service.deliver(phoneChanged, { userId: 'hal', number: value });
    // Not the partner's turn yet.
    await number('+393331234567');
    await number(null);
    await stage.paid(registration.id, 'gina');
    expect(await eventsOf(registrationHeld, registration.id)).toMatchObject([
      { playerId: 'gina', awaitsMobile: false },
      { playerId: 'hal', awaitsMobile: true },
    ]);
    expect(await eventsOf(mobileAwaited, registration.id)).toEqual([]);
    await number('+393331234567');
    await number(null);
    const awaited = { registrationId: registration.id, playerId: 'hal' };
    const both = [
      { ...awaited, awaited: false },
      { ...awaited, awaited: true },
    ];
    expect(await eventsOf(mobileAwaited, registration.id)).toEqual(both);
    expect(await stage.tournament(id, 'myRegistration { state paymentRefusal }', partner)).toEqual({
      ...{ myRegistration: { state: 'AWAITING_PARTNER', paymentRefusal: 'MOBILE_REQUIRED' } },
    });
    stage.clock.advance({ hours: 24 });
    await stage.passTime();
    expect(await eventsOf(registrationExpired, registration.id)).toMatchObject([{ playerId: 'hal' }]);
    await number('+393331234567');
    await stage.closed(registration.id, 'hal');
    expect(await stage.tournament(id, 'myRegistration { state endedBecause }', captain)).toEqual({
      ...{ myRegistration: { state: 'RELEASED', endedBecause: 'PARTNER_NOT_PAID' } },
    });
    expect(await eventsOf(mobileAwaited, registration.id)).toEqual(both);
  });

  it('BIL-09~ TRN-07~ a team is out when a bank takes a payment back: the place is free, the teammate refunded, both are told', async () => {
    const id = await stage.open({ numberPlayers: 2 });
    const ivy = await stage.person('ivy', { numberPlayers: 2, follows: ['joe'] });
    await stage.person('joe', { numberPlayers: 2 });
    const { registration } = await stage.register(ivy, id, { partnerId: 'joe' });
    for (const name of ['ivy', 'joe']) await stage.paid(registration.id, name);
    expect(await stage.tournament(id, 'teams placesLeft', ivy)).toEqual({ teams: 1, placesLeft: 7 });
    for (let i = 0; i < 2; i += 1) await stage.reversed(registration.id, 'ivy');
    expect(await eventsOf(registrationReleased, registration.id)).toMatchObject([
      {
        ...{ reason: 'NOT_PAID', reversed: true, playerIds: ['ivy', 'joe'] },
        refunds: [
          { playerId: 'ivy', to: 'MEANS' },
          { playerId: 'joe', to: 'MEANS' },
        ],
      },
    ]);
    const mine = 'teams placesLeft myRegistration { state endedBecause }';
    expect(await stage.tournament(id, mine, ivy)).toEqual({
      ...{ teams: 0, placesLeft: 8, myRegistration: { state: 'RELEASED', endedBecause: 'PAYMENT_REVERSED' } },
    });
  });

  it('TRN-07 a team is given up by either of the two, by nobody else, and only once', async () => {
    const id = await stage.open({ numberPlayers: 2 });
    const emma = await stage.person('emma', { numberPlayers: 2, follows: ['flora'] });
    const flora = await stage.person('flora', { numberPlayers: 2 });
    const { registration } = await stage.register(emma, id, { partnerId: 'flora' });
    await stage.paid(registration.id, 'emma');
    expect(await stage.change('cancelRegistration', player('ana'), registration.id)).toMatchObject({
      ...{ success: false, errorCode: 'REGISTRATION_NOT_FOUND', registration: null },
    });
    for (let i = 0; i < 2; i += 1)
      expect(await stage.change('cancelRegistration', flora, registration.id)).toMatchObject({
        ...{ success: true, registration: { state: 'CANCELLED', tournament: { placesLeft: 8 } } },
      });
    expect(await eventsOf(registrationReleased, registration.id)).toHaveLength(1);
    expect(await stage.change('withdrawFromSlam', emma, registration.id)).toMatchObject({ errorCode: 'NOT_A_SLAM' });
  });

  it('TRN-07 a free tournament needs no payment', async () => {
    const id = await stage.open({ priceCents: 0 });
    const gina = await stage.person('gina');
    const { registration } = await stage.register(gina, id, { expectedCents: 0 });
    expect(registration).toMatchObject({ state: 'CONFIRMED', mayCancel: true, paymentReference: null });
    expect(await eventsOf(registrationHeld, registration.id)).toEqual([]);
    expect(await eventsOf(registrationConfirmed, registration.id)).toHaveLength(1);
  });

  it('TRN-06 BIL-04~ BIL-09~ each check refuses with its own code', async () => {
    const open = await stage.open({ maxTeams: 2, teamsToStart: 2 });
    const women = await stage.open({ sex: 'WOMEN', levelMin: 3, levelMax: 4.5, ageMin: 18, ageMax: 40 });
    const doubles = await stage.open({ numberPlayers: 2, sex: 'MIXED' });
    const hidden = await stage.open({ isPrivate: true });
    const { inviteCode } = await stage.tournament(hidden, 'inviteCode', player('sam', ['SUPPORT']));
    const refused = async (who: string, id: string, more: object, changes: object = {}) => {
      const answer = await stage.register(await stage.person(who, changes), id, more);
      return answer.errorCode;
    };
    expect(await refused('h1', 'nowhere', {})).toBe('TOURNAMENT_NOT_FOUND');
    expect(await refused('h2', women, {}, { sex: 'M' })).toBe('SEX_NOT_ALLOWED');
    expect(await refused('h3', women, {}, { birthDate: '2008-07-02' })).toBe('AGE_NOT_ALLOWED');
    expect(await refused('h4', women, {}, { birthDate: '2008-07-01' })).toBeNull();
    expect(await refused('h5', women, {}, { birthDate: '1985-07-01' })).toBe('AGE_NOT_ALLOWED');
    expect(await refused('h6', women, {}, { birthDate: null })).toBe('AGE_NOT_ALLOWED');
    expect(await refused('h7', women, {}, { rating: null })).toBe('LEVEL_REQUIRED');
    expect(await refused('h8', women, {}, { rating: 4.75 })).toBe('LEVEL_NOT_ALLOWED');
    expect(await refused('h9', open, {}, { mobile: false })).toBe('MOBILE_REQUIRED');
    expect(await refused('h10', open, { expectedCents: 1_250 })).toBe('WRONG_PRICE');
    expect(await refused('h11', open, { partnerId: 'h10' })).toBe('PARTNER_NOT_ALLOWED');
    expect(await refused('h12', hidden, {})).toBe('INVITE_CODE_REQUIRED');
    expect(await refused('h13', hidden, { inviteCode: 'WRONG' })).toBe('WRONG_INVITE_CODE');
    expect(await refused('h14', hidden, { inviteCode: ` ${inviteCode.toLowerCase()} ` })).toBeNull();
    await stage.service.deliver(paymentAccessChanged, { userId: 'h15', barred: true });
    expect(await refused('h15', open, {})).toBe('PAID_REGISTRATIONS_BLOCKED');
    await stage.service.deliver(paymentAccessChanged, { userId: 'h15', barred: false });
    expect(await refused('h15', open, {})).toBeNull();
    expect(await refused('h15', open, {})).toBe('ALREADY_ENROLLED');
    expect(await refused('h16', open, {})).toBeNull();
    expect(await refused('h17', open, {})).toBe('TOURNAMENT_FULL');
    expect(await refused('k1', doubles, {})).toBe('PARTNER_REQUIRED');
    expect(await refused('k1', doubles, { partnerId: 'k1' })).toBe('PARTNER_NOT_ALLOWED');
    expect(await refused('k1', doubles, { partnerId: 'k2' })).toBe('PARTNER_NOT_FOLLOWED');
    await stage.person('k2');
    await stage.person('k3', { sex: 'M', rating: null });
    await stage.person('k4', { sex: 'M' });
    const follows = { follows: ['k2', 'k3', 'k4'] };
    expect(await refused('k1', doubles, { partnerId: 'k2' }, follows)).toBe('PARTNER_NOT_ELIGIBLE');
    expect(await refused('k1', doubles, { partnerId: 'k3' }, follows)).toBe('PARTNER_LEVEL_REQUIRED');
    expect(await refused('k1', doubles, { partnerId: 'k4' }, follows)).toBeNull();
    expect(await refused('k5', doubles, { partnerId: 'k4' }, { follows: ['k4'] })).toBe('PARTNER_IN_ANOTHER_TEAM');
    await stage.support('cancelTournament', { id: open, reason: 'Rain' });
    expect(await refused('h17', open, {})).toBe('REGISTRATIONS_CLOSED');
  });
});
