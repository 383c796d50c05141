import { localLegendChanged } from '@setpoint/events';
import { startTestService, type TestService } from '@setpoint/testkit';
import { AddCourts } from '../../src/application/add-courts.js';
import { RecomputeLegends } from '../../src/application/recompute-legends.js';
import { seedPlay } from '../../src/seeding/seed-courts.js';
import { courtsService } from '../../src/service.js';
import { aCentre } from '../builders.js';

const CENTRES = 250;
const AT_ONCE = 100;
const NIGHT = new Date('2026-06-01T03:00:00.000Z');
const later = (from: Date, hours: number) => new Date(from.getTime() + hours * 3_600_000);
const centre = (n: number) => `centre-${String(n).padStart(3, '0')}`;

describe('legends of more centres than are counted at once', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(courtsService);
    const ids = Array.from({ length: CENTRES }, (_, i) => centre(i + 1));
    await service.app.get(AddCourts).execute(ids.map((id) => aCentre({ id, name: id })));
  });
  afterAll(() => service?.stop());
  beforeEach(async () => {
    await service.manager.query(`truncate played_match, local_legend, legend_run, outbox`);
    await play('first', later(NIGHT, -24));
  });

  /** A match of somebody of each centre. */
  const play = (match: string, at: Date, who = 'ana') =>
    service.manager.query(
      `insert into played_match select $1 || id, id, $2, array[$3 || right(id, 3), 'ben' || right(id, 3)] from court`,
      [match, at, who],
    );
  const part = (now: Date) => service.app.get(RecomputeLegends).execute(now);
  const all = async (now: Date) => {
    let parts = 0;
    while ((await part(now)) > 0) parts += 1;
    return parts;
  };
  const legends = () =>
    service.manager.query<{ court_id: string; user_id: string; matches: number; since: Date; version: string }[]>(
      `select *, xmin::text as version from local_legend order by court_id`,
    );

  it('CRT-10~ are worked out part by part, each centre once a night', async () => {
    expect(await part(NIGHT)).toBe(1);
    expect((await legends()).map(({ court_id }) => court_id)).toEqual(
      Array.from({ length: AT_ONCE }, (_, i) => centre(i + 1)),
    );
    expect(await all(NIGHT)).toBe(2);
    const found = await legends();
    expect(found).toHaveLength(CENTRES);
    expect(found.at(-1)).toMatchObject({ court_id: centre(CENTRES), user_id: 'ana250', matches: 1, since: NIGHT });
    expect((await service.eventsOf(localLegendChanged)).map(({ courtId }) => courtId).toSorted()).toEqual(
      found.map(({ court_id }) => court_id),
    );
    expect(await all(later(NIGHT, 12))).toBe(0);
  });

  it('CRT-10~ are counted up to the time of the first part, whenever the others follow', async () => {
    await part(NIGHT);
    // Played before the run is taken up again: it counts the next night, at all centres.
    await play('second', later(NIGHT, 1), 'cid');
    await play('third', later(NIGHT, 2), 'cid');
    expect(await all(later(NIGHT, 3))).toBe(2);
    const found = await legends();
    expect(found).toHaveLength(CENTRES);
    expect(found.filter(({ user_id, since }) => !user_id.startsWith('ana') || +since !== +NIGHT)).toEqual([]);

    expect(await all(later(NIGHT, 24))).toBe(3);
    const next = await legends();
    expect(next.filter(({ user_id, matches }) => !user_id.startsWith('ben') || matches !== 3)).toEqual([]);
    expect(await service.eventsOf(localLegendChanged)).toHaveLength(2 * CENTRES);
  });

  it('CRT-10~ that stay as they are are not written again, and those of nobody are gone after ninety days', async () => {
    await all(NIGHT);
    const before = await legends();
    await all(later(NIGHT, 24));
    expect(await legends()).toEqual(before);
    await all(later(NIGHT, 24 * 91));
    expect(await legends()).toEqual([]);
  });

  it('CRT-10~ of a night that was left unfinished are worked out by the next one', async () => {
    await part(NIGHT);
    expect(await all(later(NIGHT, 24))).toBe(3);
    const found = await legends();
    expect(found.map(({ since }) => +since)).toEqual(
      Array.from({ length: CENTRES }, (_, i) => +(i < AT_ONCE ? NIGHT : later(NIGHT, 24))),
    );
  });

  it('CRT-10~ are all there once the demo has told what was played, on a night that was worked out before, too', async () => {
    await all(NIGHT);
    await play('second', later(NIGHT, -1), 'cid');
    await play('third', later(NIGHT, -2), 'cid');
    await seedPlay(service, { results: [], ready: [], now: NIGHT });
    const found = await legends();
    expect(found).toHaveLength(CENTRES);
    expect(found.filter(({ matches }) => matches !== 3)).toEqual([]);
  });
});
