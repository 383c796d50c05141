import { LANGUAGE_CODES } from '@setpoint/i18n';
import { Router, type RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { ShippedOperation } from '../graphql/shipped-operations.js';
import { LISTED_PATHS } from './listed-pages.js';

/** Runs a query as a visitor. */
type Ask = (
  operation: ShippedOperation & { readonly variables: Readonly<Record<string, unknown>> },
) => Promise<{ data?: Record<string, unknown> | null; errors?: readonly unknown[] }>;

interface Node {
  readonly id: string;
  readonly slug?: string;
  readonly searchEngines?: boolean;
  readonly isPrivate?: boolean;
}
interface List {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly { readonly node: Node }[];
}

const PAGE = 100;
/** Addresses of one kind: the newest ones; search engines follow links from there. */
const MOST = 2_000;
const FRESH_MS = 3_600_000;

const listing = (operationName: string, field: string, node: string): ShippedOperation => ({
  operationName,
  query: `query ${operationName}($first: Int!, $after: String) {
  list: ${field}(first: $first, after: $after) { pageInfo { hasNextPage endCursor } edges { node { ${node} } } }
}`,
});

const LISTS = {
  court: listing('CourtsOfSitemap', 'courts', 'id slug'),
  league: listing('LeaguesOfSitemap', 'leagues', 'id'),
  match: listing('MatchesOfSitemap', 'matches', 'id'),
  player: listing('PlayersOfSitemap', 'players', 'id slug searchEngines'),
  tournament: listing('TournamentsOfSitemap', 'tournaments', 'id isPrivate'),
} as const;
type Kind = keyof typeof LISTS;

/** To be planned with the others. */
export const SITEMAP_QUERIES: readonly ShippedOperation[] = Object.values(LISTS);

/** robots.txt, and sitemaps by kind: what visitors find and players allow (PUB-04). Read at most once an hour. */
export function sitemapRoutes(origin: string, ask: Ask): Router {
  const kept = new LRUCache<Kind, string[]>({
    max: 10,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (kind) => pathsOf(kind, ask),
  });
  const router = Router();
  router.get('/robots.txt', (_request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.type('text/plain').send(robots(origin));
  });
  router.get(
    '/sitemap.xml',
    send(async () => index(origin)),
  );
  router.get(
    '/sitemap/pages.xml',
    send(async () => addresses(origin, LISTED_PATHS)),
  );
  router.get(
    '/sitemap/:kind.xml',
    send(async ({ kind }) => {
      if (!Object.hasOwn(LISTS, kind!)) return null;
      const paths = await kept.fetch(kind as Kind);
      return paths ? addresses(origin, paths) : undefined;
    }),
  );
  return router;
}

const send =
  (make: (params: Readonly<Record<string, string>>) => Promise<string | null | undefined>): RequestHandler =>
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

/** @throws where a service gives no answer: half a list would say that the rest is gone. */
async function pathsOf(kind: Kind, ask: Ask): Promise<string[]> {
  const paths: string[] = [];
  let after: string | null = null;
  while (paths.length < MOST) {
    const { data, errors } = await ask({ ...LISTS[kind], variables: { first: PAGE, after } });
    const list = data?.['list'] as List | null | undefined;
    if (!list || errors?.length) throw new Error(`the list of ${kind} can't be read`);
    paths.push(...list.edges.filter(isListed).map(({ node }) => pathTo(kind, node)));
    if (!list.pageInfo.hasNextPage) break;
    after = list.pageInfo.endCursor;
  }
  return paths;
}

const isListed = ({ node }: { readonly node: Node }): boolean => node.searchEngines !== false && !node.isPrivate;

const pathTo = (kind: Kind, { id, slug }: Node): string =>
  `/${kind}/${encodeURIComponent(id)}${slug ? `/${encodeURIComponent(slug)}` : ''}`;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

function index(origin: string): string {
  const files = ['pages', ...Object.keys(LISTS)].map(
    (kind) => `<sitemap><loc>${origin}/sitemap/${kind}.xml</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('\n')}\n</sitemapindex>\n`;
}

/** Each with its four languages. What is encoded for an address holds nothing that XML reads otherwise but `'` and `&`. */
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
