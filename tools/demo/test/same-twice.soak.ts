import * as events from '@setpoint/events';
import type { EventContract } from '@setpoint/events';
import { rowsOf, sql } from '@setpoint/service-kit';
import { digestTables } from './database-digest.js';
import { loadedDemo, type LoadedDemo } from './loaded-demo.js';

/** The same day, early and late. */
const [MORNING, EVENING] = [new Date('2026-03-18T00:20:00+01:00'), new Date('2026-03-18T23:40:00+01:00')];

const contracts = Object.values<object | string>(events).filter(
  (one): one is EventContract => typeof one === 'object' && 'hasSnapshot' in one,
);
/** Nobody has an API key; identity's specs republish them. */
const NOT_IN_THE_DEMO = new Set([events.apiKeyChanged.type]);

/** Work that is due after something was heard, and how far each has heard of the others. */
const PASSING = [
  'fair_play_due',
  'ranking_due',
  'proposal_watch',
  'outbox',
  'inbox',
  'subject_version',
  'snapshot_run',
];

describe('the demo of a day', () => {
  let demo: LoadedDemo;
  let digests: Record<string, string>;
  let lasting: Record<string, string>;

  beforeAll(async () => {
    demo = await loadedDemo(MORNING);
    digests = await digestTables(demo);
    lasting = await digestTables(demo, PASSING);
  }, 300_000);
  afterAll(() => demo?.drop());

  it('is the same to the last row at every hour of it, ids included', async () => {
    const late = await loadedDemo(EVENING);
    try {
      expect(await digestTables(late)).toEqual(digests);
    } finally {
      await late.drop();
    }
    expect(Object.keys(digests).length).toBeGreaterThan(100);
  }, 300_000);

  it('lacks nothing that services would tell each other again', async () => {
    const services = await demo.services();
    try {
      for (const service of Object.values(services.byName)) await service.republish();
      await services.deliverEvents();
      // So that whoever has lost such an event gets all of it again.
      for (const { name, storage } of Object.values(services.byName)) {
        const emitted = await rowsOf<{ type: string }>(
          storage.manager,
          sql`select distinct type from outbox where snapshot`,
        );
        const replaced = contracts
          .filter(({ owner, hasSnapshot, type }) => owner === name && hasSnapshot && !NOT_IN_THE_DEMO.has(type))
          .map(({ type }) => type);
        expect(emitted.map(({ type }) => type)).toEqual(expect.arrayContaining(replaced));
      }
    } finally {
      await services.stop();
    }
    expect(await digestTables(demo, PASSING)).toEqual(lasting);
  }, 300_000);
});
