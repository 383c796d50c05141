import { __entity__Added } from '@setpoint/events';
import { encodeCursor } from '@setpoint/kernel';
import { startTestService, type TestService } from '@setpoint/testkit';
import { __Entities__ } from '../../src/application/ports/__entities-file__.js';
import { __entity__Id, type __Entity__ } from '../../src/domain/__entity-file__.js';
import { __entity__AddedEvent } from '../../src/events/outgoing.js';
import { __name__Service } from '../../src/service.js';
import { __aEntity__, ben, NOW } from '../builders.js';

describe('__many_words__ in Postgres', () => {
  let service: TestService;
  let __entities__: __Entities__;

  beforeAll(async () => {
    service = await startTestService(__name__Service);
    __entities__ = service.app.get(__Entities__);
  });

  afterAll(() => service?.stop());

  beforeEach(async () => {
    await service.manager.query('truncate __table__, outbox');
  });

  const add = (__entity__: __Entity__) => __entities__.add(__entity__, __entity__AddedEvent(__entity__));

  it('come back as they were', async () => {
    expect(await add(__aEntity__())).toBe(true);
    expect(await __entities__.byIds([__entity__Id('first'), __entity__Id('nowhere')])).toEqual([__aEntity__()]);
  });

  it('API-21 are kept together with their event', async () => {
    await add(__aEntity__());
    expect(await service.eventsOf(__entity__Added)).toEqual([
      { __entity__Id: 'first', name: 'The good one', addedBy: 'ana' },
    ]);
  });

  it('API-21 are neither kept nor published when their event cannot be written', async () => {
    const unfit = { contract: __entity__Added, data: { name: 'without an id' } } as never;
    await expect(__entities__.add(__aEntity__(), unfit)).rejects.toThrow();
    expect(await __entities__.byIds([__entity__Id('first')])).toEqual([]);
    expect(await service.events()).toEqual([]);
  });

  it('have one of each name for a player, also when ten are added at once', async () => {
    const tries = Array.from({ length: 10 }, (_, i) => add(__aEntity__({ id: `try-${i}` })));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect(await add(__aEntity__({ id: 'of-ben', addedBy: ben }))).toBe(true);
    expect(await service.eventsOf(__entity__Added)).toHaveLength(2);
  });

  it('API-12 are listed newest first, and pages stay right while one is added', async () => {
    const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    for (const [i, minutes] of [0, 1, 1, 2].entries()) {
      await add(__aEntity__({ id: `n${i}`, name: `No. ${i}`, addedAt: minutesLater(minutes) }));
    }
    const first = await __entities__.page({ first: 2 });
    expect(first).toMatchObject({
      items: [{ id: 'n3' }, { id: 'n2' }],
      hasNextPage: true,
      hasPreviousPage: false,
      totalCount: 4,
    });
    await add(__aEntity__({ id: 'n4', name: 'No. 4', addedAt: minutesLater(3) }));
    expect(await __entities__.page({ first: 2, after: first.cursors[1]! })).toMatchObject({
      items: [{ id: 'n1' }, { id: 'n0' }],
      hasNextPage: false,
      hasPreviousPage: true,
      totalCount: 5,
    });
  });

  it.each([
    ['of no list', 'nonsense'],
    ['of another list', encodeCursor('oldest', NOW.toISOString(), 'first')],
    ['without an instant', encodeCursor('newest', 'yesterday', 'first')],
  ])('API-12 refuse a cursor %s', async (_what, after) => {
    await expect(__entities__.page({ first: 1, after })).rejects.toMatchObject({ reason: 'INVALID_CURSOR' });
  });
});
