import { FixedClock, player, startTestService, type TestService } from '@setpoint/testkit';
import { matchesService } from '../../src/index.js';
import { anOrganizingMatch, now } from '../builders.js';
import { NoLimits } from '../no-limits.js';
import { world } from '../ports/world.js';
import { database } from '../persistence/database.js';

const JOIN = `mutation ($input: JoinMatchInput!) {
  joinMatch(input: $input) { success errorCode match { missing teamB { user { id } } } } }`;

interface Joined {
  readonly joinMatch: {
    readonly success: boolean;
    readonly errorCode: string | null;
    readonly match: { readonly missing: number; readonly teamB: readonly { readonly user: { readonly id: string } }[] };
  };
}

describe('a race through the API', () => {
  const options = { clock: new FixedClock(now), limiter: new NoLimits() };
  let replicas: readonly [TestService, TestService];
  beforeAll(async () => {
    const service = await startTestService(matchesService, options);
    const replica = await startTestService(matchesService, { ...options, databaseUrl: service.databaseUrl });
    replicas = [service, replica];
    await database(service).populate(world);
  });
  afterAll(async () => {
    await replicas[1].stop();
    await replicas[0].stop();
  });

  it('MAT-10 gives the last place to one of fifty, whichever replica they reach, and everyone sees who has it', async () => {
    const match = anOrganizingMatch();
    await database(replicas[0]).put(match);
    const runners = Array.from({ length: 50 }, (_, i) => `runner-${i}`);
    const answers = await Promise.all(
      runners.map(async (runner, i) => {
        const input = { matchId: match.id };
        const { data, errors } = await replicas[i % 2]!.query<Joined>(JOIN, { input }, player(runner));
        if (errors) throw errors[0];
        return data!.joinMatch;
      }),
    );
    const winners = runners.filter((_, i) => answers[i]!.success);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'TEAM_FULL')).toHaveLength(49);
    const view = { missing: 0, teamB: [{ user: { id: winners[0] } }] };
    for (const answer of answers) expect(answer.match).toEqual(view);
  });
});
