import { eventually, step } from '@setpoint/testkit';
import { verifyMobile } from '../src/new-player.js';
import { pay } from '../src/paying.js';
import { Person } from '../src/person.js';
import { PlatformClock } from '../src/platform-clock.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';
import { enterTournament, myRegistration, openTournament } from '../src/tournaments.js';

let stack: OwnStack;
let support: Person;
const demo: Record<'ana' | 'ben' | 'carla' | 'david', Person> = {} as never;
let clock: PlatformClock;

beforeAll(async () => {
  stack = await ownStack();
  support = await new Person(stack, 'support@setpoint.example').signIn();
  for (const name of ['ana', 'ben', 'carla', 'david'] as const)
    demo[name] = await new Person(stack, `${name}@setpoint.example`).signIn();
  clock = new PlatformClock(support, Object.values(demo));
});
afterAll(() => stack?.stop());

const tellsOf = async (who: Person, type: string) =>
  eventually(async () => {
    const { notifications } = await who.get<{
      notifications: { edges: { node: { type: string; about: string | null } }[] };
    }>('{ notifications(first: 50) { edges { node { type about } } } }');
    expect(notifications.edges.map(({ node }) => node.type)).toContain(type);
  }, `${type} was not told`);

describe('a tournament of doubles', () => {
  let id: string;

  it('two teams enter and pay, and the one that wins takes the prize', async () => {
    await step('TRN-01~ ADM-04~ is made and opened by support', async () => {
      id = await openTournament(support, {
        ...{ name: 'Bovisa Cup', sport: 2, numberPlayers: 2, startOn: await clock.day(3) },
        prizes: [{ placing: 'WINNER', creditCents: 1_500 }],
      });
    });

    await step('TRN-06~ takes nobody without a mobile number, and no price that was not seen', async () => {
      const { ana, ben, carla, david } = demo;
      expect(await enterTournament(ana, id, ben)).toMatchObject({ success: false, errorCode: 'MOBILE_REQUIRED' });
      let number = 3_331_234_500;
      for (const who of [ana, ben, carla, david]) await verifyMobile(support, who, String(number++));
      await eventually(
        async () => expect(await enterTournament(ana, id, ben, 1_900)).toMatchObject({ errorCode: 'WRONG_PRICE' }),
        'numbers are not known yet',
      );
    });

    await step(
      'TRN-05~ TRN-07~ BIL-01~ BIL-07~ both pay, one with a coupon, one after 3-D Secure; then the team is in',
      async () => {
        const { ana, ben } = demo;
        const entered = await enterTournament(ana, id, ben);
        expect(entered).toMatchObject({ success: true, registration: { state: 'HELD' } });
        const reference = entered.registration!.paymentReference!;
        // 20 euros less the coupon's 5: neither plays a first tournament.
        expect(await pay(ana, reference, '4242424242424242', { couponCode: 'CLUB5' })).toBe(1_500);
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
      },
    );

    await step(
      'TRN-07~ BIL-06~ a teammate who does not pay in 24 hours costs the place; the captain gets the money back',
      async () => {
        const { carla, david } = demo;
        const entered = await enterTournament(carla, id, david);
        await pay(carla, entered.registration!.paymentReference!, '4242424242424242');
        await eventually(
          async () => expect(await myRegistration(carla, id)).toMatchObject({ state: 'AWAITING_PARTNER' }),
          'the partner was not asked',
        );
        await clock.forward(25);
        await eventually(
          async () => expect(await myRegistration(carla, id)).toMatchObject({ state: 'RELEASED' }),
          'the place is kept',
        );
        await tellsOf(carla, 'PAYMENT_REFUNDED');
        const { myDocuments } = await carla.get<{
          myDocuments: { edges: { node: { type: string; status: string } }[] };
        }>('{ myDocuments(first: 2) { edges { node { type status } } } }');
        // Older ones are of what she had played before.
        expect(myDocuments.edges.map(({ node }) => `${node.type} ${node.status}`).sort()).toEqual([
          'CREDIT_NOTE COMPLETED',
          'RECEIPT REFUND',
        ]);
      },
    );

    await step(
      'TRN-02~ starts when all are in, makes the match, and the one who wins it takes the prize once',
      async () => {
        const { ana, ben, carla, david } = demo;
        const entered = await enterTournament(carla, id, david);
        const reference = entered.registration!.paymentReference!;
        for (const who of [carla, david]) await pay(who, reference, '4242424242424242');
        await eventually(
          async () => expect(await myRegistration(david, id)).toMatchObject({ state: 'CONFIRMED' }),
          'the team is not in',
        );
        await clock.forward(8 * 24);
        // Eight days bring much else that is due.
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
        const when = { courtId: courts.edges[0]!.node.id, datePlay: await clock.day(1), timePlay: '15:00' };
        expect(await ana.command('organiseMatch', { matchId: final, ...when })).toMatchObject({ success: true });
        await clock.forward(40);
        const { match } = await ana.get<{ match: { mySide: 'A' | 'B' } }>(
          `query ($id: ID!) { match(id: $id) { mySide } }`,
          { id: final },
        );
        const sets = [match.mySide === 'A' ? { a: 9, b: 3 } : { a: 3, b: 9 }];
        await eventually(
          async () =>
            expect(await ana.command('enterResult', { matchId: final, sets })).toMatchObject({ success: true }),
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
      },
    );
  });
});
