import { DEFAULT_SPORT_PARAMETERS } from '@setpoint/rating';
import { insertRows, rowsOf, sql } from '@setpoint/service-kit';
import { eventually, startProcess } from '@setpoint/testkit';
import { RefitLevels } from '../../src/application/refit-levels.js';
import { RatedMatchEntity } from '../../src/persistence/level-entities.js';
import { toMatchRow } from '../../src/persistence/level-rows.js';
import type { RatingParametersRow } from '../../src/persistence/refit-entities.js';
import { aRatedMatch } from '../rated-matches.js';
import { clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers({ fitLevels: false })));
beforeEach(() => clear(stage));
afterAll(() => stage?.stop());

const JOB = new URL('../../src/fit-levels.ts', import.meta.url);
const DAY_MS = 86_400_000;
const NOW = new Date('2026-06-01T12:00:00Z');
const startJob = () => startProcess(JOB, { env: { DATABASE_URL: stage.databaseUrl, SETPOINT_NOW: NOW.toISOString() } });
const fits = () => rowsOf<RatingParametersRow>(stage.manager, sql`select * from rating_parameters order by sport`);

describe('the job that fits levels', () => {
  it('LVL-09~ does what replicas leave to it, then ends', async () => {
    const matches = Array.from({ length: 300 }, (_, i) =>
      aRatedMatch({ matchId: `m${String(i).padStart(3, '0')}`, endedAt: NOW.getTime() - (600 - i) * DAY_MS }),
    );
    await insertRows(stage.manager, RatedMatchEntity, matches.map(toMatchRow));
    await stage.runTimers();
    expect(await fits()).toEqual([]);

    const job = startJob();
    expect([await job.exited, job.lines.filter((line) => line.includes('"level":"error"'))]).toEqual([0, []]);
    expect((await fits()).map(({ state, matches, parameters }) => [state, matches, parameters])).toEqual([
      ['TOO_FEW_MATCHES', 300, DEFAULT_SPORT_PARAMETERS],
      ['TOO_FEW_MATCHES', 0, DEFAULT_SPORT_PARAMETERS],
    ]);
  });

  it('LVL-09~ leaves its fit to the next when it is killed, once its claim has ended', async () => {
    const fitting = (now: Date) => stage.app.get(RefitLevels).execute(now, new AbortController().signal);
    const reading = () =>
      rowsOf(
        stage.manager,
        sql`select 1 from pg_stat_activity where application_name = 'fit-levels' and datname = current_database()`,
      );
    await stage.storage.transaction(async (manager) => {
      await manager.query('lock table rating_start');
      const job = startJob();
      await eventually(async () => expect(await reading()).toHaveLength(1), 'the fit does not read');
      await job.kill('SIGKILL');
    });
    await eventually(async () => expect(await reading()).toEqual([]), 'the fit goes on');
    const [fit] = await fits();
    expect(fit).toMatchObject({ state: 'FITTING', claimed_until: expect.any(Date) });

    await fitting(new Date(fit!.claimed_until!.getTime() - 1));
    expect((await fits())[0]).toMatchObject({ state: 'FITTING' });
    await fitting(fit!.claimed_until!);
    expect((await fits())[0]).toMatchObject({ state: 'TOO_FEW_MATCHES' });
  });

  it('lists what it misses', async () => {
    const job = startProcess(JOB);
    expect(await job.exited).toBe(1);
    expect(job.lines.join('\n')).toContain('DATABASE_URL');
  });
});
