import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoRemoved } from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { DueRows, MemoryFileStore } from '@setpoint/service-kit';
import { player, support, VISITOR } from '@setpoint/testkit';
import { FolderStore, newUploadKey, storePictures } from '@setpoint/uploads';
import { clearDueUploads } from '@setpoint/uploads/service';
import { openStage, type Payload, type Stage } from './stage.js';

const root = mkdtempSync(join(tmpdir(), 'photos-spec-'));
const store = new FolderStore(root);
const sam = support('sam');
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ uploadsFolder: root });
});
afterAll(async () => {
  await stage.stop();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(async () => {
  await stage.clear();
  await stage.service.manager.query('delete from upload');
});

async function ask<T>(
  document: string,
  variables: Record<string, unknown>,
  who: Identity,
  internal = false,
): Promise<T> {
  const { data, errors } = await stage.service.query<T>(document, variables, who, { internal });
  if (errors) throw new Error(errors[0]!.message);
  return data!;
}

/** As the gateway does it. */
async function upload(owner: string) {
  const key = newUploadKey();
  const document = 'mutation ($owner: ID!, $key: String!) { id: registerMatchPhoto(ownerId: $owner, key: $key) }';
  const { id } = await ask<{ id: string }>(document, { owner, key }, VISITOR, true);
  await storePictures(store, key, { small: Buffer.from('small'), large: Buffer.from('large') });
  return { id, isStored: () => existsSync(join(root, key)) };
}

const command = (name: string, type: string, input: Record<string, unknown>, who: string) =>
  ask<Record<string, Payload>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { success errorCode match { id } } }`,
    { input },
    player(who),
  ).then((data) => data[name]!);
const set = (matchId: string, uploadId: string, who = 'ana') =>
  command('setMatchPhoto', 'SetMatchPhotoInput', { matchId, uploadId }, who);
const remove = (matchId: string, photoId: string, who = 'ana') =>
  command('removeMatchPhoto', 'RemoveMatchPhotoInput', { matchId, photoId }, who);
const report = (matchId: string, photoId: string, who = 'carla', reason = 'OFFENSIVE') =>
  command('reportMatchPhoto', 'ReportMatchPhotoInput', { matchId, photoId, reason }, who);

interface Seen {
  readonly mayAddPhoto: boolean;
  readonly photo: null | { readonly id: string; readonly smallUrl: string; readonly [field: string]: unknown };
}
const look = (id: string, who: Identity) =>
  ask<{ match: Seen | null }>(
    `query ($id: ID!) { match(id: $id) {
      mayAddPhoto photo { id smallUrl largeUrl addedBy { id } mayRemove mayReport } } }`,
    { id },
    who,
  ).then(({ match }) => match);

describe('the photo of a match', () => {
  it('MAT-17~ is shown to everybody with an account who sees the match, and to nobody else', async () => {
    const id = await stage.played();
    const { id: photo } = await upload('ana');
    expect(await set(id, photo)).toMatchObject({ success: true });
    expect(await look(id, player('ana'))).toMatchObject({
      mayAddPhoto: true,
      photo: { id: photo, addedBy: { id: 'ana' }, mayRemove: true, mayReport: false },
    });
    expect(await look(id, player('carla'))).toMatchObject({
      mayAddPhoto: false,
      photo: {
        ...{ mayRemove: false, mayReport: true },
        smallUrl: expect.stringMatching(/^\/uploads\/[\w-]{43}\/small\.webp$/),
      },
    });
    expect(await look(id, VISITOR)).toEqual({ mayAddPhoto: false, photo: null });
  });

  it('MAT-17~ is one: set twice it is the same, replaced the former goes with its files', async () => {
    const id = await stage.played();
    const [first, second] = [await upload('ana'), await upload('ana')];
    await set(id, first.id);
    expect(await set(id, first.id)).toMatchObject({ success: true });
    expect(await set(id, second.id)).toMatchObject({ success: true });
    await stage.service.runTimers();
    expect((await look(id, player('ben')))?.photo?.id).toBe(second.id);
    expect([first.isStored(), second.isStored()]).toEqual([false, true]);
    expect(await set(id, first.id)).toMatchObject({ errorCode: 'UPLOAD_NOT_FOUND' });
    expect((await look(id, player('ben')))?.photo?.id).toBe(second.id);
  });

  it('MAT-17~ is no upload of somebody else, used elsewhere, made up, or older than a day', async () => {
    const id = await stage.played();
    const { id: photo } = await upload('ben');
    expect(await set(id, photo, 'ana')).toMatchObject({ errorCode: 'UPLOAD_NOT_FOUND' });
    for (const made of ['../../x', 'nothing', "' or true --"]) {
      expect(await set(id, made)).toMatchObject({ success: false, errorCode: 'UPLOAD_NOT_FOUND' });
    }
    const old = await upload('ana');
    stage.clock.advance({ days: 1 });
    expect(await set(id, old.id)).toMatchObject({ errorCode: 'UPLOAD_NOT_FOUND' });
    expect((await look(id, player('ana')))?.photo).toBeNull();
  });

  it('MAT-17~ that nobody attached goes after a day, and no moment earlier', async () => {
    const orphan = await upload('ana');
    stage.clock.advance({ days: 1, ms: -1 });
    await stage.service.runTimers();
    expect(orphan.isStored()).toBe(true);
    stage.clock.advance({ ms: 1 });
    await stage.service.runTimers();
    expect(orphan.isStored()).toBe(false);
    expect(await stage.service.manager.query('select 1 from upload')).toEqual([]);
  });

  it('MAT-17~ is cleared without holding its row, however slow the store is, and is still there after a failure', async () => {
    const { id } = await upload('ana');
    const later = new Date(stage.clock.now().getTime() + 86_400_000);
    const rows = stage.service.app.get(DueRows, { strict: false });
    const slow = (remove: () => Promise<unknown>) =>
      clearDueUploads(rows, Object.assign(new MemoryFileStore(), { remove }), later);
    expect(await slow(() => Promise.reject(new Error('the store is away')))).toBe(0);
    expect(await stage.service.manager.query('select 1 from upload')).toHaveLength(1);
    await stage.service.manager.query('delete from timer_failure');
    const lock = 'select id from upload where id = $1 for update nowait';
    expect(await slow(() => stage.service.manager.query(lock, [id]))).toBe(1);
    expect(await stage.service.manager.query('select 1 from upload')).toEqual([]);
  });

  it('MAT-17~ whose files were never stored, because of a crash, is cleared like any other', async () => {
    const document = 'mutation ($key: String!) { registerMatchPhoto(ownerId: "ana", key: $key) }';
    await ask(document, { key: newUploadKey() }, VISITOR, true);
    stage.clock.advance({ days: 1 });
    await stage.service.runTimers();
    expect(await stage.service.manager.query('select 1 from upload')).toEqual([]);
  });

  it('MAT-17~ has one winner when all players add one at once', async () => {
    const id = await stage.played();
    const uploads = await Promise.all(
      ['ana', 'ben', 'ana', 'ben'].map(async (who) => ({ who, ...(await upload(who)) })),
    );
    const answers = await Promise.all(uploads.map(({ who, id: photo }) => set(id, photo, who)));
    expect(answers.some(({ success }) => success)).toBe(true);
    await stage.service.runTimers();
    const { photo } = (await look(id, player('ana')))!;
    expect(uploads.filter(({ isStored }) => isStored()).map((each) => each.id)).toContain(photo!.id);
    const attached = await stage.service.manager.query("select id from upload where state = 'ATTACHED'");
    expect(attached).toEqual([{ id: photo!.id }]);
  });

  it('MAT-17~ is removed by who added it or the organiser; again is success', async () => {
    const id = await stage.played();
    const photo = await upload('ben');
    await set(id, photo.id, 'ben');
    expect(await remove(id, photo.id, 'carla')).toMatchObject({ errorCode: 'NOT_YOUR_PHOTO' });
    expect(await remove(id, photo.id, 'ana')).toMatchObject({ success: true });
    expect(await remove(id, photo.id, 'ben')).toMatchObject({ success: true });
    await stage.service.runTimers();
    expect(photo.isStored()).toBe(false);
  });
});

const CASE =
  'id kind state version text accused { id } reporter { id } photo { reason isShown smallUrl } history { action text }';
interface SeenCase {
  readonly id: string;
  readonly photo: { readonly isShown: boolean; readonly smallUrl: string | null };
  readonly [field: string]: unknown;
}
const cases = () =>
  ask<{ cases: { edges: { node: SeenCase }[] } }>(
    `{ cases(filter: { kind: PHOTO }) { edges { node { ${CASE} } } } }`,
    {},
    sam,
  ).then((data) => data.cases.edges.map(({ node }) => node));
const act = (caseId: string, action: string, version: number, text?: string) =>
  ask<{ actOnCase: { success: boolean; errorCode: string | null; case: SeenCase } }>(
    `mutation ($input: ActOnCaseInput!) { actOnCase(input: $input) { success errorCode case { ${CASE} } } }`,
    { input: { caseId, action, version, text } },
    sam,
  ).then(({ actOnCase }) => actOnCase);

describe('a reported photo', () => {
  const reported = async () => {
    const id = await stage.played();
    const photo = await upload('ana');
    await set(id, photo.id);
    expect(await report(id, photo.id)).toMatchObject({ success: true });
    return { id, photo };
  };

  it('MAT-17~ is a case once for each who reports it, beside reports about the player', async () => {
    const { id, photo } = await reported();
    expect(await report(id, photo.id)).toMatchObject({ success: true });
    expect(await report(id, photo.id, 'ben', 'PRIVACY')).toMatchObject({ success: true });
    expect(await report(id, photo.id, 'ana')).toMatchObject({ errorCode: 'OWN_PHOTO' });
    expect(await report(id, 'gone', 'eva')).toMatchObject({ errorCode: 'PHOTO_GONE' });
    expect(await cases()).toMatchObject([
      { kind: 'PHOTO', reporter: { id: 'ben' }, accused: { id: 'ana' }, photo: { reason: 'PRIVACY', isShown: true } },
      { reporter: { id: 'carla' }, photo: { reason: 'OFFENSIVE' } },
    ]);
  });

  it('MAT-17~ is removed by support with a reason, seen by support alone for 90 days, and its owner is told', async () => {
    const { id, photo } = await reported();
    const [found] = await cases();
    const before = found!.photo.smallUrl;
    expect(await act(found!.id, 'REMOVE_PHOTO', 0, 'Not of this match')).toMatchObject({
      success: true,
      case: { photo: { isShown: false }, history: [{ action: 'REMOVE_PHOTO', text: 'Not of this match' }] },
    });
    expect((await look(id, player('ana')))?.photo).toBeNull();
    expect(await stage.service.eventsOf(photoRemoved)).toMatchObject([{ playerId: 'ana', note: 'Not of this match' }]);
    await stage.service.runTimers();
    expect(photo.isStored()).toBe(false);
    const [kept] = await cases();
    expect(kept!.photo.smallUrl).not.toBe(before);
    expect((await store.get(kept!.photo.smallUrl!.replace('/uploads/', '')))?.toString()).toBe('small');
    expect(await act(found!.id, 'REMOVE_PHOTO', 1, 'Again')).toMatchObject({ errorCode: 'PHOTO_GONE' });
    stage.clock.advance({ days: 90 });
    await stage.service.runTimers();
    expect((await cases())[0]!.photo.smallUrl).toBeNull();
  });

  it('MAT-17~ is kept for support also when its owner removes it first', async () => {
    const { id, photo } = await reported();
    await remove(id, photo.id);
    await stage.service.runTimers();
    expect(photo.isStored()).toBe(false);
    expect((await cases())[0]!.photo).toMatchObject({ isShown: false, smallUrl: expect.any(String) });
  });

  it('MAT-17~ is registered by the gateway alone', async () => {
    const document = `mutation { registerMatchPhoto(ownerId: "ana", key: "${newUploadKey()}") }`;
    for (const who of [VISITOR, player('ana'), sam]) {
      expect((await stage.service.query(document, {}, who)).errors).toHaveLength(1);
    }
  });

  it('MAT-17~ is for support only', async () => {
    await reported();
    const { errors } = await stage.service.query('{ cases { totalCount } }', {}, player('carla'));
    expect(errors).toHaveLength(1);
  });
});
