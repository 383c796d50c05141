import { courtChanged, favouriteChanged } from '@setpoint/events';
import { emitSnapshot, startTestService, type TestService } from '@setpoint/testkit';
import { courtId, userId } from '@setpoint/kernel';
import { AddCourts } from '../../src/application/add-courts.js';
import { Favourites } from '../../src/application/ports/favourites.js';
import { CourtSnapshot } from '../../src/persistence/snapshots/court-snapshot.js';
import { FavouriteSnapshot } from '../../src/persistence/snapshots/favourite-snapshot.js';
import { courtsService } from '../../src/service.js';
import { aCentre, aField } from '../builders.js';

let service: TestService;
beforeEach(async () => {
  service = await startTestService(courtsService);
  const fields = [aField({ id: 'a2', sport: 2 }), aField({ id: 'a1', sport: 1 })];
  await service.app
    .get(AddCourts)
    .execute([
      aCentre({ id: 'arena', fields }),
      aCentre({ id: 'bocconi', city: 'Roma' }),
      aCentre({ id: 'club', fields: [] }),
    ]);
});
afterEach(() => service?.stop());

describe('the snapshot of courts', () => {
  it('API-21~ tells of each once what was told when it was added', async () => {
    const added = await service.eventsOf(courtChanged);
    expect(added.map(({ sports }) => sports)).toEqual([[1, 2], [1], []]);
    await service.empty('outbox');
    expect(await emitSnapshot(service, new CourtSnapshot(), 2)).toEqual([2, 1]);
    expect(await service.eventsOf(courtChanged)).toEqual(added);
    expect(await emitSnapshot(service, new CourtSnapshot(), 3)).toEqual([3, 0]);
    expect(await service.eventsOf(courtChanged)).toHaveLength(6);
  });

  it('API-21~ BYD-04 tells of favourites when they change, and of all that are there', async () => {
    await service.empty('outbox');
    const set = (who: string, court: string, favourite: boolean) =>
      service.app.get(Favourites).set(userId(who), courtId(court), favourite, new Date('2026-06-01T12:00:00Z'));
    await set('ana', 'arena', true);
    await set('ana', 'arena', true);
    await set('ben', 'club', true);
    await set('ben', 'arena', true);
    await set('ben', 'club', false);
    const told = (await service.eventsOf(favouriteChanged)).map(({ userId, courtId, favourite }) => [
      userId,
      courtId,
      favourite,
    ]);
    expect(told).toEqual([
      ['ana', 'arena', true],
      ['ben', 'club', true],
      ['ben', 'arena', true],
      ['ben', 'club', false],
    ]);
    await service.empty('outbox');
    expect(await emitSnapshot(service, new FavouriteSnapshot(), 1)).toEqual([1, 1, 0]);
    expect(await service.eventsOf(favouriteChanged)).toEqual([
      { userId: 'ana', courtId: 'arena', favourite: true },
      { userId: 'ben', courtId: 'arena', favourite: true },
    ]);
  });

  it('API-21~ is there for republication', async () => {
    await service.republish('courts');
    expect(await service.snapshotRuns()).toMatchObject([{ name: 'courts', emitted: 3 }]);
  });
});
