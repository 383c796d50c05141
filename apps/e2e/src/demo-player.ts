import { Person } from './person.js';
import type { Stack } from './stack-process.js';

/** Numbers of those of the four hundred who belong to one spec each. */
const OF_A_SPEC = {
  browser: [17],
  calendar: [101, 246],
  'find-a-time': [163, 43, 54],
  guests: [389],
  journey: [128, 374, 91, 159],
  levels: [355, 214],
  matches: [322, 207],
  photos: [302],
  play: [149],
  smash: [341],
  wizards: [117, 152],
} as const;
const taken = new Set<number>(Object.values(OF_A_SPEC).flat());

const emailOf = (number: number) => `player${number}@setpoint.example`;

/**
 * Some of the four hundred of the demo data, who have played for two years and whom nobody has signed in as yet: for one
 * spec alone, which may play their matches and change their settings. They read English.
 */
export async function demoPlayers(stack: Stack, spec: keyof typeof OF_A_SPEC): Promise<Person[]> {
  const players: Person[] = [];
  // One after the other: together they are more than a busy machine answers in time.
  for (const number of OF_A_SPEC[spec]) {
    const person = new Person(stack, emailOf(number));
    await person.registerVerified();
    players.push(await comesIn(person));
  }
  return players;
}

export interface Rivals {
  readonly players: readonly [Person, Person];
  readonly matchId: string;
}

const PLAYED = `{ matches(filter: { states: [AWAITING_RESULT] }, first: 100) {
  edges { node { id teamA { user { id firstName } } teamB { user { id firstName } } } }
} }`;
interface Played {
  readonly matches: { readonly edges: readonly { readonly node: PlayedMatch }[] };
}
interface PlayedMatch {
  readonly id: string;
  readonly teamA: readonly Place[];
  readonly teamB: readonly Place[];
}
interface Place {
  readonly user: { readonly id: string; readonly firstName: string };
}

/**
 * Two of the four hundred from different sides of a match that is played and of which nobody has entered the result. Their
 * first names tell the sides apart. For one spec alone.
 */
export async function demoRivals(stack: Stack): Promise<Rivals> {
  const support = await new Person(stack, 'support@setpoint.example').signIn();
  const { matches } = await support.get<Played>(PLAYED);
  for (const { node } of matches.edges) {
    const people: Person[] = [];
    if (namesOf(node.teamA).some((name) => namesOf(node.teamB).includes(name))) continue;
    for (const { user } of [node.teamA[0]!, node.teamB[0]!]) {
      const { account } = await support.get<{ account: { email: string } }>(
        'query ($id: ID!) { account(id: $id) { email } }',
        { id: user.id },
      );
      const number = Number(/^player(\d+)@/.exec(account.email)?.[1] ?? NaN);
      if (!Number.isNaN(number) && !taken.has(number)) people.push(new Person(stack, account.email));
    }
    const [one, other] = people;
    if (one && other && (await isFirst(one)) && (await isFirst(other)))
      return { players: [await comesIn(one), await comesIn(other)], matchId: node.id };
  }
  throw new Error('nobody is left of whom a result is missing');
}

const namesOf = (team: readonly Place[]) => team.map(({ user }) => user.firstName);

/** False if another spec has that player. */
const isFirst = (person: Person): Promise<boolean> =>
  person.registerVerified().then(
    () => true,
    (error: unknown) => {
      if (String(error).includes('EMAIL_EXISTS')) return false;
      throw error;
    },
  );

async function comesIn(person: Person): Promise<Person> {
  await person.signIn();
  await readsIn('en', person);
  return person;
}

export const readsIn = (language: string, person: Person): Promise<unknown> =>
  person.get('mutation ($language: String) { updateUser(profilesData: { language: $language }) { success } }', {
    language,
  });
