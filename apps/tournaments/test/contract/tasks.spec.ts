import { availabilityChanged, taskChanged } from '@setpoint/events';
import { player, support } from '@setpoint/testkit';
import { Stage } from './stage.js';

describe('what waits for players of tournaments', () => {
  let stage: Stage;
  beforeAll(async () => (stage = await Stage.start()));
  afterAll(() => stage?.stop());

  /** As it was told last. */
  const waiting = async (who: string) => {
    const told = (await stage.service.eventsOf(taskChanged)).filter(({ playerId }) => playerId === who);
    const latest = new Map(told.map((task) => [task.taskId, task]));
    return [...latest.values()].filter(({ open }) => open).map(({ kind, until }) => [kind, until]);
  };
  const available = (userId: string, noFixedDays: boolean) =>
    stage.service.deliver(availabilityChanged, { userId, noFixedDays, slots: [] } as never);

  it('SHL-10~ TRN-07~ TRN-09~ the own half, then the partner’s, then availability: by when, and no longer than it waits', async () => {
    const id = await stage.open({ numberPlayers: 2 });
    const ana = await stage.person('ana', { numberPlayers: 2, follows: ['ben'], available: false });
    await stage.person('ben', { numberPlayers: 2, available: true });
    const { registration } = await stage.register(ana, id, { partnerId: 'ben' });
    expect(await waiting('ana')).toEqual([['PAY', registration.until]]);
    expect(await waiting('ben')).toEqual([]);
    const [task] = await stage.service.eventsOf(taskChanged);
    expect(task).toMatchObject({
      ...{ kind: 'PAY', costs: 'PLACE', cents: 2_500, currency: 'EUR', since: stage.clock.now().toISOString() },
      about: { kind: 'TOURNAMENT', id, name: 'Summer Open' },
    });
    await stage.paid(registration.id, 'ana');
    expect(await waiting('ana')).toEqual([]);
    const day = new Date(stage.clock.now().getTime() + 24 * 3_600_000).toISOString();
    expect(await waiting('ben')).toEqual([['PAY', day]]);
    await stage.paid(registration.id, 'ben');
    expect(await waiting('ben')).toEqual([]);
    const { startsAt } = await stage.tournament(id, 'startsAt', ana);
    expect(await waiting('ana')).toEqual([['ENTER_AVAILABILITY', new Date(startsAt).toISOString()]]);
    await available('ana', true);
    expect(await waiting('ana')).toEqual([]);
    await available('ana', false);
    expect(await waiting('ana')).toHaveLength(1);
    await stage.support('cancelTournament', { id, reason: 'rain' });
    expect(await waiting('ana')).toEqual([]);
  });

  it('SHL-10~ TRN-12~ a place of a slam that is offered, and then to be paid', async () => {
    const id = await stage.open({ type: 'SLAM', teamsToStart: 2, maxTeams: 2 });
    const INVITE = 'mutation ($input: InviteToSlamInput!) { inviteToSlam(input: $input) { success } }';
    for (const who of ['carla', 'dora', 'emma']) {
      await stage.person(who, { available: true });
      const input = { tournamentId: id, playerIds: [who], reason: 'a wild card' };
      await stage.ask(INVITE, { input }, support('sam'));
    }
    expect(await waiting('carla')).toEqual([['PAY', '2026-06-20T22:00:00.000Z']]);
    expect(await waiting('emma')).toEqual([]);
    const { myRegistration } = await stage.tournament(id, 'myRegistration { id }', player('carla'));
    await stage.change('withdrawFromSlam', player('carla'), myRegistration.id);
    expect(await waiting('carla')).toEqual([]);
    const until = new Date(stage.clock.now().getTime() + 24 * 3_600_000).toISOString();
    expect(await waiting('emma')).toEqual([['TAKE_OFFERED_PLACE', until]]);
  });
});
