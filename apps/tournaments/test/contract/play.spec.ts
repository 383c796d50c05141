import {
  levelsChanged,
  matchCreated,
  playPeriodExtended,
  registrationConfirmed,
  sideAbandoned,
  tournamentFixtureExtended,
  tournamentFixtureReady,
  tournamentFixtureWithdrawn,
  tournamentGroupsChanged,
} from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { emitSnapshot, player, support, VISITOR } from '@setpoint/testkit';
import { EntrySnapshot } from '../../src/persistence/snapshots/entry-snapshot.js';
import { GroupSnapshot } from '../../src/persistence/snapshots/group-snapshot.js';
import { PlayStage, resultOf, START, type Ready } from '../play-stage.js';

/* eslint-disable @typescript-eslint/no-explicit-any */

let stage: PlayStage;
let rankings = 0;
beforeAll(async () => {
  stage = await PlayStage.open();
});
afterAll(() => stage?.stop());
beforeEach(() => stage.clock.set(START));

const ask = async (document: string, variables: object = {}, who = VISITOR) => {
  const { data, errors } = await stage.service.query<Record<string, any>>(document, { ...variables }, who);
  if (errors) throw new Error(errors.map(({ message }) => message).join());
  return data!;
};

const SIDE = `entry { id seed level isOut players { id } } isBye from { kind stage number rank }`;
const FIXTURE = `id stage number state sideA { ${SIDE} } sideB { ${SIDE} } opensAt closesAt how winner rule
  sets { a b tieBreak superTieBreak } decidedAt match { id } chanceA group { number }`;
const PAGE = `query ($id: ID!) { tournament(id: $id) { state
  groups { id number qualifiers fixtures { id } table { rank points played won drawn lost setsWon gamesWon form rankedBy
    chance entry { id } } }
  bracket { rounds { stage closesAt fixtures { ${FIXTURE} } } odds { entry { id } winsTournament reachesFinal } }
  draw { seed version drawnAt } } }`;
const FIXTURES = `query ($id: ID!, $stage: CompetitionStage, $group: ID) { tournament(id: $id) {
  fixtures(stage: $stage, groupId: $group) { ${FIXTURE} } } }`;
const AWARDS = `query ($id: ID!) { tournament(id: $id) { awards { id placing player { id }
  choices { kind points amount { cents currency } } claimedAt } } }`;
const TAKE = `mutation ($input: TakeAwardInput!) { takeTournamentAward(input: $input) { success errorCode
  award { id claimedAt claimed tournament { id } } } }`;
const SEEDS = `query ($id: ID!) { tournament(id: $id) { entries { id seed } seeding { number entry { id } } } }`;
const TASKS = `query ($id: ID!) { tournament(id: $id) { myTasks { kind until fixture { id } award { id } } } }`;
const DECIDE = `mutation ($input: DecideTournamentFixtureInput!) { decideTournamentFixture(input: $input) { success
  errorCode fieldErrors { field code } tournament { id history { kind reason by { id } } } } }`;
const EXTEND = `mutation ($input: ExtendTournamentFixtureInput!) { extendTournamentFixture(input: $input) { success
  errorCode fieldErrors { field code } tournament { id } } }`;

const EXCHANGE = `mutation ($input: ExchangeGroupEntriesInput!) { exchangeGroupEntries(input: $input) { success
  errorCode tournament { id history { kind reason by { id } } groups { table { entry { id } } } } } }`;

const page = async (id: string) => (await ask(PAGE, { id }))['tournament'];
const sam = support('sam');
const decide = async (input: object) =>
  (await ask(DECIDE, { input: { winner: null, reason: 'Both ill', ...input } }, sam))['decideTournamentFixture'];
const extend = async (input: object) =>
  (await ask(EXTEND, { input: { days: 3, closesAt: '2026-03-07T23:00:00.000Z', reason: 'Rain', ...input } }, sam))[
    'extendTournamentFixture'
  ];

const exchange = async (input: object) => (await ask(EXCHANGE, { input }, sam))['exchangeGroupEntries'];

