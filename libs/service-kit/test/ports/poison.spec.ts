import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { EventEnvelope } from '@setpoint/events';
import {
  describeWith,
  eventually,
  POISON,
  startTestService,
  testKafka,
  testRedis,
  type TestService,
} from '@setpoint/testkit';
import { Kafka, type Producer } from 'kafkajs';
import { connectRedis, createLog, execute, jsonIn, KafkaBus, RedisCache, RedisPushBus, rowsOf, silentLog, sql } from '../../src/index.js'; // oxfmt-ignore
import { bookingsService } from '../fixture/bookings/bookings.service.js';
import { aChange } from '../fixture/bookings/builders.js';
import { bookingChanged } from '../fixture/bookings/events.js';
import { changesIn } from '../fixture/bookings/readers.js';
import { Mailbox, RequestConfirmation } from '../fixture/bookings/send-confirmation.js';

/** What a record of a known type holds instead of an event that its contract allows. */
const NO_EVENTS: readonly (readonly [name: string, text: string])[] = [
  ...POISON,
  ...Object.entries<Record<string, unknown>>({
    'an id that is a number': { id: 7 },
    'an empty id': { id: '' },
    'an id that fits into no index': { id: 'x'.repeat(3_000) },
    'an id with a NUL': { id: 'a\0b' },
    'no id': { id: undefined },
    'no time': { time: undefined },
    'a time that is none': { time: 'yesterday' },
    'no subject': { subject: undefined },
    'a subject that is a list': { subject: [] },
    'no source': { source: undefined },
    'a version that is a text': { version: '7' },
    'another specversion': { specversion: '0.3' },
    'another type': { type: 'bookings.ended.v1' },
    'no data': { data: undefined },
    'data that are null': { data: null },
    'data that are a list': { data: [] },
    'data of another kind': { data: { bookingId: 'poison', revision: 'one' } },
    'half a surrogate pair': { data: { bookingId: '\ud800', revision: 1 } },
    'a NUL beside its data': { data: { bookingId: 'poison', revision: 1, note: '\0' } },
  }).map(([name, more]) => [name, JSON.stringify({ ...aChange('poison', 1), ...more })] as const),
];

const lettersOf = async (service: TestService) => (await service.deadLetters.list()).map(({ eventId }) => eventId);

describeWith(await testKafka(), 'poison over Kafka', (address) => {
  const brokers = address.split(',');
  const prefix = `poison-${randomUUID().slice(0, 8)}.`;
  const topic = `${prefix}bookings`;
  const kafka = new Kafka({ clientId: 'spec', brokers });
  const producer: Producer = kafka.producer({ allowAutoTopicCreation: false });
  const started: (() => Promise<void>)[] = [];
  beforeAll(() => producer.connect());
  afterAll(() => producer.disconnect());
  afterEach(async () => {
    for (const stop of started.splice(0).reverse()) await stop();
  });

  const start = async (databaseUrl?: string) => {
    const bus = new KafkaBus({ brokers, clientId: 'spec', logger: silentLog(), partitions: 1, prefix });
    const service = await startTestService(bookingsService, { bus, ...(databaseUrl && { databaseUrl }) });
    started.push(() => service.stop());
    await bus.start();
    started.push(() => bus.stop());
    return { bus, service };
  };
  const send = (text: string | null, type = bookingChanged.type) =>
    producer.send({ topic, messages: [{ key: 'poison', value: text, headers: { 'ce-type': type } }] });

  it('becomes one dead letter for each record, however often it is delivered, and what comes after it is handled', async () => {
    const { bus, service } = await start();
    for (const [, text] of NO_EVENTS) await send(text);
    await send(null);
    await send('null', 'bookings.unheard.v1');
    await bus.publish([aChange('after', 1)]);
    await eventually(async () => (await changesIn(service, 'after')).length === 1, 'the partition stands still');
    // Other subjects of the same batch may come after it.
    const letters = await eventually(async () => {
      const found = await lettersOf(service);
      expect(found).toHaveLength(NO_EVENTS.length + 1);
      return found;
    }, 'a record is no dead letter');
    expect(await changesIn(service)).toEqual([1]);

    await bus.stop();
    const admin = kafka.admin();
    await admin.connect();
    await admin.resetOffsets({ groupId: `${prefix}bookings`, topic, earliest: true });
    await admin.disconnect();
    const again = await start(service.databaseUrl);
    await again.bus.publish([aChange('after', 2)]);
    await eventually(async () => (await changesIn(again.service, 'after')).length === 2, 'the partition stands still');
    expect((await lettersOf(again.service)).toSorted()).toEqual(letters.toSorted());
  });
});

