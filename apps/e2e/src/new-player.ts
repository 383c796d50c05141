import { eventually } from '@setpoint/testkit';
import { Person } from './person.js';
import type { Stack } from './stack-process.js';

export interface NewPlayer {
  readonly firstName: string;
  readonly lastName: string;
  readonly level: number;
  /** Without the prefix of Italy. */
  readonly mobile?: string;
}

/** The code that was sent to a number, as support reads it among the messages. */
export const codeSentTo = (support: Person, number: string): Promise<string> =>
  eventually(async () => {
    const { messages } = await support.get<{ messages: { edges: { node: { text: string } }[] } }>(
      `query ($to: String!) { messages(filter: { channel: SMS, to: $to }, first: 1) { edges { node { text } } } }`,
      { to: number },
    );
    return /\b\d{5}\b/.exec(messages.edges[0]?.node.text ?? '')?.[0] ?? null;
  }, `no code came to ${number}`) as Promise<string>;

export async function verifyMobile(support: Person, who: Person, number: string): Promise<void> {
  await done(who.command('sendPhoneCode', { prefix: '+39', number }));
  const code = await codeSentTo(support, number);
  await done(who.command('confirmPhone', { code }));
}

const MILANO = {
  ...{ locationCountry: 'IT', locationName: 'Milano', locationFullname: 'Milano, Lombardia, Italia' },
  ...{ locationLat: 45.4642, locationLng: 9.19 },
};

/** Somebody who has just signed up lives in Milano from now on, with a level in tennis, time to play and, if it is given, a mobile number. */
export async function settleIn(
  support: Person,
  who: Person,
  { level, mobile }: Pick<NewPlayer, 'level' | 'mobile'>,
): Promise<void> {
  await done(who.command('saveSports', { sports: [{ sport: 1, level }] }));
  await done(who.command('saveAvailability', { noFixedDays: true, slots: [] }));
  await who.get('mutation ($data: ProfilesData!) { updateUser(profilesData: $data) { success } }', { data: MILANO });
  await who.get('mutation { finishWelcome { success } }');
  if (mobile) await verifyMobile(support, who, mobile);
}

async function newPlayer(stack: Stack, support: Person, { firstName, lastName, ...more }: NewPlayer): Promise<Person> {
  const email = `${firstName}.${lastName}@setpoint.example`.toLowerCase();
  const person = new Person(stack, email, 'a long password');
  const names = { first_name: firstName, last_name: lastName, sports: [1], language: 'en' };
  await person.signUp({ actionSource: 'website', emailVerified: true, ...names }, await person.registerVerified());
  await settleIn(support, person, more);
  return person;
}

/** One after the other: together they are more than a busy machine answers in time. */
export async function newPlayers(stack: Stack, support: Person, plans: readonly NewPlayer[]): Promise<Person[]> {
  const players: Person[] = [];
  for (const plan of plans) players.push(await newPlayer(stack, support, plan));
  return players;
}

async function done(command: Promise<{ success: boolean; errorCode: string | null }>): Promise<void> {
  const { success, errorCode } = await command;
  if (!success) throw new Error(`refused: ${errorCode}`);
}
