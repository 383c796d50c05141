import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { EventEnvelope } from '@setpoint/events';
import { describeWith, eventually, testKafka } from '@setpoint/testkit';
import { ConfigResourceTypes, Kafka } from 'kafkajs';
import { createLog, KafkaBus, MemoryBus, metrics, silentLog, WrongTopics, type EventBus, type KafkaBusOptions, type KeptRecords, type Stretch } from '../../src/index.js'; // oxfmt-ignore

/** Tests of one bus; `owner` keeps runs apart on a shared broker. */
function busSpecs(makeBus: () => EventBus) {
  let buses: EventBus[] = [];
  const owner = `o${randomUUID().slice(0, 8)}`;
  const group = () => `group-${randomUUID().slice(0, 8)}`;
  const bus = () => {
    const made = makeBus();
    buses.push(made);
    return made;
  };
  const event = (subject: string, data: number, type = `${owner}.happened.v1`): EventEnvelope<number> => ({
    specversion: '1.0',
    id: randomUUID(),
    source: owner,
    type,
    time: '2026-06-01T12:00:00.000Z',
    subject,
    data,
  });
  const type = `${owner}.happened.v1`;
  afterEach(async () => {
    await Promise.all(buses.map((one) => one.stop()));
    buses = [];
  });

  it('brings events to every group that hears their type, and to no other', async () => {
    const one = bus();
    const [heardA, heardB]: EventEnvelope[][] = [[], []];
    const wanted = event('w', 1, `${owner}.wanted.v1`);
    await one.subscribe(group(), [`${owner}.wanted.v1`], async (events) => void heardA!.push(...events));
    await one.subscribe(group(), [`${owner}.wanted.v1`, type], async (events) => void heardB!.push(...events));
    await one.start();
    const other = event('w', 2);
    await one.publish([wanted, other]);
    // A new group hears what was said before it came, too.
    const hasHeard = (heard: EventEnvelope[], { id }: EventEnvelope) => heard.some((e) => e.id === id);
    await eventually(() => hasHeard(heardB!, wanted) && hasHeard(heardB!, other), 'group B has not heard both');
    await eventually(() => hasHeard(heardA!, wanted), 'group A has not heard its one');
    expect(heardA!.map((e) => e.type)).not.toContain(type);
    expect(heardB!.find((e) => e.id === wanted.id)).toEqual(wanted);
  });

  it('keeps the order of each subject', async () => {
    const one = bus();
    const subjects = ['a', 'b', 'c', 'd'].map((name) => `${name}-${randomUUID()}`);
    const heard = new Map<string, number[]>(subjects.map((subject) => [subject, []]));
    await one.subscribe(group(), [type], async (events) => {
      for (const { subject, data } of events) heard.get(subject)?.push(data as number);
    });
    await one.start();
    for (let from = 0; from < 60; from += 20) {
      await one.publish(
        Array.from({ length: 20 }, (_, i) => subjects.map((subject) => event(subject, from + i))).flat(),
      );
    }
    const expected = Array.from({ length: 60 }, (_, i) => i);
    await eventually(() => [...heard.values()].every((numbers) => numbers.length >= 60), 'not all have arrived');
    for (const numbers of heard.values()) expect(numbers).toEqual(expected);
  });

  it('delivers again what a group could not handle, before what comes after it', async () => {
    const one = bus();
    const subject = randomUUID();
    const handled: number[] = [];
    let failures = 2;
    await one.subscribe(group(), [type], async (events) => {
      const mine = events.filter((e) => e.subject === subject);
      if (mine.length > 0 && failures > 0) {
        failures -= 1;
        throw new Error('not now');
      }
      for (const { data } of mine) if (!handled.includes(data as number)) handled.push(data as number);
    });
    await one.start();
    const events = [event(subject, 1), event(subject, 2)];
    // In process the publisher hears of the failure and comes again; a broker keeps what it has.
    await eventually(async () => {
      await one.publish(events);
      return true;
    }, 'the bus has not taken the events');
    await eventually(() => handled.length === 2, 'the events were not delivered again');
    expect(handled).toEqual([1, 2]);
  });

  it('leaves out no record of those places that it names', async () => {
    const one = bus();
    const heard: EventEnvelope[] = [];
    const read = new Map<number, Stretch[]>();
    const kept: KeptRecords[] = [];
    await one.subscribe(
      group(),
      [type],
      async (events, _unreadable, stretch) => {
        heard.push(...events);
        if (stretch) read.set(stretch.partition, [...(read.get(stretch.partition) ?? []), stretch]);
      },
      async (look) => void kept.push(...(await look())),
    );
    await one.start();
    const subjects = ['a', 'b', 'c'].map((name) => `${name}-${randomUUID()}`);
    for (let i = 0; i < 5; i += 1) {
      // Somebody else's events stand between.
      const events = subjects.flatMap((subject) => [event(subject, i), event(subject, i, `${owner}.unheard.v1`)]);
      await one.publish(events);
    }
    const arrived = () => subjects.every((subject) => heard.filter((e) => e.subject === subject).length >= 5);
    await eventually(arrived, 'not all have arrived');
    for (const stretches of read.values()) {
      expect(stretches.slice(1).map(({ first }) => first)).toEqual(stretches.slice(0, -1).map(({ next }) => next));
    }
    if (read.size > 0) await eventually(() => kept.length > 0, 'it names places and does not compare');
    for (const { partition, low, high, committed = 0 } of kept) {
      expect(low).toBe(read.get(partition)?.[0]?.first ?? 0);
      expect(high).toBeGreaterThanOrEqual(committed);
    }
  });

  it('brings nothing more to a group that has left', async () => {
    const one = bus();
    const name = group();
    const heard: EventEnvelope[] = [];
    const stays: EventEnvelope[] = [];
    await one.subscribe(name, [type], async (events) => void heard.push(...events));
    await one.subscribe(group(), [type], async (events) => void stays.push(...events));
    await one.start();
    const subject = randomUUID();
    await one.publish([event(subject, 1)]);
    await eventually(() => heard.some((e) => e.subject === subject), 'it has not heard the first');
    await one.unsubscribe(name);
    await one.publish([event(subject, 2)]);
    await eventually(() => stays.filter((e) => e.subject === subject).length === 2, 'the other group has not heard');
    expect(heard.filter((e) => e.subject === subject)).toHaveLength(1);
  });
}

