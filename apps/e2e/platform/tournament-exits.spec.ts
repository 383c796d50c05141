/** Who says not when they can play is out before a tournament begins; who leaves or is excluded later forfeits the rest. */
import { step } from '@setpoint/testkit';
import { FixturePlay, playersOf, type Fixture, type ShownSide } from '../src/fixtures.js';
import { settleIn } from '../src/new-player.js';
import { enterTournament, myRegistration, openTournament } from '../src/tournaments.js';
import { addCentre } from './centre.js';
import { startPlatform, type Person, type Platform } from './platform.js';

const DAY_MS = 86_400_000;
/** The last two have not said when they can play. */
const NAMES = ['ana', 'ben', 'carla', 'david', 'eva', 'fabio', 'late', 'silent'];
const NEVER = { noFixedDays: false, slots: [] };
const TOURNAMENT = `query ($id: ID!) { tournament(id: $id) {
  state teams entries { id isOut players { id } }
  fixtures { id stage state how rule winner match { id }
    sideA { entry { players { id } } } sideB { entry { players { id } } } }
} }`;

interface ShownFixture extends Omit<Fixture, 'sides'> {
  readonly winner: 'A' | 'B' | null;
  readonly sideA: ShownSide;
  readonly sideB: ShownSide;
}

interface Shown {
  readonly state: string;
  readonly teams: number;
  readonly entries: readonly {
    readonly id: string;
    readonly isOut: boolean;
    readonly players: readonly { id: string }[];
  }[];
  readonly fixtures: readonly ShownFixture[];
}

