/** A phase of a league from the subscription to the final and the prize, and what follows when a card pays no more. */
import { randomUUID } from 'node:crypto';
import { step } from '@setpoint/testkit';
import { FixturePlay, playedOut, type Fixture } from '../src/fixtures.js';
import { agreeOnPublicMatch, comingPhases, createLeague, subscribeAll } from '../src/leagues.js';
import { settleIn } from '../src/new-player.js';
import { pay } from '../src/paying.js';
import { addCentre } from './centre.js';
import { startPlatform, type Person, type Platform } from './platform.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The first is the strongest, and wins whatever she plays; the last has never played in public. */
const NAMES = 'eva hugo ida jan kira leo mia nils olga paul rita sami tea ugo vera walt xenia'.split(' ');
const PRICE_CENTS = 1_200;
/** Pays by hand, and has no money on it when it is charged. */
const EMPTY_LATER = '4000000000008104';
const SUBSCRIPTION = 'subscription { id state paymentReference }';

const LEAGUE = `query ($id: ID!) { league(id: $id) {
  actualState subscribingRefusal
  currentPhase { number year state members groups { id table { member { players { id } } } } }
  mySubscription { id state cause nextChargeOn myActions isCharging preferences { notificationMobile } }
  myTasks { kind }
  myGroup {
    id final { ...One } fixtures { ...One } challengeable { id }
    table { rank member { players { id } } played won points }
  }
} }
fragment One on LeagueFixture {
  id stage state how rule isChallenge round match { id } sideA { players { id } } sideB { players { id } }
}`;

interface Players {
  readonly players: readonly { readonly id: string }[];
}

interface ShownFixture extends Omit<Fixture, 'sides'> {
  readonly isChallenge: boolean;
  readonly round: number | null;
  readonly sideA: Players;
  readonly sideB: Players;
}

interface ShownLeague {
  readonly actualState: string;
  readonly subscribingRefusal: string | null;
  readonly currentPhase: {
    readonly number: number;
    readonly year: number;
    readonly state: string;
    readonly members: number;
    readonly groups: readonly { readonly id: string; readonly table: readonly { readonly member: Players }[] }[];
  };
  readonly mySubscription: {
    readonly id: string;
    readonly state: string;
    readonly cause: string | null;
    readonly nextChargeOn: string | null;
    readonly myActions: readonly string[];
  } | null;
  readonly myTasks: readonly { readonly kind: string }[];
  readonly myGroup: {
    readonly id: string;
    readonly final: ShownFixture | null;
    readonly fixtures: readonly ShownFixture[];
    readonly challengeable: readonly { readonly id: string }[];
    readonly table: readonly {
      readonly rank: number;
      readonly member: Players;
      readonly played: number;
      readonly won: number;
      readonly points: number;
    }[];
  } | null;
}

interface Answer {
  readonly success: boolean;
  readonly errorCode: string | null;
}

