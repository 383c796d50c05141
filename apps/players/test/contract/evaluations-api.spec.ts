import { evaluationGiven } from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { player, VISITOR } from '@setpoint/testkit';
import type { Level } from '../../src/domain/profile.js';
import { ANA, aPlayer, BEN, CARLA, aResult, anEstimatedLevel } from '../builders.js';
import { arePlayers, clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(async () => {
  await clear(stage);
  await arePlayers(
    stage,
    aPlayer({ id: ANA, levels: estimate(4) }),
    aPlayer({ id: BEN, levels: estimate(4), inviteCode: 'BEN' }),
    aPlayer({ id: CARLA, inviteCode: 'CARLA' }),
  );
});
afterAll(() => stage?.stop());

const estimate = (rating: number): Level[] => [anEstimatedLevel(rating)];

describe('evaluations', () => {
  const marks = { forehand: 3, backhand: 3, serve: 3, power: 3, speed: 3, availability: 5, collaboration: 5, punctuality: 5, fairness: 5 }; // oxfmt-ignore
  const gives = (actorId: string, forehand: number, matchId = `by ${actorId}`) =>
    stage.deliver(evaluationGiven, {
      match: { ...aResult().match, matchId },
      actorId,
      evaluatedId: 'ana',
      marks: { ...marks, forehand },
    });
  const summary = async (who: Identity = player('ben')) =>
    (
      await stage.query<{ player: { evaluations: object | null } }>(
        `{ player(id: "ana") { evaluations { count forehand fairness } } }`,
        {},
        who,
      )
    ).data!.player.evaluations;

  it('PLY-08 RES-06~ are means, once three opponents have evaluated', async () => {
    await gives('ben', 2);
    await gives('carla', 4);
    await gives('carla', 4, 'another match');
    expect(await summary()).toBeNull();
    await gives('david', 5);
    expect(await summary()).toEqual({ count: 4, forehand: 3.8, fairness: 5 });
    expect(await summary(VISITOR)).toBeNull();
  });

  it('RES-06~ count once, however often they arrive', async () => {
    for (const actor of ['ben', 'carla', 'david', 'david']) await gives(actor, 5);
    expect(await summary()).toMatchObject({ count: 3 });
  });
});