describe('poison in process', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(bookingsService);
  });
  afterAll(() => service?.stop());

  const values = NO_EVENTS.map(([name, text]) => [name, jsonIn(text) as EventEnvelope] as const);

  it.each(values)('%s stops nothing, and is a dead letter where its type is known', async (_name, value) => {
    const before = await service.deadLetters.count();
    const id = randomUUID();
    await service.bus.publish([value, aChange(id, 1)]);
    await service.bus.publish([value]);
    expect(await changesIn(service, id)).toEqual([1]);
    const isKnown = value?.type === bookingChanged.type;
    expect((await service.deadLetters.count()) - before).toBe(isKnown ? 1 : 0);
  });
});

describeWith(await testRedis(), 'poison over Redis', (address) => {
  const redis = connectRedis(address, silentLog());
  beforeAll(() => eventually(() => redis.status === 'ready', 'Redis does not answer'));
  afterAll(() => redis.disconnect());

  it('reaches no listener of signals and is logged once for each reason; the next signal arrives', async () => {
    const warnings: string[] = [];
    const destination = new Writable({
      write: (line: Buffer, _encoding, done) => {
        const { topic, reason } = JSON.parse(line.toString()) as Record<string, string>;
        warnings.push(`${topic} ${reason}`);
        done();
      },
    });
    const push = new RedisPushBus(redis, createLog({ destination, level: 'warn' }));
    await eventually(() => push.isConnected(), 'push does not connect');
    const topic = `conversation:${randomUUID()}`;
    const received: unknown[] = [];
    await push.subscribe(topic, (payload) => received.push(payload));
    const poison = [
      // A signal that says no more than that something changed is an empty object.
      ...POISON.filter(([name]) => name !== 'an empty object' && name !== 'an object with a prototype'),
      ['a number that is a text', '{"seq":"1"}'],
      ['a number below zero', '{"access":-1}'],
      ['a key that is a list', '{"keyId":[]}'],
    ] as const;
    for (let times = 0; times < 3; times += 1) {
      for (const [, text] of poison) await redis.publish(`setpoint:push:${topic}`, text);
    }
    await push.publish(topic, { seq: 1 });
    await eventually(() => received.length > 0, 'it does not deliver any more');
    expect(received).toEqual([{ seq: 1 }]);
    expect(warnings).not.toEqual([]);
    expect(new Set(warnings).size).toBe(warnings.length);
    await push.stop();
  });

  it.each(POISON)('in the cache is absent unless it is JSON, and can be replaced: %s', async (_name, text) => {
    const cache = new RedisCache(redis);
    const key = randomUUID();
    await redis.set(`setpoint:cache:${key}`, text);
    expect((await cache.get(key)) === undefined).toBe(jsonIn(text) === undefined);
    await cache.set(key, { whole: true }, 60);
    expect(await cache.get(key)).toEqual({ whole: true });
  });
});

describe('poison among jobs', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(bookingsService);
  });
  afterAll(() => service?.stop());

  it('fails for good at the first try, and the next job is done', async () => {
    const { storage, jobs } = service.app.get(RequestConfirmation, { strict: false });
    const { delivered } = service.app.get(Mailbox, { strict: false });
    const send = (data: object, more = {}) =>
      storage.transaction((manager) => jobs.send(manager, 'send-confirmation', data, more));
    // Postgres stores no other texts as data of a job.
    const isStorable = (text: string) => jsonIn(text) !== undefined && !text.startsWith('[[');
    const texts = [
      ...POISON.map(([, text]) => text).filter(isStorable),
      ...[null, 42, [], {}, 'ana', { to: 42 }, { to: null }].map((data) => JSON.stringify({ data })),
    ];
    const later = { startAfter: new Date('2999-01-01T00:00:00Z') };
    for (const text of texts) {
      const id = await send({ to: 'nobody' }, later);
      await execute(
        service.manager,
        sql`update bookings_jobs.job set data = ${text}::jsonb, start_after = now() where id = ${id}`,
      );
    }
    await send({ to: 'ana' });
    await eventually(
      () => delivered.some(({ data }) => (data as { to: string }).to === 'ana'),
      'the queue stands still',
    );
    const failed = () =>
      rowsOf<{ tries: number }>(
        service.manager,
        sql`select retry_count as tries from bookings_jobs.job where name = 'send-confirmation' and state = 'failed'`,
      );
    await eventually(async () => (await failed()).length === texts.length, 'some are tried again');
    expect(new Set((await failed()).map(({ tries }) => tries))).toEqual(new Set([0]));
    expect(delivered).toHaveLength(1);
  });
});