describe('a phase of a league', () => {
  let platform: Platform;
  let support: Person;
  const players: Person[] = [];
  let eva: Person;
  let xenia: Person;
  let play: FixturePlay;
  let phases: readonly Date[];
  let id: string;

  beforeAll(async () => {
    platform = await startPlatform();
    const { clock } = platform;
    support = await platform.support();
    await addCentre(platform);
    for (const name of NAMES) players.push(await platform.signUp(name));
    eva = players[0]!;
    xenia = players.at(-1)!;
    await platform.settle();
    for (const who of players) await settleIn(support, who, { level: who === eva ? 6 : 4 });
    await platform.settle();
    play = new FixturePlay(new Map(players.map((who) => [who.id, who])));
    phases = comingPhases(clock.now(), 10);
    id = await createLeague(support, 'Milano Singles League', phases[0]!.getUTCFullYear());
    const tomorrow = dayFromNow(1);
    const pairs = Array.from({ length: 8 }, (_, at) => [players[2 * at]!, players[2 * at + 1]!] as const);
    const matches: string[] = [];
    for (const [one, other] of pairs) matches.push(await agreeOnPublicMatch(one, other, play, tomorrow));
    await platform.forwardTo(`${tomorrow}T20:00:00Z`);
    for (const [at, [one, other]] of pairs.entries()) await playedOut(one, other, matches[at]!, true, 4);
    await platform.forwardTo(new Date(Math.max(+clock.now(), +phases[0]! - 10 * DAY_MS)));
  });
  afterAll(() => platform?.stop());

  const dayFromNow = (days: number) =>
    new Date(platform.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const forward = (hours: number) => platform.forwardTo(new Date(platform.clock.now().getTime() + hours * HOUR_MS));
  const league = async (who = eva) => (await who.get<{ league: ShownLeague }>(LEAGUE, { id })).league;
  const toFixture = ({ sideA, sideB, ...one }: ShownFixture): Fixture => ({
    ...one,
    sides: [sideA.players.map((player) => player.id), sideB.players.map((player) => player.id)],
  });
  const isHers = ({ sideA, sideB }: ShownFixture) =>
    [...sideA.players, ...sideB.players].some((player) => player.id === eva.id);
  const tellsOf = async (who: Person) => {
    const { notifications } = await who.get<{ notifications: { edges: { node: { type: string } }[] } }>(
      '{ notifications(first: 50) { edges { node { type } } } }',
    );
    return notifications.edges.map(({ node }) => node.type);
  };
  const documents = async () => {
    const { myDocuments } = await eva.get<{ myDocuments: { edges: { node: { type: string; status: string } }[] } }>(
      '{ myDocuments { edges { node { type status } } } }',
    );
    return myDocuments.edges.map(({ node }) => `${node.type} ${node.status}`);
  };
  const cardOf = async (who: Person) =>
    (await who.get<{ myPaymentMeans: { label: string } | null }>('{ myPaymentMeans { label } }')).myPaymentMeans?.label;

  /** A card in the place of the one before. */
  async function keepCard(means: string): Promise<void> {
    const { startSavingMeans: started } = await eva.get<{ startSavingMeans: { id: string; clientSecret: string } }>(
      'mutation ($requestId: String!) { startSavingMeans(requestId: $requestId) { id clientSecret } }',
      { requestId: randomUUID() },
    );
    await eva.command('payInSandbox', { clientSecret: started.clientSecret, means }, 'asksPayer');
    await eva.get('mutation ($id: ID!) { confirmSavedMeans(id: $id) { success } }', { id: started.id });
    await platform.settle();
  }

  /** About her pending payment. */
  async function settlePayment(how: 'verify' | 'retry'): Promise<Answer> {
    const input = { subscriptionId: (await league()).mySubscription!.id };
    const { answer } = await eva.get<{ answer: Answer }>(
      `mutation ($input: SubscriptionIdInput!) { answer: ${how}SubscriptionPayment(input: $input) { success errorCode } }`,
      { input },
    );
    await platform.settle();
    return answer;
  }

  it('she subscribes, plays, wins the prize, and renews with another card', async () => {
    await step('RTE-07~ FLT-05~ LEA-02~ finds the league by filters, and what she has chosen is kept', async () => {
      const filter = { near: { lat: 45.46, lng: 9.19 }, sports: [1], numberPlayers: 1, actualState: 'OPEN' };
      const { leagues } = await eva.get<{ leagues: { edges: { node: { id: string } }[] } }>(
        'query ($filter: LeaguesFilter) { leagues(filter: $filter) { edges { node { id } } } }',
        { filter },
      );
      expect(leagues.edges.map(({ node }) => node.id)).toEqual([id]);
      const preferences = { notificationMobile: '+393339876510' };
      expect(
        await eva.command('saveSubscriptionDraft', { leagueId: id, activeStep: 1, isComplete: false, preferences }),
      ).toEqual({ success: true, errorCode: null });
      expect(
        await eva.get(
          `query ($id: ID!) { subscriptionDraft(leagueId: $id) { activeStep isComplete typePayment preferences { notificationMobile } } }`,
          { id },
        ),
      ).toEqual({ subscriptionDraft: { activeStep: 1, isComplete: false, typePayment: 'SUBSCRIPTION', preferences } });
    });

    await step('LEA-02~ LEA-08~ pays with a card that is kept; the league counts her in', async () => {
      const { subscription } = await eva.command<Answer & { subscription: { paymentReference: string } }>(
        'subscribeToLeague',
        {
          ...{ leagueId: id, requestId: randomUUID(), expectedCents: PRICE_CENTS },
          preferences: { notificationMobile: '+393339876510' },
        },
        SUBSCRIPTION,
      );
      expect(subscription).toMatchObject({ state: 'PENDING' });
      expect(await pay(eva, subscription.paymentReference, EMPTY_LATER, { saveMeans: true })).toBe(PRICE_CENTS);
      await platform.settle();
      expect(await league()).toMatchObject({
        subscribingRefusal: 'ALREADY_SUBSCRIBED',
        currentPhase: { state: 'ENROLLING', members: 1 },
        mySubscription: { state: 'ACTIVE', preferences: { notificationMobile: '+393339876510' } },
      });
      expect(await cardOf(eva)).toMatch(/8104/);
      expect(await documents()).toEqual(['RECEIPT COMPLETED']);
    });

    await step('LEA-03~ BIL-04~ takes nobody without a level, twice or for another price', async () => {
      const wish = { leagueId: id, preferences: {}, expectedCents: PRICE_CENTS };
      const subscribing = (who: Person, more = {}) =>
        who.command<Answer>('subscribeToLeague', { ...wish, requestId: randomUUID(), ...more });
      expect((await league(xenia)).subscribingRefusal).toBe('LEVEL_REQUIRED');
      expect(await subscribing(xenia)).toEqual({ success: false, errorCode: 'LEVEL_REQUIRED' });
      expect(await subscribing(eva)).toEqual({ success: false, errorCode: 'ALREADY_SUBSCRIBED' });
      expect(await subscribing(players[1]!, { expectedCents: 1_100 })).toEqual({
        success: false,
        errorCode: 'WRONG_PRICE',
      });
    });

    await step('LEA-04~ LEA-05~ LEA-10~ the phase starts with groups; a challenge is a match more', async () => {
      await subscribeAll(players.slice(1, 15), id);
      await platform.settle();
      expect((await league()).currentPhase.members).toBe(15);
      // On the first day the groups are formed; the rounds begin after it.
      await platform.forwardTo(new Date(phases[0]!.getTime() + 10 * HOUR_MS));
      await forward(24);
      const { currentPhase, myGroup } = await league();
      expect(currentPhase.state).toBe('IN_PROGRESS');
      expect(currentPhase.groups.map(({ table }) => table.length).sort()).toEqual([7, 8]);
      expect(myGroup!.fixtures.some(({ match }) => match)).toBe(true);

      const [opponent] = myGroup!.challengeable;
      const challenge = { groupId: myGroup!.id, memberId: opponent!.id };
      expect(await eva.command('challengeMember', challenge)).toEqual({ success: true, errorCode: null });
      await platform.settle();
      const challenges = (await league()).myGroup!.fixtures.filter((one) => one.isChallenge && isHers(one));
      expect(challenges).toMatchObject([{ match: { id: expect.any(String) } }]);
      expect(await eva.command('challengeMember', challenge)).toEqual({ success: false, errorCode: 'MATCH_EXISTS' });
      expect(await tellsOf(players[1]!)).toEqual(expect.arrayContaining(['LEAGUE_GROUP_FORMED']));
    });

    await step('LEA-06~ what is played stands in the table at once', async () => {
      const fixtures = (await league()).myGroup!.fixtures.filter(({ match }) => match).map(toFixture);
      const day = dayFromNow(1);
      for (const [at, fixture] of fixtures.entries()) await play.agree(fixture, day, `${13 + 2 * at}:00`);
      await platform.forwardTo(`${day}T22:30:00Z`);
      // Nobody else wins as clearly, however many matches they play.
      const hasEva = ({ sides }: Fixture) => sides.flat().includes(eva.id);
      for (const fixture of fixtures)
        await play.result(fixture, fixture.sides[1].includes(eva.id) ? 1 : 0, hasEva(fixture) ? 0 : 4);
      await platform.settle();
      const { table } = (await league()).myGroup!;
      // In a group of seven somebody sits out the round, and plays what they were challenged to alone.
      const hers = fixtures.filter(hasEva).length;
      expect(hers).toBeGreaterThan(0);
      const won = { played: hers, won: hers, points: 3 * hers };
      expect(table[0]).toMatchObject({ rank: 1, member: { players: [{ id: eva.id }] }, ...won });
    });

    await step('LEA-06~ LEA-11~ she plays the final of her group and takes the prize, once', async () => {
      // Nine rounds of nine days, in which nobody plays any more.
      for (let round = 2; round <= 10; round += 1) {
        await forward(9 * 24);
        const { fixtures } = (await league()).myGroup!;
        expect(round === 10 || fixtures.some((one) => one.round === round)).toBe(true);
      }
      const final = toFixture((await league()).myGroup!.final!);
      const day = dayFromNow(1);
      await play.agree(final, day, '13:00');
      await platform.forwardTo(`${day}T20:00:00Z`);
      await play.result(final, final.sides[0].includes(eva.id) ? 0 : 1, 6);
      await platform.settle();
      expect((await league()).myTasks).toContainEqual({ kind: 'TAKE_AWARD' });
      const { myLeagueAwards } = await eva.get<{ myLeagueAwards: { id: string }[] }>(
        '{ myLeagueAwards { id placing choices { kind } } }',
      );
      expect(myLeagueAwards).toMatchObject([{ placing: 'WINNER', choices: [{ kind: 'VOUCHER' }, { kind: 'CREDIT' }] }]);
      const take = (who: Person, choice: string) =>
        who.command('takeLeagueAward', { awardId: myLeagueAwards[0]!.id, choice });
      expect(await take(xenia, 'VOUCHER')).toEqual({ success: false, errorCode: 'AWARD_NOT_FOUND' });
      expect(await take(eva, 'VOUCHER')).toEqual({ success: true, errorCode: null });
      expect(await take(eva, 'CREDIT')).toEqual({ success: false, errorCode: 'AWARD_ALREADY_TAKEN' });
      await platform.settle();
      expect(await eva.get('{ myVouchers { value { cents } state } myCredit { cents } }')).toEqual({
        myVouchers: [{ value: { cents: 2_000 }, state: 'ACTIVE' }],
        myCredit: { cents: 0 },
      });
    });

    await step(
      'LEA-12 whoever is subscribed is charged once for the next phase, by replicas at once and when they start anew',
      async () => {
        const { clock, services } = platform;
        await platform.forwardTo(new Date(phases[1]!.getTime() - 10 * HOUR_MS));
        clock.set(new Date(phases[1]!.getTime() + 3 * HOUR_MS));
        const [leagues, billing] = [services['leagues']!, services['billing']!];
        for (let start = 0; start < 2; start += 1) {
          const replicas = [await platform.replicaOf('leagues'), await platform.replicaOf('billing')];
          // What leagues ask for is heard by billing before either works again.
          for (let round = 0; round < 2; round += 1) {
            const all = [leagues, billing, ...replicas];
            await Promise.all([...all, ...all].map((service) => service.runTimers(clock.now())));
            await leagues.drain();
          }
          for (const replica of replicas) await replica.stop();
        }
        await platform.forwardTo(clock.now());
        const charged = async (who: Person) => {
          const { payments } = await support.get<{ payments: { edges: { node: { status: string } }[] } }>(
            'query ($filter: PaymentsFilter) { payments(filter: $filter) { edges { node { status } } } }',
            { filter: { playerId: who.id } },
          );
          return payments.edges.map(({ node }) => node.status);
        };
        expect(await charged(eva)).toEqual(['AWAITING_PAYER', 'PAID']);
        for (const who of players.slice(1, 15)) expect(await charged(who)).toEqual(['PAID', 'PAID']);
        for (const who of players.slice(15)) expect(await charged(who)).toEqual([]);
      },
    );

    await step(
      'LEA-08~ LEA-12 BIL-08 the next phase is charged; a card without money suspends her, another one renews',
      async () => {
        await platform.forwardTo(new Date(phases[1]!.getTime() + 10 * HOUR_MS));
        const suspended = { state: 'SUSPENDED', cause: 'INSUFFICIENT_FUNDS' };
        expect(await league()).toMatchObject({
          currentPhase: { members: 14 },
          mySubscription: suspended,
          myTasks: [{ kind: 'SETTLE_PAYMENT' }],
        });
        expect((await league()).mySubscription!.myActions).toEqual(
          expect.arrayContaining(['VERIFY', 'RETRY', 'CHANGE_CARD', 'DELETE_PAYMENT']),
        );
        expect(await settlePayment('verify')).toEqual({ success: true, errorCode: null });
        expect((await league()).mySubscription).toMatchObject(suspended);
        expect(await settlePayment('retry')).toEqual({ success: true, errorCode: null });
        expect((await league()).mySubscription).toMatchObject(suspended);
        await keepCard('4242424242424242');
        expect(await cardOf(eva)).toMatch(/4242/);
        await settlePayment('retry');
        const { currentPhase, mySubscription } = await league();
        expect(currentPhase.members).toBe(15);
        expect(mySubscription).toMatchObject({ state: 'ACTIVE', cause: null, nextChargeOn: dayOf(phases[2]!) });
        expect(await documents()).toEqual(['RECEIPT COMPLETED', 'RECEIPT COMPLETED']);
      },
    );

    await step('RTE-07~ FLT-05~ a visitor reads all of it', async () => {
      const { data } = await platform.ask(
        `query ($filter: LeaguesFilter) { leagues(filter: $filter) { edges { node { id } } } }`,
        { filter: { sports: [1], numberPlayers: 1, actualState: 'IN_PROGRESS' } },
      );
      expect(data).toEqual({ leagues: { edges: [{ node: { id } }] } });
    });
  });

  const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
});
