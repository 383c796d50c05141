import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Identity } from '@setpoint/kernel';
import { player, support, VISITOR } from '@setpoint/testkit';
import { FolderStore, newUploadKey, storePictures } from '@setpoint/uploads';
import { Stage } from './stage.js';

const root = mkdtempSync(join(tmpdir(), 'tournament-photos-spec-'));
const store = new FolderStore(root);
const sam = support('sam');
const REGISTER = 'mutation ($owner: ID!, $key: String!) { id: registerTournamentPhoto(ownerId: $owner, key: $key) }';
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start({ uploadsFolder: root });
});
afterAll(async () => {
  await stage?.stop();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => stage.service.manager.query('delete from upload'));

/** As the gateway does it. */
async function upload(owner = 'sam') {
  const key = newUploadKey();
  const { data } = await stage.service.query<{ id: string }>(REGISTER, { owner, key }, VISITOR, { internal: true });
  await storePictures(store, key, { small: Buffer.from('small'), large: Buffer.from('large') });
  return { id: data!.id, key, isStored: () => existsSync(join(root, key)) };
}
const add = (tournamentId: string, uploadId: string) => stage.support('addTournamentPhoto', { tournamentId, uploadId });
const remove = (tournamentId: string, photoId: string, reason = 'Blurred') =>
  stage.support('removeTournamentPhoto', { tournamentId, photoId, reason });
const order = (tournamentId: string, photoIds: readonly string[]) =>
  stage.support('orderTournamentPhotos', { tournamentId, photoIds });
const shown = async (id: string, who: Identity = VISITOR): Promise<string[]> =>
  (await stage.tournament(id, 'photos { id }', who)).photos.map((photo: { id: string }) => photo.id);
const history = async (id: string) => {
  const { history: all } = await stage.tournament(id, 'history { kind by { id } reason before after }', sam);
  return all.slice(2).map(({ before, after, ...rest }: { before: string | null; after: string | null }) => ({
    ...rest,
    before: JSON.parse(before ?? 'null'),
    after: JSON.parse(after ?? 'null'),
  }));
};
/** A tournament with so many photos. */
async function withPhotos(count: number, changes: object = {}) {
  const id = await stage.open(changes);
  const photos = [];
  for (let i = 0; i < count; i++) {
    const photo = await upload();
    await add(id, photo.id);
    photos.push(photo);
  }
  return { id, photos, ids: photos.map((photo) => photo.id) };
}

describe('the photos of a tournament', () => {
  it('TRN-01~ TRN-04 ADM-04~ are added by support, and seen by everybody in two sizes', async () => {
    const id = await stage.open();
    const photo = await upload();
    expect(await add(id, photo.id)).toMatchObject({ success: true, tournament: { version: 3 } });
    expect((await stage.tournament(id, 'photos { id smallUrl largeUrl }', VISITOR)).photos).toEqual([
      { id: photo.id, smallUrl: `/uploads/${photo.key}/small.webp`, largeUrl: `/uploads/${photo.key}/large.webp` },
    ]);
    expect(await history(id)).toEqual([
      { kind: 'PHOTO_ADDED', by: { id: 'sam' }, reason: null, before: null, after: { photo: photo.id, position: 1 } },
    ]);
  });

  it('TRN-01~ that is added again changes nothing', async () => {
    const { id, ids } = await withPhotos(1);
    expect(await add(id, ids[0]!)).toMatchObject({ success: true, tournament: { version: 3 } });
    expect([await shown(id), (await history(id)).length]).toEqual([ids, 1]);
  });

  it('TRN-01~ are no upload of somebody else, shown elsewhere, made up, or older than a day', async () => {
    const { ids } = await withPhotos(1);
    const id = await stage.open();
    const old = await upload();
    const others = await upload('sue');
    for (const wrong of [ids[0]!, others.id, 'nothing', '../../x', "' or true --"]) {
      expect(await add(id, wrong)).toMatchObject({ success: false, errorCode: 'UPLOAD_NOT_FOUND' });
    }
    stage.clock.advance({ days: 1 });
    expect(await add(id, old.id)).toMatchObject({ errorCode: 'UPLOAD_NOT_FOUND' });
    expect(await add('none', old.id)).toMatchObject({ errorCode: 'TOURNAMENT_NOT_FOUND' });
    expect(await shown(id)).toEqual([]);
  });

  it('TRN-01~ are twelve at most, also when two are added at once; what is refused can be shown elsewhere', async () => {
    const { id } = await withPhotos(11);
    const rest = [await upload(), await upload()];
    const answers = await Promise.all(rest.map((photo) => add(id, photo.id)));
    expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual(['TOO_MANY_PHOTOS', null]);
    expect(await shown(id)).toHaveLength(12);
    const refused = rest[answers.findIndex(({ success }) => !success)]!;
    expect(await add(await stage.open(), refused.id)).toMatchObject({ success: true });
  });

  it('ADM-01~ ADM-04~ are removed with a reason, and their files go; again is success', async () => {
    const { id, photos, ids } = await withPhotos(2);
    expect(await remove(id, ids[0]!, '  ')).toMatchObject({ errorCode: 'REASON_REQUIRED' });
    expect(await shown(id)).toEqual(ids);
    expect(await remove(id, ids[0]!)).toMatchObject({ success: true, tournament: { version: 5 } });
    expect(await remove(id, ids[0]!)).toMatchObject({ success: true, tournament: { version: 5 } });
    expect(await shown(id)).toEqual([ids[1]]);
    await stage.service.runTimers();
    expect(photos.map((photo) => photo.isStored())).toEqual([false, true]);
    expect((await history(id)).slice(2)).toEqual([
      {
        ...{ kind: 'PHOTO_REMOVED', by: { id: 'sam' }, reason: 'Blurred' },
        ...{ before: { photo: ids[0], position: 1 }, after: null },
      },
    ]);
    expect(await add(id, ids[0]!)).toMatchObject({ errorCode: 'UPLOAD_NOT_FOUND' });
    expect(await remove('none', ids[1]!)).toMatchObject({ errorCode: 'TOURNAMENT_NOT_FOUND' });
  });

  it('ADM-01~ ADM-04~ are put in order, and never over what somebody else changed', async () => {
    const { id, ids } = await withPhotos(3);
    const [a, b, c] = ids as [string, string, string];
    expect(await order(id, [c, a, b])).toMatchObject({ success: true });
    expect(await order(id, [c, a, b])).toMatchObject({ success: true });
    expect(await shown(id)).toEqual([c, a, b]);
    expect((await history(id)).slice(3)).toEqual([
      {
        ...{ kind: 'PHOTOS_ORDERED', by: { id: 'sam' }, reason: null },
        ...{ before: { photos: [a, b, c] }, after: { photos: [c, a, b] } },
      },
    ]);
    for (const wrong of [[a, b], [a, b, b], [a, b, c, 'other'], []]) {
      expect(await order(id, wrong)).toMatchObject({ errorCode: 'PHOTOS_CHANGED' });
    }
    expect(await order('none', [])).toMatchObject({ errorCode: 'TOURNAMENT_NOT_FOUND' });
    expect(await shown(id)).toEqual([c, a, b]);
  });

  it('TRN-01~ of a private tournament are for who may see its players', async () => {
    const { id, ids } = await withPhotos(1, { isPrivate: true });
    expect([await shown(id), await shown(id, player('zoe')), await shown(id, sam)]).toEqual([[], [], ids]);
  });

  it('TRN-01~ that no tournament shows go after a day, and no moment earlier', async () => {
    const { photos } = await withPhotos(1);
    const orphan = await upload();
    stage.clock.advance({ days: 1, ms: -1 });
    await stage.service.runTimers();
    expect(orphan.isStored()).toBe(true);
    stage.clock.advance({ ms: 1 });
    await stage.service.runTimers();
    expect([orphan.isStored(), photos[0]!.isStored()]).toEqual([false, true]);
  });

  it('TRN-01~ ADM-04~ are registered by the gateway alone, and changed by support alone', async () => {
    for (const who of [VISITOR, player('ana'), sam]) {
      expect((await stage.service.query(REGISTER, { owner: 'sam', key: newUploadKey() }, who)).errors).toHaveLength(1);
    }
    const { id, ids } = await withPhotos(2);
    const commands = [
      `addTournamentPhoto(input: { tournamentId: "${id}", uploadId: "x" })`,
      `removeTournamentPhoto(input: { tournamentId: "${id}", photoId: "${ids[0]}", reason: "Mine" })`,
      `orderTournamentPhotos(input: { tournamentId: "${id}", photoIds: ["${ids[1]}", "${ids[0]}"] })`,
    ];
    for (const who of [VISITOR, player('ana')]) {
      for (const command of commands) {
        expect((await stage.service.query(`mutation { ${command} { success } }`, {}, who)).errors).toHaveLength(1);
      }
    }
    expect(await shown(id)).toEqual(ids);
  });
});
