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
/** The bundler puts a hash into these names: what they hold never changes. */
const HASHED = /^\/assets\//;

const ICONS = /\.(?:ico|png|webmanifest)$/;
const DAY_SECONDS = 86_400;

export interface PagesOptions {
  /** Not for search engines. */
  readonly unlisted?: boolean;
  /** Without, the page of anything is taken to be there. */
  readonly find?: FindSubject;
  /** Without, every page has the head that the app was built with. */
  readonly describe?: DescribePage | undefined;
}

/**
 * A built single-page app: files as they are, and its first page for every address a person may open. An address that
 * none of its routes has, or of something that visitors don't find, gets the same page, which says so, with 404; one
 * with another slug than its subject has is moved (RTE-13).
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
      // Files are looked for when they are asked for: a new build has others.
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
    // What nobody finds today may be there tomorrow, and the same bytes are then answered with another status.
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

/** Whether search engines are not to show it. */
const isKeptOut = (found: FoundSubject | null | undefined): boolean =>
  (found?.kind === 'player' && !found.player.searchEngines) ||
  (found?.kind === 'level' && !found.level.player.searchEngines) ||
  (found?.kind === 'tournament' && found.tournament.isPrivate);

/** An address with the shape of a ranking that names none. */
const isMissingList = (screen: Screen | undefined): boolean =>
  screen !== undefined && screen.pattern.startsWith('/rank/') && !isRanking(screen.pattern, screen.params);

/** 304 to who has it. */
function sendPage(res: Response, html: string): void {
  const hash = createHash('sha256').update(html).digest('base64url');
  res.setHeader('ETag', `W/"${hash.slice(0, 27)}"`);
  res.type('html').send(html);
}

/** The texts that the page is about to ask for (I18N-02). What it finds elsewhere, it loads by itself. */
const textsOf = ({ texts }: Screen, req: Request): readonly string[] =>
  texts[wishedLanguage(req, Object.keys(texts)) ?? ''] ?? [];

const laterFiles = (screen: Screen, req: Request) => [...screen.files, ...textsOf(screen, req)];

const KINDS: Readonly<Record<string, string>> = {
  css: 'rel=preload; as=style; crossorigin',
  json: 'rel=preload; as=fetch; crossorigin',
  woff2: 'rel=preload; as=font; type=font/woff2; crossorigin',
};
const HASHED_SCRIPT = /^assets\/.+\.js$/;

/** Browsers fetch these while the first script is still on its way, instead of after it. */
function announced(file: string): string {
  const [, extension = ''] = /\.(\w+)$/.exec(file) ?? [];
  const script = HASHED_SCRIPT.test(file) ? 'rel=modulepreload' : 'rel=preload; as=script';
  return `</${file}>; ${KINDS[extension] ?? script}`;
}

/** What the first script asks of the API goes before these, where connections are few. */
const announcedLater = (file: string): string => `${announced(file)}; fetchpriority=low`;

function cachingOf(path: string): string {
  if (HASHED.test(path)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return ICONS.test(path) ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
}

const isNavigation = (method: string, accept = ''): boolean =>
  (method === 'GET' || method === 'HEAD') && (accept.includes('text/html') || accept.includes('*/*') || accept === '');

/** Screens may end like that, too: /lp/join/01/CODE/45.46/9.19. */
const NAMES_FILE = /\.[a-z0-9]{1,5}$/i;

/** Pictures as browsers may show them, drawings without scripts (the policy below); everything else is only offered for saving. */
const PICTURES = /\.(?:jpe?g|png|webp|gif|avif|svg)$/i;

/** A file that was there when its answer began, and is gone or can't be read: that answer ends, nothing else does. */
export const endingWithTheirFile: RequestHandler = (_request, response, next) => {
  response.on('pipe', (file: Readable) => file.once('error', () => response.destroy()));
  next();
};

/** Uploaded files. Their names are made by us and never reused. */
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
