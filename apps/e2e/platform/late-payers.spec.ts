/** A phase of a league whose charges fail for five of sixteen: they put it right one after the other, and it is played. */
import { randomUUID } from 'node:crypto';
import { step } from '@setpoint/testkit';
import { FixturePlay, playedOut } from '../src/fixtures.js';
import { agreeOnPublicMatch, comingPhases, createLeague, subscribeAll } from '../src/leagues.js';
import { settleIn } from '../src/new-player.js';
import { addCentre } from './centre.js';
import { startPlatform, type Person, type Platform } from './platform.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PAYING = 11;
/** What the cards of the others do when they are charged automatically. */
const CARDS = {
  poor: '4000000000008104',
  expired: '4000000000008112',
  later: '4000000000008120',
  declined: '4000000000008138',
  asked: '4000000000003220',
};
const NAMES = [...Array.from({ length: PAYING }, (_, at) => `payer${at + 1}`), ...Object.keys(CARDS)];

const LEAGUE = `query ($id: ID!) { league(id: $id) {
  currentPhase { number state members leastMembers groupsBy groups { table { member { players { id } } } } }
  mySubscription { id state cause endedBecause paymentReference }
} }`;

interface Shown {
  readonly currentPhase: {
    readonly state: string;
    readonly members: number;
    readonly groupsBy: string | null;
    readonly groups: readonly { readonly table: readonly { member: { players: readonly { id: string }[] } }[] }[];
  };
  readonly mySubscription: { readonly id: string; readonly state: string; readonly paymentReference: string };
}

