import { randomUUID } from 'node:crypto';
import { eventually } from '@setpoint/testkit';
import { Person } from '../src/person.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';

let stack: OwnStack;
let support: Person;
const demo: Record<'ana' | 'ben' | 'carla' | 'david', Person> = {} as never;
const everybody = () => [support, ...Object.values(demo)];

beforeAll(async () => {
  stack = await ownStack();
  support = await new Person(stack, 'support@setpoint.example').signIn();
  for (const name of ['ana', 'ben', 'carla', 'david'] as const)
    demo[name] = await new Person(stack, `${name}@setpoint.example`).signIn();
}, 240_000);
afterAll(() => stack?.stop(), 60_000);

/** Tokens end meanwhile. */
async function forward(hours: number): Promise<void> {
  await support.signIn();
  expect(await support.command('moveClock', { seconds: hours * 3_600 })).toMatchObject({ success: true });
  for (const who of everybody()) await who.signIn();
}

async function verifyMobile(who: Person, number: string): Promise<void> {
  expect(await who.command('sendPhoneCode', { prefix: '+39', number })).toMatchObject({ success: true });
  await eventually(async () => {
    const { messages } = await support.get<{ messages: { edges: { node: { to: string; text: string } }[] } }>(
      '{ messages(filter: { channel: SMS }, first: 20) { edges { node { to text } } } }',
    );
    const sms = messages.edges.find(({ node }) => node.to.replaceAll(' ', '').endsWith(number));
    const code = /\b\d{5}\b/.exec(sms?.node.text ?? '')?.[0] ?? '';
    expect(await who.command('confirmPhone', { code })).toMatchObject({ success: true });
  }, 'no code came');
}

interface Registered {
  success: boolean;
  errorCode: string | null;
  registration: { id: string; state: string; paymentReference: string | null } | null;
}
const REGISTRATION = 'registration { id state paymentReference }';

const enter = (who: Person, tournamentId: string, partner: Person, expectedCents = 2_000) =>
  who.command<Registered>(
    'registerForTournament',
    { tournamentId, requestId: randomUUID(), partnerId: partner.id, expectedCents },
    REGISTRATION,
  );

const myRegistration = async (who: Person, id: string) =>
  (
    await who.get<{ tournament: { myRegistration: Registered['registration'] } }>(
      `query ($id: ID!) { tournament(id: $id) { myRegistration { id state paymentReference } } }`,
      { id },
    )
  ).tournament.myRegistration;

interface ShownDue {
  id: string;
  price: { total: { cents: number }; credit: { cents: number }; card: { cents: number } };
}

/** Pays what is due for a registration with a test card, after the bank's question where it has one. */
async function pay(who: Person, reference: string, means: string, couponCode: string | null = null): Promise<number> {
  const due = await eventually(async () => {
    const { dueOf } = await who.get<{ dueOf: ShownDue | null }>(
      `query ($reference: ID!, $couponCode: String) {
        dueOf(reference: $reference) {
          id price(couponCode: $couponCode) { total { cents } credit { cents } card { cents } }
        }
      }`,
      { reference, couponCode },
    );
    expect(dueOf).not.toBeNull();
    return dueOf!;
  }, 'nothing is due');
  const { total, card } = due.price;
  const started = await who.command<{
    success: boolean;
    errorCode: string | null;
    clientSecret: string | null;
    payment: { id: string } | null;
  }>(
    'startPayment',
    {
      ...{ dueId: due.id, requestId: randomUUID(), useCredit: true, couponCode },
      ...{ expectedCents: total.cents, expectedCardCents: card.cents },
    },
    'clientSecret payment { id }',
  );
  expect(started).toMatchObject({ success: true });
  const { clientSecret, payment } = started;
  const paid = await who.command<{ success: boolean; errorCode: string | null; asksPayer: boolean }>(
    'payInSandbox',
    { clientSecret, means },
    'asksPayer',
  );
  if (paid.asksPayer) await who.command('answerInSandbox', { clientSecret, approves: true });
  await eventually(async () => {
    const { confirmPayment } = await who.get<{ confirmPayment: { payment: { status: string } } }>(
      'mutation ($id: ID!) { confirmPayment(id: $id) { payment { status } } }',
      { id: payment!.id },
    );
    expect(confirmPayment.payment.status).toBe('PAID');
  }, 'it was not paid');
  return total.cents;
}

