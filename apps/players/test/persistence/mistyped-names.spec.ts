import { userId } from '@setpoint/kernel';
import { FIRST_NAMES, MISTAKES, mistyped, player, SeededRandom, SURNAMES, type Mistake } from '@setpoint/testkit';
import { aPlayer } from '../builders.js';
import { arePlayers, clear, startPlayers, type Stage } from '../stage.js';

const QUERY = `query ($name: String) { players(filter: { name: $name }, first: 20) { edges { node { id } } } }`;
/** Of the surnames, every fourth is mistyped in each way. */
const EVERY = 4;

let stage: Stage;
beforeAll(async () => {
  stage = await startPlayers();
  await clear(stage);
  await arePlayers(
    stage,
    ...SURNAMES.map((lastName, i) => aPlayer({ id: idOf(i), firstName: firstName(i), lastName })),
  );
});
afterAll(() => stage?.stop());

const idOf = (i: number) => userId(`p${i}`);
const firstName = (i: number) => FIRST_NAMES[i % FIRST_NAMES.length]!;

async function find(name: string): Promise<string[]> {
  const { data, errors } = await stage.query<{ players: { edges: { node: { id: string } }[] } }>(
    QUERY,
    { name },
    player('reader'),
  );
  expect(errors).toBeUndefined();
  return data!.players.edges.map(({ node }) => node.id);
}

/** Searches with one mistake, and those of them whose first page lacks who was meant. */
async function searched(mistake: Mistake, as: (i: number, mistypedSurname: string) => string) {
  const random = new SeededRandom(MISTAKES.indexOf(mistake));
  const pick = (below: number) => Math.floor(random.next() * below);
  const sample = SURNAMES.map((name, i) => ({ i, name })).filter(({ i }) => i % EVERY === 0);
  const missed: string[] = [];
  for (const { i, name } of sample) {
    const typed = as(i, mistyped(name, mistake, pick));
    if (!(await find(typed)).includes(idOf(i))) missed.push(`${typed} for ${name}`);
  }
  return { searches: sample.length, missed };
}

it.each(MISTAKES)('PLY-01~ finds nearly every surname of which a letter is %s', async (mistake) => {
  const { searches, missed } = await searched(mistake, (_, surname) => surname);
  expect(searches).toBeGreaterThan(100);
  expect({ enough: missed.length <= searches / 12, missed }).toMatchObject({ enough: true });
});

it.each(MISTAKES)('PLY-01~ finds everybody by first name and a surname of which a letter is %s', async (mistake) => {
  const { missed } = await searched(mistake, (i, surname) => `${firstName(i)} ${surname}`);
  expect(missed).toEqual([]);
});

it.each([
  ['garsia', 'García'],
  ['Cotsa', 'Costa'],
  ['dmaico', "D'Amico"],
  ["o'brein", "O'Brien"],
  ['garcia lorac', 'García Lorca'],
])('PLY-01~ "%s" finds %s first', async (typed, surname) => {
  expect((await find(typed))[0]).toBe(idOf(SURNAMES.indexOf(surname)));
});
