/** A tournament of sixteen from its groups to the prize. */
import { step } from '@setpoint/testkit';
import { FixturePlay, playersOf, type Fixture, type ShownSide } from '../src/fixtures.js';
import { settleIn } from '../src/new-player.js';
import { enterTournament, openTournament } from '../src/tournaments.js';
import { addCentre } from './centre.js';
import { startPlatform, type Person, type Platform } from './platform.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The strongest first; who is stronger wins. */
const NAMES = 'eva hugo ida jan kira leo mia nils olga paul rita sami tea ugo vera walt'.split(' ');
const FIXTURES = `query ($id: ID!) { tournament(id: $id) { fixtures {
  id stage number state how rule match { id } group { number }
  sideA { entry { players { id } } from { kind number } } sideB { entry { players { id } } from { kind number } }
} } }`;

interface Shown {
  readonly tournament: {
    readonly fixtures: readonly (Omit<Fixture, 'sides'> & {
      readonly group: { readonly number: number } | null;
      readonly sideA: ShownSide;
      readonly sideB: ShownSide;
    })[];
  };
}

describe('a tournament', () => {
  let platform: Platform;
  const players: Person[] = [];
  let eva: Person;
  let play: FixturePlay;
  let id: string;

  beforeAll(async () => {
    platform = await startPlatform();
    const support = await platform.support();
    await addCentre(platform);
    for (const name of NAMES) players.push(await platform.signUp(name));
    eva = players[0]!;
    await platform.settle();
    for (const [at, who] of players.entries())
      await settleIn(support, who, { level: 6.5 - Math.floor(at / 4) * 0.5, mobile: String(3_339_870_000 + at) });
    await platform.settle();
    play = new FixturePlay(new Map(players.map((who) => [who.id, who])));
    id = await openTournament(support, {
      ...{ name: 'Lambrate Sixteen', format: 'GROUPS_AND_PLAY_OFF', priceCents: 0, startOn: dayFromNow(2) },
      ...{ teamsToStart: 16, minTeams: 8, maxTeams: 16, rules: 'New balls for each match.' },
      prizes: [
        { placing: 'WINNER', voucherCents: 3_000, points: 500, creditCents: 2_500 },
        { placing: 'SECOND', points: 250 },
      ],
    });
  });
  afterAll(() => platform?.stop());

  const dayFromNow = (days: number) =>
    new Date(platform.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const forward = (hours: number) => platform.forwardTo(new Date(platform.clock.now().getTime() + hours * HOUR_MS));
  const tournament = async (fields: string, who = eva) =>
    (await who.get<{ tournament: object }>(`query ($id: ID!) { tournament(id: $id) { ${fields} } }`, { id }))
      .tournament;
  const fixtures = async (stage: string): Promise<readonly (Fixture & { readonly group: number | null })[]> => {
    const { tournament: shown } = await eva.get<Shown>(FIXTURES, { id });
    return shown.fixtures
      .filter((one) => one.stage === stage)
      .map(({ sideA, sideB, group, ...one }) => ({
        ...one,
        group: group?.number ?? null,
        sides: [playersOf(sideA), playersOf(sideB)],
      }));
  };
  const endsOf = async (stage: string) => {
    const counts: Record<string, number> = {};
    for (const one of await fixtures(stage)) counts[one.how ?? one.state] = (counts[one.how ?? one.state] ?? 0) + 1;
    return counts;
  };
  const rank = (playerId: string) => players.findIndex(({ id: each }) => each === playerId);
  const winnerOf = ({ sides: [[a], [b]] }: Fixture): 0 | 1 => (rank(a!) < rank(b!) ? 0 : 1);
  const isHers = ({ sides }: Fixture) => sides.flat().includes(eva.id);
  const tellsOf = async (who: Person) => {
    const { notifications } = await who.get<{ notifications: { edges: { node: { type: string } }[] } }>(
      '{ notifications(first: 50) { edges { node { type } } } }',
    );
    return notifications.edges.map(({ node }) => node.type);
  };

  /** On the next day; at each hour one match of each player. */
  async function playAll(some: readonly Fixture[]): Promise<void> {
    const busy = new Map<string, number>();
    const tomorrow = dayFromNow(1);
    for (const fixture of some) {
      const [a, b] = fixture.sides.map(([who]) => who!) as [string, string];
      const slot = Math.max(busy.get(a) ?? 0, busy.get(b) ?? 0);
      busy.set(a, slot + 1).set(b, slot + 1);
      await play.agree(fixture, tomorrow, `${String(13 + 2 * slot).padStart(2, '0')}:00`);
    }
    await platform.forwardTo(`${tomorrow}T22:30:00Z`);
    for (const fixture of some) await play.result(fixture, winnerOf(fixture), 3);
    await platform.settle();
  }

  /** The window ends; a match whose day has come is waited for another day after it has heard of that. */
  async function timeIsUp(): Promise<void> {
    await forward(6 * 24);
    await forward(25);
    await forward(25);
  }

  it('sixteen enter, and one wins the prize', async () => {
    await step('TRN-02~ TRN-03~ TRN-16~ starts with sixteen, in groups of four', async () => {
      for (const who of players)
        expect(await enterTournament(who, id, null, 0)).toMatchObject({ registration: { state: 'CONFIRMED' } });
      await platform.settle();
      expect(await tournament('state teams placesLeft')).toEqual({ state: 'CLOSED', teams: 16, placesLeft: 0 });
      expect(await tellsOf(eva)).toContain('TOURNAMENT_REGISTERED');
      await forward(8 * 24);
      expect(await tournament('state bracket { __typename } myTasks { kind }')).toMatchObject({
        state: 'IN_PROGRESS',
        myTasks: [{ kind: 'PLAY' }, { kind: 'PLAY' }, { kind: 'PLAY' }],
      });
      const matches = await fixtures('ROUND_ROBIN');
      expect(matches.filter(({ match }) => match !== null)).toHaveLength(24);
      expect(new Set(matches.map(({ group }) => group)).size).toBe(4);
      expect(await tellsOf(eva)).toEqual(expect.arrayContaining(['TOURNAMENT_STARTED', 'MATCH_CREATED']));
    });

    await step(
      'TRN-10~ TRN-11~ the groups are played, but for two matches that nobody or one side tried to play',
      async () => {
        const matches = await fixtures('ROUND_ROBIN');
        // Of the weakest of two groups: who goes on is not touched by it.
        const weak = matches.filter(({ sides: [[a], [b]] }) => rank(a!) >= 8 && rank(b!) >= 8);
        const [untried, tried] = [weak.find(({ group }) => group === 1)!, weak.find(({ group }) => group === 2)!];
        await play.propose(tried, dayFromNow(2), '20:00');
        await playAll(matches.filter((one) => one !== untried && one !== tried));
        expect(await endsOf('ROUND_ROBIN')).toEqual({ PLAYED: 22, READY: 2 });
        await timeIsUp();
        expect(await endsOf('ROUND_ROBIN')).toEqual({ PLAYED: 22, DOUBLE_FORFEIT: 1, FORFEIT: 1 });
        const rules = (await fixtures('ROUND_ROBIN')).map(({ rule }) => rule);
        expect(rules.filter(Boolean).sort()).toEqual(['BOTH_SILENT', 'ONE_SILENT']);
      },
    );

    await step('TRN-03~ TRN-04~ the bracket is drawn, and everybody sees it', async () => {
      const { data } = await platform.ask(FIXTURES, { id });
      const drawn = (data as unknown as Shown).tournament.fixtures;
      const of = (stage: string) => drawn.filter((one) => one.stage === stage);
      expect(of('QUARTER_FINALS').map(({ match }) => match !== null)).toEqual([true, true, true, true]);
      // The best two of each group.
      expect(
        of('QUARTER_FINALS')
          .flatMap(({ sideA, sideB }) => [sideA, sideB].flatMap(playersOf).map(rank))
          .sort((a, b) => a - b),
      ).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      expect(of('SEMIFINAL')).toMatchObject([
        { sideA: { entry: null, from: { kind: 'WINNER_OF' } } },
        { sideA: { entry: null, from: { kind: 'WINNER_OF' } } },
      ]);
      expect(of('FINAL')).toHaveLength(1);
      expect(await tournament('rules entries { id }')).toEqual({
        rules: 'New balls for each match.',
        entries: Array.from({ length: 16 }, () => ({ id: expect.any(String) })),
      });
    });

    let second: Person;
    await step(
      'TRN-10~ RES-01~ a result that one enters and the other confirms counts; a match that one side tried is a forfeit',
      async () => {
        const all = await fixtures('QUARTER_FINALS');
        const tried = all.find((one) => !isHers(one))!;
        await play.propose(tried, dayFromNow(3), '20:00', winnerOf(tried));
        await playAll(all.filter((one) => one !== tried));
        await timeIsUp();
        expect(await endsOf('QUARTER_FINALS')).toEqual({ PLAYED: 3, FORFEIT: 1 });
      },
    );

    await step('TRN-13~ TRN-16~ she wins the final and takes the prize, once', async () => {
      await playAll(await fixtures('SEMIFINAL'));
      expect(await endsOf('SEMIFINAL')).toEqual({ PLAYED: 2 });
      const [final] = await fixtures('FINAL');
      second = players[rank(final!.sides.flat().find((who) => who !== eva.id)!)]!;
      await playAll([final!]);
      expect(await endsOf('FINAL')).toEqual({ PLAYED: 1 });
      expect(await tournament('state myTasks { kind } awards { placing player { id } }')).toEqual({
        state: 'COMPLETED',
        myTasks: [{ kind: 'TAKE_AWARD' }],
        awards: [
          { placing: 'WINNER', player: { id: eva.id } },
          { placing: 'SECOND', player: { id: second.id } },
        ],
      });
      expect(await tellsOf(eva)).toContain('TOURNAMENT_WON');
      expect(await tellsOf(second)).toContain('TOURNAMENT_ELIMINATED');
      const { myTournamentAwards } = await eva.get<{ myTournamentAwards: { id: string }[] }>(
        '{ myTournamentAwards { id choices { kind } } }',
      );
      expect(myTournamentAwards).toMatchObject([
        { choices: [{ kind: 'VOUCHER' }, { kind: 'POINTS' }, { kind: 'CREDIT' }] },
      ]);
      const take = async (who: Person, choice: string) => {
        const { taken } = await who.get<{ taken: object }>(
          `mutation ($input: TakeAwardInput!) { taken: takeTournamentAward(input: $input) { success errorCode } }`,
          { input: { awardId: myTournamentAwards[0]!.id, choice } },
        );
        return taken;
      };
      expect(await take(second, 'CREDIT')).toEqual({ success: false, errorCode: 'AWARD_NOT_FOUND' });
      expect(await take(eva, 'CREDIT')).toEqual({ success: true, errorCode: null });
      expect(await take(eva, 'POINTS')).toEqual({ success: false, errorCode: 'AWARD_ALREADY_TAKEN' });
      await platform.settle();
      expect(await eva.get('{ myCredit { cents } myTournamentAwards { claimed } }')).toEqual({
        myCredit: { cents: 2_500 },
        myTournamentAwards: [{ claimed: 'CREDIT' }],
      });
    });

    await step('FLT-04~ TRN-17~ is found among completed ones', async () => {
      const filter = { sports: [1], numberPlayers: 1, actualState: 'COMPLETED' };
      const { data } = await platform.ask(
        'query ($filter: TournamentsFilter) { tournaments(filter: $filter) { edges { node { id } } } }',
        { filter },
      );
      expect(data).toEqual({ tournaments: { edges: [{ node: { id } }] } });
    });
  });
});
