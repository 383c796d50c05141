import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { options, random } from '../options.ts';
import { ChatPlatform, type Member } from './chat-platform.ts';
import { MessageReader } from './message-reader.ts';

const WRITERS = 8;
const READERS_EACH = 3;
/** On average; most of a run is spent between two gateways. */
const CUT_EVERY_MS = 40;
const IN_TIME_MS = 60_000;
/** Of one request, 50 ms apart: some are in flight when a gateway dies, and a start takes a while. */
const MOST_TRIES = 200;
/** One address may open so many connections in a minute; all of 127.0.0.0/8 is this machine. */
const ADDRESSES = 200;

const started = performance.now();
const platform = await ChatPlatform.start();
let cuts = 0;
let kills = 0;
let failedSends = 0;
let address = 0;
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
const alive = () => platform.gateways.filter(({ isAlive }) => isAlive);

async function ask<Data>({ token }: Member, query: string, variables: object): Promise<Data> {
  for (let tries = 1; ; tries += 1) {
    try {
      const response = await fetch(`${pick(alive()).url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(10_000),
      });
      const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
      if (errors || !data) throw new Error(JSON.stringify(errors));
      return data;
    } catch (error) {
      // Whether it was done, nobody knows: it is asked again, with the same id.
      failedSends += 1;
      if (tries > MOST_TRIES) throw error;
      await delay(50);
    }
  }
}

/** Resolves when all readers are so far, or the time is over. */
async function allHave(readers: readonly MessageReader[], last: number): Promise<void> {
  for (const until = performance.now() + IN_TIME_MS; performance.now() < until; await delay(20))
    if (readers.every((reader) => reader.last >= last)) return;
}

const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { success errorCode message { seq } } }`;
const OPEN = `mutation ($input: OpenConversationInput!) { openConversation(input: $input) { errorCode conversation { id lastSeq } } }`;

try {
  const members = await Promise.all(Array.from({ length: WRITERS }, (_, n) => platform.signUp(`player${n}`)));
  const matchId = randomUUID();
  await platform.playTogether(matchId, members);
  const open = () =>
    ask<{ openConversation: { errorCode: string | null; conversation: { id: string; lastSeq: number } | null } }>(
      members[0]!,
      OPEN,
      { input: { kind: 'MATCH', recipientId: matchId } },
    );
  let conversation = (await open()).openConversation.conversation;
  for (let tries = 0; !conversation && tries < 200; tries += 1, await delay(50))
    conversation = (await open()).openConversation.conversation;
  if (!conversation) throw new Error('the conversation could not be opened');
  const { id: conversationId, lastSeq } = conversation;

  const readers = members.flatMap((member) =>
    Array.from(
      { length: READERS_EACH },
      () =>
        new MessageReader({
          ...{ conversationId, token: member.token },
          connection: () => ({ url: pick(alive()).url, localAddress: `127.0.1.${(address += 1) % ADDRESSES}` }),
          ask: (query, variables) => ask(member, query, variables),
        }),
    ),
  );
  while (!readers.every(({ connections }) => connections > 0)) await delay(20);

  let left = options.messages;
  const sent = new Map<number, string>();
  const writing = Promise.all(
    members.map(async (member, writer) => {
      while (left > 0) {
        const text = `${writer}: ${left--}`;
        const input = { conversationId, clientId: randomUUID(), text };
        const { sendMessage } = await ask<{
          sendMessage: { errorCode: string | null; message: { seq: number } | null };
        }>(member, SEND, { input });
        if (!sendMessage.message) throw new Error(`refused: ${sendMessage.errorCode}`);
        sent.set(sendMessage.message.seq, text);
      }
    }),
  );
  let isOver = false;
  const cutting = (async () => {
    for (; !isOver; await delay(random() * 2 * CUT_EVERY_MS)) {
      pick(readers).cut();
      cuts += 1;
    }
  })();
  const killing = (async () => {
    // Each of the two once: at a third and at two thirds.
    for (const [index, gateway] of platform.gateways.entries()) {
      while (left > (options.messages * (2 - index)) / 3) await delay(5);
      await gateway.kill();
      kills += 1;
      await gateway.start();
    }
  })();
  await Promise.all([writing, killing]);
  isOver = true;
  await cutting;
  const last = lastSeq + options.messages;
  await allHave(readers, last);

  let [lost, doubled, misplaced, wrong] = [0, 0, 0, 0];
  for (const { shown } of readers) {
    const seqs = shown.map(({ seq }) => seq);
    lost += last - new Set(seqs).size;
    doubled += seqs.length - new Set(seqs).size;
    misplaced += seqs.filter((seq, index) => index > 0 && seq < seqs[index - 1]!).length;
    wrong += shown.filter(({ seq, text }) => seq > lastSeq && sent.get(seq) !== text).length;
  }
  const sum = (of: (reader: MessageReader) => number) => readers.reduce((total, reader) => total + of(reader), 0);
  console.log(
    [
      `messages    ${options.messages} by ${WRITERS} people, numbered ${sent.size} times`,
      `readers     ${readers.length}, ${sum(({ connections }) => connections)} connections`,
      `cut         ${cuts} sockets, ${kills} gateways (SIGKILL); ${failedSends} requests without an answer, asked again`,
      `caught up   ${sum(({ missed }) => missed)} by query, ${sum(({ known }) => known)} known ones dropped`,
      `result      ${lost} lost, ${doubled} doubled, ${misplaced} out of order, ${wrong} with another text`,
      `took        ${Math.round((performance.now() - started) / 1_000)} s`,
    ].join('\n'),
  );
  for (const reader of readers) reader.stop();
  if (lost + doubled + misplaced + wrong > 0 || sent.size !== options.messages) process.exitCode = 1;
} finally {
  await platform.stop();
}
process.exit();