const tellsOf = async (who: Person, type: string) =>
  eventually(async () => {
    const { notifications } = await who.get<{
      notifications: { edges: { node: { type: string; about: string | null } }[] };
    }>('{ notifications(first: 50) { edges { node { type about } } } }');
    expect(notifications.edges.map(({ node }) => node.type)).toContain(type);
  }, `${type} was not told`);

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('a tournament of doubles', () => {
  let id: string;

  it('TRN-01~ ADM-04~ is made and opened by support', async () => {
    const details = {
      ...{ name: 'Bovisa Cup', type: 'CLASSIC', sport: 2, numberPlayers: 2, sex: 'ALL', isPrivate: false },
      ...{ format: 'PLAY_OFF', gameMode: 'ONE_SET_9_GAMES', priceCents: 2_000 },
      ...{ startOn: daysFromNow(3), teamsToStart: 2, minTeams: 2, maxTeams: 2, city: 'Milano', lat: 45.46, lng: 9.19 },
      ...{ radiusKm: 20, timeZone: 'Europe/Rome', prizes: [{ placing: 'WINNER', creditCents: 1_500 }] },
    };
    const created = await support.command<{
      success: boolean;
      errorCode: string | null;
      fieldErrors: object[];
      tournament: { id: string } | null;
    }>('createTournament', { requestId: randomUUID(), details }, 'fieldErrors { field code } tournament { id }');
    expect(created).toMatchObject({ success: true, fieldErrors: [] });
    id = created.tournament!.id;
    const opened = await support.get<{ openTournament: object }>(
      `mutation ($id: ID!) { openTournament(input: { id: $id }) { success errorCode } }`,
      { id },
    );
    expect(opened.openTournament).toEqual({ success: true, errorCode: null });
  });

  it('TRN-06~ takes nobody without a mobile number, and no price that was not seen', async () => {
    const { ana, ben, carla, david } = demo;
    expect(await enter(ana, id, ben)).toMatchObject({ success: false, errorCode: 'MOBILE_REQUIRED' });
    let number = 3_331_234_500;
    for (const who of [ana, ben, carla, david]) await verifyMobile(who, String(number++));
    await eventually(
      async () => expect(await enter(ana, id, ben, 1_900)).toMatchObject({ errorCode: 'WRONG_PRICE' }),
      'numbers are not known yet',
    );
  });

  it('TRN-05~ TRN-07~ BIL-01~ BIL-07~ both pay, one with a coupon, one after 3-D Secure; then the team is in', async () => {
    const { ana, ben } = demo;
    const entered = await enter(ana, id, ben);
    expect(entered).toMatchObject({ success: true, registration: { state: 'HELD' } });
    const reference = entered.registration!.paymentReference!;
    // 20 euros less the coupon's 5: neither plays a first tournament.
    expect(await pay(ana, reference, '4242424242424242', 'CLUB5')).toBe(1_500);
    await eventually(
      async () => expect(await myRegistration(ana, id)).toMatchObject({ state: 'AWAITING_PARTNER' }),
      'the partner was not asked',
    );
    await tellsOf(ben, 'TOURNAMENT_PARTNER_INVITED');
    expect(await pay(ben, reference, '4000000000003220')).toBe(2_000);
    await eventually(
      async () => expect(await myRegistration(ben, id)).toMatchObject({ state: 'CONFIRMED' }),
      'the team is not in',
    );
    await tellsOf(ana, 'TOURNAMENT_REGISTERED');
  });

  it('TRN-07~ BIL-06~ a teammate who does not pay in 24 hours costs the place; the captain gets the money back', async () => {
    const { carla, david } = demo;
    const entered = await enter(carla, id, david);
    await pay(carla, entered.registration!.paymentReference!, '4242424242424242');
    await eventually(
      async () => expect(await myRegistration(carla, id)).toMatchObject({ state: 'AWAITING_PARTNER' }),
      'the partner was not asked',
    );
    await forward(25);
    await eventually(
      async () => expect(await myRegistration(carla, id)).toMatchObject({ state: 'RELEASED' }),
      'the place is kept',
    );
    await tellsOf(carla, 'PAYMENT_REFUNDED');
    const { myDocuments } = await carla.get<{ myDocuments: { edges: { node: { type: string; status: string } }[] } }>(
      '{ myDocuments(first: 2) { edges { node { type status } } } }',
    );
    // Older ones are of what she had played before.
    expect(myDocuments.edges.map(({ node }) => `${node.type} ${node.status}`).sort()).toEqual([
      'CREDIT_NOTE COMPLETED',
      'RECEIPT REFUND',
    ]);
  });

  it('TRN-02~ starts when all are in, makes the match, and the one who wins it takes the prize once', async () => {
    const { ana, ben, carla, david } = demo;
    const entered = await enter(carla, id, david);
    const reference = entered.registration!.paymentReference!;
    for (const who of [carla, david]) await pay(who, reference, '4242424242424242');
    await eventually(
      async () => expect(await myRegistration(david, id)).toMatchObject({ state: 'CONFIRMED' }),
      'the team is not in',
    );
    await forward(8 * 24);
    const final = await eventually(async () => {
      const { tournament } = await ana.get<{
        tournament: { state: string; fixtures: { id: string; stage: string; match: { id: string } | null }[] };
      }>(`query ($id: ID!) { tournament(id: $id) { state fixtures { id stage match { id } } } }`, { id });
      expect(tournament).toMatchObject({ state: 'IN_PROGRESS', fixtures: [{ stage: 'FINAL' }] });
      // The match of a fixture is found by it.
      const { myMatches } = await ana.get<{
        myMatches: { edges: { node: { id: string; competition: { id: string } | null } }[] };
      }>('{ myMatches(when: UPCOMING, first: 50) { edges { node { id competition { id } } } } }');
      const match = myMatches.edges.find(({ node }) => node.competition?.id === id);
      expect(match).toBeDefined();
      return match!.node.id;
    }, 'it did not start');
    await tellsOf(ben, 'TOURNAMENT_STARTED');
    await tellsOf(david, 'MATCH_CREATED');

    const { courts } = await ana.get<{ courts: { edges: { node: { id: string } }[] } }>(
      '{ courts(filter: { near: { lat: 45.46, lng: 9.19, km: 30 }, sport: 2 }, first: 1) { edges { node { id } } } }',
    );
    const { platformClock } = await support.get<{ platformClock: { now: string } }>('{ platformClock { now } }');
    const tomorrow = new Date(Date.parse(platformClock.now) + 86_400_000).toISOString().slice(0, 10);
    const when = { courtId: courts.edges[0]!.node.id, datePlay: tomorrow, timePlay: '12:00' };
    expect(await ana.command('organiseMatch', { matchId: final, ...when })).toMatchObject({ success: true });
    await forward(40);
    const { match } = await ana.get<{ match: { mySide: 'A' | 'B' } }>(
      `query ($id: ID!) { match(id: $id) { mySide } }`,
      { id: final },
    );
    const sets = [match.mySide === 'A' ? { a: 9, b: 3 } : { a: 3, b: 9 }];
    await eventually(
      async () => expect(await ana.command('enterResult', { matchId: final, sets })).toMatchObject({ success: true }),
      'no result is taken',
    );
    expect(await carla.command('confirmResult', { matchId: final })).toMatchObject({ success: true });
    await tellsOf(ana, 'TOURNAMENT_WON');
    await tellsOf(carla, 'TOURNAMENT_ELIMINATED');

    const award = await eventually(async () => {
      const { myTournamentAwards } = await ana.get<{
        myTournamentAwards: { id: string; tournament: { id: string } }[];
      }>('{ myTournamentAwards { id tournament { id } } }');
      const won = myTournamentAwards.find(({ tournament }) => tournament.id === id);
      expect(won).toBeDefined();
      return won!;
    }, 'no prize is ready');
    const take = () =>
      ana.get<{ takeTournamentAward: { success: boolean; errorCode: string | null } }>(
        `mutation ($id: ID!) { takeTournamentAward(input: { awardId: $id, choice: CREDIT }) { success errorCode } }`,
        { id: award.id },
      );
    expect((await take()).takeTournamentAward).toEqual({ success: true, errorCode: null });
    await eventually(async () => {
      const { myCredit } = await ana.get<{ myCredit: { cents: number } }>('{ myCredit { cents } }');
      expect(myCredit.cents).toBe(1_500);
    }, 'the prize did not arrive');
  });
});
