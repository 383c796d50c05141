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

/** What the latest message to an address or a number says in these words, as support reads it. */
const sentTo = (support: Person, channel: 'EMAIL' | 'SMS', to: string, words: RegExp): Promise<RegExpExecArray> =>
  eventually(async () => {
    const { messages } = await support.get<{ messages: { edges: { node: { text: string } }[] } }>(
      `query ($channel: MessageChannel!, $to: String!) {
        messages(filter: { channel: $channel, to: $to }, first: 1) { edges { node { text } } }
      }`,
      { channel, to },
    );
    return words.exec(messages.edges[0]?.node.text ?? '');
  }, `${words} was not sent to ${to}`) as Promise<RegExpExecArray>;

export const mailedTo = (support: Person, address: string, words: RegExp): Promise<RegExpExecArray> =>
  sentTo(support, 'EMAIL', address, words);

export const codeSentTo = async (support: Person, number: string): Promise<string> =>
  (await sentTo(support, 'SMS', number, /\b\d{5}\b/))[0];

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

/** Registers and verifies the address by the link of the mail, which support reads (ADM-07). */
export async function registerByMail(
  stack: Stack,
  support: Person,
  { firstName, lastName }: Pick<NewPlayer, 'firstName' | 'lastName'>,
): Promise<Person> {
  const email = `${firstName}.${lastName}@setpoint.example`.toLowerCase();
  const person = new Person(stack, email, 'a long password');
  const names = { first_name: firstName, last_name: lastName, sports: [1], language: 'en' };
  await person.signUp({ actionSource: 'website', emailVerified: false, ...names }, await person.register());
  const [link] = await mailedTo(support, email, /https?:\/\/\S+oobCode=\S+/);
  await person.verify(new URL(link).searchParams.get('oobCode')!);
  return person.signIn();
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
