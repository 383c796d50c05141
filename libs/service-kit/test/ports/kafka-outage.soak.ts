import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
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
  });
  afterAll(async () => {
    await bus?.stop();
    await broker?.stop();
    await rm(dataDir, { recursive: true });
  });

  const event = (id: string, type = 'spec.happened.v1'): EventEnvelope => ({
    specversion: '1.0',
    id,
    source: 'spec',
    type,
    time: '2026-06-01T12:00:00.000Z',
    subject: 'one',
    data: {},
  });

  /** Files of the broker that hold a text. */
  const filesWith = (text: string) =>
    readdirSync(join(dataDir, 'log'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(text))
      .map(({ name }) => name);

  it('ACC-06~ has an event in none of its files any more when a day is over', async () => {
    const clock = Date.now;
    const publishedAgo = async (hours: number, one: EventEnvelope) => {
      const past = jest.spyOn(Date, 'now').mockImplementation(() => clock() - hours * 3_600_000);
      await bus.publish([one]).finally(() => past.mockRestore());
      await eventually(() => filesWith(one.id).length > 0, 'it was not written');
    };
    await publishedAgo(22, event('quetzal-today', 'today.happened.v1'));
    await publishedAgo(24, event('quetzal-yesterday', 'yesterday.happened.v1'));
    await eventually(() => filesWith('quetzal-yesterday').length === 0, 'it is kept');
    expect(filesWith('quetzal-today')).not.toEqual([]);
  });

  it('says no to the relay, then goes on speaking and listening by itself, losing nothing', async () => {
    const heard: string[] = [];
    await bus.subscribe(`outage-${randomUUID()}`, ['spec.happened.v1'], async (events) => {
      heard.push(...events.map(({ id }) => id));
    });
    await bus.start();
    await bus.publish([event('before')]);
    await eventually(() => heard.includes('before'), 'nothing is heard');

    const port = Number(broker.address.split(':')[1]);
    await broker.stop();
    await expect(bus.publish([event('during')])).rejects.toThrow();

    broker = await startOwnKafka({ dataDir, port });
    await eventually(async () => {
      await bus.publish([event('during'), event('after')]);
      return true;
    }, 'it does not speak any more');
    await eventually(() => heard.includes('after'), 'it does not listen any more');
    expect(heard.filter((id, i) => heard.indexOf(id) === i)).toEqual(['before', 'during', 'after']);
  }, 150_000);
});
