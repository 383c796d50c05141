import { userId } from '@setpoint/kernel';
import { startTestService, type TestService } from '@setpoint/testkit';
import { Awards } from '../../src/application/ports/plays.js';
import { tournamentsService } from '../../src/service.js';

describe('long lists of tournaments', () => {
  let service: TestService;
  beforeAll(async () => (service = await startTestService(tournamentsService)));
  afterAll(() => service?.stop());

  /** Rows alone, without the tournaments that they are of. */
  const insert = (statement: string) =>
    service.manager.query(`set session_replication_role = replica; ${statement}; reset session_replication_role`);

  it('SMS-04~ show the latest hundred prizes of a player', async () => {
    await insert(`insert into award (id, tournament_id, player_id, entry_id, placed_as, choices, won_at)
      select 'award-' || n, 't' || n, 'ana', 'e', 'WINNER', '[]', '2026-03-01'::timestamptz - n * interval '1 day'
      from generate_series(1, 101) n`);
    const shown = await service.app.get(Awards).ofPlayer(userId('ana'));
    expect([shown.length, shown[0]!.id, shown.at(-1)!.id]).toEqual([100, 'award-1', 'award-100']);
  });
});
