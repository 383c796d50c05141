/** Teams enter tournaments of doubles and pay, one lets the time pass, and what was won pays for the next. */
import { randomUUID } from 'node:crypto';
import { step } from '@setpoint/testkit';
import { FixturePlay, playersOf, type Fixture, type ShownSide } from '../src/fixtures.js';
import { settleIn, verifyMobile } from '../src/new-player.js';
import { pay } from '../src/paying.js';
import { enterTournament, myRegistration, openTournament } from '../src/tournaments.js';
import { addCentre } from './centre.js';
import { startPlatform, type Person, type Platform } from './platform.js';

const DAY_MS = 86_400_000;
const NAMES = ['ana', 'ben', 'carla', 'david'] as const;
const NOBODY = '01890000-0000-7000-8000-000000000001';
const CARD = '4242424242424242';
/** Its bank asks first. */
const ASKED = '4000000000003220';
const FIXTURES = `query ($id: ID!) { tournament(id: $id) { state fixtures {
  id stage state how rule match { id } sideA { entry { players { id } } } sideB { entry { players { id } } }
} } }`;

interface Shown {
  readonly tournament: {
    readonly state: string;
    readonly fixtures: readonly (Omit<Fixture, 'sides'> & { readonly sideA: ShownSide; readonly sideB: ShownSide })[];
  };
}

interface BillingDocument {
  readonly type: string;
  readonly status: string;
  readonly number: string;
  readonly year: number;
}

