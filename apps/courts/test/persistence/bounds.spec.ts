import { LONGEST_HISTORY, userId } from '@setpoint/kernel';
import { startTestService, type TestService } from '@setpoint/testkit';
import { AddCourts } from '../../src/application/add-courts.js';
import { ActionLog } from '../../src/application/ports/action-log.js';
import { Courts } from '../../src/application/ports/courts.js';
import { Play } from '../../src/application/ports/play.js';
import { courtsService } from '../../src/service.js';
import { aCentre } from '../builders.js';

const names = (count: number) => Array.from({ length: count }, (_, i) => `centre-${String(i + 1).padStart(3, '0')}`);

describe('long lists of centres', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(courtsService);
    await service.app.get(AddCourts).execute(names(201).map((id) => aCentre({ id, name: id })));
    await service.manager.query(`update court set owner_id = 'olga'`);
    await service.manager.query(`insert into local_legend (court_id, user_id, matches, since)
      select id, 'ana', 500 - right(id, 3)::int, now() from court`);
  });
  afterAll(() => service?.stop());

  it('CRT-06~ show two hundred centres of an owner, by name', async () => {
    const shown = await service.app.get(Courts).ofOwner(userId('olga'));
    expect(shown.map(({ id }) => id)).toEqual(names(200));
  });

  it('CRT-10~ show the fifty centres where a local legend has played most', async () => {
    const [ana, ben] = [userId('ana'), userId('ben')];
    const shown = await service.app.get(Play).courtsOfLegends([ana, ben]);
    expect(shown.get(ana)).toEqual(names(50));
    expect(shown.get(ben)).toEqual([]);
  });

  it('ADM-02~ show the latest changes of a centre, in their order', async () => {
    await service.manager.query(`insert into court_action (about, kind, by, at, reason)
      select 'centre-001', 'EDITED', 'sam', now(), n::text from generate_series(1, ${LONGEST_HISTORY + 1}) n`);
    const shown = await service.app.get(ActionLog).about('centre-001');
    expect([shown.length, shown[0]!.reason, shown.at(-1)!.reason]).toEqual([
      LONGEST_HISTORY,
      '2',
      String(LONGEST_HISTORY + 1),
    ]);
  });
});
