/**
 * P7: how long a change of the unread count takes from the command that makes it to the sockets of its reader.
 *
 *   npm run bench:push                           500 messages of support to a player with one socket
 *   npm run bench:push -- --messages 100
 *
 * The clock starts when the command is sent, so the times hold the command itself, too: the gateway, the check of the
 * token and the commit. Linux only.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { quantile } from './figures.ts';
import { signIn, type Session } from './sign-in.ts';
import { startStack } from './stack.ts';
import { root } from '../stack/src/root.ts';

const { values: options } = parseArgs({
  options: {
    'data-dir': { type: 'string', default: '/var/tmp/setpoint-bench' },
    messages: { type: 'string', default: '500' },
  },
});
const messages = Number(options.messages);
const WARM_UP = 50;
/** Nobody may send faster for long. */
const PAUSE_MS = 200;
const PATIENCE_MS = 10_000;

const SEND = `mutation BenchSupportMessage($input: SendSupportMessageInput!) {
  sendSupportMessage(input: $input) { success errorCode }
}`;

const stack = await startStack(root, options['data-dir'], {
  COST_PER_MINUTE: '1000000000',
  NODE_ENV: 'production',
});
try {
  const [support, ana] = await Promise.all(
    ['support', 'ana'].map((name) => signIn(stack.url, `${name}@setpoint.example`)),
  );
  const arrival = await listen(ana!);
  const times: number[] = [];
  for (let i = 0; i < WARM_UP + messages; i += 1) {
    const sentAt = performance.now();
    const arrived = arrival.next();
    const [at] = await Promise.all([
      Promise.race([arrived, setTimeout(PATIENCE_MS, null, { ref: false })]),
      send(support!, ana!.user.id),
    ]);
    if (at === null) throw new Error(`message ${i} did not arrive`);
    if (i >= WARM_UP) times.push(at - sentAt);
    await setTimeout(PAUSE_MS);
  }
  console.log(
    `command sent → new count on the socket   p50 ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms, last ${quantile(times, 1)} ms`,
  );
} finally {
  await stack.stop();
}

/** Subscribes to the unread count; `next` resolves with when its next change arrives. */
async function listen({ token }: Session): Promise<{ next(): Promise<number> }> {
  const socket = new WebSocket(`${stack.url.replace('http', 'ws')}/subscriptions`, 'graphql-transport-ws');
  let onCount = (_at: number) => {};
  const next = () => new Promise<number>((done) => (onCount = done));
  const ready = next();
  socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token } })));
  socket.on('message', (data: Buffer) => {
    const at = performance.now();
    const { type } = JSON.parse(data.toString()) as { type: string };
    if (type === 'connection_ack') {
      const payload = { query: 'subscription BenchUnread { notify }' };
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
    } else if (type === 'ping') socket.send('{"type":"pong"}');
    else if (type === 'next') onCount(at);
    else throw new Error(`the subscription ended: ${data.toString()}`);
  });
  // The present count comes at once.
  await ready;
  return { next };
}

async function send({ token }: Session, userId: string): Promise<void> {
  const response = await fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify({
      query: SEND,
      variables: { input: { key: randomUUID(), userId, text: 'How long does this take?' } },
    }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { sendSupportMessage: { success: boolean; errorCode: string | null } };
    errors?: unknown;
  };
  if (!data?.sendSupportMessage.success)
    throw new Error(`sendSupportMessage: ${data?.sendSupportMessage.errorCode ?? JSON.stringify(errors)}`);
}
