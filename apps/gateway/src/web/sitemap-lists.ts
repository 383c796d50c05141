import type { Clock } from '@setpoint/kernel';
import { LRUCache } from 'lru-cache';
import type { ShippedOperation } from '../graphql/shipped-operations.js';

/** Runs a query as a visitor. */
export type AskForSitemap = (
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

export interface SitemapSizes {
  /** Addresses of one file; each comes with four languages, and search engines take 50,000 or 50 MB. */
  readonly file: number;
  /** Nodes of one query. */
  readonly page: number;
}
const SIZES: SitemapSizes = { file: 10_000, page: 100 };
const FRESH_MS = 3_600_000;
/** Of months before the last one, in which hardly anything changes. */
const OLD_FRESH_MS = 24 * FRESH_MS;
/** Months of played matches, the present one included. */
const MONTHS = 24;

const listing = (operationName: string, field: string, node: string): ShippedOperation => ({
  operationName,
  query: `query ${operationName}($first: Int!, $after: String) {
  list: ${field}(first: $first, after: $after) { pageInfo { hasNextPage endCursor } edges { node { ${node} } } }
}`,
});

const LISTS = {
  court: listing('CourtsOfSitemap', 'courts', 'id slug'),
  league: listing('LeaguesOfSitemap', 'leagues', 'id'),
  /** Open ones that are still to be played. */
  match: listing('MatchesOfSitemap', 'matches', 'id'),
  player: listing('PlayersOfSitemap', 'players', 'id slug searchEngines'),
  tournament: listing('TournamentsOfSitemap', 'tournaments', 'id isPrivate'),
} as const;
export type SitemapKind = keyof typeof LISTS;
export const SITEMAP_KINDS = Object.keys(LISTS) as readonly SitemapKind[];
/** A kind, or a month of played matches such as 2026-11. */
export type SitemapList = SitemapKind | (string & {});

const PLAYED: ShippedOperation = {
  operationName: 'PlayedMatchesOfSitemap',
  query: `query PlayedMatchesOfSitemap($first: Int!, $after: String, $from: Date!, $to: Date!) {
  list: matches(filter: { states: [CONFIRMED], dayFrom: $from, dayTo: $to }, first: $first, after: $after) {
    pageInfo { hasNextPage endCursor } edges { node { id } }
  }
}`,
};

/** To be planned with the others. */
export const SITEMAP_QUERIES: readonly ShippedOperation[] = [...Object.values(LISTS), PLAYED];

interface Page {
  readonly paths: readonly string[];
  readonly endCursor: string | null;
}

/**
 * Paths of public pages that players allow, by kind, and of played matches by month, in files. Of a list only the cursors
 * after which its files begin are kept, not its paths; neither is read more often than once an hour.
 */
export class SitemapLists {
  readonly #beginnings: LRUCache<string, (string | null)[]>;
  readonly #files: LRUCache<string, readonly string[]>;

  constructor(
    private readonly ask: AskForSitemap,
    private readonly clock: Clock,
    private readonly sizes = SIZES,
  ) {
    const kept = { ttl: FRESH_MS, allowStale: true, noDeleteOnFetchRejection: true };
    this.#beginnings = new LRUCache({
      ...kept,
      max: 50,
      fetchMethod: (list, _stale, { options }) => {
        if (this.months().indexOf(list) > 1) options.ttl = OLD_FRESH_MS;
        return this.#beginningsOf(list);
      },
    });
    this.#files = new LRUCache({
      ...kept,
      max: 20,
      fetchMethod: (key) => {
        const [list, ...after] = key.split(' ') as [SitemapList, ...string[]];
        return this.#fileAfter(list, after.length > 0 ? after.join(' ') : null);
      },
    });
  }

  /** How many files a list has. @throws if a service does not respond: a part would imply that the rest is gone */
  async filesOf(list: SitemapList): Promise<number> {
    return (await this.#beginnings.fetch(list))!.length;
  }

  /** Paths in a file, counted from 1; the first one may be empty, others are null if they don't exist. @throws like filesOf */
  async pathsIn(list: SitemapList, file: number): Promise<readonly string[] | null> {
    const after = file === 1 ? null : (await this.#beginnings.fetch(list))![file - 1];
    if (after === undefined) return null;
    return (await this.#files.fetch(after === null ? list : `${list} ${after}`))!;
  }

  /** Months of which played matches are listed, newest first. */
  months(): readonly string[] {
    const now = this.clock.now();
    return Array.from({ length: MONTHS }, (_, ago) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 'YYYY-MM'.length),
    );
  }

  /** Files are made of whole pages. */
  async #beginningsOf(list: SitemapList): Promise<(string | null)[]> {
    const beginnings: (string | null)[] = [null];
    let length = 0;
    let before: string | null = null;
    for await (const { paths, endCursor } of this.#pages(list, null)) {
      if (length + paths.length > this.sizes.file) {
        beginnings.push(before);
        length = 0;
      }
      length += paths.length;
      before = endCursor;
    }
    return beginnings.length === 1 && length === 0 ? [] : beginnings;
  }

  async #fileAfter(list: SitemapList, after: string | null): Promise<readonly string[]> {
    const file: string[] = [];
    for await (const { paths } of this.#pages(list, after)) {
      if (file.length + paths.length > this.sizes.file) break;
      file.push(...paths);
    }
    return file;
  }

  async *#pages(list: SitemapList, from: string | null): AsyncGenerator<Page> {
    const isKind = Object.hasOwn(LISTS, list);
    const kind = isKind ? (list as SitemapKind) : 'match';
    const [operation, days] = isKind ? [LISTS[kind], {}] : [PLAYED, daysOf(list)];
    let after = from;
    for (;;) {
      const { edges, pageInfo } = await this.#ask(operation, { ...days, first: this.sizes.page, after });
      const paths = edges.filter(isListed).map(({ node }) => pathTo(kind, node));
      yield { paths, endCursor: pageInfo.endCursor };
      if (!pageInfo.hasNextPage) return;
      after = pageInfo.endCursor;
    }
  }

  async #ask(operation: ShippedOperation, variables: Readonly<Record<string, unknown>>): Promise<List> {
    const { data, errors } = await this.ask({ ...operation, variables });
    const list = data?.['list'] as List | null | undefined;
    if (!list || errors?.length) throw new Error(`${operation.operationName} is not answered`);
    return list;
  }
}

const isListed = ({ node }: { readonly node: Node }): boolean => node.searchEngines !== false && !node.isPrivate;

const pathTo = (kind: SitemapKind, { id, slug }: Node): string =>
  `/${kind}/${encodeURIComponent(id)}${slug ? `/${encodeURIComponent(slug)}` : ''}`;

/** First and last day of a month. */
function daysOf(month: string): { readonly from: string; readonly to: string } {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return { from: `${month}-01`, to: last };
}
