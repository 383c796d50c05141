import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventEnvelope } from '@setpoint/events';
import { describeWith, eventually, startOwnKafka, whyNoOwnKafka, type OwnKafka } from '@setpoint/testkit';
import { KafkaBus, silentLog } from '../../src/index.js';

const missing = await whyNoOwnKafka();
const here = missing ? { name: 'kafka', missing } : { name: 'kafka', address: 'a broker of its own' };

describeWith(here, 'the bus while its broker is away', () => {
  let dataDir: string;
  let broker: OwnKafka;
  let bus: KafkaBus;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'setpoint-kafka-outage-'));
    broker = await startOwnKafka({ dataDir });
    bus = new KafkaBus({
      brokers: [broker.address],
      clientId: 'outage',
      logger: silentLog(),
      partitions: 1,
      sessionTimeoutMs: 3_000,
    });
  }, 90_000);
  afterAll(async () => {
    await bus?.stop();
    await broker?.stop();
    await rm(dataDir, { recursive: true });
  }, 60_000);

  const event = (id: string): EventEnvelope => ({
    specversion: '1.0',
    id,
    source: 'spec',
    type: 'spec.happened.v1',
    time: '',
    subject: 'one',
    data: {},
  });

  it('says no to the relay, then goes on speaking and listening by itself, losing nothing', async () => {
    const heard: string[] = [];
    await bus.subscribe(`outage-${randomUUID()}`, ['spec.happened.v1'], async (events) => {
      heard.push(...events.map(({ id }) => id));
    });
    await bus.start();
    await bus.publish([event('before')]);
    await eventually(() => heard.includes('before'), 'nothing is heard', { withinMs: 20_000 });

    const port = Number(broker.address.split(':')[1]);
    await broker.stop();
    await expect(bus.publish([event('during')])).rejects.toThrow();

    broker = await startOwnKafka({ dataDir, port });
    await eventually(
      async () => {
        await bus.publish([event('during'), event('after')]);
        return true;
      },
      'it does not speak any more',
      { withinMs: 30_000 },
    );
    await eventually(() => heard.includes('after'), 'it does not listen any more', { withinMs: 40_000 });
    expect(heard.filter((id, i) => heard.indexOf(id) === i)).toEqual(['before', 'during', 'after']);
  }, 150_000);
});
