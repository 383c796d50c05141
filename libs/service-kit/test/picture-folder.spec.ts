import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PictureFolder } from '../src/files/picture-folder.js';

describe('pictures in a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'picture-folder-spec-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const pictures = new PictureFolder(root);

  it('ACC-01~ have an address that changes with what they show, and are kept once', async () => {
    const face = { type: 'image/svg+xml', content: '<svg/>' } as const;
    const [first, again] = await Promise.all([pictures.keep('avatars', face), pictures.keep('avatars', face)]);
    expect(first).toMatch(/^\/files\/avatars\/[0-9a-f]{32}\.svg$/);
    expect(again).toBe(first);
    const other = await pictures.keep('avatars', { ...face, content: '<svg id="b"/>' });
    expect(other).not.toBe(first);
    expect(readFileSync(join(root, first.replace('/files/', '')), 'utf8')).toBe('<svg/>');
    expect(readdirSync(join(root, 'avatars'))).toHaveLength(2);
  });

  it('CRT-07~ carry the ending of their type', async () => {
    const jpeg = await pictures.keep('courts', { type: 'image/jpeg', content: new Uint8Array([255, 216]) });
    expect(jpeg).toMatch(/^\/files\/courts\/[0-9a-f]{32}\.jpg$/);
  });
});
