import { Module } from '@nestjs/common';
import { snapshotsRequested } from '@setpoint/events';
import { startTestService, type TestService } from '@setpoint/testkit';
import { MemoryBus, rowsOf, sql, type CompareKept, type KeptRecords, type ReceiveEvents } from '../src/index.js';
import type { Gap } from '../src/inbox/find-gap.js';
import type { LostRecords } from '../src/inbox/gaps.js';
import { bookingsService } from './fixture/bookings/bookings.service.js';
import { aChange } from './fixture/bookings/builders.js';
import { Failures } from './fixture/bookings/on-booking-changed.js';
import { changesIn } from './fixture/bookings/readers.js';
import { CalendarResolver, calendarService, ProjectBookings } from './fixture/calendar/calendar.service.js';

@Module({ providers: [ProjectBookings, CalendarResolver] })
class ProjectingModule {}

const TOPIC = 'setpoint.bookings';
/** As a bus over a broker does when partitions are assigned. */
class ComparingBus extends MemoryBus {
  compare!: CompareKept;

  override async subscribe(group: string, types: readonly string[], handle: ReceiveEvents, compare?: CompareKept) {
    this.compare = compare!;
    await super.subscribe(group, types, handle);
  }
}

let bus: ComparingBus;
let service: TestService;
afterEach(() => service?.stop());

const start = async (definition = bookingsService) => {
  bus = new ComparingBus();
  service = await startTestService(definition, { bus });
};
const receive = (first: number, next: number, events = [aChange('one', first)]) =>
  service.consumer.receive(events, [], { topic: TOPIC, partition: 0, first, next });
const places = () =>
  rowsOf<{ next: number }>(service.manager, sql`select next from read_place where topic = ${TOPIC} order by partition`);
const lost = () =>
  rowsOf<LostRecords>(
    service.manager,
    sql`select topic, partition, first_lost as first, last_lost as last from event_gap order by position`,
  );
const requests = () => service.eventsOf(snapshotsRequested);

describe('a stretch of events', () => {
  it('is where the service goes on, whether or not somebody handles what it holds', async () => {
    await start();
    await receive(10, 11);
    expect(await places()).toEqual([{ next: 11 }]);
    await receive(11, 14, []);
    await receive(14, 16, [aChange('one', 14), aChange('two', 15)]);
    expect(await places()).toEqual([{ next: 16 }]);
    expect(await lost()).toEqual([]);
    expect(await service.isReady()).toBe(true);
  });

  it('is passed once its events wait for another try', async () => {
    await start();
    service.app.get(Failures, { strict: false }).left.set(10, 1);
    await receive(10, 11);
    await service.consumer.settled();
    expect(await changesIn(service, 'one')).toEqual([10]);
    expect(await places()).toEqual([{ next: 11 }]);
  });

  it('loses nothing if it comes again, also to a replica that is late', async () => {
    await start();
    await receive(10, 20);
    await receive(20, 30);
    await receive(10, 20);
    expect(await places()).toEqual([{ next: 30 }]);
    await receive(30, 31);
    expect(await lost()).toEqual([]);
  });

  it('makes the service unready until it is accepted, if the events before it are gone and nothing replaces them', async () => {
    await start();
    await receive(10, 11);
    await receive(15, 16);
    expect(await lost()).toEqual([{ topic: TOPIC, partition: 0, first: 11, last: 14 }]);
    expect(await service.isReady()).toBe(false);
    expect(await changesIn(service, 'one')).toEqual([10, 15]);

    expect(await service.acceptGap('setpoint.players')).toEqual([]);
    expect(await service.isReady()).toBe(false);
    expect(await service.acceptGap(TOPIC)).toEqual([{ topic: TOPIC, partition: 0, first: 11, last: 14 }]);
    expect(await service.isReady()).toBe(true);
    expect(await service.acceptGap(TOPIC)).toEqual([]);
    expect(await lost()).toHaveLength(1);
    await receive(16, 17);
    expect(await service.isReady()).toBe(true);
  });

  it('requests snapshots of its owner, if they replace all events before it that are gone', async () => {
    await start({ ...calendarService, module: ProjectingModule });
    await receive(10, 11);
    await receive(15, 16);
    expect(await requests()).toEqual([{ of: 'bookings', by: 'calendar' }]);
    expect(await lost()).toEqual([]);
    expect(await service.isReady()).toBe(true);
  });

  it('requests snapshots for what they replace, and says what is lost, if it is both', async () => {
    await start(calendarService);
    await receive(10, 11);
    await receive(15, 16);
    // The same events are projected and counted.
    expect(await requests()).toEqual([{ of: 'bookings', by: 'calendar' }]);
    expect(await lost()).toEqual([{ topic: TOPIC, partition: 0, first: 11, last: 14 }]);
  });

  it('leads to all snapshots if requests for them are gone', async () => {
    await start();
    const platform = { topic: 'setpoint.platform', partition: 0 };
    await service.consumer.receive([], [], { ...platform, first: 10, next: 11 });
    await service.consumer.receive([], [], { ...platform, first: 15, next: 16 });
    expect(await service.snapshotRuns()).toMatchObject([{ name: 'bookings', finishedAt: null }]);
    expect(await service.isReady()).toBe(true);
  });
});

