import { eventually } from '@setpoint/testkit';
import { WebSocket } from 'ws';
import { LiveClients, type Received } from './fixture/live-clients.js';
import { startFixtureGateway, type FixtureGateway } from './fixture/fixture-gateway.js';

let gateway: FixtureGateway;
let live: LiveClients;
beforeEach(async () => {
  gateway = await startFixtureGateway();
  live = new LiveClients(() => gateway.url);
});
afterEach(async () => {
  await live.dispose();
  await gateway.stop();
});

const SHARED = 'subscription S { messageSent(conversationId: "c1") { seq text sender { firstName } } }';

/** `count` readers of c1 on sockets of their own; resolves when all of them listen. */
async function listeners(userIds: readonly string[], query = SHARED): Promise<Received[]> {
  const received: Received[] = [];
  for (const userId of userIds) {
    const { listen } = live.connect({ query: `?token=${await gateway.token(userId)}` });
    received.push(listen(query));
  }
  await eventually(async () => {
    const figures = await (await fetch(`${gateway.operationsUrl}/metrics`)).text();
    expect(figures).toContain(`setpoint_gateway_subscriptions{field="messageSent"} ${userIds.length}`);
  }, 'not all listen');
  return received;
}

/** Who listens over a bare socket, and reads nothing any more once it is paused. */
async function slowReader(userId: string): Promise<WebSocket> {
  const socket = new WebSocket(live.address(`?token=${await gateway.token(userId)}`), 'graphql-transport-ws');
  live.also(socket);
  const next = () => new Promise((done) => socket.once('message', done));
  await new Promise((open) => socket.once('open', open));
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await next();
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: SHARED } }));
  await next();
  return socket;
}

async function say(...texts: string[]): Promise<void> {
  const { conversation } = gateway.state;
  for (const text of texts) {
    const seq = conversation.texts.push(text);
    await gateway.push.publish('conversation:c1', { seq, access: conversation.access });
  }
}

type Message = { readonly seq: number } | null;
const answers = ({ data }: Received) => data.map((each) => (each as { messageSent: Message }).messageSent);
const seqs = (received: Received) => answers(received).flatMap((message) => (message ? [message.seq] : []));
const has = (received: Received, count: number) =>
  eventually(() => expect(seqs(received)).toHaveLength(count), `not ${count} messages`);

describe('messages of a conversation', () => {
  it('CHT-03~ arrive each, in order, however fast they are sent', async () => {
    const [ana] = await listeners(['ana']);
    await say(...Array.from({ length: 1_000 }, (_, index) => `message ${index + 1}`));
    await has(ana!, 1_000);
    expect(seqs(ana!)).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 1));
    expect(answers(ana!)[1]).toEqual({ seq: 1, text: 'message 1', sender: { firstName: 'ana' } });
  });

  it('CHT-03~ begin with a null: from then on none is missed', async () => {
    const [ana] = await listeners(['ana']);
    await eventually(() => expect(answers(ana!)).toEqual([null]), 'no beginning');
    await say('one');
    await has(ana!, 1);
    expect(answers(ana!).map((message) => message?.seq)).toEqual([undefined, 1]);
  });

  it('CHT-04~ do not begin for who may not read', async () => {
    const [carla, ana] = await listeners(['carla', 'ana']);
    await eventually(() => expect(answers(ana!)).toEqual([null]), 'no beginning');
    expect(carla!.data).toEqual([]);
  });

  it('CHT-03~ are read once for all who select the same, and rights are asked about once after a change', async () => {
    const both = await listeners(['ana', 'ben', 'ana', 'ben', 'ana', 'ben']);
    for (const each of both) await eventually(() => expect(each.data).toHaveLength(1), 'no beginning');
    gateway.state.readersAsked.length = 0;
    await say('one', 'two');
    for (const each of both) await has(each, 2);
    expect(gateway.state.messageReads).toBe(2);
    expect(gateway.state.readersAsked).toEqual([]);
    gateway.state.conversation.access = 2;
    await say('three');
    for (const each of both) await has(each, 3);
    expect(gateway.state.readersAsked).toEqual([['ana', 'ben']]);
  });

  it('CHT-03~ are read for each alone where something selected depends on who asks', async () => {
    const [ana, ben] = await listeners(
      ['ana', 'ben'],
      'subscription { messageSent(conversationId: "c1") { seq mine } }',
    );
    await say('one');
    await has(ana!, 1);
    await has(ben!, 1);
    expect(answers(ana!)).toEqual([null, { seq: 1, mine: true }]);
    expect(answers(ben!)).toEqual([null, { seq: 1, mine: false }]);
  });

  it('CHT-04~ reach nobody who may not read, from the moment of their removal on', async () => {
    const [ana, ben, carla] = await listeners(['ana', 'ben', 'carla']);
    await say('for ana and ben');
    await has(ben!, 1);
    gateway.state.conversation.readers.delete('ben');
    gateway.state.conversation.access = 2;
    await say('for ana');
    await has(ana!, 2);
    gateway.state.conversation.readers.add('carla');
    gateway.state.conversation.access = 3;
    await say('for ana and carla');
    await has(ana!, 3);
    await has(carla!, 1);
    expect(seqs(ben!)).toEqual([1]);
    expect(seqs(carla!)).toEqual([3]);
  });

  it('CHT-03~ after signals were lost everybody hears of the newest message', async () => {
    const [ana] = await listeners(['ana']);
    await say('one');
    await has(ana!, 1);
    gateway.push.disconnect();
    gateway.state.conversation.texts.push('two', 'three');
    gateway.push.reconnect();
    await has(ana!, 2);
    expect(seqs(ana!)).toEqual([1, 3]);
  });

  it('CHT-03~ are not kept for who does not read them: above a megabyte the connection ends, the others go on', async () => {
    const slow = await slowReader('ben');
    const ana = live.connect({ query: `?token=${await gateway.token('ana')}` }).listen(SHARED);
    await eventually(() => expect(answers(ana)).toEqual([null]), 'no beginning');
    slow.pause();
    const text = 'x'.repeat(500_000);
    // What the operating system takes from the gateway comes before.
    for (let sent = 1; sent <= 60; sent += 1) {
      await say(text);
      await has(ana, sent);
    }
    const ended = new Promise<number>((done) => slow.once('close', done));
    slow.resume();
    expect(await ended).toBe(1006);
    await say('last');
    await has(ana, 61);
  });

  it('a visitor is refused', async () => {
    const received = live.connect().listen(SHARED);
    await eventually(() => expect(received.errors.length).toBeGreaterThan(0), 'no refusal');
    expect(received.errors[0]!.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
