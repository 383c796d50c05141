import { FixedClock } from '@setpoint/testkit';
import { SITEMAP_KINDS, SitemapLists } from '../../src/web/sitemap-lists.js';
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
    data: dataIn(html),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: Object.fromEntries(
      links.filter(({ rel }) => rel === 'alternate').map(({ hreflang, href }) => [hreflang, href]),
    ),
  };
}

const dataIn = (html: string): Record<string, unknown> | null => {
  const [, json] = /<script data-of-page type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return json === undefined ? null : (JSON.parse(json) as Record<string, unknown>);
};

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
    expect((await read('/player/ana/ana-rossi?x=1')).canonical).toBe(`${ORIGIN}/player/ana/ana-rossi`);
    expect((await read('/court/c1/tennis-club-forli')).canonical).toBe(`${ORIGIN}/court/c1/tennis-club-forli`);
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
    const page = await read('/player/ana/ana-rossi');
    expect(page.title).toBe(`${name} · Setpoint`);
    expect(page.meta('og:title')).toBe(`${name} · Setpoint`);
    expect(page.data).toMatchObject({ mainEntity: { '@type': 'Person', name } });
    const written = page.html.replace(
      /<title>[^<]*<\/title>|<(?:meta|link) data-of-page(?: [\w:-]+="[^"<>]*")+ \/>|<script data-of-page type="application\/ld\+json">[^<>]*<\/script>/g,
      '',
    );
    expect(written.replace(/\s/g, '')).toBe(SHELL.replace('<title>Setpoint</title>', '').replace(/\s/g, ''));
  });

  it('PUB-04~ shows what no page may hold as a space or a sign for it', async () => {
    gateway.shown.player = aPlayer({ displayName: 'A\u0000\nB \ud800' });
    expect((await read('/player/ana/ana-rossi')).title).toBe('A B \ufffd · Setpoint');
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
    gateway.shown.match = aMatch({
      ...{ court: null, city: 'Forlì', teamA: [], missing: 2 },
      ...{ datePlay: null, timePlay: null, startsAt: null, endsAt: null },
    });
    const page = await read('/match/m1');
    expect(page.data).not.toHaveProperty('startDate');
    expect(page.title).toBe('Tennis, Singles · Setpoint');
    expect(page.meta('description')).toBe('To be set · Forlì · 2 free places');
  });

  it.each([
    [
      '/match/m1',
      {
        ...{ '@type': 'SportsEvent', sport: 'Tennis' },
        ...{ startDate: '2026-06-01T18:30+02:00', endDate: '2026-06-01T20:00+02:00' },
      },
    ],
    ['/player/ana/ana-rossi', { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Ana Rossi' } }],
    [
      '/court/c1/tennis-club-forli',
      {
        '@type': 'SportsActivityLocation',
        address: { streetAddress: 'Via Roma 1', addressLocality: 'Forlì', addressCountry: 'IT' },
        geo: { '@type': 'GeoCoordinates', latitude: 44.22, longitude: 12.04 },
        ...{ telephone: '+39 0543 123456', sameAs: 'https://tennis.example' },
      },
    ],
    ['/tournament/t1', { '@type': 'SportsEvent', startDate: '2026-07-01', offers: { price: '15.00' } }],
    ['/league/l1', { '@type': 'SportsEvent', startDate: '2026-04-01', endDate: '2026-06-30' }],
    ['/rank/matchs-played/1/1/2026', { '@type': 'WebPage', name: 'Matches played: Tennis singles 2026' }],
    ['/about-us', { '@type': 'WebPage', name: 'About us' }],
  ])('PUB-04~ says in the words of schema.org what is at %s', async (path, wanted) => {
    const page = await read(path);
    expect(page.response.status).toBe(200);
    expect(page.data).toMatchObject({ '@context': 'https://schema.org', url: ORIGIN + path, ...wanted });
    expect(page.canonical).toBe(ORIGIN + path);
    expect(Object.keys(page.alternates)).toHaveLength(5);
    expect(page.meta('og:title')).toBe(page.title);
  });

  it('PUB-04 describes a tournament and a league with a picture of their own', async () => {
    const page = await read('/tournament/t1?lang=it');
    expect(page.title).toBe('Forlì Open · Setpoint');
    expect(page.meta('description')).toBe('Padel, Doppio · 01/07/2026 · Forlì · 2 posti liberi');
    const picture = await fetch(page.meta('og:image')!.replace(ORIGIN, gateway.url));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await read('/league/l1')).meta('description')).toContain('Forlì-Cesena · 2026 · 01/04/2026 – 30/06/2026');
  });

  it('PUB-04~ keeps search engines from private tournaments', async () => {
    gateway.shown.tournament = { ...gateway.shown.tournament, id: 't9', isPrivate: true };
    expect((await read('/tournament/t9')).response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each([
    ['/player/ana/somebody-else', '/player/ana/ana-rossi'],
    ['/court/c1/x?lang=fr', '/court/c1/tennis-club-forli?lang=fr'],
    ['/player/ana/https:%2F%2Fevil.example', '/player/ana/ana-rossi'],
  ])('RTE-13~ PUB-04~ %s has moved to the one address', async (path, to) => {
    const { response } = await read(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
  });

  it.each(['/tournament/none', '/league/none', '/rank/matchs-played/9/1/2026', '/rank/nothing/IT/1/1/M'])(
    'RTE-10~ PUB-04~ %s is nothing: 404, and not for search engines',
    async (path) => {
      const { response } = await read(path);
      expect([response.status, response.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
    },
  );
});

describe('sitemaps', () => {
  const text = async (path: string) => (await gateway.open(path)).text();

  it('PUB-04~ are named in robots.txt and list what visitors find, by kind', async () => {
    expect(await text('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(await text('/robots.txt')).toContain('Disallow: /player/account');
    expect(await text('/sitemap.xml')).toContain(`<loc>${ORIGIN}/sitemap/tournament.xml</loc>`);
    expect(await text('/sitemap/pages.xml')).toContain(`<loc>${ORIGIN}/about-us</loc>`);
    const tournaments = await text('/sitemap/tournament.xml');
    expect([...tournaments.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address)).toEqual([
      `${ORIGIN}/tournament/t1`,
      `${ORIGIN}/tournament/t%262`,
    ]);
    expect(tournaments).toContain(`hreflang="fr" href="${ORIGIN}/tournament/t1?lang=fr"`);
  });

  it('PUB-04 list played matches by month, ten thousand in a file', async () => {
    gateway.clock.set('2026-11-25T12:00:00Z');
    gateway.shown.playedFrom = { '2026-11-01': 10_001, '2025-02-01': 2, '2020-01-01': 5 };
    const named = [...(await text('/sitemap.xml')).matchAll(/\/sitemap\/([^<]*)\.xml</g)].map(([, name]) => name);
    expect(named).toEqual([
      ...['pages', 'court', 'league', 'match', 'player', 'tournament'],
      ...['match-2026-11', 'match-2026-11-2', 'match-2025-02'],
    ]);
    const listed = async (name: string) =>
      [...(await text(`/sitemap/${name}.xml`)).matchAll(/<loc>[^<]*\/match\/([^<]*)</g)].map(([, id]) => id);
    expect(await listed('match')).toEqual(['m1']);
    expect(await listed('match-2026-11')).toHaveLength(10_000);
    expect(await listed('match-2026-11-2')).toEqual(['2026-11-30-10000']);
    expect(await listed('match-2025-02')).toEqual(['2025-02-28-0', '2025-02-28-1']);
    for (const name of ['match-2026-11-3', 'match-2020-01', 'player-2026-11', 'match-2026-13']) {
      expect([name, (await gateway.open(`/sitemap/${name}.xml`)).status]).toEqual([name, 404]);
    }
  });

  it.each([
    [0, [0]],
    [4, [4]],
    [5, [4, 1]],
    [8, [4, 4]],
    [9, [4, 4, 1]],
  ])('PUB-04~ list all of a kind, four in a file: %i as %j', async (count, sizes) => {
    let asked = 0;
    const lists = new SitemapLists(
      async ({ variables: { first, after } }) => {
        asked += 1;
        const from = Number(after ?? 0);
        const to = Math.min(count, from + Number(first));
        const edges = Array.from({ length: to - from }, (_, i) => ({ node: { id: `n${from + i}` } }));
        return { data: { list: { edges, pageInfo: { hasNextPage: to < count, endCursor: String(to) } } } };
      },
      new FixedClock('2026-11-25T12:00:00Z'),
      { file: 4, page: 2 },
    );
    for (const list of [...SITEMAP_KINDS, '2026-11']) {
      expect(await lists.filesOf(list)).toBe(count === 0 ? 0 : sizes.length);
      const files: (readonly string[])[] = [];
      for (const file of sizes.keys()) files.push((await lists.pathsIn(list, file + 1))!);
      expect(files.map(({ length }) => length)).toEqual(sizes);
      const kind = list === '2026-11' ? 'match' : list;
      expect(files.flat()).toEqual(Array.from({ length: count }, (_, i) => `/${kind}/n${i}`));
      expect(await lists.pathsIn(list, sizes.length + 1)).toBeNull();
    }
    const before = asked;
    for (const list of SITEMAP_KINDS) await lists.pathsIn(list, 1);
    expect(asked).toBe(before);
  });

  it('PUB-04~ say that they are away rather than that everything is gone', async () => {
    expect((await gateway.open('/sitemap/player.xml')).status).toBe(503);
    expect((await gateway.open('/sitemap/nothing.xml')).status).toBe(404);
  });
});
