import { resultConfirmed } from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { insertRows } from '@setpoint/service-kit';
import { player, VISITOR } from '@setpoint/testkit';
import { levelUpId, namedLevelUp } from '../../src/domain/level-up.js';
import { BlockEntity } from '../../src/persistence/entities.js';
import { ANA, aPlayer, aResult, at, BEN, anEstimatedLevel } from '../builders.js';
import { arePlayers, clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(async () => {
  await clear(stage);
  const levels = [anEstimatedLevel(4)];
  await arePlayers(stage, aPlayer({ id: ANA, levels }), aPlayer({ id: BEN, levels }));
});
afterAll(() => stage?.stop());

const levelUp = async (id: string, who: Identity = VISITOR) => {
  const { data, errors } = await stage.query<{ levelUp: object | null }>(
    `query ($id: ID!) { levelUp(id: $id) {
      id from to name playedAt sport { id } numberPlayers { id } player { displayName } } }`,
    { id },
    who,
  );
  expect(errors).toBeUndefined();
  return data!.levelUp;
};
const idsOf = async (who: Identity) => {
  const { data } = await stage.query<{
    player: { levelEntries: { edges: { node: { levelUpId: string | null; match: { id: string } } }[] } };
  }>(
    `{ player(id: "ana") { levelEntries(sport: 1, numberPlayers: 1, first: 50) { edges { node { levelUpId match { id } } } } } }`,
    {},
    who,
  );
  return data!.player.levelEntries.edges.flatMap(({ node }) => node.levelUpId ?? []);
};

/** Ana wins until a half step is reached, and once more. */
async function anaRises(): Promise<string> {
  const sets = [1, 2].map(() => ({ a: 6, b: 4, superTieBreak: false }));
  for (let day = 1; day <= 28; day++) {
    const startsAt = `2026-05-${String(day).padStart(2, '0')}T18:00:00.000Z`;
    await stage.deliver(resultConfirmed, aResult({ matchId: `m${day}`, startsAt }, { sets }));
    const [id] = await idsOf(player('ana'));
    if (id) return id;
  }
  throw new Error('no half step was reached');
}

describe('a half step that somebody reached', () => {
  it('BYD-14~ is there for visitors, in half steps', async () => {
    const id = await anaRises();
    expect(await levelUp(id)).toMatchObject({
      ...{ id, from: 3.5, to: 4, name: 'INTERMEDIATE', sport: { id: '1' }, numberPlayers: { id: '1' } },
      player: { displayName: 'Ana Rossi' },
    });
  });

  it('BYD-14~ is named by the one match that raised it, not by those that moved less', async () => {
    const id = await anaRises();
    expect(await idsOf(player('ben'))).toEqual([id]);
    expect(await levelUp('ana.m1')).toBeNull();
    expect(await levelUp(id.replace('ana', 'ben'))).toBeNull();
  });

  it.each(['', 'ana', 'ana.', '.m1', 'ana.m1.m2', 'nobody.m1', 'ana\0.m1'])(
    'BYD-14~ is not there for %j',
    async (id) => {
      await anaRises();
      expect(await levelUp(id)).toBeNull();
    },
  );

  it('BYD-14~ PLY-03~ PLY-04~ is not there where the player is not to be found', async () => {
    const id = await anaRises();
    await insertRows(stage.manager, BlockEntity, [{ blocker_id: ANA, blocked_id: BEN, since: at('2026-05-30') }]);
    expect(await levelUp(id, player('ben'))).toBeNull();
    await stage.manager.query(`update player set visibility = 'UNVERIFIED' where id = 'ana'`);
    expect(await levelUp(id)).toBeNull();
    expect(await levelUp(id, player('ana'))).toMatchObject({ to: 4 });
  });

  it('BYD-14~ has a name that is read back', () => {
    const named = { playerId: ANA, matchId: 'm1' };
    expect(namedLevelUp(levelUpId(named))).toEqual(named);
  });
});
