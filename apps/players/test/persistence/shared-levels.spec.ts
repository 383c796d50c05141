import { levelsChanged, levelUpdated, resultConfirmed } from '@setpoint/events';
import { DEFAULT_SPORT_PARAMETERS } from '@setpoint/rating';
import { insertRows, rowOf, sql } from '@setpoint/service-kit';
import { userId } from '@setpoint/kernel';
import { player } from '@setpoint/testkit';
import type { Level } from '../../src/domain/profile.js';
import { ANA, aPlayer, aResult, BEN, CARLA, anEstimatedLevel } from '../builders.js';
import { RatingParametersEntity } from '../../src/persistence/refit-entities.js';
import { DOUBLES, SINGLES } from '../rated-matches.js';
import { arePlayers, clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(async () => {
  await clear(stage);
  const levels = [SINGLES, DOUBLES].map((pool) => anEstimatedLevel(4, pool));
  await arePlayers(
    stage,
    ...[ANA, BEN, CARLA].map((id) => aPlayer({ id, inviteCode: id, levels })),
    aPlayer({ id: DAVID, inviteCode: 'david' }),
  );
});
afterAll(() => stage?.stop());

const DAVID = userId('david');
const startsAt = (day: number) => `2026-05-${String(day).padStart(2, '0')}T18:00:00.000Z`;
const CLEAR = [6, 6].map((a) => ({ a, b: 0, superTieBreak: false }));
/** Ana and David beat Ben and Carla clearly. */
const doubles = (day: number) =>
  stage.deliver(
    resultConfirmed,
    aResult(
      { matchId: `d${day}`, startsAt: startsAt(day), numberPlayers: 2, teamA: [ANA, DAVID], teamB: [BEN, CARLA] },
      { sets: CLEAR },
    ),
  );
const singles = (day: number) =>
  stage.deliver(resultConfirmed, aResult({ matchId: `s${day}`, startsAt: startsAt(day) }));

interface Told {
  readonly numberPlayers: { readonly id: string };
  readonly rating: number | null;
  readonly selfAssessed: boolean;
  readonly start: number | null;
  readonly carriedOver: number | null;
  readonly ratedMatches: number;
}
interface Entry {
  readonly before: { readonly level: number };
  readonly after: { readonly level: number };
  readonly carriedOver: number | null;
  readonly change: { readonly total: number } | null;
}
async function read(id: string, who = id): Promise<{ singles: Told; doubles: Told; entries: Entry[] }> {
  const { data, errors } = await stage.query<{
    player: { levels: [Told, Told]; levelEntries: { edges: { node: Entry }[] } };
  }>(
    `query ($id: ID!) { player(id: $id) {
      levels { numberPlayers { id } rating selfAssessed start carriedOver ratedMatches }
      levelEntries(sport: 1, numberPlayers: 1) { edges { node {
        before { level } after { level } carriedOver change { total } } } } } }`,
    { id },
    player(who),
  );
  expect(errors).toBeUndefined();
  const { levels, levelEntries } = data!.player;
  return { singles: levels[0], doubles: levels[1], entries: levelEntries.edges.map(({ node }) => node).reverse() };
}
const shownOf = async (id: string) =>
  (await rowOf<{ levels: Level[] }>(stage.manager, sql`select levels from player where id = ${id}`))!.levels;
const hundredths = (level: number) => Math.round(level * 100);

describe('singles and doubles of a player', () => {
  it('LVL-03~ LVL-01~ somebody known from doubles starts known in singles, as is shown, predicted and told', async () => {
    for (let day = 1; day <= 12; day++) await doubles(day);
    const { singles: start, entries } = await read(ANA);
    expect(start).toMatchObject({ selfAssessed: true, ratedMatches: 0 });
    expect(hundredths(start.start!) - hundredths(start.carriedOver!)).toBe(355);
    expect(start.carriedOver).toBeGreaterThan(0.3);
    expect(start.rating).toBe(Math.round(start.start! * 2) / 2);
    expect(entries).toEqual([]);
    expect(await stage.eventsOf(levelsChanged)).toContainEqual({
      userId: ANA,
      levels: (await shownOf(ANA)).map(({ sport, numberPlayers, rating }) => ({ sport, numberPlayers, rating })),
    });
    expect(new Set((await stage.eventsOf(levelUpdated)).map(({ numberPlayers }) => numberPlayers))).toEqual(
      new Set([2]),
    );

    const { data } = await stage.query<{ previewMatch: { preview: { level: number; carriedOver: number } } }>(
      `{ previewMatch(input: { sport: 1, opponentIds: ["${BEN}"] }) { preview { level carriedOver } } }`,
      {},
      player(ANA),
    );
    expect(data!.previewMatch.preview).toEqual({ level: start.start, carriedOver: start.carriedOver });
    await singles(20);
    const [first] = (await read(ANA)).entries;
    expect(first).toMatchObject({ before: { level: start.start }, carriedOver: start.carriedOver });
  });

  it('LVL-03~ without an estimate, the start is told to its player alone', async () => {
    for (let day = 1; day <= 3; day++) await doubles(day);
    const told = (await read(DAVID)).singles;
    expect(told).toMatchObject({ rating: null, ratedMatches: 0 });
    expect(hundredths(told.start!) - hundredths(told.carriedOver!)).toBe(300);
    expect((await read(DAVID, ANA)).singles).toMatchObject({ rating: null, start: null, carriedOver: null });
  });

  it('LVL-03~ an estimate that is given again shows where it lets the player start beside the doubles', async () => {
    for (let day = 1; day <= 12; day++) await doubles(day);
    const save = 'mutation { saveSports(input: { sports: [{ sport: 1, level: 5 }] }) { success } }';
    expect((await stage.query(save, {}, player(ANA))).data).toEqual({ saveSports: { success: true } });
    const { singles: start } = await read(ANA);
    expect(start.start).toBeGreaterThan(4.5);
    expect(start.rating).toBe(Math.round(start.start! * 2) / 2);
  });

  it('BYD-01~ LVL-04~ a match moves the other level too, and what it says adds up in hundredths', async () => {
    await singles(1);
    for (let day = 2; day <= 8; day++) await doubles(day);
    const { singles: between, entries: [first] } = await read(ANA); // oxfmt-ignore
    expect(between.carriedOver).toBeGreaterThan(0.1);
    expect(between.start).toBeNull();
    await singles(9);
    const { singles: after, entries: [, second] } = await read(ANA); // oxfmt-ignore
    expect(second!.carriedOver).toBe(between.carriedOver);
    expect(hundredths(second!.before.level)).toBe(hundredths(first!.after.level) + hundredths(second!.carriedOver!));
    expect(hundredths(second!.after.level)).toBe(hundredths(second!.before.level) + hundredths(second!.change!.total));
    expect(after.carriedOver).toBeNull();
    expect((await read(ANA, BEN)).entries[1]).toMatchObject({ carriedOver: null, change: null });
  });

  it('LVL-03~ a fit moves neither a level nor a start that doubles have moved', async () => {
    for (let day = 1; day <= 8; day++) await doubles(day);
    const before = { told: await read(ANA), unsaid: await read(DAVID), shown: await shownOf(ANA) };
    const fitted = { ...DEFAULT_SPORT_PARAMETERS, agreement: 0.1 };
    await insertRows(stage.manager, RatingParametersEntity, [
      {
        ...{ sport: 1, due_at: new Date(startsAt(9)), state: 'ACCEPTED', claimed_until: null, parameters: fitted },
        ...{ matches: 900, log_loss_before: 0.6, log_loss_after: 0.5 },
        ...{ in_force_from: new Date(startsAt(9)), applies_from: new Date(startsAt(9)) },
      },
    ]);
    expect({ told: await read(ANA), unsaid: await read(DAVID), shown: await shownOf(ANA) }).toEqual(before);
    await singles(10);
    expect((await read(ANA)).entries[0]!.before.level).toBe(before.told.singles.start);
  });

  it('LVL-08~ LVL-03~ gives back what doubles said once none of them counts', async () => {
    const before = await shownOf(ANA);
    await doubles(1);
    const walkover = { outcome: 'WALKOVER' as const, sets: [] };
    await stage.deliver(
      resultConfirmed,
      aResult(
        { matchId: 'd1', startsAt: startsAt(1), numberPlayers: 2, teamA: [ANA, DAVID], teamB: [BEN, CARLA] },
        walkover,
      ),
    );
    expect(await shownOf(ANA)).toEqual(before);
    expect((await read(ANA)).singles).toMatchObject({ start: 3.55, carriedOver: null });
  });
});
