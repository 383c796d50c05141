import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import sirv from 'sirv';
import type { DescribePage } from '../share/describe-page.js';
import { BuiltApp, type Screen } from './built-app.js';
import { isRanking } from './listed-pages.js';
import { subjectOf, type FindSubject } from './page-subjects.js';
import { movedTo } from './subject-path.js';
import type { FoundSubject } from './subject-queries.js';
import { wishedLanguage } from './wished-language.js';

const YEAR_SECONDS = 31_536_000;
/** The bundler puts a content hash into these names, so the files are immutable. */
const HASHED = /^\/assets\//;

const ICONS = /\.(?:ico|png|webmanifest)$/;
const DAY_SECONDS = 86_400;

export interface PagesOptions {
  /** Not indexed. */
  readonly unlisted?: boolean;
  /** Without it, every subject is assumed to exist. */
  readonly find?: FindSubject;
  /** Without it, every page has the head from the build. */
  readonly describe?: DescribePage | undefined;
}

/**
 * Serves a built single-page app: its files, and its page for every path. A path that
 * matches no route, or whose subject visitors cannot see, gets the same page with status 404; one
 * with a wrong slug is redirected (RTE-13).
 */
export function pages(root: string, { unlisted = false, find, describe }: PagesOptions = {}): RequestHandler {
  const app = new BuiltApp(root);
  const router = Router();
  if (unlisted) {
    router.use((_req, res, next) => {
      res.setHeader('X-Robots-Tag', 'noindex, nofollow');
      next();
    });
  }
  router.use(
    sirv(root, {
      // Files are looked up on request, because a new build has others.
      dev: true,
      etag: true,
      gzip: true,
      brotli: true,
      extensions: [],
      setHeaders: (res, path) => {
        res.setHeader('Cache-Control', cachingOf(path));
        // not among the types that sirv knows
        if (path.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon');
      },
    }),
  );
  router.use(async (req, res, next) => {
    const page = isNavigation(req.method, req.headers.accept) ? app.page() : null;
    if (page === null) return next();
    const screen = await app.screenAt(req, res);
    if (!screen?.pattern && NAMES_FILE.test(req.path)) return next();
    const subject = screen && subjectOf(screen.pattern, screen.params['id']);
    const found = subject ? await find?.(subject) : undefined;
    const moved = found && screen && movedTo(found, screen.params, req.originalUrl);
    if (moved) return res.redirect(301, moved);
    const links = screen ? [...screen.urgent.map(announced), ...laterFiles(screen, req).map(announcedLater)] : [];
    if (links.length > 0) res.setHeader('Link', links.join(', '));
    // A missing subject may exist later, with the same bytes but another status.
    res.setHeader('Cache-Control', found === false || found === null ? 'no-store' : 'no-cache');
    if (found === false || isKeptOut(found) || isMissingList(screen)) res.setHeader('X-Robots-Tag', 'noindex');
    const missing = !screen || found === false || isMissingList(screen);
    const described = missing ? null : describe?.(page, found || screen.pattern, req);
    res.status(missing ? 404 : 200);
    if (described) res.vary('Accept-Language').vary('Cookie');
    sendPage(res, described ?? page);
  });
  return router;
}

/** Whether it is excluded from search engines. */
const isKeptOut = (found: FoundSubject | null | undefined): boolean =>
  (found?.kind === 'player' && !found.player.searchEngines) ||
  (found?.kind === 'level' && !found.level.player.searchEngines) ||
  (found?.kind === 'tournament' && found.tournament.isPrivate);

/** An address with the shape of a ranking that names none. */
const isMissingList = (screen: Screen | undefined): boolean =>
  screen !== undefined && screen.pattern.startsWith('/rank/') && !isRanking(screen.pattern, screen.params);

/** 304 if unchanged. */
function sendPage(res: Response, html: string): void {
  const hash = createHash('sha256').update(html).digest('base64url');
  res.setHeader('ETag', `W/"${hash.slice(0, 27)}"`);
  res.type('html').send(html);
}

/** The texts that the page will request (I18N-02); it loads others by itself. */
const textsOf = ({ texts }: Screen, req: Request): readonly string[] =>
  texts[wishedLanguage(req, Object.keys(texts)) ?? ''] ?? [];

const laterFiles = (screen: Screen, req: Request) => [...screen.files, ...textsOf(screen, req)];

const KINDS: Readonly<Record<string, string>> = {
  css: 'rel=preload; as=style; crossorigin',
  json: 'rel=preload; as=fetch; crossorigin',
  woff2: 'rel=preload; as=font; type=font/woff2; crossorigin',
};
const HASHED_SCRIPT = /^assets\/.+\.js$/;

/** Preloaded in parallel with the first script. */
function announced(file: string): string {
  const [, extension = ''] = /\.(\w+)$/.exec(file) ?? [];
  const script = HASHED_SCRIPT.test(file) ? 'rel=modulepreload' : 'rel=preload; as=script';
  return `</${file}>; ${KINDS[extension] ?? script}`;
}

/** Low priority, so that the first script's API calls come first. */
const announcedLater = (file: string): string => `${announced(file)}; fetchpriority=low`;

function cachingOf(path: string): string {
  if (HASHED.test(path)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return ICONS.test(path) ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
}

const isNavigation = (method: string, accept = ''): boolean =>
  (method === 'GET' || method === 'HEAD') && (accept.includes('text/html') || accept.includes('*/*') || accept === '');

/** Paths of screens may look like files: /lp/join/01/CODE/45.46/9.19. */
const NAMES_FILE = /\.[a-z0-9]{1,5}$/i;

/** Images may be displayed, SVGs without scripts (see the policy below); everything else is served as a download. */
const PICTURES = /\.(?:jpe?g|png|webp|gif|avif|svg)$/i;

/** A file that disappears while being sent ends only that response. */
export const endingWithTheirFile: RequestHandler = (_request, response, next) => {
  response.on('pipe', (file: Readable) => file.once('error', () => response.destroy()));
  next();
};

/** Uploaded files. Names are generated and never reused. */
export function uploadedFiles(root: string): RequestHandler {
  return sirv(root, {
    dev: true,
    etag: true,
    dotfiles: false,
    setHeaders: (res, path) => {
      res.setHeader('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
      res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
      if (!PICTURES.test(path)) res.setHeader('Content-Disposition', 'attachment');
    },
  });
}