describe('a phase of a league that some pay late', () => {
  let platform: Platform;
  let support: Person;
  let second: Date;
  let id: string;
  const players = new Map<string, Person>();
  const named = (name: string) => players.get(name)!;

  beforeAll(async () => {
    platform = await startPlatform();
    const { clock } = platform;
    support = await platform.support();
    await addCentre(platform);
    for (const name of NAMES) players.set(name, await platform.signUp(name));
    await platform.settle();
    const all = [...players.values()];
    for (const who of all) await settleIn(support, who, { level: 4 });
    await platform.settle();
    const play = new FixturePlay(new Map(all.map((who) => [who.id, who])));
    const [start, next] = comingPhases(clock.now(), 10);
    second = next!;
    id = await createLeague(support, 'Milano Singles League', start!.getUTCFullYear());
    const tomorrow = new Date(+clock.now() + DAY_MS).toISOString().slice(0, 10);
    const pairs = Array.from({ length: 8 }, (_, at) => [all[2 * at]!, all[2 * at + 1]!] as const);
    const matches: string[] = [];
    for (const [one, other] of pairs) matches.push(await agreeOnPublicMatch(one, other, play, tomorrow));
    await platform.forwardTo(`${tomorrow}T20:00:00Z`);
    for (const [at, [one, other]] of pairs.entries()) await playedOut(one, other, matches[at]!, true, 4);
    await platform.forwardTo(new Date(Math.max(+clock.now(), +start! - 10 * DAY_MS)));
    await subscribeAll(all, id, (at) => CARDS[NAMES[at] as keyof typeof CARDS] ?? '4242424242424242');
    await platform.settle();
    await platform.forwardTo(new Date(+start! + 10 * HOUR_MS));
    await platform.forwardTo(new Date(+second - 6 * DAY_MS));
  });
  afterAll(() => platform?.stop());

  const daysIn = (days: number, hours = 0) => platform.forwardTo(new Date(+second + days * DAY_MS + hours * HOUR_MS));
  const league = async (who = named('payer1')) => (await who.get<{ league: Shown }>(LEAGUE, { id })).league;
  const toldOf = async (who: Person) => {
    const { notifications } = await who.get<{ notifications: { edges: { node: { type: string } }[] } }>(
      '{ notifications(first: 50) { edges { node { type } } } }',
    );
    return notifications.edges.map(({ node }) => node.type);
  };
  const creditNotes = async (who: Person) => {
    const { myDocuments } = await who.get<{ myDocuments: { edges: { node: { type: string } }[] } }>(
      '{ myDocuments { edges { node { type } } } }',
    );
    return myDocuments.edges.filter(({ node }) => node.type === 'CREDIT_NOTE').length;
  };

  /** Leaves another card; leagues try it at once. */
  async function keepCard(who: Person, means: string): Promise<void> {
    const { startSavingMeans: started } = await who.get<{ startSavingMeans: { id: string; clientSecret: string } }>(
      'mutation ($requestId: String!) { startSavingMeans(requestId: $requestId) { id clientSecret } }',
      { requestId: randomUUID() },
    );
    await who.command('payInSandbox', { clientSecret: started.clientSecret, means }, 'asksPayer');
    await who.get('mutation ($id: ID!) { confirmSavedMeans(id: $id) { success } }', { id: started.id });
    await platform.settle();
  }

  it('waits for them, tells everybody, and is played with all who have paid', async () => {
    const suspended = (cause: string) => ({ state: 'SUSPENDED', cause });
    const stateOf = async (name: string) => (await league(named(name))).mySubscription;

    await step(
      'LEA-12~ BIL-08~ eleven pay on the first day; five are suspended, and nothing is called off',
      async () => {
        await daysIn(0, 0.1);
        expect((await league()).currentPhase).toMatchObject({ state: 'CHARGING', members: PAYING, groups: [] });
        expect(await stateOf('poor')).toMatchObject(suspended('INSUFFICIENT_FUNDS'));
        expect(await stateOf('expired')).toMatchObject(suspended('EXPIRED_CARD'));
        expect(await stateOf('later')).toMatchObject(suspended('RETRY_LATER'));
        expect(await stateOf('declined')).toMatchObject(suspended('DECLINED'));
        expect(await stateOf('asked')).toMatchObject(suspended('AUTHENTICATION_REQUIRED'));
      },
    );

    await step('LEA-12~ BIL-08~ a card that is to be tried later pays by itself', async () => {
      await daysIn(0, 4);
      expect(await stateOf('later')).toMatchObject({ state: 'ACTIVE' });
      expect((await league()).currentPhase).toMatchObject({ state: 'CHARGING', members: PAYING + 1 });
    });

    await step('LEA-03~ after the first day all are told until when groups are formed', async () => {
      await daysIn(1, 4);
      const lastDay = new Date(+second + 14 * DAY_MS).toISOString().slice(0, 10);
      expect((await league()).currentPhase).toMatchObject({ state: 'CHARGING', groupsBy: lastDay });
      for (const name of ['payer1', 'poor', 'later'])
        expect(await toldOf(named(name))).toContain('LEAGUE_PHASE_DELAYED');
    });

    await step(
      'LEA-12~ a new card and a word to the bank pay, and those who have paid have it back from nobody',
      async () => {
        await keepCard(named('expired'), '4242424242424242');
        expect(await stateOf('expired')).toMatchObject({ state: 'ACTIVE' });
        const asked = named('asked');
        const { paymentReference } = (await stateOf('asked'))!;
        expect(paymentReference).toBeTruthy();
        await keepCard(asked, '4242424242424242');
        expect(await stateOf('asked')).toMatchObject({ state: 'ACTIVE' });
        expect((await league()).currentPhase).toMatchObject({ state: 'CHARGING', members: 14 });
        expect(await creditNotes(named('payer1'))).toBe(0);
      },
    );

    await step('LEA-03~ LEA-04~ when the others are out, groups are formed with all who have paid', async () => {
      await daysIn(8);
      expect(await stateOf('declined')).toMatchObject({ state: 'INACTIVE', endedBecause: 'NO_VALID_CARD' });
      expect((await league()).currentPhase.state).toBe('CHARGING');
      await daysIn(15, 2);
      expect(await stateOf('poor')).toMatchObject({ state: 'INACTIVE', endedBecause: 'UNPAID' });
      const { currentPhase } = await league();
      expect(currentPhase).toMatchObject({ state: 'IN_PROGRESS', members: 14, groupsBy: null });
      const grouped = currentPhase.groups.flatMap(({ table }) => table.map(({ member }) => member.players[0]!.id));
      const paid = NAMES.filter((name) => name !== 'poor' && name !== 'declined').map((name) => named(name).id);
      expect(grouped.toSorted()).toEqual(paid.toSorted());
      for (const name of ['payer1', 'later', 'asked']) expect(await creditNotes(named(name))).toBe(0);
    });
  });
});
