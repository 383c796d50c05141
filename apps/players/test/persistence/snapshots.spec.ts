import {
  absenceChanged,
  availabilityChanged,
  blockChanged,
  followChanged,
  levelsChanged,
  profileChanged,
} from '@setpoint/events';
import { gridPosition, userId } from '@setpoint/kernel';
import { insertRows, type SnapshotSource } from '@setpoint/service-kit';
import { emitSnapshot } from '@setpoint/testkit';
import { BlockEntity } from '../../src/persistence/entities.js';
import { ProfileSnapshot } from '../../src/persistence/snapshots/profile-snapshot.js';
import { BlockSnapshot, FollowSnapshot } from '../../src/persistence/snapshots/relation-snapshots.js';
import { ANA, aPlayer, at, BEN, CARLA, MILANO } from '../builders.js';
import { areFollows, arePlayers, clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(async () => {
  await clear(stage);
  await arePlayers(stage, aPlayer({ id: ANA, location: MILANO }), aPlayer({ id: BEN }), aPlayer({ id: CARLA }));
});
afterAll(() => stage?.stop());

const all = (snapshot: SnapshotSource) => emitSnapshot(stage, snapshot, 2);
const since = at('2026-05-01');

describe('snapshots', () => {
  it('API-21~ emit each profile once, with levels and absence also where there are none, on the grid', async () => {
    expect(await all(new ProfileSnapshot())).toEqual([2, 1]);
    const profiles = await stage.eventsOf(profileChanged);
    expect(profiles.map(({ userId }) => userId)).toEqual([ANA, BEN, CARLA]);
    expect(profiles[0]?.location).toMatchObject(gridPosition(MILANO));
    expect(await stage.eventsOf(levelsChanged)).toHaveLength(3);
    expect(await stage.eventsOf(absenceChanged)).toContainEqual({ userId: BEN, absence: null });
    const nothing = { noFixedDays: false, slots: [] };
    expect(await stage.eventsOf(availabilityChanged)).toContainEqual({ userId: BEN, ...nothing });
  });

  it('API-21~ emit each follow and each block once', async () => {
    const dan = userId('dan');
    const follows = [
      [ANA, BEN],
      [ANA, CARLA],
      [BEN, ANA],
      [CARLA, dan],
    ] as const;
    await areFollows(stage, ...follows.map(([follower_id, followed_id]) => ({ follower_id, followed_id, since })));
    await insertRows(stage.manager, BlockEntity, [{ blocker_id: ANA, blocked_id: dan, since }]);
    expect(await all(new FollowSnapshot())).toEqual([2, 2, 0]);
    expect(await all(new BlockSnapshot())).toEqual([1]);
    expect((await stage.eventsOf(followChanged)).map((event) => [event.followerId, event.followedId])).toEqual(follows);
    expect(await stage.eventsOf(blockChanged)).toEqual([{ blockerId: ANA, blockedId: dan, blocked: true }]);
  });

  it('API-21~ are there for profiles, follows and blocks', async () => {
    await stage.republish();
    const runs = (await stage.snapshotRuns()).map(({ name, emitted }) => [name, emitted]);
    expect(runs).toEqual([
      ['blocks', 0],
      ['follows', 0],
      ['profiles', 3],
    ]);
  });
});
