import { taskChanged, type DataOf } from '@setpoint/events';
import { FixedClock, player, startTestService, VISITOR, type TestService } from '@setpoint/testkit';
import { notificationsService } from '../../src/service.js';

type Task = DataOf<typeof taskChanged>;

const MINE = `query ($first: Int) { myTasks(first: $first) {
  id kind until costs amount { cents currency } about { kind id name } } }`;
const about = { kind: 'TOURNAMENT', id: 't1', name: 'Spring Open' } as const;

describe('what waits for players', () => {
  const clock = new FixedClock('2026-06-01T12:00:00Z');
  let service: TestService;
  beforeAll(async () => (service = await startTestService(notificationsService, { clock })));
  afterAll(() => service?.stop());

  const tell = (taskId: string, more: Partial<Task>) =>
    service.deliver(taskChanged, {
      ...{ taskId, playerId: 'ana', open: true, kind: 'PAY', about, since: '2026-06-01T10:00:00.000Z' },
      ...{ until: null, costs: null, cents: null, currency: null, ...more },
    });
  const mine = async (who = 'ana', first?: number) => {
    const { data, errors } = await service.query<{ myTasks: { id: string }[] }>(MINE, { first }, player(who));
    expect(errors).toBeUndefined();
    return data!.myTasks;
  };

  it('SHL-10~ are one list of all services, the most urgent first, of oneself alone', async () => {
    await tell('award', { kind: 'TAKE_AWARD', about: { kind: 'LEAGUE', id: 'l1', name: 'Lega' } });
    await tell('later', { kind: 'ENTER_AVAILABILITY', until: '2026-06-08T22:00:00.000Z', costs: 'PLACE' });
    await tell('sooner', { until: '2026-06-02T10:00:00.000Z', costs: 'PLACE', cents: 1_500, currency: 'EUR' });
    await tell('bens', { playerId: 'ben' });
    expect((await mine()).map(({ id }) => id)).toEqual(['sooner', 'later', 'award']);
    expect((await mine())[0]).toEqual({
      ...{ id: 'sooner', kind: 'PAY', until: '2026-06-02T10:00:00.000Z', costs: 'PLACE' },
      ...{ amount: { cents: 1_500, currency: 'EUR' }, about },
    });
    expect(await mine('ana', 1)).toHaveLength(1);
    expect((await mine('ben')).map(({ id }) => id)).toEqual(['bens']);
    const { errors } = await service.query(MINE, {}, VISITOR);
    expect(errors).toBeDefined();
  });

  it('SHL-10~ are gone when they are done or out of time, and change with what they say', async () => {
    await tell('moved', { playerId: 'carla', until: '2026-06-02T10:00:00.000Z' });
    await tell('moved', { playerId: 'carla', until: '2026-06-03T10:00:00.000Z' });
    expect(await mine('carla')).toMatchObject([{ id: 'moved', until: '2026-06-03T10:00:00.000Z' }]);
    clock.set('2026-06-03T10:00:00Z');
    expect(await mine('carla')).toEqual([]);
    await tell('done', { playerId: 'carla' });
    await tell('done', { playerId: 'carla', open: false });
    expect(await mine('carla')).toEqual([]);
    clock.set('2026-06-01T12:00:00Z');
  });
});