const WAITING = `{ supportTournaments(filter: { needsDecision: true }) { edges { node {
  id fixtures { id needsDecision } } } } }`;

/** What only support can decide. */
const waiting = async () => {
  const { edges } = (await ask(WAITING, {}, sam))['supportTournaments'];
  return edges.map(({ node }: { node: { id: string; fixtures: { id: string; needsDecision: boolean }[] } }) => ({
    id: node.id,
    fixtures: node.fixtures.filter(({ needsDecision }) => needsDecision).map(({ id }) => id),
  }));
};

const factsOf = ({ fixtureId, revision, sideA, sideB, competition, stage: of }: Ready) => ({
  ...{ matchId: `match of ${fixtureId}`, sport: 2 as const, numberPlayers: 2 as const, visibility: 'PUBLIC' as const },
  ...{ isFriendly: false, organiserId: sideA[0]!, courtId: null, startsAt: null, timeZone: 'Europe/Rome' },
  ...{ minutesPlay: 90, teamA: sideA, teamB: sideB, invited: [] },
  fixture: { fixtureId, revision, competition, stage: of },
});

describe('what is played in a tournament', () => {
  it('ADM-04~ support lets two entries of two groups change places once, while no match of theirs is decided', async () => {
    await stage.started('moved', 8);
    const entry = (number: number) => `moved-e0${number}`;
    const wish = { tournamentId: 'moved', entryId: entry(0), toGroup: 2, withEntryId: entry(1), reason: 'Club mates' };
    const refused = async (more: object) => (await exchange({ ...wish, ...more })).errorCode;
    expect(await refused({ reason: ' ' })).toBe('REASON_REQUIRED');
    expect(await refused({ tournamentId: 'none' })).toBe('TOURNAMENT_NOT_FOUND');
    expect(await refused({ withEntryId: 'none' })).toBe('ENTRY_NOT_FOUND');
    expect(await refused({ withEntryId: entry(3), toGroup: 1 })).toBe('SAME_GROUP');
    expect(await refused({ toGroup: 3 })).toBe('SAME_GROUP');
    await stage.started('small', 4);
    expect(await refused({ tournamentId: 'small', entryId: 'small-e00', withEntryId: 'small-e01' })).toBe(
      'WRONG_STATE',
    );

    const answers = [await exchange(wish), await exchange(wish)];
    for (const { success, tournament } of answers) {
      expect(success).toBe(true);
      expect(tournament.groups.map(({ table }: any) => table.map((row: any) => row.entry.id).toSorted())).toEqual([
        [1, 3, 4, 7].map(entry),
        [0, 2, 5, 6].map(entry),
      ]);
      expect(tournament.history).toEqual([{ kind: 'ENTRIES_EXCHANGED', reason: 'Club mates', by: { id: 'sam' } }]);
    }
    const open = await stage.toPlay('moved');
    const isMoved = ({ sideA, sideB }: Ready) =>
      [...sideA, ...sideB].some((id) => [0, 1].some((number) => id.startsWith(entry(number))));
    expect(open.filter(isMoved).map(({ revision }) => revision)).toEqual(Array(6).fill(2));
    expect(open.filter((ready) => !isMoved(ready)).map(({ revision }) => revision)).toEqual(Array(6).fill(1));
    const told = (await stage.service.eventsOf(tournamentGroupsChanged)).filter(
      ({ tournament }) => tournament.id === 'moved',
    );
    expect(told).toHaveLength(2);
    expect(told[1]!.groups[1]!.playerIds).toContain(`${entry(0)}-p0`);

    await stage.won(open.find(({ sideA, sideB }) => [...sideA, ...sideB].includes(`${entry(1)}-p0`))!);
    expect(await refused({ entryId: entry(1), withEntryId: entry(0) })).toBe('ALREADY_PLAYED');
    await stage.exclude('moved', entry(5));
    expect(await refused({ entryId: entry(7), withEntryId: entry(5) })).toBe('ENTRY_OUT_ALREADY');
  });

  it('TRN-14~ API-21~ others hear who plays in its groups, without who is out, also anew', async () => {
    await stage.started('told', 8);
    const told = async () =>
      (await stage.service.eventsOf(tournamentGroupsChanged)).filter(({ tournament }) => tournament.id === 'told');
    const [before] = await told();
    expect(before!.groups.map(({ groupId, playerIds }) => [groupId, playerIds.length])).toEqual([
      ['told-g1', 8],
      ['told-g2', 8],
    ]);
    await stage.exclude('told', 'told-e00');
    const [, after] = await told();
    expect(after).toMatchObject({ over: false });
    expect(after!.groups.flatMap(({ playerIds }) => playerIds)).toHaveLength(14);
    await emitSnapshot(stage.service, new GroupSnapshot(), 2);
    expect((await told()).at(-1)).toEqual(after);
    await emitSnapshot(stage.service, new EntrySnapshot(), 3);
    const entries = (await stage.service.eventsOf(registrationConfirmed)).filter(
      ({ tournament }) => tournament.id === 'told',
    );
    expect(entries.map(({ registrationId }) => registrationId)).not.toContain('told-e00');
    expect(entries).toHaveLength(7);
  });

  it('TRN-04 TRN-11~ BYD-13~ groups show live tables, form, what ranked each row, and the chance to go on', async () => {
    await stage.started('tables', 8);
    const before = await page('tables');
    expect(before.groups.map(({ number, table }: any) => [number, table.length])).toEqual([[1, 4], [2, 4]]); // oxfmt-ignore
    expect(before.bracket).toBeNull();
    expect(before.draw).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{32}$/), version: 1 });
    const chances = before.groups[0].table.map(({ chance }: any) => chance as number);
    expect(chances.reduce((sum: number, chance: number) => sum + chance, 0)).toBeCloseTo(2, 6);
    expect([...chances].sort((a, b) => b - a)).toEqual(chances);

    const ofFirst = (await stage.toPlay('tables')).filter(({ fixtureId }) => fixtureId.includes('-g1-'));
    for (const ready of ofFirst) {
      stage.clock.advance({ hours: 1 });
      await stage.won(ready);
    }
    const { groups } = await page('tables');
    expect(groups[0].table).toMatchObject([
      { rank: 1, points: 9, played: 3, won: 3, setsWon: 6, gamesWon: 36, form: ['WON', 'WON', 'WON'], rankedBy: null },
      { rank: 2, points: 6, rankedBy: 'POINTS', chance: null },
      { rank: 3, points: 3, rankedBy: 'POINTS' },
      { rank: 4, points: 0, lost: 3, form: ['LOST', 'LOST', 'LOST'] },
    ]);
    expect(groups[1].table[0].chance).toBeGreaterThan(0);
    const shown = (await ask(FIXTURES, { id: 'tables', group: 'tables-g2' }))['tournament'].fixtures;
    expect(shown).toHaveLength(6);
    expect(shown[0]).toMatchObject({ state: 'READY', stage: 'ROUND_ROBIN', group: { number: 2 }, how: null });
  });

  /** Two members of a group, by strength from 0 on, and their sets as the first of them sees them. */
  type Meeting = readonly [one: number, other: number, ...sets: readonly (readonly [number, number])[]];
  const STRAIGHT = [[6, 2], [6, 2]] as const; // oxfmt-ignore
  const CLOSE = [[7, 6], [7, 6]] as const; // oxfmt-ignore
  it.each<[string, readonly Meeting[], readonly string[]]>([
    [
      'points, 3 for a win and 1 for a draw, then sets',
      [
        [3, 0, ...STRAIGHT],
        [3, 1, [6, 4], [3, 6], [6, 3]],
        [0, 2, [6, 4], [4, 6]],
      ],
      ['3: 6', '2: 1 POINTS', '0: 1 SETS', '1: 0 POINTS'],
    ],
    [
      'the match of two who are level, whatever their sets',
      [
        [1, 0, ...CLOSE],
        [0, 2, ...STRAIGHT],
        [0, 3, ...STRAIGHT],
        [1, 2, ...CLOSE],
        [3, 1, ...STRAIGHT],
        [2, 3, ...STRAIGHT],
      ],
      ['1: 6', '0: 6 HEAD_TO_HEAD', '2: 3 POINTS', '3: 3 HEAD_TO_HEAD'],
    ],
    [
      'sets before games where three have beaten each other in turn',
      [
        [0, 1, [7, 6], [7, 6]],
        [1, 2, [6, 0], [6, 0]],
        [2, 0, [6, 4], [4, 6], [6, 4]],
      ],
      ['0: 3', '1: 3 SETS', '2: 3 SETS', '3: 0 POINTS'],
    ],
    [
      'games where their sets are level as well',
      [
        [0, 1, [6, 4], [6, 4]],
        [1, 2, [6, 4], [6, 4]],
        [2, 0, [6, 1], [6, 4]],
      ],
      ['2: 3', '1: 3 GAMES', '0: 3 GAMES', '3: 0 POINTS'],
    ],
    [
      'the rating at last',
      [
        [0, 1, [6, 4], [6, 4]],
        [1, 2, [6, 4], [6, 4]],
        [2, 0, [6, 4], [6, 4]],
      ],
      ['0: 3', '1: 3 RATING', '2: 3 RATING', '3: 0 POINTS'],
    ],
  ])('TRN-11 the table of a group goes by %s', async (_what, meetings, expected) => {
    const id = `ranked-${(rankings += 1)}`;
    await stage.started(id, 8);
    const tableOf = async () => (await page(id)).groups[0].table as any[];
    const members = (await tableOf()).map(({ entry }) => entry.id as string).toSorted();
    const open = await stage.toPlay(id);
    for (const [one, other, ...sets] of meetings) {
      const isOf = (at: number) => (side: readonly string[]) => side[0]!.startsWith(members[at]!);
      const ready = open.find(({ sideA, sideB }) => [one, other].every((at) => [sideA, sideB].some(isOf(at))))!;
      const isTurned = isOf(other)(ready.sideA);
      const scores = sets.map(([mine, theirs]) => (isTurned ? { a: theirs, b: mine } : { a: mine, b: theirs }));
      const won = scores.filter(({ a, b }) => a > b).length * 2 - scores.length;
      const winner: 'A' | 'B' | null = won === 0 ? null : won > 0 ? 'A' : 'B';
      const played = {
        ...resultOf(ready, 'A', stage.clock.now()),
        sets: scores.map((score) => ({ ...score, superTieBreak: false })),
        ...{ winner, outcome: winner === null ? ('TIME_EXPIRED' as const) : ('COMPLETED' as const) },
      };
      await stage.close(ready, { how: 'PLAYED', result: played });
    }
    const table = await tableOf();
    expect(table.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
    expect(
      table.map(({ entry, points, rankedBy }) => `${members.indexOf(entry.id)}: ${points} ${rankedBy ?? ''}`.trim()),
    ).toEqual(expected);
  });

  it('BYD-13~ chances follow the levels of this moment, the draw stays as it was made', async () => {
    await stage.started('now', 2, { format: 'PLAY_OFF' });
    const seen = async () => {
      const { bracket, draw } = await page('now');
      const [{ fixtures }] = bracket.rounds;
      const favourite = bracket.odds[0].entry.id;
      return { chance: fixtures[0].chanceA as number, first: fixtures[0].sideA.entry, favourite, draw };
    };
    const before = await seen();
    for (const { id: userId } of before.first.players)
      await stage.service.deliver(levelsChanged, { userId, levels: [{ sport: 2, numberPlayers: 2, rating: 2 }] });
    const after = await seen();
    expect(after.chance).toBeLessThan(before.chance - 0.1);
    expect([before.favourite, after.favourite]).toEqual(['now-e00', 'now-e01']);
    expect([after.draw, after.first.id, after.first.seed]).toEqual([before.draw, before.first.id, before.first.seed]);
    expect(await seen()).toEqual(after);
  });

  it.each([
    ['PLAY_OFF', {}],
    ['GROUPS_AND_PLAY_OFF', {}],
    ['PLAY_OFF', { seeds: 8 }],
  ] as const)('TRN-03~ of sixteen entries only the seeds have a number: %s %j', async (format, more) => {
    const id = `seeded-${format}-${Object.values(more).join('')}`.toLowerCase();
    await stage.started(id, 16, { format, ...more });
    const { entries, seeding } = (await ask(SEEDS, { id }, sam))['tournament'];
    const count = Object.values(more)[0] ?? 4;
    const seeds = entries.filter(({ seed }: any) => seed !== null);
    expect(entries).toHaveLength(16);
    expect(seeds.map(({ seed }: any) => seed)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(seeding.map(({ number, entry }: any) => [number, entry.id])).toEqual(
      seeds.map(({ seed, id: entry }: any) => [seed, entry]),
    );
  });

  it('TRN-03 TRN-04 BYD-13~ the bracket shows byes, where empty places come from, scores, and odds', async () => {
    await stage.started('cup', 6, { format: 'PLAY_OFF' });
    const { bracket } = await page('cup');
    expect(bracket.rounds.map(({ stage: of, fixtures }: any) => [of, fixtures.length])).toEqual([
      ['QUARTER_FINALS', 4],
      ['SEMIFINAL', 2],
      ['FINAL', 1],
    ]);
    const [first, semifinals, final] = bracket.rounds;
    expect(first.fixtures.filter(({ how }: any) => how === 'BYE')).toHaveLength(2);
    expect(first.fixtures[0]).toMatchObject({ sideA: { entry: { id: 'cup-e00', seed: 1, level: 6 } }, winner: 'A' });
    expect(first.fixtures[0].sideB).toMatchObject({ entry: null, isBye: true });
    expect(first.closesAt).toEqual('2026-03-07T23:00:00.000Z');
    expect(semifinals).toMatchObject({ closesAt: null, fixtures: [{ state: 'WAITING' }, { state: 'WAITING' }] });
    expect(semifinals.fixtures[0].sideB.from).toEqual({ kind: 'WINNER_OF', stage: 'QUARTER_FINALS', number: 2, rank: null }); // oxfmt-ignore
    expect(final.fixtures[0].sideA.from).toEqual({ kind: 'WINNER_OF', stage: 'SEMIFINAL', number: 1, rank: null });
    const sum = bracket.odds.reduce((total: number, { winsTournament }: any) => total + winsTournament, 0);
    expect([bracket.odds.length, sum]).toEqual([6, expect.closeTo(1, 6)]);
    expect(bracket.odds[0].entry.id).toBe('cup-e00');

    const [ready] = await stage.toPlay('cup');
    await stage.won(ready!, 'A');
    const after = await page('cup');
    const played = after.bracket.rounds[0].fixtures.find(({ id }: any) => id === ready!.fixtureId);
    expect(played).toMatchObject({
      ...{ state: 'DECIDED', how: 'PLAYED', winner: 'A', rule: null, chanceA: null },
      sets: [{ a: 6, b: 2, tieBreak: null, superTieBreak: false }, { a: 6 }],
      match: { id: `match of ${ready!.fixtureId}` },
    });
    expect(after.bracket.odds).toHaveLength(5);
  });

  it('TRN-04 after groups the bracket tells from which group its sides come', async () => {
    await stage.started('both', 6);
    for (const ready of await stage.toPlay('both')) await stage.won(ready);
    const { bracket, groups } = await page('both');
    const sides = bracket.rounds[0].fixtures.flatMap(({ sideA, sideB }: any) => [sideA, sideB]);
    for (const { entry, from } of sides) expect(groups[from.number - 1].table[from.rank - 1].entry.id).toBe(entry.id);
    expect(sides).toHaveLength(4);
  });

  it('TRN-10~ a fixture leads to its match as soon as there is one; extensions of players move its end', async () => {
    await stage.started('links', 2, { format: 'PLAY_OFF' });
    const [ready] = await stage.toPlay('links');
    const match = factsOf(ready!);
    await stage.service.deliver(matchCreated, { match, actorId: ready!.sideA[0]! });
    const { fixtureId, revision } = ready!;
    const extended = { fixtureId, revision, match, actorId: ready!.sideA[0]!, closesAt: '2026-03-10T23:00:00.000Z' };
    await stage.service.deliver(playPeriodExtended, { ...extended, extensions: 1 });
    const [fixture] = (await ask(FIXTURES, { id: 'links' }))['tournament'].fixtures;
    expect(fixture).toMatchObject({ match: { id: match.matchId }, closesAt: '2026-03-10T23:00:00.000Z' });
    stage.clock.set('2026-03-09T12:00:00Z');
    expect(await stage.expired('links')).toEqual([]);
  });

  it('TRN-15~ who abandons or is excluded forfeits what is to come; earlier results stand', async () => {
    await stage.started('leavers', 8, { format: 'PLAY_OFF' });
    const [first, second, ...others] = await stage.toPlay('leavers');
    await stage.won(first!, 'A');
    const { fixtureId, revision } = second!;
    const gone = second!.sideB[0]!;
    await stage.service.deliver(sideAbandoned, {
      ...{
        fixtureId,
        revision,
        match: factsOf(second!),
        actorId: gone,
        side: 'B',
        at: stage.clock.now().toISOString(),
      },
    });
    await stage.close(second!, { how: 'ABANDONED', abandoned: { side: 'B', playerId: gone } });
    for (const ready of others) await stage.won(ready, 'A');
    const winner = first!.sideA[0]!.slice(0, -3);
    await stage.exclude('leavers', winner);
    await stage.exclude('leavers', winner);
    const { bracket } = await page('leavers');
    const fixture = (id: string) =>
      bracket.rounds.flatMap(({ fixtures }: any) => fixtures).find((one: any) => one.id === id);
    expect(fixture(first!.fixtureId)).toMatchObject({ how: 'PLAYED', winner: 'A', sideA: { entry: { isOut: true } } });
    expect(fixture(fixtureId)).toMatchObject({ how: 'FORFEIT', winner: 'A', rule: 'ABANDONED' });
    expect(fixture('leavers-p2-1')).toMatchObject({ how: 'FORFEIT', rule: 'EXCLUDED' });
    const withdrawn = await stage.service.eventsOf(tournamentFixtureWithdrawn);
    expect(withdrawn.filter((one) => one.fixtureId === 'leavers-p2-1')).toMatchObject([{ reason: 'EXCLUDED' }]);
  });

  it('TRN-13 SMS-04 a prize is seen by all, and in the list of its winner, who claims it once, as one of its choices', async () => {
    await stage.started('prizes', 2, { format: 'PLAY_OFF' });
    const [ready] = await stage.toPlay('prizes');
    await stage.won(ready!);
    const { awards } = (await ask(AWARDS, { id: 'prizes' }))['tournament'];
    expect(awards.map(({ placing, player: { id } }: any) => [placing, id])).toEqual([
      ['WINNER', 'prizes-e00-p0'],
      ['WINNER', 'prizes-e00-p1'],
      ['SECOND', 'prizes-e01-p0'],
      ['SECOND', 'prizes-e01-p1'],
    ]);
    const [award] = awards;
    expect(award.choices).toEqual([
      { kind: 'VOUCHER', points: null, amount: { cents: 5_000, currency: 'EUR' } },
      { kind: 'POINTS', points: 500, amount: null },
    ]);
    const of = async (who: Identity) =>
      (
        await ask(`{ tournamentAwardsOf(playerId: "prizes-e00-p0") { id placing tournament { id } claimed } }`, {}, who)
      )['tournamentAwardsOf'];
    const trophy = { id: award.id, placing: 'WINNER', tournament: { id: 'prizes' } };
    expect(await of(player('prizes-e00-p0'))).toEqual([{ ...trophy, claimed: null }]);
    const mine = async (who: string) =>
      (await ask(`{ myTournamentAwards { id claimed claimedAt } }`, {}, player(who)))['myTournamentAwards'];
    expect(await mine('prizes-e00-p0')).toEqual([{ id: award.id, claimed: null, claimedAt: null }]);
    const take = async (choice: string, who: string, awardId = award.id) =>
      (await ask(TAKE, { input: { awardId, choice } }, player(who)))['takeTournamentAward'];
    expect((await ask(TASKS, { id: 'prizes' }, player('prizes-e00-p0')))['tournament'].myTasks).toEqual([
      { kind: 'TAKE_AWARD', until: null, fixture: null, award: { id: award.id } },
    ]);
    expect(await take('VOUCHER', 'prizes-e01-p0')).toEqual({
      success: false,
      errorCode: 'AWARD_NOT_FOUND',
      award: null,
    });
    expect(await take('VOUCHER', 'prizes-e00-p0', 'none')).toMatchObject({ errorCode: 'AWARD_NOT_FOUND' });
    expect(await take('CREDIT', 'prizes-e00-p0')).toMatchObject({ errorCode: 'CHOICE_NOT_OFFERED' });
    expect(await take('POINTS', 'prizes-e00-p0')).toMatchObject({
      ...{ success: true, errorCode: null },
      award: { claimed: 'POINTS', claimedAt: stage.clock.now().toISOString(), tournament: { id: 'prizes' } },
    });
    expect(await take('VOUCHER', 'prizes-e00-p0')).toMatchObject({
      ...{ success: false, errorCode: 'AWARD_ALREADY_TAKEN', award: { claimed: 'POINTS' } },
    });
    expect(await mine('prizes-e00-p0')).toEqual([
      { id: award.id, claimed: 'POINTS', claimedAt: stage.clock.now().toISOString() },
    ]);
    expect(await mine('prizes-e00-p1')).toMatchObject([{ id: awards[1].id, claimed: null }]);
    expect(await mine('eva')).toEqual([]);
    const others = await stage.service.query(`{ tournament(id: "prizes") { awards { claimed } } }`, {}, player('eva'));
    expect(others.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('TRN-04 who plays sees what to play next and until when; others see none of it', async () => {
    await stage.started('tasks', 2, { format: 'PLAY_OFF' });
    const mine = (await ask(TASKS, { id: 'tasks' }, player('tasks-e00-p1')))['tournament'].myTasks;
    expect(mine).toEqual([
      { kind: 'PLAY', until: '2026-03-07T23:00:00.000Z', fixture: { id: 'tasks-p1-1' }, award: null },
    ]);
    expect((await ask(TASKS, { id: 'tasks' }, player('eva')))['tournament'].myTasks).toEqual([]);
    expect((await ask(TASKS, { id: 'tasks' }))['tournament'].myTasks).toEqual([]);
  });

  it('TRN-04 of a private tournament strangers see no draw, no matches and no prizes', async () => {
    await stage.started('club', 2, { format: 'PLAY_OFF', isPrivate: true, inviteCode: 'SECRET12' });
    const all = `query ($id: ID!) { tournament(id: $id) { groups { id } bracket { rounds { stage } } fixtures { id } awards { id } draw { seed } } }`; // oxfmt-ignore
    const nothing = { groups: [], bracket: null, fixtures: [], awards: [], draw: null };
    expect((await ask(all, { id: 'club' }))['tournament']).toEqual(nothing);
    expect((await ask(all, { id: 'club' }, player('eva')))['tournament']).toEqual(nothing);
    expect((await ask(all, { id: 'club' }, player('club-e01-p1')))['tournament'].fixtures).toHaveLength(1);
    const ready = await stage.service.eventsOf(tournamentFixtureReady);
    expect(ready.filter(({ competition }) => competition.id === 'club')).toMatchObject([{ isPrivate: true }]);
  });

  it('ADM-04~ support gives more time, with a reason, while a match is to be played', async () => {
    await stage.started('more-time', 4, { format: 'PLAY_OFF' });
    const fixtureId = 'more-time-p1-1';
    expect(await extend({ fixtureId, reason: ' ' })).toMatchObject({ errorCode: 'REASON_REQUIRED' });
    for (const days of [0, 15])
      expect(await extend({ fixtureId, days })).toMatchObject({
        ...{ errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'days', code: 'OUT_OF_RANGE' }] },
      });
    expect(await extend({ fixtureId: 'none' })).toMatchObject({ errorCode: 'FIXTURE_NOT_FOUND' });
    expect(await extend({ fixtureId: 'more-time-p2-1' })).toMatchObject({ errorCode: 'WRONG_STATE' });
    // over the night in which clocks go forward
    expect(await extend({ fixtureId, days: 14 })).toMatchObject({ success: true, errorCode: null });
    expect(await extend({ fixtureId, days: 14 })).toMatchObject({ success: true, errorCode: null });
    const history = async () => (await decide({ fixtureId: 'more-time-p2-1' })).tournament;
    expect(await history()).toBeNull();
    expect(await extend({ fixtureId, days: 3 })).toMatchObject({ success: false, errorCode: 'FIXTURE_CHANGED' });
    const seen = '2026-03-21T23:00:00.000Z';
    expect(await extend({ fixtureId, days: 14, closesAt: seen })).toMatchObject({ success: true });
    const told = (await stage.service.eventsOf(tournamentFixtureExtended)).map(({ closesAt }) => closesAt);
    expect(told).toEqual(['2026-03-21T23:00:00.000Z', '2026-04-04T22:00:00.000Z']);
    await stage.won((await stage.toPlay('more-time')).find((one) => one.fixtureId === fixtureId)!);
    expect(await extend({ fixtureId })).toMatchObject({ errorCode: 'FIXTURE_DECIDED' });
  });

  it('ADM-04~ support decides what nobody decides, but no result, and nothing that the next match stands on', async () => {
    await stage.started('decided', 4, { format: 'PLAY_OFF' });
    const [one, other] = await stage.toPlay('decided');
    const { fixtureId } = one!;
    expect(await decide({ fixtureId, reason: '' })).toMatchObject({ errorCode: 'REASON_REQUIRED' });
    expect(await decide({ fixtureId: 'none' })).toMatchObject({ errorCode: 'FIXTURE_NOT_FOUND' });
    expect(await decide({ fixtureId: 'decided-p2-1' })).toMatchObject({ errorCode: 'WRONG_STATE' });
    expect(await decide({ fixtureId, winner: 'B' })).toMatchObject({
      success: true,
      tournament: { history: [{ kind: 'FIXTURE_DECIDED', reason: 'Both ill', by: { id: 'sam' } }] },
    });
    await stage.won(other!, 'A');
    expect(await decide({ fixtureId: other!.fixtureId })).toMatchObject({ errorCode: 'FIXTURE_DECIDED' });
    // the final is not played yet: another decision replaces its side
    expect(await decide({ fixtureId, winner: 'A' })).toMatchObject({ success: true });
    const [final] = await stage.toPlay('decided');
    expect(final).toMatchObject({ fixtureId: 'decided-p2-1', revision: 2, sideA: one!.sideA });
    await stage.won(final!);
    expect(await decide({ fixtureId, winner: 'B' })).toMatchObject({ errorCode: 'NEXT_MATCH_DECIDED' });
    expect(await waiting()).toEqual([]);
    // A correction comes too late: support finds it and lets the result stand.
    await stage.correct(other!, 'B');
    expect(await waiting()).toEqual([{ id: 'decided', fixtures: [other!.fixtureId] }]);
    expect(await decide({ fixtureId: other!.fixtureId, winner: 'A' })).toMatchObject({ success: true });
    expect(await waiting()).toEqual([]);
    // what players say afterwards changes nothing
    await stage.won(one!, 'B');
    expect(await stage.service.manager.query(`select winner, rule from fixture where id = $1`, [fixtureId])).toEqual([
      { winner: 'A', rule: 'BY_SUPPORT' },
    ]);
  });
});
