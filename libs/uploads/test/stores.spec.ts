import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  fileName,
  FolderStore,
  isUploadKey,
  movePictures,
  newUploadKey,
  openStore,
  removePictures,
  S3Store,
  storePictures,
  type FileStore,
} from '../src/index.js';

const SECRET = 'a-secret-of-the-bucket';
const sha = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature version 4, as the bucket computes it. */
function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const parts = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    headers.authorization ?? '',
  );
  if (!parts) return false;
  const [, , day = '', region = '', names = '', signature = ''] = parts;
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const [path = '', query = ''] = (url ?? '').split('?');
  const canonical = [method, path, query, lines.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, sha(canonical)];
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day), region), 's3'), 'aws4_request');
  return hmac(key, toSign.join('\n')).toString('hex') === signature;
}

/** What S3 answers to the calls that are made here. */
function bucketServer(objects: Map<string, Buffer>): Server {
  return createServer(async (request, response) => {
    const body = await buffer(request);
    const name = request.url ?? '';
    if (!isSigned(request))
      return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    if (request.method === 'PUT') {
      objects.set(name, body);
      return void response.writeHead(200, { etag: `"${sha(body)}"` }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return void response.writeHead(204).end();
    }
    const found = objects.get(name);
    if (!found) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    response.writeHead(200, { 'content-length': found.byteLength }).end(request.method === 'HEAD' ? undefined : found);
  });
}

const root = mkdtempSync(join(tmpdir(), 'uploads-spec-'));
const objects = new Map<string, Buffer>();
const server = bucketServer(objects);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  rmSync(root, { recursive: true, force: true });
  await new Promise((resolve) => server.close(resolve));
});
const bucket = () => ({
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures`,
  ...{ region: 'auto', accessKeyId: 'setpoint', secretAccessKey: SECRET },
});

describe.each<[string, () => FileStore, () => number]>([
  ['a folder', () => new FolderStore(root), () => readdirSync(root).length],
  ['S3', () => new S3Store(bucket()), () => objects.size],
])('uploads in %s', (_kind, open, count) => {
  const pictures = { small: Buffer.from('small'), large: Buffer.from('large') };

  it('MAT-17~ are there under their key until they are removed, and only there', async () => {
    const store = open();
    const key = newUploadKey();
    expect(await store.get(fileName(key, 'small'))).toBeNull();
    await storePictures(store, key, pictures);
    expect((await store.get(fileName(key, 'small')))?.toString()).toBe('small');
    expect((await store.get(fileName(key, 'large')))?.toString()).toBe('large');
    expect(await store.get(fileName(newUploadKey(), 'large'))).toBeNull();
    await removePictures(store, key);
    await removePictures(store, key);
    expect(await store.get(fileName(key, 'large'))).toBeNull();
    expect(count()).toBe(0);
  });

  it('MAT-17~ are moved whole, also when a crash came between', async () => {
    const store = open();
    const [from, to] = [newUploadKey(), newUploadKey()];
    await storePictures(store, from, pictures);
    await store.put(fileName(to, 'small'), pictures.small);
    await store.remove(fileName(from, 'small'));
    await movePictures(store, from, to);
    await movePictures(store, from, to);
    expect((await store.get(fileName(to, 'small')))?.toString()).toBe('small');
    expect((await store.get(fileName(to, 'large')))?.toString()).toBe('large');
    expect(await store.get(fileName(from, 'large'))).toBeNull();
    await removePictures(store, to);
  });
});

describe('the store of uploads', () => {
  it('MAT-17~ takes no name that leads elsewhere', () => {
    expect(isUploadKey(newUploadKey())).toBe(true);
    for (const key of [
      '../../../etc/passwd',
      '..%2f..%2fx',
      '',
      'a'.repeat(44),
      `${'a'.repeat(42)}/`,
      'é'.repeat(43),
    ]) {
      expect(isUploadKey(key)).toBe(false);
      expect(() => fileName(key, 'small')).toThrow('no key');
    }
  });

  it('MAT-17~ fails where the bucket refuses, instead of losing a picture silently', async () => {
    const store = new S3Store({ ...bucket(), secretAccessKey: 'another secret' });
    await expect(store.put(fileName(newUploadKey(), 'small'), Buffer.from('x'))).rejects.toThrow();
  });

  it('MAT-17~ is a folder unless a bucket is named', () => {
    const settings = { uploadsFolder: root, s3Region: 'auto' };
    expect(openStore(settings)).toBeInstanceOf(FolderStore);
    const { endpoint: s3Endpoint, accessKeyId: s3AccessKeyId, secretAccessKey: s3SecretAccessKey } = bucket();
    expect(openStore({ ...settings, s3Endpoint, s3AccessKeyId, s3SecretAccessKey })).toBeInstanceOf(S3Store);
  });
});
