import { rowsOf, sql } from '@setpoint/service-kit';
import { KeepSeedsAlone1795381500110 } from '../../src/persistence/migrations/0110-seeds-alone.js';
import { PlayStage } from '../play-stage.js';

describe('numbers of seeds', () => {
  let stage: PlayStage;
  beforeAll(async () => (stage = await PlayStage.open()));
  afterAll(() => stage?.service.stop());

  it.each([
    ['of a bracket', 12, { format: 'PLAY_OFF' }, 4],
    ['of a bracket with a number of its own', 16, { format: 'PLAY_OFF', seeds: 2 }, 2],
    ['of groups', 9, {}, 4],
    ['of groups with a number of their own', 9, { seeds: 3 }, 3],
  ] as const)('TRN-03~ that all entries had stay with the seeds: %s', async (name, count, more, seeds) => {
    const id = name.replaceAll(' ', '-');
    await stage.started(id, count, more);
    const { manager } = stage.service;
    const numbers = () =>
      rowsOf<{ id: string; seed_no: number | null }>(
        manager,
        sql`select id, seed_no from registration where tournament_id = ${id} order by seed_no, id`,
      );
    const drawn = await numbers();
    expect(drawn.filter(({ seed_no }) => seed_no !== null)).toHaveLength(seeds);
    // As they were kept before: every entry with a number, the seeds first.
    for (const [index, entry] of drawn.entries())
      await rowsOf(
        manager,
        sql`update registration set seed_no = ${index + 1}::int where id = ${entry.id} returning id`,
      );
    const runner = manager.dataSource.createQueryRunner();
    try {
      await new KeepSeedsAlone1795381500110().up(runner);
    } finally {
      await runner.release();
    }
    expect(await numbers()).toEqual(drawn);
  });
});