describe('what a broker keeps', () => {
  const records = (more: Partial<KeptRecords> = {}): KeptRecords => ({
    ...{ topic: TOPIC, partition: 0, low: 0, high: 20, committed: undefined },
    ...more,
  });
  const compare = (...kept: KeptRecords[]) => bus.compare(async () => kept);

  it('is no loss for a service that has never been there, which goes on from the first record', async () => {
    await start();
    await compare(records({ low: 7 }));
    expect(await places()).toEqual([{ next: 7 }]);
    expect(await lost()).toEqual([]);
    await compare(records({ low: 12 }));
    expect(await lost()).toMatchObject([{ first: 7, last: 11 }]);
  });

  it('is no loss for a group whose place was set before it came for the first time', async () => {
    await start();
    await compare(records({ low: 3, committed: 20 }));
    await receive(20, 21);
    expect(await lost()).toEqual([]);
  });

  it('is all there for a service that was away for a short time', async () => {
    await start();
    await receive(10, 11);
    await compare(records({ low: 11, committed: 11 }));
    await receive(11, 12);
    expect(await lost()).toEqual([]);
  });

  it.each([
    ['what was there is gone', { low: 15, committed: 11 }, { first: 11, last: 14 }],
    ['everything is gone', { low: 20, committed: 11 }, { first: 11, last: 19 }],
    ['its place was moved on', { committed: 18 }, { first: 11, last: 17 }],
    ['the topic was made anew', { high: 4 }, { first: 11, last: null }],
    ['the topic was made anew, and the group is still known', { high: 4, committed: 11 }, { first: 11, last: null }],
  ] satisfies [string, Partial<KeptRecords>, Gap][])(
    'is less than the service expects: %s',
    async (_what, kept: Partial<KeptRecords>, gap) => {
      await start();
      await receive(10, 11);
      await compare(records(kept));
      expect(await lost()).toEqual([{ topic: TOPIC, partition: 0, ...gap }]);
      expect(await service.isReady()).toBe(false);

      // It is told once, and what comes next follows on it.
      await compare(records(kept));
      const next = kept.high === undefined ? Math.max(kept.low ?? 0, kept.committed ?? 0) : 0;
      await receive(next, next + 1);
      await compare(records({ low: kept.low ?? 0, high: next + 1, committed: next + 1 }));
      expect(await lost()).toHaveLength(1);
    },
  );

  it('is less than a group from before places were kept has committed', async () => {
    await start();
    await compare(records({ low: 15, committed: 11 }));
    expect(await lost()).toEqual([{ topic: TOPIC, partition: 0, first: 11, last: 14 }]);
  });

  it('is no loss if it was read while somebody asked the broker', async () => {
    await start();
    await receive(10, 11);
    await bus.compare(async () => {
      await receive(11, 30);
      return [records({ low: 0, high: 30, committed: 30 })];
    });
    expect(await lost()).toEqual([]);
    expect(await places()).toEqual([{ next: 30 }]);
  });

  it('leads to one request for the snapshots of an owner, however many partitions have lost something', async () => {
    await start({ ...calendarService, module: ProjectingModule });
    await compare(records({ committed: 0 }), records({ partition: 1, committed: 0 }));
    await compare(records({ low: 5 }), records({ partition: 1, low: 5 }));
    expect(await requests()).toEqual([{ of: 'bookings', by: 'calendar' }]);
    expect(await places()).toEqual([{ next: 5 }, { next: 5 }]);
  });
});
