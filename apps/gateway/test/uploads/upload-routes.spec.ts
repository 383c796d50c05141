import { connect } from 'node:net';

import { eventually } from '@setpoint/testkit';
import sharp from 'sharp';
import { CALL_RATES } from '../../src/limits/settings.js';
import { sessionEndedKey } from '../../src/index.js';
import { UploadPlaces } from '../../src/uploads/upload-places.js';
import { startUploadGateway } from './upload-gateway.js';

let gateway: Awaited<ReturnType<typeof startUploadGateway>>;
beforeAll(async () => {
  gateway = await startUploadGateway({ rates: { uploads: { ...CALL_RATES.uploads, points: 1_000 } } });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.registered.length = 0;
  gateway.forTournaments.length = 0;
  gateway.store.files.clear();
  gateway.store.isAway = false;
});

const blank = sharp({ create: { width: 900, height: 600, channels: 3, background: { r: 20, g: 90, b: 210 } } });
const photo = () => blank.clone().jpeg().toBuffer();
const located = () =>
  blank
    .clone()
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 27/1 51/1' } })
    .jpeg()
    .toBuffer();
const stored = () => [...gateway.store.files.values()];

describe('a picture that is uploaded', () => {
  it('MAT-17~ is registered for its owner, then stored in two sizes, and served under an address nobody guesses', async () => {
    expect(await gateway.send(await photo())).toMatchObject({ status: 201, id: 'upload-1' });
    expect(gateway.registered).toEqual([{ ownerId: 'ana', key: expect.stringMatching(/^[\w-]{43}$/), filesBefore: 0 }]);
    const { key } = gateway.registered[0]!;
    for (const [size, width] of [
      ['small', 640],
      ['large', 900],
    ] as const) {
      const response = await fetch(`${gateway.url}/uploads/${key}/${size}.webp`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(response.headers.get('x-robots-tag')).toContain('noindex');
      expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
        format: 'webp',
        width,
      });
    }
  });

  it('MAT-17~ loses where and with what it was taken, in the stored bytes', async () => {
    const taken = await located();
    expect(taken.toString('latin1')).toContain('SecretPhone');
    await gateway.send(taken);
    expect(stored()).toHaveLength(2);
    for (const bytes of stored()) expect(bytes.toString('latin1')).not.toMatch(/SecretPhone|Exif|EXIF/);
  });

  it.each([
    ['a page that says it is a photo', '<!doctype html><script>alert(1)</script>', 422, 'NOT_A_PICTURE'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 422, 'NOT_A_PICTURE'],
    ['a GIF that is a script, too', 'GIF89a/*..*/=1;alert(1)//', 422, 'NOT_A_PICTURE'],
    ['a broken one', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 422, 'PICTURE_BROKEN'],
    ['nothing', '', 422, 'NOT_A_PICTURE'],
  ])('MAT-17~ is refused when it is %s, and leaves nothing behind', async (_what, body, status, code) => {
    expect(await gateway.send(body)).toMatchObject({ status, code });
    expect([gateway.registered, stored()]).toEqual([[], []]);
  });

  it('ACC-01~ of oneself may be a GIF and has at most 5 MB; it is stored as squares of WebP', async () => {
    const gif = await blank.clone().gif().toBuffer();
    expect(await gateway.send(gif, { 'content-type': 'image/gif' }, 'avatar')).toMatchObject({
      status: 201,
      id: 'avatar-1',
    });
    const sizes = await Promise.all(stored().map(async (bytes) => (await sharp(bytes).metadata()).width));
    expect(sizes.sort()).toEqual([192, 512]);
    expect(await gateway.send(gif)).toMatchObject({ status: 422, code: 'NOT_A_PICTURE' });
    const script = 'GIF89a/*..*/=1;alert(1)//';
    expect(await gateway.send(script, {}, 'avatar')).toMatchObject({ status: 422, code: 'PICTURE_BROKEN' });
    const large = Buffer.alloc(5_000_001);
    expect(await gateway.send(large, {}, 'avatar')).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
    expect(await gateway.send(gif, { authorization: '' }, 'avatar')).toMatchObject({ status: 401 });
  });

  it('MAT-17~ is refused with another content type, so that no form of another site can send one', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']) {
      expect(await gateway.send(await photo(), { 'content-type': type })).toMatchObject({
        ...{ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
      });
    }
    const foreign = { origin: 'https://evil.example', authorization: '', cookie: 'token=anything' };
    expect(await gateway.send(await photo(), foreign)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(gateway.registered).toEqual([]);
  });

  it('MAT-17~ is not taken from visitors, with a bad or old token, or from those whose session has ended', async () => {
    const body = await photo();
    const old = await gateway.token('ana', { seconds: -1 });
    const barred = await gateway.token('ben', { sid: 'ended' });
    await gateway.cache.set(sessionEndedKey('ended'), true, 900);
    for (const [authorization, code] of [
      ['', 'UNAUTHENTICATED'],
      ['JWT nonsense', 'TOKEN_INVALID'],
      [`JWT ${old}`, 'TOKEN_EXPIRED'],
    ] as const) {
      expect(await gateway.send(body, { authorization })).toMatchObject({ status: 401, code });
    }
    expect(await gateway.send(body, { authorization: `JWT ${barred}` })).toMatchObject({
      ...{ status: 401, code: 'SESSION_ENDED' },
    });
  });

  it('TRN-01~ ADM-04~ of a tournament is taken from support alone, and kept in mind by tournaments', async () => {
    const body = await photo();
    const refused = [
      [{}, 403, 'FORBIDDEN'],
      [{ authorization: `JWT ${await gateway.token('olga', { roles: ['COURT_OWNER'] })}` }, 403, 'FORBIDDEN'],
      [{ authorization: '' }, 401, 'UNAUTHENTICATED'],
    ] as const;
    for (const [headers, status, code] of refused) {
      expect(await gateway.send(body, headers, 'tournament')).toMatchObject({ status, code });
    }
    expect([gateway.forTournaments, stored()]).toEqual([[], []]);
    const authorization = `JWT ${await gateway.token('sam', { roles: ['SUPPORT'] })}`;
    expect(await gateway.send(body, { authorization }, 'tournament')).toMatchObject({ status: 201, id: 'poster-1' });
    expect(gateway.forTournaments).toEqual([{ ownerId: 'sam', key: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect([gateway.registered, stored().length]).toEqual([[], 2]);
  });

  it('MAT-17~ is for something that we know', async () => {
    for (const path of ['chat', 'toString', '__proto__', 'match/more', '%2e%2e%2fmatch']) {
      expect(await gateway.send(await photo(), {}, path)).toMatchObject({ status: 404 });
    }
  });

  it('MAT-17~ with more than 10 MB is cut off, announced or not, without being read to its end', async () => {
    const announced = await gateway.send(Buffer.alloc(10_000_001, 0xff));
    expect(announced).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    let answer = '';
    let closed = false;
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('close', () => (closed = true));
    const authorization = `JWT ${await gateway.token('carla')}`;
    socket.write(
      `POST /uploads/match HTTP/1.1\r\nhost: x\r\ncontent-type: image/jpeg\r\nauthorization: ${authorization}\r\ntransfer-encoding: chunked\r\n\r\n`,
    );
    const chunk = Buffer.concat([Buffer.from('F4240\r\n'), Buffer.alloc(1_000_000, 0xff), Buffer.from('\r\n')]);
    // All at once: to write to a connection that was just closed would end it here before its answer is read.
    let sent = 0;
    for (let i = 0; i < 200; i += 1) socket.write(chunk, (error) => (sent += error ? 0 : 1));
    await eventually(() => closed, 'the connection is still open');
    expect(answer).toContain('413');
    expect(sent).toBeLessThan(100);
  });

  it('MAT-17~ that breaks off on the way leaves nothing behind', async () => {
    const whole = await photo();
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const authorization = `JWT ${await gateway.token('eva')}`;
    socket.write(
      `POST /uploads/match HTTP/1.1\r\nhost: x\r\ncontent-type: image/jpeg\r\nauthorization: ${authorization}\r\ncontent-length: ${whole.length}\r\n\r\n`,
    );
    socket.write(whole.subarray(0, 100), () => socket.destroy());
    const next = await gateway.send(await photo(), { authorization });
    expect(next.status).toBe(201);
    expect(gateway.registered).toHaveLength(1);
  });

  it('MAT-17~ comes in turn: of fifty at once each is taken or asked to come again, and none is lost', async () => {
    const body = await photo();
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, i) =>
        gateway.send(body, { authorization: `JWT ${await gateway.token(`player-${i}`)}` }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 201);
    const later = answers.filter(({ status }) => status === 503);
    expect(taken.length).toBeGreaterThanOrEqual(8);
    expect(taken.length + later.length).toBe(50);
    expect(later.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    expect([gateway.registered.length, stored().length]).toEqual([taken.length, 2 * taken.length]);
    expect((await gateway.send(body)).status).toBe(201);
  });

  it('MAT-17~ is asked to come again while the store is away', async () => {
    gateway.store.isAway = true;
    expect(await gateway.send(await photo())).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    const shown = await fetch(`${gateway.url}/uploads/${'a'.repeat(43)}/small.webp`);
    expect(shown.status).toBe(503);
  });

  it.each([
    `${'a'.repeat(43)}/small.webp`,
    `${'a'.repeat(43)}/small.html`,
    `${'a'.repeat(43)}/..%2f..%2fsecret`,
    '..%2f..%2f..%2fetc/passwd',
    '%2e%2e/small.webp',
    'match/small.webp',
    `${'%00'.repeat(43)}/small.webp`,
  ])('MAT-17~ is not found at %s', async (path) => {
    const response = await fetch(`${gateway.url}/uploads/${path}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      expect.stringContaining('application/json'),
    ]);
  });
});

describe('how much one person uploads', () => {
  it('MAT-17~ is limited by the hour', async () => {
    const limited = await startUploadGateway({ rates: { uploads: { ...CALL_RATES.uploads, points: 2 } } });
    try {
      const body = await photo();
      expect([(await limited.send(body)).status, (await limited.send(body)).status]).toEqual([201, 201]);
      const third = await limited.send(body);
      expect(third).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
      const other = { authorization: `JWT ${await limited.token('ben')}` };
      expect((await limited.send(body, other)).status).toBe(201);
    } finally {
      await limited.stop();
    }
  });

  it('MAT-17~ is two at a time, and everybody together eight', () => {
    const places = new UploadPlaces();
    const mine = [places.enter('ana'), places.enter('ana')];
    expect(places.enter('ana')).toBeNull();
    mine[0]!();
    expect(places.enter('ana')).not.toBeNull();
    for (let i = 0; i < 6; i++) expect(places.enter(`player-${i}`)).not.toBeNull();
    expect(places.enter('late')).toBeNull();
  });
});
