import { playerNamed, readTods, toTods, type Bracket, type TodsEvent, type Tournament } from '@setpoint/competition';
import { SeededRandom } from '@setpoint/testkit';
import { playOfRecord } from '../../../src/domain/play/import.js';
import type { PlayOfTournament } from '../../../src/domain/play/play.js';
import { placedIn } from '../../../src/domain/play/progress.js';
import { aPlay, open, START } from './builders.js';
import { playByChance } from './model.js';

const TOURNAMENTS = process.env['SOAK'] ? 10_000 : 1_000;
const RECORDS = 60;

/** What never happens, whatever is said in whichever order. */
function check(before: PlayOfTournament, after: PlayOfTournament): void {
  const fail = (what: string) => {
    throw new Error(what);
  };
  for (const [index, fixture] of after.fixtures.entries()) {
    const was = before.fixtures[index];
    if (was === fixture) continue;
    if (was && was.id !== fixture.id) fail(`${was.id} stands elsewhere`);
    if (was && fixture.revision < was.revision) fail(`${fixture.id}: its revision falls`);
    if (was?.outcome && !fixture.outcome && was.outcome.how !== 'BYE') fail(`${fixture.id}: its result is lost`);
    if (was && was.outcome?.how === 'PLAYED' && fixture.outcome?.rule && fixture.revision === was.revision)
      fail(`${fixture.id}: a result gives way to ${fixture.outcome.rule}`);
    const [a, b] = fixture.sides;
    if (fixture.state !== 'WAITING' && fixture.state !== 'DECIDED' && (a === null || b === null))
      fail(`${fixture.id}: is played by nobody`);
  }
  for (const { id, sides } of open(after))
    if (sides.some((side) => after.out[side!] !== undefined)) fail(`${id}: who is out plays`);
  if (before.completedAt !== null && after.completedAt !== before.completedAt) fail('it ends twice');
}

describe('tournaments by chance', () => {
  it(`TRN-03~ TRN-10~ TRN-15~ MAT-21~ end, with one winner at most, whatever is said of matches: ${TOURNAMENTS} of 2 to 32 entries`, () => {
    const ends = { won: 0, none: 0, groups: 0 };
    for (let number = 0; number < TOURNAMENTS; number++) {
      const random = new SeededRandom(number + 1);
      const chance = (below: number) => (below === 0 ? 0 : random.int(below));
      const count = 2 + (number % 31);
      const format = number % 2 === 0 ? 'PLAY_OFF' : 'GROUPS_AND_PLAY_OFF';
      try {
        const end = playByChance(aPlay(count, { format }), chance, check);
        const winners = placedIn(end).filter(({ placing }) => placing === 'WINNER').length;
        if (winners > 1) throw new Error(`${winners} winners`);
        if (end.fixtures.some(({ state }) => state !== 'DECIDED')) throw new Error('something is still open');
        if (end.phases.some(({ state }) => state !== 'SETTLED')) throw new Error('a phase is not settled');
        ends[winners === 1 ? 'won' : 'none']++;
        if (end.groups.length > 0) ends.groups++;
      } catch (error) {
        throw new Error(`tournament ${number} of ${count} entries: ${String(error)}`);
      }
    }
    expect(ends.won + ends.none).toBe(TOURNAMENTS);
    expect(ends.won).toBeGreaterThan(TOURNAMENTS / 2);
    expect(ends.groups).toBeGreaterThan(TOURNAMENTS / 3);
  }, 300_000);

  it('BYD-07 go out as records and come back without loss, at any moment: groups, who left, bracket, results', () => {
    const seen = { running: 0, after: 0, bracket: 0 };
    for (let number = 0; number < RECORDS; number++) {
      const random = new SeededRandom(number + 1);
      const chance = (below: number) => (below === 0 ? 0 : random.int(below));
      const format = number % 3 === 0 ? 'PLAY_OFF' : 'GROUPS_AND_PLAY_OFF';
      playByChance(aPlay(2 + (number % 31), { format }), chance, (_, after) => {
        if (chance(40) > 0) return;
        const record = recordOf(after);
        const back = readTods(JSON.parse(JSON.stringify(toTods(record))));
        if (!back.ok) throw new Error(`tournament ${number}: ${back.code} ${JSON.stringify(back.data)}`);
        const [{ tournament, warnings }] = back.value.events as [TodsEvent];
        expect([number, warnings]).toEqual([number, []]);
        expect(inAnyOrder(tournament!)).toEqual(inAnyOrder(record));
        seen[after.groups.length === 0 ? 'bracket' : after.bracket ? 'after' : 'running']++;
        const { rules, entries, seed } = after;
        const imported = playOfRecord({ rules, entries, seed, record: tournament! }, START);
        expect(imported.groups).toEqual(after.groups);
        expect(imported.bracket && inOrder(imported.bracket)).toEqual(after.bracket && inOrder(after.bracket));
      });
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
  });
});

/** As it is exported. */
const recordOf = ({ entries, groups, bracket, draw }: PlayOfTournament): Tournament => ({
  ...{
    id: 'cup',
    name: 'Coppa',
    sport: 2,
    days: null,
    scoring: { mode: 'THREE_SETS_6_GAMES', superTieBreakAllowed: true },
  },
  sides: entries.map(({ id, rating, playerIds }) => ({
    ...{ id, rating },
    players: playerIds.map((player) => playerNamed(player, 'Ada Rossi')),
  })),
  ...{ groups, bracket, seeds: draw?.seeds ?? [] },
});

/** A record does not say who left a bracket first. */
const inOrder = (bracket: Bracket): Bracket => ({ ...bracket, abandoned: bracket.abandoned.toSorted() });
const inAnyOrder = ({ bracket, ...record }: Tournament) => ({
  ...record,
  sides: record.sides.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  bracket: bracket && inOrder(bracket),
});
