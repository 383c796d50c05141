import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { avatarRemoved } from '@setpoint/events';
import { VISITOR, type Identity } from '@setpoint/kernel';
import { execute, rowsOf, sql } from '@setpoint/service-kit';
import { player, support } from '@setpoint/testkit';
import { FolderStore, newUploadKey, storePictures } from '@setpoint/uploads';
import { personalData } from '../../src/persistence/personal-data.js';
import { ANA, aPlayer, BEN } from '../builders.js';
import { arePlayers, clear, startPlayers, type Stage } from '../stage.js';

const root = mkdtempSync(join(tmpdir(), 'avatar-spec-'));
const store = new FolderStore(root);
let stage: Stage;
beforeAll(async () => (stage = await startPlayers({ uploadsFolder: root })));
beforeEach(async () => {
  await clear(stage);
  await arePlayers(stage, aPlayer({ id: ANA }), aPlayer({ id: BEN, firstName: 'Ben' }));
});
afterAll(async () => {
  await stage?.stop();
  rmSync(root, { recursive: true, force: true });
});

const REGISTER = 'mutation ($owner: ID!, $key: String!) { id: registerAvatar(ownerId: $owner, key: $key) }';

/** As the gateway does it. */
async function upload(owner = 'ana') {
  const key = newUploadKey();
  const { data } = await stage.query<{ id: string }>(REGISTER, { owner, key }, VISITOR, { internal: true });
  await storePictures(store, key, { small: Buffer.from('small'), large: Buffer.from('large') });
  return { id: data!.id, key, isStored: () => existsSync(join(root, key)) };
}
const PAYLOAD = '{ success errorCode user { photoUrl profiles { avatarThumbnail } completeness { missing } } }';
type Payload = { success: boolean; errorCode: string | null; user: Record<string, unknown> | null };
async function run(mutation: string, who: Identity, variables = {}) {
  const { data, errors } = await stage.query<{ payload: Payload }>(mutation, variables, who);
  expect(errors).toBeUndefined();
  return data!.payload;
}
const set = (id: string, who = 'ana') =>
  run(`mutation ($id: ID!) { payload: setAvatar(input: { uploadId: $id }) ${PAYLOAD} }`, player(who), { id });
const remove = (who = 'ana') => run(`mutation { payload: removeAvatar ${PAYLOAD} }`, player(who));

describe('the picture of oneself', () => {
  it('ACC-01~ ACC-08~ is shown in two sizes, counts as filled in, and setting it again is success', async () => {
    const { id, key } = await upload();
    for (let press = 0; press < 2; press += 1) {
      const { success, user } = await set(id);
      expect([success, user]).toMatchObject([
        true,
        {
          photoUrl: `/uploads/${key}/large.webp`,
          profiles: { avatarThumbnail: `/uploads/${key}/small.webp` },
          completeness: { missing: expect.not.arrayContaining(['photo']) },
        },
      ]);
    }
  });

  it('ACC-01~ goes when it is replaced or removed; removing again is success', async () => {
    const [first, second] = [await upload(), await upload()];
    await set(first.id);
    await set(second.id);
    await stage.runTimers();
    expect([first.isStored(), second.isStored()]).toEqual([false, true]);
    for (let press = 0; press < 2; press += 1) {
      expect(await remove()).toMatchObject({ success: true, user: { photoUrl: null } });
    }
    await stage.runTimers();
    expect(second.isStored()).toBe(false);
  });

  it('ACC-01~ is no upload of somebody else, used before or made up', async () => {
    const [others, used, next] = [await upload('ben'), await upload(), await upload()];
    await set(used.id);
    await set(next.id);
    for (const id of [others.id, used.id, 'nothing', '../../x']) {
      expect(await set(id)).toMatchObject({ success: false, errorCode: 'UPLOAD_NOT_FOUND', user: null });
    }
  });

  it('ACC-01~ is registered by the gateway alone, and not set by visitors', async () => {
    const given = { owner: 'ana', key: newUploadKey() };
    expect((await stage.query(REGISTER, given, player('ana'))).errors).toHaveLength(1);
    expect((await stage.query('mutation { removeAvatar { success } }', {}, VISITOR)).errors).toHaveLength(1);
  });

  it('ADM-05~ ADM-01~ is removed by support with a reason, and its file goes; the same again is success', async () => {
    const shown = await upload();
    await set(shown.id);
    const text = `mutation ($input: RemovePlayerAvatarInput!) {
      payload: removePlayerAvatar(input: $input) { success errorCode user { photoUrl } } }`;
    const removed = (input: object = {}, who: Identity = support()) =>
      stage.query<{ payload: Payload }>(
        text,
        { input: { playerId: 'ana', reason: 'Offensive', category: 'ADVERTISING', ...input } },
        who,
      );
    expect((await removed({}, player('ben'))).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await removed({ reason: ' ' })).data!.payload).toMatchObject({ errorCode: 'REASON_REQUIRED', user: null });
    expect((await removed({ playerId: 'nobody' })).data!.payload).toMatchObject({ errorCode: 'PLAYER_NOT_FOUND' });
    for (let press = 0; press < 2; press += 1) {
      expect((await removed()).data!.payload).toMatchObject({ success: true, user: { photoUrl: null } });
    }
    const entries = await rowsOf(stage.manager, sql`select action, about_id, reason, before, after from audit_entry`);
    expect(entries).toEqual([
      {
        ...{ action: 'AVATAR_REMOVED', about_id: 'ana', reason: 'Offensive' },
        ...{ before: { photoUrl: `/uploads/${shown.key}/large.webp` }, after: { photoUrl: null } },
      },
    ]);
    // The player is told once, in a category: the words of support are for support.
    expect(await stage.eventsOf(avatarRemoved)).toEqual([{ playerId: 'ana', category: 'ADVERTISING' }]);
    await stage.runTimers();
    expect(shown.isStored()).toBe(false);
  });

  it('ACC-06~ its files go with the account', async () => {
    const shown = await upload();
    await set(shown.id);
    const { erase } = personalData['upload']!;
    if (erase.kind !== 'RUN') throw new Error('rows go before their files');
    for (const statement of erase.statements('ana')) await execute(stage.manager, statement);
    await stage.runTimers();
    expect(shown.isStored()).toBe(false);
    expect(await rowsOf(stage.manager, sql`select 1 from upload`)).toEqual([]);
  });
});
