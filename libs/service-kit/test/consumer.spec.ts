import { randomUUID } from 'node:crypto';
import type { EventEnvelope } from '@setpoint/events';
import { eventually, startTestService, type TestService, type TestServiceOptions } from '@setpoint/testkit';
import { OnStrokePlayed, rallyService, Weather, type RallyTables } from './rally/rally.service.js';
import { strokePlayed } from './rally/events.js';

let service: TestService<RallyTables>;
let weather: Weather;
beforeAll(async () => {
  service = await startTestService<RallyTables>(rallyService);
  weather = service.app.get(Weather, { strict: false });
}, 60_000);
afterAll(() => service?.stop());
beforeEach(() => weather.storms.clear());

/** More services of one test; gone after it, whatever comes of it. */
const others: TestService<RallyTables>[] = [];
afterEach(async () => void (await Promise.all(others.splice(0).map((other) => other.stop()))));
const startOther = async (options: TestServiceOptions) => {
  const other = await startTestService<RallyTables>(rallyService, options);
  others.push(other);
  return other;
};

let made = 0;
const stroke = (rallyId: string, number: number): EventEnvelope => {
  made += 1;
  return {
    specversion: '1.0',
    id: `${made}-${randomUUID()}`,
    source: 'rally',
    type: strokePlayed.type,
    time: '2026-06-01T12:00:00.000Z',
    subject: rallyId,
    data: { rallyId, number },
  };
};
const heardOf = async (subject: string) => {
  const rows = await service.db
    .selectFrom('heard')
    .select('number')
    .where('subject', '=', subject)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.number);
};

describe('a consumer', () => {
  it('gives an event that comes twice one effect', async () => {
    const event = stroke('twice', 1);
    await service.consumer.receive([event]);
    await service.consumer.receive([event]);
    await service.consumer.receive([event, event]);
    expect(await heardOf('twice')).toEqual([1]);
  });

  it('gives an event that comes to two replicas at once one effect', async () => {
    const other = await startOther({ databaseUrl: service.databaseUrl });
    const events = Array.from({ length: 20 }, (_, i) => stroke('race', i));
    await Promise.all(events.flatMap((event) => [service.consumer.receive([event]), other.consumer.receive([event])]));
    expect((await heardOf('race')).toSorted((a, b) => a - b)).toEqual(events.map((_, i) => i));
  });

  it('handles what comes together in one transaction, in order', async () => {
    const events = Array.from({ length: 50 }, (_, i) => stroke('batch', i));
    const handler = service.app.get(OnStrokePlayed, { strict: false });
    const transactions = new Set<unknown>();
    const handle = handler.handle.bind(handler);
    handler.handle = async (event, tx, effects) => {
      transactions.add(tx);
      await handle(event, tx, effects);
    };
    await service.consumer.receive(events);
    handler.handle = handle;
    expect(transactions.size).toBe(1);
    expect(await heardOf('batch')).toEqual(events.map((_, i) => i));
  });

  it('tries again what failed, leaves nothing of the failed try, and keeps the order', async () => {
    weather.storms.set(1001, 2);
    await service.consumer.receive([stroke('storm', 1000), stroke('storm', 1001), stroke('storm', 1002)]);
    expect(await heardOf('storm')).toEqual([1000, 1001, 1002]);
    expect(await service.deadLetters.count()).toBe(0);
  });

  it('puts poison among the dead letters and goes on with what comes after it', async () => {
    weather.storms.set(2001, Infinity);
    const poison = stroke('poison', 2001);
    await service.consumer.receive([stroke('poison', 2000), poison, stroke('poison', 2002)]);
    expect(await heardOf('poison')).toEqual([2000, 2002]);
    expect(await service.deadLetters.list()).toMatchObject([
      {
        eventId: poison.id,
        type: strokePlayed.type,
        subject: 'poison',
        envelope: poison,
        error: 'Error: storm at stroke 2001',
        attempts: 3,
      },
    ]);
  });

  it('plays a dead letter again, once the cause is gone', async () => {
    const [letter] = await service.deadLetters.list();
    weather.storms.set(2001, 1);
    await expect(service.deadLetters.replay(letter!.eventId)).rejects.toThrow('storm at stroke 2001');
    expect(await service.deadLetters.list()).toMatchObject([{ eventId: letter!.eventId, attempts: 4 }]);
    expect(await service.deadLetters.replay(letter!.eventId)).toBe(true);
    expect(await heardOf('poison')).toEqual([2000, 2002, 2001]);
    expect(await service.deadLetters.count()).toBe(0);
    expect(await service.deadLetters.replay(letter!.eventId)).toBe(false);
    await service.consumer.receive([letter!.envelope]);
    expect(await heardOf('poison')).toEqual([2000, 2002, 2001]);
  });

  it('gives up a dead letter when support says so', async () => {
    weather.storms.set(3001, Infinity);
    const poison = stroke('discard', 3001);
    await service.consumer.receive([poison]);
    expect(await service.deadLetters.discard(poison.id)).toBe(true);
    expect(await service.deadLetters.discard(poison.id)).toBe(false);
    expect(await service.deadLetters.count()).toBe(0);
  });

  it('takes data that breaks the contract for poison', async () => {
    const wrong = { ...stroke('wrong', 1), data: { rallyId: 'wrong', number: 'one' } };
    await service.consumer.receive([wrong]);
    expect(await heardOf('wrong')).toEqual([]);
    expect(await service.deadLetters.list()).toMatchObject([{ eventId: wrong.id }]);
    await service.deadLetters.discard(wrong.id);
  });

  it('hands back to the bus what failed because the database is away: nothing is buried', async () => {
    const handler = service.app.get(OnStrokePlayed, { strict: false });
    const handle = handler.handle.bind(handler);
    handler.handle = async () => {
      throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
    };
    const event = stroke('away', 1);
    await expect(service.consumer.receive([event])).rejects.toThrow('terminating');
    handler.handle = handle;
    expect(await service.deadLetters.count()).toBe(0);
    await service.consumer.receive([event]);
    expect(await heardOf('away')).toEqual([1]);
  });

  it('lets go of an event between tries when the service stops', async () => {
    const other = await startOther({
      retry: { attempts: 50, baseMs: 60_000, capMs: 60_000 },
    });
    other.app.get(Weather, { strict: false }).storms.set(1, Infinity);
    const receiving = other.consumer.receive([stroke('stop', 1)]);
    const refused = expect(receiving).rejects.toThrow('storm');
    await eventually(
      async () => (await other.app.get(Weather, { strict: false }).storms.get(1)) === Infinity,
      'it has not begun',
    );
    other.consumer.stop();
    await refused;
    expect(await other.deadLetters.count()).toBe(0);
  });
});