describe('ways out of a tournament', () => {
  let platform: Platform;
  let support: Person;
  let play: FixturePlay;
  let id: string;
  let startOn: string;
  const players = new Map<string, Person>();
  const named = (name: string) => players.get(name)!;

  beforeAll(async () => {
    platform = await startPlatform();
    support = await platform.support();
    await addCentre(platform);
    for (const name of NAMES) players.set(name, await platform.signUp(name));
    await platform.settle();
    for (const [at, who] of [...players.values()].entries())
      await settleIn(support, who, { level: 5, mobile: String(3_339_870_100 + at) });
    for (const name of ['late', 'silent']) await named(name).command('saveAvailability', NEVER);
    await platform.settle();
    play = new FixturePlay(new Map([...players.values()].map((who) => [who.id, who])));
    startOn = dayFromNow(10);
    id = await openTournament(support, {
      ...{ name: 'Ortica Eight', format: 'GROUPS_AND_PLAY_OFF', priceCents: 0, startOn },
      ...{ teamsToStart: 8, minTeams: 6, maxTeams: 8 },
    });
    for (const who of players.values())
      expect(await enterTournament(who, id, null, 0)).toMatchObject({ registration: { state: 'CONFIRMED' } });
    await platform.settle();
  });
  afterAll(() => platform?.stop());

  const dayFromNow = (days: number) =>
    new Date(platform.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const daysToStart = (days: number) =>
    platform.forwardTo(new Date(Date.parse(`${startOn}T12:00:00Z`) - days * DAY_MS));
  const shown = async () => (await named('ana').get<{ tournament: Shown }>(TOURNAMENT, { id })).tournament;
  const timesTold = async (name: string) => {
    const { notifications } = await named(name).get<{ notifications: { edges: { node: { type: string } }[] } }>(
      '{ notifications(first: 50) { edges { node { type } } } }',
    );
    return notifications.edges.filter(({ node }) => node.type === 'TOURNAMENT_AVAILABILITY_MISSING').length;
  };
  const fixturesOf = async (who: Person) =>
    (await shown()).fixtures
      .filter(({ sideA, sideB }) => [sideA, sideB].flatMap(playersOf).includes(who.id))
      .map((one) => ({ ...one, sides: [playersOf(one.sideA), playersOf(one.sideB)] as const }));
  const sideOf = (who: Person, { sides }: Fixture) => (sides[0].includes(who.id) ? 0 : 1);

  /** Of the matches of a player by their ids: how they ended, and whether the player won. */
  const endsOf = async (who: Person) =>
    new Map((await fixturesOf(who)).map((one) => [one.id, [one.how, one.rule, one.winner === 'AB'[sideOf(who, one)]]]));

  it('whoever is silent until the start is excluded, and who goes afterwards keeps what was played', async () => {
    await step(
      'TRN-09 whoever says not when they can play is told 7, 3 and 1 days before, and then excluded',
      async () => {
        const told = async () => [await timesTold('silent'), await timesTold('late'), await timesTold('ana')];
        await daysToStart(8);
        expect(await told()).toEqual([0, 0, 0]);
        await daysToStart(7);
        expect(await told()).toEqual([1, 1, 0]);
        await daysToStart(4);
        expect(await told()).toEqual([1, 1, 0]);
        expect(await named('late').command('saveAvailability', { ...NEVER, noFixedDays: true })).toMatchObject({
          success: true,
        });
        await daysToStart(3);
        expect(await told()).toEqual([2, 1, 0]);
        await daysToStart(1);
        expect(await told()).toEqual([3, 1, 0]);
        expect(await myRegistration(named('silent'), id)).toMatchObject({ state: 'CONFIRMED' });
        await daysToStart(0);
        expect(await shown()).toMatchObject({ state: 'IN_PROGRESS', teams: 7 });
        expect(await myRegistration(named('silent'), id)).toMatchObject({ state: 'EXCLUDED' });
        expect(await myRegistration(named('late'), id)).toMatchObject({ state: 'CONFIRMED' });
        expect(await fixturesOf(named('silent'))).toEqual([]);
      },
    );

    const wins = async (who: Person) => {
      const [first] = await fixturesOf(who);
      const day = dayFromNow(1);
      await play.agree(first!, day, '13:00');
      await platform.forwardTo(`${day}T20:00:00Z`);
      await play.result(first!, sideOf(who, first!), 3);
      await platform.settle();
      return first!.id;
    };
    /** Of the group of four, who play three matches, or of that of three. */
    const playersWith = async (matches: number) => {
      const { fixtures } = await shown();
      const sides = fixtures.flatMap(({ sideA, sideB }) => [sideA, sideB].flatMap(playersOf));
      return [...players.values()].filter((who) => sides.filter((each) => each === who.id).length === matches);
    };

    await step('TRN-15 who abandons a match forfeits it and those to come; an earlier result stands', async () => {
      const [leaver] = await playersWith(3);
      const won = await wins(leaver!);
      const [next, ...later] = (await fixturesOf(leaver!)).filter((one) => one.id !== won);
      expect(later).toHaveLength(1);
      const { abandoned } = await leaver!.get<{ abandoned: object }>(
        `mutation ($input: MatchIdInput!) { abandoned: abandonCompetitionMatch(input: $input) { success errorCode } }`,
        { input: { matchId: next!.match!.id } },
      );
      expect(abandoned).toEqual({ success: true, errorCode: null });
      await platform.settle();
      const ends = await endsOf(leaver!);
      expect(ends.get(won)).toEqual(['PLAYED', null, true]);
      for (const one of [next!, ...later]) expect(ends.get(one.id)).toEqual(['FORFEIT', 'ABANDONED', false]);
    });

    await step('TRN-15 whom support excludes forfeits what is to come; earlier results stand', async () => {
      const [excluded] = await playersWith(2);
      const won = await wins(excluded!);
      const entry = (await shown()).entries.find((one) => one.players[0]!.id === excluded!.id)!;
      expect(
        await support.command('excludeEntry', { tournamentId: id, entryId: entry.id, reason: 'Insults' }),
      ).toMatchObject({ success: true });
      await platform.settle();
      const { [won]: kept, ...rest } = Object.fromEntries(await endsOf(excluded!));
      expect(kept).toEqual(['PLAYED', null, true]);
      expect(Object.keys(rest).length).toBeGreaterThan(0);
      for (const end of Object.values(rest)) expect(end).toEqual(['FORFEIT', 'EXCLUDED', false]);
      expect((await shown()).entries.filter(({ isOut }) => isOut)).toHaveLength(2);
    });
  });
});
