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
  });
  afterAll(async () => {
    for (const socket of sockets) await socket.dispose();
  });

  const send = (who: Person, text: string) =>
    who.command<{ success: boolean; errorCode: string | null; message: Sent | null }>(
      'sendMessage',
      { conversationId: id, clientId: randomUUID(), text },
      'message { seq text sender { displayName } }',
    );

  /** Who has heard that they listen, and what. */
  function listener(who: Person): { isListening: boolean; readonly received: Sent[] } {
    const socket = who.live();
    sockets.push(socket);
    const listening = { isListening: false, received: [] as Sent[] };
    socket.subscribe<{ messageSent: Sent | null }>(
      {
        query: 'subscription ($id: ID!) { messageSent(conversationId: $id) { seq text sender { displayName } } }',
        variables: { id },
      },
      {
        next: ({ data }) => {
          if (data?.messageSent) listening.received.push(data.messageSent);
          else listening.isListening = true;
        },
        error: () => {},
        complete: () => {},
      },
    );
    return listening;
  }

  it('CHT-03~ CHT-04~ each message arrives live, once and in order, for those alone who take part', async () => {
    const [mine, again, foreign] = [listener(people.ana), listener(people.ana), listener(people.carla)];
    await eventually(
      () => expect([mine, again].map(({ isListening }) => isListening)).toEqual([true, true]),
      'nobody listens',
    );
    const texts = Array.from({ length: MESSAGES }, (_, index) => `Message ${index + 1}`);
    for (const text of texts) expect(await send(people.ben, text)).toMatchObject({ success: true });
    for (const { received } of [mine, again]) {
      await eventually(() => expect(received.at(-1)?.text).toBe(texts.at(-1)), 'the last message did not arrive');
      const seqs = received.map(({ seq }) => seq);
      expect(seqs).toEqual(seqs.map((_, index) => seqs[0]! + index));
      expect(received.map(({ text }) => text)).toEqual(texts);
      expect(received.at(-1)!.sender.displayName).toBe('Ben Taylor');
    }
    expect(foreign).toEqual({ isListening: false, received: [] });
  });
});
