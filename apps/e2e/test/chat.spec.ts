/** Messages over the public API of a running stack: sent by one, there at once for the other. */
import { randomUUID } from 'node:crypto';
import { eventually } from '@setpoint/testkit';
import type { Client } from 'graphql-ws';
import { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';

const MESSAGES = 12;

interface Sent {
  readonly seq: number;
  readonly text: string;
  readonly sender: { readonly displayName: string };
}

describe('a conversation of two players', () => {
  let stack: Stack;
  let people: { ana: Person; ben: Person; carla: Person };
  let id: string;
  const sockets: Client[] = [];

  beforeAll(async () => {
    stack = await sharedStack();
    const signedIn = (name: string) => new Person(stack, `${name}@setpoint.example`).signIn();
    people = { ana: await signedIn('ana'), ben: await signedIn('ben'), carla: await signedIn('carla') };
    const { conversation } = await people.ana.command<{
      success: boolean;
      errorCode: string | null;
      conversation: { id: string };
    }>('openConversation', { kind: 'PLAYER', recipientId: people.ben.id }, 'conversation { id }');
    id = conversation.id;
  }, 300_000);
  afterAll(async () => {
    for (const socket of sockets) await socket.dispose();
  });

  const send = (who: Person, text: string) =>
    who.command<{ success: boolean; errorCode: string | null; message: Sent | null }>(
      'sendMessage',
      { conversationId: id, clientId: randomUUID(), text },
      'message { seq text sender { displayName } }',
    );

  function listener(who: Person): Sent[] {
    const socket = who.live();
    sockets.push(socket);
    const received: Sent[] = [];
    socket.subscribe<{ messageSent: Sent }>(
      {
        query: 'subscription ($id: ID!) { messageSent(conversationId: $id) { seq text sender { displayName } } }',
        variables: { id },
      },
      { next: ({ data }) => data && received.push(data.messageSent), error: () => {}, complete: () => {} },
    );
    return received;
  }

  /** A subscription is not confirmed: who sends until the others hear knows that they listen. */
  async function heardBy(...listeners: Sent[][]): Promise<void> {
    await eventually(
      async () => {
        await send(people.ben, 'Do you hear me?');
        expect(listeners.every((received) => received.length > 0)).toBe(true);
      },
      'nobody hears',
      { everyMs: 250 },
    );
  }

  it('CHT-03~ CHT-04~ each message arrives live, once and in order, for those alone who take part', async () => {
    const [mine, again, foreign] = [listener(people.ana), listener(people.ana), listener(people.carla)];
    await heardBy(mine, again);
    const texts = Array.from({ length: MESSAGES }, (_, index) => `Message ${index + 1}`);
    for (const text of texts) expect(await send(people.ben, text)).toMatchObject({ success: true });
    for (const received of [mine, again]) {
      await eventually(() => expect(received.at(-1)!.text).toBe(texts.at(-1)), 'the last message did not arrive');
      const seqs = received.map(({ seq }) => seq);
      expect(seqs).toEqual(seqs.map((_, index) => seqs[0]! + index));
      expect(received.slice(-texts.length).map(({ text }) => text)).toEqual(texts);
      expect(received.at(-1)!.sender.displayName).toBe('Ben Taylor');
    }
    expect(foreign).toEqual([]);
  }, 60_000);
});
