import type { Clock } from '@setpoint/kernel';
import { LANGUAGE_CODES } from '@setpoint/i18n';
import { Router, type RequestHandler } from 'express';
import { LISTED_PATHS } from './listed-pages.js';
import { SITEMAP_KINDS, SitemapLists, type AskForSitemap, type SitemapKind } from './sitemap-lists.js';

/** court.xml, court-2.xml; match-2026-11.xml, match-2026-11-12.xml. */
const FILE = /^([a-z]+)(?:-(\d{4}-\d{2}))?(?:-([2-9]|[1-9]\d{1,4}))?$/;

/**
 * robots.txt and sitemaps by kind, of played matches by month, with public pages that players allow (PUB-04).
 */
export function sitemapRoutes(origin: string, ask: AskForSitemap, clock: Clock): Router {
  const lists = new SitemapLists(ask, clock);
  const router = Router();
  router.get('/robots.txt', (_request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.type('text/plain').send(robots(origin));
  });
  router.get(
    '/sitemap.xml',
    send(async () => index(origin, await fileNames(lists))),
  );
  router.get(
    '/sitemap/pages.xml',
    send(async () => addresses(origin, LISTED_PATHS)),
  );
  router.get(
    '/sitemap/:file.xml',
    send(async ({ file }) => {
      const [, kind, month, part = '1'] = FILE.exec(file!) ?? [];
      if (!SITEMAP_KINDS.includes(kind as SitemapKind)) return null;
      if (month && (kind !== 'match' || !lists.months().includes(month))) return null;
      const paths = await lists.pathsIn(month ?? (kind as SitemapKind), Number(part));
      return paths && addresses(origin, paths);
    }),
  );
  return router;
}

/** The first file of a kind is named also while its service is away, and says so itself. */
async function fileNames(lists: SitemapLists): Promise<string[]> {
  const names = ['pages'];
  for (const kind of SITEMAP_KINDS) {
    const files = await lists.filesOf(kind).catch(() => 1);
    names.push(...namesOf(kind, Math.max(1, files)));
  }
  for (const month of lists.months()) {
    const files = await lists.filesOf(month).catch(() => 0);
    names.push(...namesOf(`match-${month}`, files));
  }
  return names;
}

const namesOf = (list: string, files: number): string[] =>
  Array.from({ length: files }, (_, i) => (i === 0 ? list : `${list}-${i + 1}`));

const send =
  (make: (params: Readonly<Record<string, string>>) => Promise<string | null>): RequestHandler =>
  async (request, response, next) => {
    const xml = await make(request.params as Record<string, string>).catch(() => undefined);
    if (xml === null) return next();
    if (xml === undefined) {
      response.setHeader('Retry-After', '60');
      return void response.status(503).end();
    }
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.type('application/xml').send(xml);
  };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

function index(origin: string, names: readonly string[]): string {
  const files = names.map((name) => `<sitemap><loc>${origin}/sitemap/${name}.xml</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('\n')}\n</sitemapindex>\n`;
}

/** Each with its four languages. URL-encoded paths need XML escaping only for `'` and `&`. */
function addresses(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => {
    const url = escaped(origin + path);
    const others = LANGUAGE_CODES.map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${url}?lang=${code}"/>`,
    );
    return `<url><loc>${url}</loc>${others.join('')}</url>`;
  });
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

const robots = (origin: string): string => `User-agent: *
${['/auth/', '/dashboard', '/graphql', '/lp/join/0', '/match/friends', '/match/my', '/match/new']
  .concat(['/player/account', '/player/notifications', '/player/sports'])
  .map((path) => `Disallow: ${path}`)
  .join('\n')}

Sitemap: ${origin}/sitemap.xml
`;
