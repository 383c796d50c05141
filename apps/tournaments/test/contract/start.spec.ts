import { availabilityMissing, favouriteChanged, levelsChanged, registrationReleased } from '@setpoint/events';
import { player, support } from '@setpoint/testkit';
import { registrationId } from '../../src/domain/tournament.js';
import { RegistrationEntity } from '../../src/persistence/registration-entities.js';
import { Stage } from './stage.js';

describe('the start of a tournament', () => {
  let stage: Stage;
  beforeEach(async () => (stage = await Stage.start()));
  afterEach(() => stage?.stop());

  it('TRN-02 TRN-09~ closes at the count, tells who is silent, excludes them for credit, and freezes the others', async () => {
    const id = await stage.open({ teamsToStart: 3, maxTeams: 3, startOn: '2026-06-10' });
    for (const name of ['ana', 'ben']) await stage.enter(name, id, { available: true });
    const silent = await stage.enter('silent', id);
    const waiting = await stage.person('late');
    expect(await stage.register(waiting, id)).toMatchObject({ errorCode: 'REGISTRATIONS_CLOSED' });
    const shown = await stage.tournament(id, 'state startOn placesLeft registrationRefusal', waiting);
    expect(shown).toEqual({
      ...{ state: 'CLOSED', startOn: '2026-06-10', placesLeft: 0, registrationRefusal: 'REGISTRATIONS_CLOSED' },
    });
    await stage.service.deliver(favouriteChanged, { userId: 'ana', courtId: 'club-1', favourite: true });
    for (const day of ['2026-06-02', '2026-06-06', '2026-06-08']) {
      stage.clock.set(`${day}T22:00:00.000Z`);
      await stage.passTime();
    }
    const told = await stage.service.eventsOf(availabilityMissing);
    expect(told.map(({ daysLeft, playerIds }) => [daysLeft, playerIds])).toEqual([
      ...[
        [7, ['silent']],
        [3, ['silent']],
        [1, ['silent']],
      ],
    ]);
    stage.clock.set('2026-06-09T22:00:00.000Z');
    await stage.passTime();
    expect(await stage.service.eventsOf(registrationReleased)).toMatchObject([
      { registrationId: silent, reason: 'EXCLUDED', refunds: [{ playerId: 'silent', to: 'CREDIT' }] },
    ]);
    const state = await stage.tournament(id, 'state teams myRegistration { state endedBecause }', player('silent'));
    expect(state).toEqual({
      ...{ state: 'IN_PROGRESS', teams: 2, myRegistration: { state: 'EXCLUDED', endedBecause: 'EXCLUDED' } },
    });
    await stage.service.deliver(levelsChanged, {
      userId: 'ana',
      levels: [{ sport: 1, numberPlayers: 1, rating: 6.5 }],
    });
    const rows = await stage.service.manager.findBy(RegistrationEntity, { tournament_id: id, state: 'CONFIRMED' });
    expect(rows.map(({ captain_id, rating, clubs }) => ({ captain_id, rating, clubs }))).toEqual(
      expect.arrayContaining([
        { captain_id: 'ana', rating: 4.1, clubs: ['club-1'] },
        { captain_id: 'ben', rating: 4.1, clubs: [] },
      ]),
    );
  });

  it('TRN-02 is called off on the day where too few are there', async () => {
    const id = await stage.open({ minTeams: 2, startOn: '2026-07-01' });
    const entry = registrationId(await stage.enter('carla', id));
    stage.clock.set('2026-06-30T21:59:59.999Z');
    await stage.passTime();
    expect(await stage.tournament(id, 'state', support())).toEqual({ state: 'OPEN' });
    stage.clock.advance({ ms: 1 });
    await stage.passTime();
    expect(await stage.tournament(id, 'state teams endedAt', support())).toEqual({
      ...{ state: 'CANCELLED', teams: 0, endedAt: '2026-06-30T22:00:00.000Z' },
    });
    expect((await stage.service.eventsOf(registrationReleased)).at(-1)).toMatchObject({
      ...{ registrationId: entry, reason: 'TOURNAMENT_CANCELLED', refunds: [{ playerId: 'carla', to: 'MEANS' }] },
    });
  });
});
