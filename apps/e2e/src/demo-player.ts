import { Person } from './person.js';
import type { Stack } from './stack-process.js';

/**
 * Some of the four hundred of the demo data, who have played for two years and whom nobody has signed in as yet: for one
 * spec alone, which may play their matches and change their settings. They read English.
 */
export async function demoPlayers(stack: Stack, ...numbers: readonly number[]): Promise<Person[]> {
  const players: Person[] = [];
  // One after the other: together they are more than a busy machine answers in time.
  for (const number of numbers) {
    const person = new Person(stack, `player${number}@setpoint.example`);
    await person.registerVerified();
    await person.signIn();
    await readsIn('en', person);
    players.push(person);
  }
  return players;
}

export const readsIn = (language: string, person: Person): Promise<unknown> =>
  person.get('mutation ($language: String) { updateUser(profilesData: { language: $language }) { success } }', {
    language,
  });
