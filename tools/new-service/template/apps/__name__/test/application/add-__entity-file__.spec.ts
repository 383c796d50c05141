import { CountingIds, FixedClock } from '@setpoint/testkit';
import { Add__Entity__ } from '../../src/application/add-__entity-file__.js';
import { ana, ben, NOW } from '../builders.js';
import { Memory__Entities__ } from '../memory/memory-__entities-file__.js';

describe('adding __a_words__', () => {
  const setUp = () => {
    const __entities__ = new Memory__Entities__();
    return { __entities__, add: new Add__Entity__(__entities__, new FixedClock(NOW), new CountingIds('new')) };
  };

  it('keeps it under the next id, as of now, and emits its event', async () => {
    const { __entities__, add } = setUp();
    const added = { id: 'new-1', name: 'The good one', addedBy: ana, addedAt: NOW };
    expect(await add.execute({ name: ' The good one' }, ana)).toEqual({ ok: true, value: added });
    expect(__entities__.all).toEqual([added]);
    expect(__entities__.events).toMatchObject([
      { contract: { type: '__name__.__entity-file__-added.v1' }, data: { __entity__Id: 'new-1', addedBy: ana } },
    ]);
  });

  it('is refused when its player has one of this name, and only then', async () => {
    const { __entities__, add } = setUp();
    await add.execute({ name: 'The good one' }, ana);
    expect(await add.execute({ name: 'The good one ' }, ana)).toMatchObject({ ok: false, code: 'NAME_TAKEN' });
    expect(await add.execute({ name: 'The good one' }, ben)).toMatchObject({ ok: true });
    expect(__entities__.all).toHaveLength(2);
  });

  it('keeps and emits nothing when the name is not valid', async () => {
    const { __entities__, add } = setUp();
    expect(await add.execute({ name: ' ' }, ana)).toMatchObject({ ok: false, code: 'INVALID_DATA' });
    expect(__entities__).toMatchObject({ all: [], events: [] });
  });
});
