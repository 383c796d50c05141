import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { endingWithTheirFile } from '../src/web/pages.js';
import { startFixtureGateway, type FixtureGateway } from './fixture/fixture-gateway.js';

let folder: string;
let gateway: FixtureGateway;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'setpoint-pages-'));
  for (const app of ['web', 'admin']) {
    mkdirSync(join(folder, app, 'assets'), { recursive: true });
    writeFileSync(join(folder, app, 'index.html'), `<!doctype html><title>${app}</title>`);
    writeFileSync(join(folder, app, 'assets', 'index-3f2a9c.js'), `console.log('${app}');${' '.repeat(3_000)}`);
    writeFileSync(join(folder, app, 'assets', 'former-3f2a9c.js'), 'of the build before');
    writeFileSync(join(folder, app, 'manifest.webmanifest'), '{}');
    writeFileSync(join(folder, app, 'favicon.ico'), 'icon');
  }
  const screens = [
    ...['/', '/match/list', '/match/:id', '/auth/login', '/player/:id/:name', '/court/new'],
    ...['/lp/join/:lat/:lng', '/chat/:key'],
  ];
  const routes = {
    ...Object.fromEntries(screens.map((path) => [path, { urgent: [], files: [], texts: {} }])),
    '/match/list': {
      urgent: ['scheme.js', 'assets/early-1.js', 'config.json'],
      files: ['assets/list-1.js', 'assets/list-1.css'],
      texts: {},
    },
    '/match/:id': { urgent: [], files: [], texts: { en: ['assets/en-1.js'], fr: ['assets/fr-1.js'] } },
  };
  writeFileSync(join(folder, 'web', 'routes.json'), JSON.stringify(routes));
  mkdirSync(join(folder, 'files', 'avatars'), { recursive: true });
  writeFileSync(join(folder, 'files', 'avatars', 'a.webp'), 'picture');
  writeFileSync(
    join(folder, 'files', 'avatars', 'a.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  writeFileSync(join(folder, 'files', 'avatars', 'a.html'), '<script>alert(1)</script>');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  gateway = await startFixtureGateway({
    webRoot: join(folder, 'web'),
    adminRoot: join(folder, 'admin'),
    filesRoot: join(folder, 'files'),
    supportPort: 0,
    contentSources: { connect: ['http://127.0.0.1:9099'], frame: ['http://127.0.0.1:9099'] },
    allowedOrigins: ['http://localhost:5173'],
  });
});
afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = { accept: 'text/html' }, base = gateway.url) =>
  fetch(base + path, { headers });

