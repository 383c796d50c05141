import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router, type RequestHandler } from 'express';
import sirv from 'sirv';

const YEAR_SECONDS = 31_536_000;
/** The bundler puts a hash into these names: what they hold never changes. */
const HASHED = /^\/assets\//;

const ICONS = /\.(?:ico|png|webmanifest)$/;
const DAY_SECONDS = 86_400;

export interface PagesOptions {
  /** Not for search engines. */
  readonly unlisted?: boolean;
}

/**
 * A built single-page app: files as they are, and its first page for every address a person may open. An address that
 * none of its routes has gets the same page, which says so, with 404.
 */
export function pages(root: string, { unlisted = false }: PagesOptions = {}): RequestHandler {
  const index = join(root, 'index.html');
  const isScreen = screens(root);
  const router = Router();
  if (unlisted) {
    router.use((_req, res, next) => {
      res.setHeader('X-Robots-Tag', 'noindex, nofollow');
      next();
    });
  }
  router.use(
    sirv(root, {
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
  router.use((req, res, next) => {
    if (!isNavigation(req.method, req.path, req.headers.accept) || !existsSync(index)) return next();
    res.setHeader('Cache-Control', 'no-cache');
    isScreen(req, res, (error) => {
      if (error) return next(error);
      res.status(res.locals[HAS_SCREEN] ? 200 : 404).sendFile(index, { cacheControl: false });
    });
  });
  return router;
}

const HAS_SCREEN = 'hasScreen';

/** Notes whether one of the app's routes has the address; an app without a list of them takes every one. */
function screens(root: string): RequestHandler {
  const list = join(root, 'routes.json');
  const patterns = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : null;
  const router = Router();
  const note: RequestHandler = (_req, res, next) => {
    res.locals[HAS_SCREEN] = true;
    next();
  };
  if (patterns) router.get(patterns, note);
  else router.use(note);
  return router;
}

function cachingOf(path: string): string {
  if (HASHED.test(path)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return ICONS.test(path) ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
}

const isNavigation = (method: string, path: string, accept = ''): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (accept.includes('text/html') || accept.includes('*/*') || accept === '') &&
  !/\.[a-z0-9]{1,5}$/i.test(path);

/** Pictures as browsers may show them, drawings without scripts (the policy below); everything else is only offered for saving. */
const PICTURES = /\.(?:jpe?g|png|webp|gif|avif|svg)$/i;

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
