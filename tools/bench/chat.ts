/**
 * P8: how long a message takes from its sending to those who listen, and what the platform's process spends on it.
 *
 *   npm run bench:chat                              1,000 subscribers on sockets of their own, 300 messages
 *   npm run bench:chat -- --subscribers 100
 *   npm run bench:chat -- --messages 50             300 at most, for people may send no more in an hour
 *
 * Half of them listen as the one, half as the other of two players. The clock starts when the message is asked for, at the
 * same API that everybody uses. It ends when a socket has the message; reading it is not counted. Linux only.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { processOf, quantile } from './figures.ts';
import { signIn, type Session } from './sign-in.ts';
import { startStack } from './stack.ts';
import { root } from '../stack/src/root.ts';

const { values: options } = parseArgs({
  options: {
    'data-dir': { type: 'string', default: '/var/tmp/setpoint-bench' },
    subscribers: { type: 'string', default: '1000' },
    messages: { type: 'string', default: '300' },
  },
});
const [subscribers, messages] = [Number(options.subscribers), Number(options.messages)];
/** One address may open so many connections in a minute; all of 127.0.0.0/8 is this machine. */
const SOCKETS_PER_ADDRESS = 100;
/** Each of the two may send twenty messages in ten seconds, and 200 an hour. */
const PAUSE_MS = 300;
const WARM_UP = 60;

const QUERY = `subscription BenchMessage($id: ID!) {
  messageSent(conversationId: $id) { id seq text sentAt clientId platformNote sender { id displayName photoUrl } }
}`;

const arrivals = new Map<string, number[]>();

const stack = await startStack(root, options['data-dir'], {
  SUBSCRIPTIONS_PER_PERSON: String(subscribers),
  COST_PER_MINUTE: '1000000000',
  NODE_ENV: 'production',
});
try {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => signIn(stack.url, `${name}@setpoint.example`)));
  const { conversation } = await command<{ conversation: { id: string } }>(
    ana!,
    'openConversation',
    { kind: 'PLAYER', recipientId: ben!.user.id },
    'conversation { id }',
  );
  for (let i = 0; i < subscribers; i += 1) await listen(i, i % 2 === 0 ? ana! : ben!, conversation.id);
  // the compiler settles
  for (let i = 0; i < WARM_UP; i += 1) await deliveryTimes(conversation.id);

  const cpuBefore = processOf(String(stack.pid))!.ms;
  const times: number[] = [];
  for (let i = 0; i < messages; i += 1) times.push(...(await deliveryTimes(conversation.id)));
  const cpu = (processOf(String(stack.pid))!.ms - cpuBefore) / messages;
  console.log(
    [
      `subscribers      ${subscribers}, each message at all of them once`,
      `sent → arrived   p50 ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms, last ${quantile(times, 1)} ms`,
      `CPU of node      ${cpu.toFixed(1)} ms for each message, storing it included`,
    ].join('\n'),
  );

  /** Of one message, to each subscriber. @throws when somebody gets it twice or not at all. */
  async function deliveryTimes(id: string): Promise<number[]> {
    const sentAt = performance.now();
    const clientId = await send(id);
    const here = arrivals.get(clientId)!;
    for (const until = performance.now() + 10_000; here.length < subscribers && performance.now() < until;)
      await setTimeout(5);
    await setTimeout(PAUSE_MS);
    if (here.length !== subscribers) throw new Error(`${here.length} of ${subscribers} have got ${clientId}`);
    return here.map((at) => at - sentAt);
  }

  async function send(conversationId: string): Promise<string> {
    const clientId = randomUUID();
    const sender = arrivals.size % 2 === 0 ? ana! : ben!;
    arrivals.set(clientId, []);
    await command(sender, 'sendMessage', { conversationId, clientId, text: 'See you at eight?' }, 'message { seq }');
    return clientId;
  }
} finally {
  await stack.stop();
}

async function listen(index: number, { token }: Session, id: string): Promise<void> {
  const localAddress = `127.0.0.${2 + Math.floor(index / SOCKETS_PER_ADDRESS)}`;
  const socket = new WebSocket(
    `${stack.url.replace('http://localhost', 'ws://127.0.0.1')}/subscriptions`,
    'graphql-transport-ws',
    {
      localAddress,
    },
  );
  await new Promise<void>((ready, fail) => {
    socket.once('error', fail);
    socket.once('close', (code, reason) => fail(new Error(`socket ${index} was closed: ${code} ${reason.toString()}`)));
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token } })));
    socket.once('message', () => {
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: QUERY, variables: { id } } }));
      // null: from now on no message is missed
      socket.once('message', () => ready());
    });
  });
  socket.on('message', (data: Buffer) => {
    const at = performance.now();
    const text = data.toString();
    const clientId = /"clientId":"([^"]+)"/.exec(text)?.[1];
    if (clientId) arrivals.get(clientId)?.push(at);
    // null at first: it listens
    else if (text.includes('"messageSent":null')) return;
    else if (text.includes('"ping"')) socket.send('{"type":"pong"}');
    else throw new Error(`socket ${index}: ${text}`);
  });
}

async function command<T>({ token }: Session, name: string, input: unknown, selection: string): Promise<T> {
  const type = name[0]!.toUpperCase() + name.slice(1);
  const response = await fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify({
      query: `mutation Bench${type}($input: ${type}Input!) { ${name}(input: $input) { success errorCode ${selection} } }`,
      variables: { input },
    }),
  });
  const { data, errors } = (await response.json()) as {
    data?: Record<string, T & { success: boolean; errorCode: string }>;
    errors?: unknown;
  };
  const payload = data?.[name];
  if (!payload?.success) throw new Error(`${name}: ${payload?.errorCode ?? JSON.stringify(errors)}`);
  return payload;
}
