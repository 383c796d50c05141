/** Payments that banks take back: nobody has their money twice, and places end with them, unless they are played. */
import { randomUUID } from 'node:crypto';
import { step } from '@setpoint/testkit';
import { settleIn } from '../src/new-player.js';
import { pay } from '../src/paying.js';
import { enterTournament, openTournament } from '../src/tournaments.js';
import { startPlatform, type Person, type Platform } from './platform.js';

const MINUTE_MS = 60_000;
/** Disputed five minutes after it paid, and lost half an hour later. */
const LOST = '4000000000000259';
const NAMES = ['ana', 'ben', 'carla', 'david', 'eva'];
const PRICE_CENTS = 2_000;
const PAYMENT = `query ($filter: PaymentsFilter) { payments(filter: $filter) { edges { node { id description
  refunds { credit { cents } card { cents } bank { cents } }
  dispute { state place handledAt recovered { cents } owed { cents } } } } } }`;

interface Answer {
  readonly success: boolean;
  readonly errorCode: string | null;
}

interface ShownPayment {
  readonly id: string;
  readonly refunds: readonly object[];
  readonly dispute: object | null;
}

describe('payments that banks take back', () => {
  let platform: Platform;
  let support: Person;
  const players = new Map<string, Person>();
  const named = (name: string) => players.get(name)!;

  beforeAll(async () => {
    platform = await startPlatform();
    support = await platform.support();
    for (const name of NAMES) players.set(name, await platform.signUp(name));
    await platform.settle();
    for (const [at, who] of [...players.values()].entries())
      await settleIn(support, who, { level: 4, mobile: String(3_339_870_200 + at) });
    await platform.settle();
  });
  afterAll(() => platform?.stop());

  const minutes = (count: number) => platform.forwardTo(new Date(+platform.clock.now() + count * MINUTE_MS));
  const dayFromNow = (days: number) =>
    new Date(+platform.clock.now() + days * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);
  const newTournament = (name: string) =>
    openTournament(support, {
      ...{ name, startOn: dayFromNow(20), priceCents: PRICE_CENTS },
      ...{ teamsToStart: 8, minTeams: 2, maxTeams: 8 },
    });
  /** The first tournament costs half. Resolves with what was paid, in cents. */
  async function enter(who: Person, id: string, card = '4242424242424242'): Promise<number> {
    const { registration, errorCode } = await enterTournament(who, id, null, PRICE_CENTS);
    if (!registration) throw new Error(`not registered: ${errorCode}`);
    const paid = await pay(who, registration.paymentReference!, card);
    await platform.settle();
    return paid;
  }
  const mine = async (who: Person, id: string) =>
    (
      await who.get<{ tournament: object }>(
        'query ($id: ID!) { tournament(id: $id) { teams myRegistration { state endedBecause } } }',
        { id },
      )
    ).tournament;
  const paymentOf = async (who: Person): Promise<ShownPayment> => {
    const filter = { playerId: who.id };
    const { payments } = await support.get<{ payments: { edges: { node: ShownPayment }[] } }>(PAYMENT, { filter });
    return payments.edges.at(-1)!.node;
  };
  const refund = async (who: Person, cents: number) => {
    const input = { paymentId: (await paymentOf(who)).id, requestId: randomUUID(), cents, asCredit: true };
    const answer = await support.command<Answer>('refundPayment', { ...input, reason: 'a favour' });
    await platform.settle();
    return answer;
  };
  const act = async (what: 'startTournament' | 'cancelTournament', id: string) => {
    const { answer } = await support.get<{ answer: Answer }>(
      `mutation ($input: SupportTournamentActionInput!) { answer: ${what}(input: $input) { success errorCode } }`,
      { input: { id, reason: 'rain' } },
    );
    await platform.settle();
    return answer;
  };
  const creditOf = async (who: Person) =>
    (await who.get<{ myCredit: { cents: number } }>('{ myCredit { cents } }')).myCredit.cents;
  const toldOf = async (who: Person) => {
    const { notifications } = await who.get<{ notifications: { edges: { node: { type: string } }[] } }>(
      '{ notifications(first: 50) { edges { node { type } } } }',
    );
    return notifications.edges.map(({ node }) => node.type);
  };

  it('end the place before the start, and give nothing back twice', async () => {
    const [ana, ben] = [named('ana'), named('ben')];
    const id = await newTournament('Navigli Open');

    await step('BIL-06~ BIL-09~ while the bank decides, nothing is refunded', async () => {
      expect(await enter(ana, id, LOST)).toBe(PRICE_CENTS / 2);
      await enter(ben, id);
      await minutes(6);
      expect((await paymentOf(ana)).dispute).toMatchObject({ state: 'OPEN', place: 'STANDS' });
      expect(await refund(ana, 1_000)).toEqual({ success: false, errorCode: 'PAYMENT_DISPUTED' });
    });

    await step('BIL-06~ TRN-07~ when it is lost, the place is free, and its player is told why', async () => {
      expect(await mine(ana, id)).toMatchObject({ teams: 2, myRegistration: { state: 'CONFIRMED' } });
      await minutes(31);
      expect(await mine(ana, id)).toEqual({
        ...{ teams: 1, myRegistration: { state: 'RELEASED', endedBecause: 'PAYMENT_REVERSED' } },
      });
      expect(await toldOf(ana)).toEqual(expect.arrayContaining(['TOURNAMENT_REGISTRATION_ENDED', 'PAYMENT_REVERSED']));
      expect((await paymentOf(ana)).dispute).toMatchObject({ state: 'LOST', place: 'ENDED', handledAt: null });
    });

    await step('BIL-03~ BIL-06~ neither support nor the end of the tournament pays it once more', async () => {
      expect(await refund(ana, 1_000)).toMatchObject({ success: false });
      expect(await act('cancelTournament', id)).toEqual({ success: true, errorCode: null });
      const bank = [{ credit: { cents: 0 }, card: { cents: 0 }, bank: { cents: 1_000 } }];
      expect((await paymentOf(ana)).refunds).toEqual(bank);
      expect(await creditOf(ana)).toBe(0);
      // Who has not asked a bank has it back on the card.
      expect((await paymentOf(ben)).refunds).toEqual([{ credit: { cents: 0 }, card: { cents: 1_000 }, bank: { cents: 0 } }]); // oxfmt-ignore
    });
  });

  it('take back the credit that was refunded before anybody knew of the dispute', async () => {
    const carla = named('carla');
    const id = await newTournament('Darsena Open');
    await enter(carla, id, LOST);
    expect(await refund(carla, 800)).toEqual({ success: true, errorCode: null });
    expect(await creditOf(carla)).toBe(800);
    await minutes(6);
    await minutes(31);
    expect((await paymentOf(carla)).dispute).toMatchObject({
      state: 'LOST',
      recovered: { cents: 800 },
      owed: { cents: 0 },
    });
    expect(await toldOf(carla)).toContain('CREDIT_RECOVERED');
    await act('cancelTournament', id);
    expect(await creditOf(carla)).toBe(0);
  });

  it('leave whoever plays in, as a case for support', async () => {
    const [david, eva] = [named('david'), named('eva')];
    const id = await newTournament('Brera Open');
    await enter(eva, id);
    await enter(david, id, LOST);
    await minutes(6);
    expect(await act('startTournament', id)).toEqual({ success: true, errorCode: null });
    await minutes(31);
    expect(await mine(david, id)).toMatchObject({ myRegistration: { state: 'CONFIRMED', endedBecause: null } });
    const { paymentDisputes } = await support.get<{ paymentDisputes: { edges: { node: object }[] } }>(
      '{ paymentDisputes(filter: { waiting: true }) { edges { node { state place payment { player { id } } } } } }',
    );
    const waiting = paymentDisputes.edges.map(({ node }) => node);
    expect(waiting).toContainEqual({ state: 'LOST', place: 'STANDS', payment: { player: { id: david.id } } });
  });
});
