import { resultConfirmed } from '@setpoint/events';
import { matchId } from '@setpoint/kernel';
import { RateLimiter } from '@setpoint/service-kit';
import { FixedClock, player, startTestService, type TestService } from '@setpoint/testkit';
import { matchesService } from '../../src/index.js';
import type { Tables } from '../../src/persistence/tables.js';
import { ana, anAwaitingResultMatch, at, ben, carla, david, doubles, now } from '../builders.js';
import { world } from '../matches-port.js';
import { database } from '../persistence/database.js';
import { raceForLastPlace, raceForResult, type Ask } from '../race.js';

class NoLimit extends RateLimiter {
  override async take() {
    return { allowed: true, retryAfterSeconds: 0 };
  }
}

describe('races through the API', () => {
  let service: TestService<Tables>;
  let replica: TestService<Tables>;
  const clock = new FixedClock(now);
  beforeAll(async () => {
    service = await startTestService<Tables>(matchesService, { clock, limiter: new NoLimit() });
    replica = await startTestService<Tables>(matchesService, {
      clock,
      limiter: new NoLimit(),
      databaseUrl: service.databaseUrl,
    });
    await database(service).tell(world);
  }, 60_000);
  afterAll(async () => {
    await replica.stop();
    await service.stop();
  });

  /** Two replicas take turns. */
  let turn = 0;
  const ask: Ask = async (document, variables, playerId) => {
    const { data, errors } = await [service, replica][(turn += 1) % 2]!.query<Record<string, unknown>>(
      document,
      variables,
      player(playerId),
    );
    if (errors) throw errors[0];
    return data!;
  };

  it('MAT-10 gives the last place to exactly one of fifty, whichever replica they ask', async () => {
    const runners = Array.from({ length: 50 }, (_, i) => `runner-${i}`);
    const report = await raceForLastPlace(ask, { rounds: 8, organiser: () => ana, runners });
    expect(report).toEqual({ rounds: 8, fair: 8, losers: { TEAM_FULL: 8 * 49 } });
  }, 120_000);

  it('RES-03 saves one result and counts it once, whoever presses how often', async () => {
    const matchIds = Array.from({ length: 8 }, (_, i) => matchId(`played-${i}`));
    for (const id of matchIds) await database(service).put(anAwaitingResultMatch({ id, ...doubles }));
    clock.set(at('20:00'));
    const report = await raceForResult(ask, { matchIds, teamA: [ana, carla], teamB: [ben, david] });
    expect(report).toMatchObject({ rounds: 8, fair: 8 });
    expect(Object.keys(report.losers)).toEqual(['RESULT_ALREADY_SAVED']);
    expect(await service.eventsOf(resultConfirmed)).toHaveLength(8);
  }, 120_000);
});