describe('the bus in memory', () => {
  busSpecs(() => new MemoryBus());

  it('holds what is published until it is started', async () => {
    const bus = new MemoryBus();
    const heard: string[] = [];
    const event = {
      specversion: '1.0',
      id: '1',
      source: 's',
      type: 's.t.v1',
      time: '2026-06-01T12:00:00.000Z',
      subject: 'x',
      data: {},
    } as const;
    const published = bus.publish([event]);
    await bus.subscribe('late', ['s.t.v1'], async (events) => void heard.push(...events.map((e) => e.id)));
    expect(heard).toEqual([]);
    await bus.start();
    await published;
    expect(heard).toEqual(['1']);
    await bus.stop();
  });

  it('takes nothing after it was stopped', async () => {
    const bus = new MemoryBus();
    await bus.stop();
    await expect(bus.publish([])).rejects.toThrow('stopped');
  });
});

describeWith(await testKafka(), 'the bus over Kafka', (address) => {
  busSpecs(() => new KafkaBus({ brokers: address.split(','), clientId: 'spec', logger: silentLog(), partitions: 3 }));

  it.each([
    [undefined, 24],
    [6, 6],
  ])('ACC-06~ makes topics that keep nothing for longer than a day: told %s, %i hours', async (told, hours) => {
    const owner = `o${randomUUID().slice(0, 8)}`;
    const made = new KafkaBus({
      ...{ brokers: address.split(','), clientId: 'spec', logger: silentLog(), partitions: 1 },
      ...(told && { retentionHours: told }),
    });
    buses.push(made);
    const base = { specversion: '1.0', time: '2026-06-01T12:00:00.000Z', subject: 'one', data: {} } as const;
    await made.publish([{ ...base, id: '1', source: owner, type: `${owner}.happened.v1` }]);
    const admin = new Kafka({ clientId: 'spec', brokers: address.split(',') }).admin();
    await admin.connect();
    const [topic] = (
      await admin.describeConfigs({
        includeSynonyms: false,
        resources: [{ type: ConfigResourceTypes.TOPIC, name: `setpoint.${owner}` }],
      })
    ).resources;
    await admin.disconnect();
    const value = (name: string) =>
      Number(topic!.configEntries.find(({ configName }) => configName === name)!.configValue);
    expect(value('retention.ms') + value('segment.ms')).toBe(hours * 3_600_000);
  });

  it('refuses topics that are not as its settings say, or warns, and changes nothing', async () => {
    const owner = `o${randomUUID().slice(0, 8)}`;
    const make = (more: Partial<KafkaBusOptions>) => {
      const options = { brokers: address.split(','), clientId: 'spec', logger: silentLog(), partitions: 1, owner };
      const made = new KafkaBus({ ...options, ...more });
      buses.push(made);
      return made;
    };
    await make({}).start();
    const fault = `setpoint.${owner}: retention.ms is 82800000 and should be 18000000: kafka-configs.sh`;
    await expect(make({ retentionHours: 6 }).start()).rejects.toThrow(WrongTopics);
    await expect(make({ retentionHours: 6 }).start()).rejects.toThrow(fault);
    await expect(make({ replicationFactor: 3 }).start()).rejects.toThrow('replication.factor is 1 and should be 3');
    const warnings: string[] = [];
    const destination = new Writable({ write: (line, _encoding, done) => (warnings.push(String(line)), done()) });
    const logger = createLog({ destination, level: 'warn' });
    await make({ retentionHours: 6, refusesWrongTopics: false, logger }).start();
    expect(warnings).toEqual([expect.stringContaining(fault)]);
    await make({}).start();
  });

  const buses: KafkaBus[] = [];
  afterEach(async () => void (await Promise.all(buses.splice(0).map((one) => one.stop()))));

  it('goes on behind the last event handled when a process takes over', async () => {
    const owner = `o${randomUUID().slice(0, 8)}`;
    const group = `g${randomUUID().slice(0, 8)}`;
    const type = `${owner}.happened.v1`;
    const make = () => {
      const made = new KafkaBus({ brokers: address.split(','), clientId: 'spec', logger: silentLog(), partitions: 1 });
      buses.push(made);
      return made;
    };
    const event = (id: string): EventEnvelope => ({
      specversion: '1.0',
      id,
      source: owner,
      type,
      time: '2026-06-01T12:00:00.000Z',
      subject: 'one',
      data: {},
    });
    const run = async (publish: string[], until: (heard: string[]) => boolean) => {
      const heard: string[] = [];
      const bus = make();
      await bus.subscribe(group, [type], async (events) => void heard.push(...events.map((e) => e.id)));
      await bus.start();
      await bus.publish(publish.map(event));
      await eventually(() => until(heard), 'events are missing');
      await bus.stop();
      return heard;
    };
    expect(await run(['1', '2'], (heard) => heard.includes('2'))).toEqual(['1', '2']);
    const { values } = await metrics.consumerLag.get();
    expect(values.filter(({ labels }) => labels.group === group).map(({ value }) => value)).toEqual([0]);
    const between = make();
    await between.publish([event('3')]);
    await between.stop();
    expect(await run(['4'], (heard) => heard.includes('4'))).toEqual(['3', '4']);
  });
});
