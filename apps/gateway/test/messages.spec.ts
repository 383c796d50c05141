import { eventually } from '@setpoint/testkit';
import { answered, LiveClients, type Received } from './fixture/live-clients.js';
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

async function say(...texts: string[]): Promise<void> {
  const { conversation } = gateway.state;
  for (const text of texts) {
    const seq = conversation.texts.push(text);
    await gateway.push.publish('conversation:c1', { seq, access: conversation.access });
  }
}

/** Without the null that says that somebody listens. */
const messages = ({ data }: Received) =>
  data
    .map((each) => (each as { messageSent: { seq: number } | null }).messageSent)
    .filter((message) => message !== null);
const seqs = (received: Received) => messages(received).map(({ seq }) => seq);

describe('messages of a conversation', () => {
  it('CHT-03~ arrive each, in order, however fast they are sent', async () => {
    const [ana] = await listeners(['ana']);
    await say(...Array.from({ length: 200 }, (_, index) => `message ${index + 1}`));
    await answered(ana!, 200);
    expect(seqs(ana!)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    expect(ana!.data[0]).toEqual({ messageSent: { seq: 1, text: 'message 1', sender: { firstName: 'ana' } } });
  });

  it('CHT-03~ are read once for all who select the same, and rights are asked about once', async () => {
    const both = await listeners(['ana', 'ben', 'ana', 'ben', 'ana', 'ben']);
    await say('one', 'two');
    for (const each of both) await answered(each, 2);
    expect(gateway.state.messageReads).toBe(2);
    expect(gateway.state.readersAsked).toEqual([['ana', 'ben']]);
  });

  it('CHT-03~ are read for each alone where something selected depends on who asks', async () => {
    const [ana, ben] = await listeners(
      ['ana', 'ben'],
      'subscription { messageSent(conversationId: "c1") { seq mine } }',
    );
    await say('one');
    await answered(ana!, 1);
    await answered(ben!, 1);
    expect(ana!.data).toEqual([{ messageSent: { seq: 1, mine: true } }]);
    expect(ben!.data).toEqual([{ messageSent: { seq: 1, mine: false } }]);
  });

  it('CHT-04~ reach nobody who may not read, from the moment of their removal on', async () => {
    const [ana, ben, carla] = await listeners(['ana', 'ben', 'carla']);
    await say('for ana and ben');
    await answered(ben!, 1);
    gateway.state.conversation.readers.delete('ben');
    gateway.state.conversation.access = 2;
    await say('for ana');
    await answered(ana!, 2);
    gateway.state.conversation.readers.add('carla');
    gateway.state.conversation.access = 3;
    await say('for ana and carla');
    await answered(ana!, 3);
    await answered(carla!, 1);
    expect(seqs(ben!)).toEqual([1]);
    expect(seqs(carla!)).toEqual([3]);
  });

  it('CHT-03~ after signals were lost everybody hears of the newest message', async () => {
    const [ana] = await listeners(['ana']);
    await say('one');
    await answered(ana!, 1);
    gateway.push.disconnect();
    gateway.state.conversation.texts.push('two', 'three');
    gateway.push.reconnect();
    await answered(ana!, 2);
    expect(seqs(ana!)).toEqual([1, 3]);
  });

  it('a visitor is refused', async () => {
    const received = live.connect().listen(SHARED);
    await eventually(() => expect(received.errors.length).toBeGreaterThan(0), 'no refusal');
    expect(received.errors[0]!.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