describe('tournaments of doubles', () => {
  let platform: Platform;
  let support: Person;
  const people = {} as Record<(typeof NAMES)[number], Person>;
  let cup: string;

  beforeAll(async () => {
    platform = await startPlatform();
    support = await platform.support();
    await addCentre(platform);
    for (const name of NAMES) people[name] = await platform.signUp(name);
    await platform.settle();
    for (const who of Object.values(people)) await settleIn(support, who, { level: 4 });
    for (const [one, other] of [
      ['ana', 'ben'],
      ['carla', 'david'],
    ] as const)
      // oxfmt-ignore
      await people[one].get('mutation ($id: ID!) { followPlayer(input: { playerId: $id }) { success } }', {
        id: people[other].id,
      });
    for (const code of ['CLUB5', 'AGAIN5'])
      await support.command('createCoupon', { requestId: randomUUID(), code, cents: 500, audience: 'EVERYBODY' });
    await platform.settle();
  });
  afterAll(() => platform?.stop());

  const dayFromNow = (days: number) =>
    new Date(platform.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const forward = (hours: number) => platform.forwardTo(new Date(platform.clock.now().getTime() + hours * 3_600_000));
  const tellsOf = async (who: Person) => {
    const { notifications } = await who.get<{ notifications: { edges: { node: { type: string } }[] } }>(
      '{ notifications(first: 50) { edges { node { type } } } }',
    );
    return notifications.edges.map(({ node }) => node.type);
  };
  const documentsOf = async (who: Person) =>
    (
      await who.get<{ myDocuments: { edges: { node: BillingDocument }[] } }>(
        '{ myDocuments { edges { node { type status number year } } } }',
      )
    ).myDocuments.edges.map(({ node }) => node);
  const refused = (errorCode: string) => ({ success: false, errorCode, registration: null });

  it('two teams enter and pay, one of them twice, and the one that wins plays the next with what it won', async () => {
    const { ana, ben, carla, david } = people;

    await step('TRN-01~ ADM-04~ one is made and opened by support', async () => {
      cup = await openTournament(support, {
        ...{ name: 'Bovisa Cup', sport: 1, numberPlayers: 2, startOn: dayFromNow(3) },
        prizes: [{ placing: 'WINNER', creditCents: 1_500 }],
      });
      const { data } = await platform.ask(
        'query ($filter: TournamentsFilter) { tournaments(filter: $filter) { edges { node { id name } } } }',
        { filter: { sports: [1], numberPlayers: 2, actualState: 'OPEN' } },
      );
      expect(data).toEqual({ tournaments: { edges: [{ node: { id: cup, name: 'Bovisa Cup' } }] } });
    });

    await step('TRN-05~ what was chosen is kept', async () => {
      const draft = { tournamentId: cup, partnerId: ben.id, activeStep: 3, isComplete: false, couponCode: 'club5' };
      expect(await ana.command('saveRegistrationDraft', draft)).toEqual({ success: true, errorCode: null });
      expect(
        await ana.get(
          'query ($id: ID!) { registrationDraft(tournamentId: $id) { partnerId activeStep payment { couponCode } } }',
          { id: cup },
        ),
      ).toEqual({ registrationDraft: { partnerId: ben.id, activeStep: 3, payment: { couponCode: 'club5' } } });
    });

    await step(
      'TRN-06~ BIL-04~ takes nobody without a mobile number or a partner whom they follow, and no price that was not seen',
      async () => {
        expect(await enterTournament(ana, cup, ben)).toEqual(refused('MOBILE_REQUIRED'));
        for (const [at, who] of [ana, ben, carla, david].entries())
          await verifyMobile(support, who, String(3_331_234_500 + at));
        await platform.settle();
        expect(await enterTournament(ana, cup, ben, 1_900)).toEqual(refused('WRONG_PRICE'));
        expect(await enterTournament(ana, cup)).toEqual(refused('PARTNER_REQUIRED'));
        expect(await enterTournament(ana, cup, david)).toEqual(refused('PARTNER_NOT_FOLLOWED'));
        expect(await enterTournament(ana, NOBODY, ben)).toEqual(refused('TOURNAMENT_NOT_FOUND'));
      },
    );

    await step(
      'TRN-05~ TRN-07~ TRN-08~ BIL-01~ BIL-07~ both pay half the price, one with a coupon, one after the bank’s question; then the team is in',
      async () => {
        const entered = await enterTournament(ana, cup, ben);
        expect(entered).toMatchObject({ success: true, registration: { state: 'HELD' } });
        const reference = entered.registration!.paymentReference!;
        expect(await pay(ana, reference, CARD, { couponCode: 'CLUB5' })).toBe(500);
        await platform.settle();
        expect(await myRegistration(ana, cup)).toMatchObject({ state: 'AWAITING_PARTNER' });
        expect(await tellsOf(ben)).toContain('TOURNAMENT_PARTNER_INVITED');
        expect(await pay(ben, reference, ASKED)).toBe(1_000);
        await platform.settle();
        expect(await myRegistration(ben, cup)).toMatchObject({ state: 'CONFIRMED' });
        expect(await tellsOf(ana)).toContain('TOURNAMENT_REGISTERED');
        expect(await documentsOf(ben)).toMatchObject([{ type: 'RECEIPT', status: 'COMPLETED' }]);
        expect(await enterTournament(ana, cup, ben)).toEqual(refused('ALREADY_ENROLLED'));
      },
    );

    await step(
      'TRN-07~ BIL-06~ a teammate who does not pay in 24 hours costs the place; the captain gets the money back',
      async () => {
        const entered = await enterTournament(carla, cup, david);
        await pay(carla, entered.registration!.paymentReference!, CARD);
        await platform.settle();
        expect(await myRegistration(carla, cup)).toMatchObject({ state: 'AWAITING_PARTNER' });
        await forward(25);
        expect(await myRegistration(carla, cup)).toMatchObject({ state: 'RELEASED' });
        expect(
          await carla.get(
            'query ($id: ID!) { tournament(id: $id) { teams placesLeft myRegistration { endedBecause } } }',
            {
              id: cup,
            },
          ),
        ).toEqual({ tournament: { teams: 1, placesLeft: 1, myRegistration: { endedBecause: 'PARTNER_NOT_PAID' } } });
        expect(await tellsOf(carla)).toContain('PAYMENT_REFUNDED');
        expect((await documentsOf(carla)).map(({ type, status }) => `${type} ${status}`).sort()).toEqual([
          'CREDIT_NOTE COMPLETED',
          'RECEIPT REFUND',
        ]);
      },
    );

    await step(
      'TRN-02~ TRN-13~ TRN-16~ starts when all are in, makes the match, and the one who wins it takes the prize',
      async () => {
        const entered = await enterTournament(carla, cup, david);
        const reference = entered.registration!.paymentReference!;
        for (const who of [carla, david]) {
          await pay(who, reference, CARD);
          await platform.settle();
        }
        expect(await myRegistration(david, cup)).toMatchObject({ state: 'CONFIRMED' });
        await forward(8 * 24);
        const { tournament } = await ana.get<Shown>(FIXTURES, { id: cup });
        expect(tournament).toMatchObject({ state: 'IN_PROGRESS', fixtures: [{ stage: 'FINAL' }] });
        const [{ sideA, sideB, ...final }] = tournament.fixtures as [Shown['tournament']['fixtures'][number]];
        const { myMatches } = await ana.get<{ myMatches: object }>(
          '{ myMatches(when: UPCOMING) { edges { node { id competition { id } } } } }',
        );
        expect(myMatches).toEqual({ edges: [{ node: { id: final.match!.id, competition: { id: cup } } }] });
        expect(await tellsOf(ben)).toContain('TOURNAMENT_STARTED');
        expect(await tellsOf(david)).toContain('MATCH_CREATED');

        const play = new FixturePlay(new Map(Object.values(people).map((who) => [who.id, who])));
        const fixture: Fixture = { ...final, sides: [playersOf(sideA), playersOf(sideB)] };
        await play.agree(fixture, dayFromNow(1), '15:00');
        await forward(40);
        await play.result(fixture, fixture.sides[0].includes(ana.id) ? 0 : 1, 3);
        await platform.settle();
        expect(await tellsOf(ana)).toContain('TOURNAMENT_WON');
        expect(await tellsOf(carla)).toContain('TOURNAMENT_ELIMINATED');
        const { myTournamentAwards } = await ana.get<{ myTournamentAwards: { id: string }[] }>(
          '{ myTournamentAwards { id } }',
        );
        expect(
          await ana.get(
            `mutation ($id: ID!) { takeTournamentAward(input: { awardId: $id, choice: CREDIT }) { success errorCode } }`,
            { id: myTournamentAwards[0]!.id },
          ),
        ).toEqual({ takeTournamentAward: { success: true, errorCode: null } });
        await platform.settle();
        expect(await ana.get('{ myCredit { cents } }')).toEqual({ myCredit: { cents: 1_500 } });
      },
    );

    await step(
      'BIL-02~ BIL-04~ BIL-05~ BIL-07~ the next is paid by coupon, credit and card, and its invoice is its payer’s own',
      async () => {
        const next = await openTournament(support, {
          ...{ name: 'Bovisa Doubles Cup', sport: 1, numberPlayers: 2, priceCents: 5_000, startOn: dayFromNow(6) },
          ...{ teamsToStart: 4, minTeams: 2, maxTeams: 4 },
        });
        await ana.command('saveBillingData', {
          ...{ firstName: 'Ana', lastName: 'Rossi', address: 'Via Bovisasca 12', municipality: 'Milano' },
          ...{ postalCode: '20158', province: 'MI', country: 'IT', taxCode: 'MRTNAA90A41F205I' },
        });
        const { registration } = await enterTournament(ana, next, ben, 5_000);
        await platform.settle();
        expect(
          await ana.get(
            `query ($reference: ID!) { dueOf(reference: $reference) { price(couponCode: "AGAIN5") {
              lines { what amount { cents } } couponRefusal total { cents } credit { cents } card { cents } } } }`,
            { reference: registration!.paymentReference },
          ),
        ).toEqual({
          dueOf: {
            price: {
              lines: [
                { what: 'BASE', amount: { cents: 5_000 } },
                { what: 'COUPON', amount: { cents: -500 } },
              ],
              ...{ couponRefusal: null, total: { cents: 4_500 }, credit: { cents: 1_500 }, card: { cents: 3_000 } },
            },
          },
        });
        expect(await pay(ana, registration!.paymentReference!, CARD, { couponCode: 'AGAIN5' })).toBe(4_500);
        await platform.settle();
        expect(await ana.get('{ myCredit { cents } }')).toEqual({ myCredit: { cents: 0 } });
        const invoice = (await documentsOf(ana)).find(({ type }) => type === 'INVOICE')!;
        const asked = `query ($number: String!, $year: Int!) { billingDocument(number: $number, year: $year) { buyer { address } total { cents } } }`;
        const { number, year } = invoice;
        expect(await ana.get(asked, { number, year })).toEqual({
          billingDocument: { buyer: { address: 'Via Bovisasca 12' }, total: { cents: 4_500 } },
        });
        expect(await ben.get(asked, { number, year })).toEqual({ billingDocument: null });
        const pdf = await fetch(`${platform.gateway.url}/documents/${year}/${number}.pdf`, {
          headers: { authorization: `JWT ${ana.token}` },
        });
        expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
        expect(
          Buffer.from(await pdf.arrayBuffer())
            .subarray(0, 5)
            .toString(),
        ).toBe('%PDF-');
        const theirs = await fetch(`${platform.gateway.url}/documents/${year}/${number}.pdf`, {
          headers: { authorization: `JWT ${ben.token}` },
        });
        expect(theirs.status).toBe(404);

        await step(
          'BIL-01~ BIL-10 a payment that the bank refuses charges nobody; tried again and never asked about, it enrols',
          async () => {
            const bens = (await myRegistration(ben, next))!;
            const { dueOf } = await ben.get<{ dueOf: { id: string } }>(
              'query ($reference: ID!) { dueOf(reference: $reference) { id } }',
              { reference: bens.paymentReference },
            );
            const started = await ben.command<{ success: boolean; errorCode: string | null; clientSecret: string }>(
              'startPayment',
              {
                ...{ dueId: dueOf.id, requestId: randomUUID(), useCredit: true, couponCode: null, saveMeans: false },
                ...{ expectedCents: 5_000, expectedCardCents: 5_000 },
              },
              'clientSecret',
            );
            const { clientSecret } = started;
            expect(await ben.command('payInSandbox', { clientSecret, means: ASKED }, 'asksPayer')).toMatchObject({
              success: true,
              asksPayer: true,
            });
            await ben.command('answerInSandbox', { clientSecret, approves: false });
            await platform.settle();
            expect(await myRegistration(ben, next)).toMatchObject({ state: 'AWAITING_PARTNER' });
            await ben.command('payInSandbox', { clientSecret, means: ASKED }, 'asksPayer');
            await ben.command('answerInSandbox', { clientSecret, approves: true });
            await platform.settle();
            expect(await myRegistration(ben, next)).toMatchObject({ state: 'CONFIRMED' });
          },
        );
      },
    );
  });
});
