import { seedCourts } from '@setpoint/courts';
import { courtId } from '@setpoint/kernel';
import { MemoryBus, rowsOf, sql, type ServiceDefinition } from '@setpoint/service-kit';
import { startTestService, testPostgres, type TestDatabase, type TestService } from '@setpoint/testkit';
import { servicesWithTables } from '../src/database.ts';
import { findServices } from '../src/services.ts';
import { describeAddition, startServices, type Started } from '../src/start-services.ts';

let definitions: ServiceDefinition[];
let database: TestDatabase;
beforeAll(async () => {
  definitions = await findServices();
});
beforeEach(async () => {
  database = await (await testPostgres()).freshDatabase();
});
afterEach(() => database?.drop());

/** A whole life of a stack with these services. */
async function run<R>(names: readonly string[], work: (started: Started<TestService>) => Promise<R>): Promise<R> {
  const bus = new MemoryBus();
  const options = { databaseUrl: database.url, bus, jobs: false };
  const chosen = definitions.filter(({ name }) => names.includes(name));
  const withTables = await servicesWithTables(database.url, names);
  const started = await startServices(chosen, withTables, (definition) => startTestService(definition, options));
  await bus.start();
  try {
    return await work(started);
  } finally {
    for (const service of started.running) await service.stop();
    await bus.stop();
  }
}
const nobody = { added: [], republishing: [] };
const courtsIn = ({ running }: Started<TestService>) =>
  rowsOf(running.find(({ name }) => name === 'matches')!.manager, sql`select id, city from court`);

describe('a service that is added to a filled data folder', () => {
  it('has what it needs of the others after one start', async () => {
    await run(['courts'], async (first) => {
      expect(first).toMatchObject(nobody);
      await seedCourts(first.running[0]!, [aCentre]);
      await first.running[0]!.drain();
    });
    await run(['courts', 'matches'], async (second) => {
      expect(second).toMatchObject({ added: ['matches'], republishing: ['courts'] });
      expect(await courtsIn(second)).toEqual([]);
      for (const service of second.running) await service.runTimers();
      for (const service of second.running) await service.drain();
      expect(await courtsIn(second)).toEqual([{ id: 'club', city: 'Milano' }]);
    });
    await run(['courts', 'matches'], async (third) => {
      expect(third).toMatchObject(nobody);
      for (const service of third.running) await service.runTimers();
      expect(await third.running[0]!.events()).toHaveLength(2);
    });
  });

  it('gets it also when the stack ended before that', async () => {
    await run(['courts', 'matches'], async ({ running, ...first }) => {
      expect(first).toMatchObject(nobody);
      await seedCourts(
        running.find(({ name }) => name === 'courts')!,
        [aCentre],
      );
      for (const service of running) await service.drain();
    });
    const names = ['courts', 'matches', 'notifications'];
    await run(names, async ({ added }) => expect(added).toEqual(['notifications']));
    await run(names, async ({ running, added }) => {
      expect(added).toEqual([]);
      for (const service of running) await service.runTimers();
      for (const service of running) await service.drain();
      const { manager } = running.find(({ name }) => name === 'notifications')!;
      expect(await rowsOf(manager, sql`select court_id from place`)).toEqual([{ court_id: 'club' }]);
    });
  });

  it('has no tables before the others have begun, so that no crash leaves them out', async () => {
    const calls: string[] = [];
    const start = async ({ name }: ServiceDefinition) => {
      calls.push(`start ${name}`);
      return {
        name,
        beginRepublishing: async () => void calls.push(`begin ${name}`),
        snapshotRuns: async () => [],
      };
    };
    const two = definitions.filter(({ name }) => ['courts', 'matches'].includes(name));
    await startServices(two, new Set(['matches']), start);
    expect(calls).toEqual(['start matches', 'begin matches', 'start courts']);
  });

  it('is named in one line, with those who republish', () => {
    expect(describeAddition(['chat', 'shops'], ['courts', 'players'])).toBe(
      'Added: chat, shops. What is there already is republished by courts, players.',
    );
  });
});

const aCentre = {
  ...{ id: courtId('club'), name: 'Club Navigli', address: 'Via Arimondi 15', city: 'Milano', country: 'IT' },
  ...{ lat: 45.46, lng: 9.19, timeZone: 'Europe/Rome', phone: null, email: null, website: null, bookingUrl: null },
  ...{ description: null, coverUrl: null, ownerId: null, offers: [], fields: [] },
};