describe('the web app', () => {
  it('serves what was built anew while it runs, and the page of before while the folder is empty', async () => {
    const [page, script] = [join(folder, 'web', 'index.html'), join(folder, 'web', 'assets', 'former-3f2a9c.js')];
    rmSync(script);
    expect((await get('/assets/former-3f2a9c.js', { accept: '*/*' })).status).toBe(404);
    writeFileSync(join(folder, 'web', 'assets', 'next-7b1d20.js'), 'of the build after');
    expect(await (await get('/assets/next-7b1d20.js', { accept: '*/*' })).text()).toBe('of the build after');
    rmSync(page);
    expect(await (await get('/match/list')).text()).toContain('<title>web</title>');
    writeFileSync(page, '<!doctype html><title>web</title><!-- anew -->');
    expect(await (await get('/match/list')).text()).toContain('<!-- anew -->');
  });

  it('ends the answer with a file that was removed while it was opened, and serves on', async () => {
    const app = express();
    app.use(endingWithTheirFile, (_request, response) => {
      response.writeHead(200);
      createReadStream(join(folder, 'gone.js')).pipe(response);
    });
    const server = app.listen(0);
    const address = `http://localhost:${(server.address() as AddressInfo).port}`;
    for (const _time of [1, 2]) await expect(fetch(address).then((answer) => answer.text())).rejects.toThrow();
    server.close();
  });

  it.each(['/', '/match/list', '/auth/login', '/court/new?from=map', '/lp/join/45.46/9.19', '/chat/match.none'])(
    'RTE-01 is opened at %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>web</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each(['/404', '/nowhere', '/match', '/player/7/ana-rossi/no/such/tab', '/wp-login'])(
    'RTE-11~ answers %s, which no route has, with 404 and the page that says so',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<title>web</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('announces the files of a screen with the page, those that run first before the others', async () => {
    const { headers } = await get('/match/list');
    expect(headers.get('link')?.split(', ')).toEqual([
      '</scheme.js>; rel=preload; as=script',
      '</assets/early-1.js>; rel=modulepreload',
      '</config.json>; rel=preload; as=fetch; crossorigin',
      '</assets/list-1.js>; rel=modulepreload; fetchpriority=low',
      '</assets/list-1.css>; rel=preload; as=style; crossorigin; fetchpriority=low',
    ]);
    expect((await get('/')).headers.get('link')).toBeNull();
  });

  it.each([
    ['that the address names', '/match/7?lang=fr', {}, 'fr'],
    ['that was chosen in this browser', '/match/7', { cookie: 'a=1; setpoint_lang=fr', 'accept-language': 'en' }, 'fr'],
    ['that the browser prefers among ours', '/match/7', { 'accept-language': 'de-AT, fr-CH;q=0.9, en;q=0.5' }, 'fr'],
    ['that the browser prefers though another is unknown', '/match/7?lang=xx', { 'accept-language': 'en-GB' }, 'en'],
  ])('I18N-02~ announces the texts of the language %s', async (_which, path, headers, language) => {
    const response = await get(path, { accept: 'text/html', ...headers });
    expect(response.headers.get('link')).toBe(`</assets/${language}-1.js>; rel=modulepreload; fetchpriority=low`);
  });

  it('I18N-02~ announces no texts in a language that nobody wrote', async () => {
    const { headers } = await get('/match/7', { accept: 'text/html', 'accept-language': 'de' });
    expect(headers.get('link')).toBeNull();
  });

  it('has an icon and a manifest that browsers keep for a day', async () => {
    const icon = await get('/favicon.ico', { accept: 'image/*' });
    expect(icon.headers.get('content-type')).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
    expect(icon.headers.get('cache-control')).toBe('public, max-age=86400');
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
    expect(icon.headers.get('x-robots-tag')).toBeNull();
  });

  it('sends its parts without policies that only documents read', async () => {
    const { headers } = await get('/assets/index-3f2a9c.js', { accept: '*/*' });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-site');
    expect(headers.get('content-security-policy')).toBeNull();
  });

  it('RTE-01 is not what a missing file or a foreign call answers with', async () => {
    expect((await get('/assets/index-000000.js')).status).toBe(404);
    expect((await get('/api/thing', { accept: 'application/json' })).status).toBe(404);
    const response = await get('/files/../secret.txt');
    expect(await response.text()).not.toContain('secret\n');
  });

  it('P11 sends scripts small and lets browsers keep them', async () => {
    const response = await get('/assets/index-3f2a9c.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toContain("console.log('web')");
  });

  it('API-14 has headers that keep foreign scripts, frames and types out', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self';");
    for (const directive of ['frame-ancestors', 'object-src', 'base-uri'])
      expect(policy).toContain(`${directive} 'none'`);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:9099");
    expect(policy).toContain('frame-src http://127.0.0.1:9099');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('the support app', () => {
  it('ADM-01~ has a port of its own with the same API', async () => {
    const base = gateway.supportUrl!;
    expect(await (await get('/users', { accept: 'text/html' }, base)).text()).toContain('<title>admin</title>');
    expect((await get('/config.json', {}, base)).status).toBe(200);
    expect((await get('/users', { accept: 'text/html' }, base)).headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const response = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `JWT ${await gateway.token('sue', { roles: ['SUPPORT'] })}`,
      },
      body: '{"query":"{ audit }"}',
    });
    expect(await response.json()).toEqual({ data: { audit: 'seen by support' } });
  });
});

describe('uploaded files', () => {
  it('ACC-01 are shown as pictures and never run', async () => {
    const picture = await get('/files/avatars/a.webp');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(picture.headers.get('content-disposition')).toBeNull();
    const drawing = await get('/files/avatars/a.svg');
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
    expect(drawing.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(drawing.headers.get('x-content-type-options')).toBe('nosniff');
    expect(drawing.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(drawing.headers.get('content-disposition')).toBeNull();
    const page = await get('/files/avatars/a.html');
    expect(page.headers.get('content-disposition')).toBe('attachment');
    expect((await get('/files/none.webp')).status).toBe(404);
    for (const path of ['/files/%2e%2e/secret.txt', '/files/..%2fsecret.txt', '/files/avatars/..%5c..%5csecret.txt']) {
      expect(await (await get(path)).text()).not.toBe('secret');
    }
  });
});

describe('pages of other origins', () => {
  const preflight = (origin: string) =>
    fetch(`${gateway.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  it('API-14 may call only where they are listed', async () => {
    const listed = await preflight('http://localhost:5173');
    expect([listed.status, listed.headers.get('access-control-allow-origin')]).toEqual([204, 'http://localhost:5173']);
    const other = await preflight('https://elsewhere.example');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });
});
