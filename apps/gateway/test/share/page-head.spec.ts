import { aMatch, aPlayedMatch, aPlayer, ORIGIN, SHELL, startPublicPages } from './public-pages.js';

let gateway: Awaited<ReturnType<typeof startPublicPages>>;
beforeEach(async () => {
  gateway = await startPublicPages();
});
afterEach(() => gateway.stop());

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!);

/** What a program that previews links reads, which runs no script. */
async function read(path: string, headers: Record<string, string> = {}) {
  const response = await gateway.open(path, headers);
  const html = await response.text();
  const attributes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag} ([^>]*)/>`, 'g'))].map(([, inside]) =>
      Object.fromEntries([...inside!.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value!)])),
    );
  const metas = attributes('meta');
  const links = attributes('link');
  return {
    html,
    response,
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    meta: (name: string) => metas.find((meta) => (meta['property'] ?? meta['name']) === name)?.['content'],
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: Object.fromEntries(
      links.filter(({ rel }) => rel === 'alternate').map(({ hreflang, href }) => [hreflang, href]),
    ),
  };
}

describe('the first answer of a public page', () => {
  it('PUB-04~ says of an open match when and where it is and how many places are free', async () => {
    const page = await read('/match/m1?do=invite');
    expect(page.language).toBe('en');
    expect(page.title).toBe('Tennis, Singles: Ana Rossi · Setpoint');
    expect(page.meta('og:title')).toBe(page.title);
    expect(page.meta('description')).toBe('01/06/2026, 18:30 · Tennis Club Forlì, Forlì · 1 free place');
    expect(page.meta('og:description')).toBe(page.meta('description'));
    expect(page.meta('og:locale')).toBe('en_GB');
    expect(page.canonical).toBe(`${ORIGIN}/match/m1`);
    expect(page.meta('og:url')).toBe(page.canonical);
    expect(page.response.headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('PUB-04~ says how a played match ended', async () => {
    gateway.shown.match = aPlayedMatch();
    const page = await read('/match/m1');
    expect(page.title).toBe('Tennis, Singles: Ana Rossi – Ben Serra · Setpoint');
    expect(page.meta('description')).toBe('01/06/2026, 18:30 · Tennis Club Forlì, Forlì · 6-4 7-6(5)');
  });

  it('PUB-04~ RTE-13~ names the one address of a player and of a centre, whatever slug it was asked by', async () => {
    expect((await read('/player/ana/somebody-else')).canonical).toBe(`${ORIGIN}/player/ana/ana-rossi`);
    expect((await read('/court/c1/x')).canonical).toBe(`${ORIGIN}/court/c1/tennis-club-forli`);
  });

  it('PUB-04~ BYD-14~ names a picture with its size, which is there', async () => {
    const page = await read('/match/m1');
    expect([page.meta('og:image:width'), page.meta('og:image:height')]).toEqual(['1200', '630']);
    expect(page.meta('og:image:alt')).toBe(page.title);
    const address = page.meta('og:image')!;
    expect(address.startsWith(`${ORIGIN}/share/match/m1.png?`)).toBe(true);
    const picture = await fetch(address.replace(ORIGIN, gateway.url));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['that the address names', '?lang=fr', {}, 'Tennis, Simple: Ana Rossi · Setpoint', `?lang=fr`],
    ['that was chosen before', '', { cookie: 'setpoint_lang=it' }, 'Tennis, Singolo: Ana Rossi · Setpoint', ''],
    [
      'that the browser prefers',
      '',
      { 'accept-language': 'de, es;q=0.8' },
      'Tenis, Individual: Ana Rossi · Setpoint',
      '',
    ],
  ])('I18N-02~ PUB-04~ is in the language %s', async (_which, query, headers, title, ending) => {
    const page = await read(`/match/m1${query}`, headers);
    expect(page.title).toBe(title);
    expect(page.canonical).toBe(`${ORIGIN}/match/m1${ending}`);
    expect(page.response.headers.get('vary')).toContain('Accept-Language, Cookie');
  });

  it('PUB-04~ names itself in all four languages, and the address for everybody else', async () => {
    const { alternates, language } = await read('/match/m1?lang=es');
    expect(language).toBe('es');
    expect(alternates).toEqual({
      ...Object.fromEntries(['it', 'en', 'es', 'fr'].map((code) => [code, `${ORIGIN}/match/m1?lang=${code}`])),
      'x-default': `${ORIGIN}/match/m1`,
    });
  });

  it.each([
    `</title><script>alert(1)</script>`,
    `" onload="alert(1)`,
    `'><img src=x>`,
    `$& $\` $' $1 $<name>`,
    '<!-- & &amp; -->',
    '🎾 Żółć 👩‍👩‍👧',
  ])('PUB-04~ shows the name %s and obeys none', async (name) => {
    gateway.shown.player = aPlayer({ displayName: name });
    const page = await read('/player/ana/x');
    expect(page.title).toBe(`${name} · Setpoint`);
    expect(page.meta('og:title')).toBe(`${name} · Setpoint`);
    const written = page.html.replace(
      /<title>[^<]*<\/title>|<(?:meta|link) data-of-page(?: [\w:-]+="[^"<>]*")+ \/>/g,
      '',
    );
    expect(written.replace(/\s/g, '')).toBe(SHELL.replace('<title>Setpoint</title>', '').replace(/\s/g, ''));
  });

  it('PUB-04~ shows what no page may hold as a space or a sign for it', async () => {
    gateway.shown.player = aPlayer({ displayName: 'A\u0000\nB \ud800' });
    expect((await read('/player/ana/x')).title).toBe('A B \ufffd · Setpoint');
  });

  it('PUB-04~ names the configured origin, whatever host it was asked for', async () => {
    const page = await read('/match/m1', { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' });
    expect(page.html).not.toContain('evil.example');
    expect(page.html).not.toContain('localhost');
  });

  it('PUB-04~ keeps search engines from players who don’t want to be found by them', async () => {
    expect((await read('/player/ana/ana-rossi')).response.headers.get('x-robots-tag')).toBeNull();
    gateway.shown.player = aPlayer({ id: 'ben', searchEngines: false });
    const { response, title } = await read('/player/ben/ana-rossi');
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(title).toBe('Ana Rossi · Setpoint');
  });

  it('is not sent again to who has it as it is, in their language', async () => {
    const first = await read('/match/m1');
    const headers = { 'if-none-match': first.response.headers.get('etag')!, 'cache-control': 'max-age=0' };
    const again = await gateway.open('/match/m1', headers);
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await gateway.open('/match/m1?lang=fr', headers)).status).toBe(200);
  });

  it('a match without court, time and players says so', async () => {
    gateway.shown.match = aMatch({ court: null, city: 'Forlì', datePlay: null, timePlay: null, teamA: [], missing: 2 });
    const page = await read('/match/m1');
    expect(page.title).toBe('Tennis, Singles · Setpoint');
    expect(page.meta('description')).toBe('To be set · Forlì · 2 free places');
  });
});
