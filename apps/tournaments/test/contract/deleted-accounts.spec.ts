import { accountDeleted, registrationReleased, tournamentFixtureDecided } from '@setpoint/events';
import { PlayStage } from '../play-stage.js';
import { Stage } from './stage.js';

type Running = Pick<Stage | PlayStage, 'service' | 'clock'>;

async function deleted({ service, clock }: Running, userId: string) {
  await service.deliver(accountDeleted, { userId, at: clock.now().toISOString() });
  await service.runTimers(clock.now());
}
/** The event once more, and the erasing as often as it is done again. */
async function again(stage: Running, userId: string) {
  await deleted(stage, userId);
  for (const hours of [0.1, 1, 6]) await stage.service.runTimers(stage.clock.advance({ hours }));
}

describe('entries of a deleted account', () => {
  let stage: Stage;
  beforeAll(async () => (stage = await Stage.start()));
  afterAll(() => stage?.stop());

  const stateOf = async (id: string) =>
    (await stage.service.manager.query<{ state: string }[]>('select state from registration where id = $1', [id]))[0]!
      .state;
  const released = async (id: string) =>
    (await stage.service.eventsOf(registrationReleased)).filter(({ registrationId }) => registrationId === id);

  it('ACC-06 that are not paid are cancelled, and the place is free', async () => {
    const id = await stage.open();
    const { registration } = await stage.register(await stage.person('held'), id);
    await deleted(stage, 'held');
    expect(await stateOf(registration.id)).toBe('CANCELLED');
    expect(await stage.tournament(id, 'placesLeft', await stage.person('other'))).toEqual({ placesLeft: 8 });
  });

  it('ACC-06 whose time to pay is over are taken out while billing has not answered yet', async () => {
    const id = await stage.open();
    const { registration } = await stage.register(await stage.person('late'), id);
    stage.clock.advance({ minutes: 30 });
    await stage.passTime();
    expect(await stateOf(registration.id)).toBe('EXPIRING');
    await deleted(stage, 'late');
    expect(await stateOf(registration.id)).toBe('EXCLUDED');
    // What was on its way all the same goes back.
    await stage.paid(registration.id, 'late');
    expect((await released(registration.id)).at(-1)).toMatchObject({ refunds: [{ playerId: 'late', to: 'MEANS' }] });
  });

  it('ACC-06 that are paid are taken out and paid back, once', async () => {
    const id = await stage.open();
    const entry = await stage.enter('paid', id);
    await deleted(stage, 'paid');
    expect(await stateOf(entry)).toBe('EXCLUDED');
    expect(await released(entry)).toMatchObject([{ reason: 'EXCLUDED', refunds: [{ playerId: 'paid', to: 'MEANS' }] }]);
    const before = await stage.service.events();
    await again(stage, 'paid');
    expect((await stage.service.events()).slice(before.length)).toEqual([]);
  });

  it('ACC-06 of a team go, whichever of the two has left', async () => {
    const id = await stage.open({ numberPlayers: 2, sex: 'ALL' });
    const people = { numberPlayers: 2 as const };
    await stage.person('partner', { ...people, follows: ['captain'] });
    const captain = await stage.person('captain', { ...people, follows: ['partner'] });
    const { success, registration } = await stage.register(captain, id, { partnerId: 'partner' });
    expect(success).toBe(true);
    await stage.paid(registration.id, 'captain');
    await deleted(stage, 'partner');
    expect(await stateOf(registration.id)).toBe('CANCELLED');
    // Billing gives back what the captain paid, and closes what the partner had not.
    expect(await released(registration.id)).toMatchObject([
      { refunds: [{ playerId: 'captain', to: 'MEANS' }, { playerId: 'partner' }] },
    ]);
  });
});

describe('a tournament under way without somebody', () => {
  let stage: PlayStage;
  beforeAll(async () => (stage = await PlayStage.open()));
  afterAll(() => stage?.stop());

  it('ACC-06 decides their open matches as forfeits, keeps earlier results, and goes on; once', async () => {
    const id = 'cup';
    await stage.started(id, 4, { format: 'PLAY_OFF', numberPlayers: 1 });
    const [first, second] = await stage.toPlay(id);
    await stage.won(first!);
    const leaver = second!.sideA[0]!;
    await deleted(stage, leaver);
    const decided = async () =>
      (await stage.service.eventsOf(tournamentFixtureDecided)).filter(({ fixtureId }) => fixtureId.startsWith(id));
    await stage.close(second!, { how: 'WITHDRAWN' });
    expect((await decided()).map(({ fixtureId, how }) => [fixtureId, how]).sort()).toEqual(
      [
        [first!.fixtureId, 'PLAYED'],
        [second!.fixtureId, 'FORFEIT'],
      ].sort(),
    );
    const [final] = await stage.toPlay(id);
    expect(final!.sideA.concat(final!.sideB)).not.toContain(leaver);
    const before = await stage.service.events();
    await again(stage, leaver);
    expect((await stage.service.events()).slice(before.length)).toEqual([]);
  });

  it('ACC-06 that is over keeps its entry and its winner', async () => {
    const id = 'over';
    await stage.started(id, 2, { format: 'PLAY_OFF', numberPlayers: 1 });
    const [final] = await stage.toPlay(id);
    await stage.won(final!);
    await deleted(stage, final!.sideA[0]!);
    expect(
      await stage.service.manager.query('select state, is_out from registration where tournament_id = $1', [id]),
    ).toEqual([
      { state: 'CONFIRMED', is_out: false },
      { state: 'CONFIRMED', is_out: false },
    ]);
  });
});
