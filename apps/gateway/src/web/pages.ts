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
      const files = res.locals[FILES] as readonly string[] | undefined;
      if (files?.length) res.setHeader('Link', files.map(announced).join(', '));
      res.status(files ? 200 : 404).sendFile(index, { cacheControl: false });
    });
  });
  return router;
}

const FILES = 'filesOfScreen';

/** Notes the files of the screen that an address has; an app without a list of its routes has one at every address. */
function screens(root: string): RequestHandler {
  const list = join(root, 'routes.json');
  const router = Router();
  const note =
    (files: readonly string[]): RequestHandler =>
    (_req, res, next) => {
      res.locals[FILES] ??= files;
      next();
    };
  if (!existsSync(list)) return router.use(note([]));
  const routes = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>;
  for (const [pattern, files] of Object.entries(routes)) router.get(pattern, note(files));
  return router;
}

/** Browsers fetch these while the first script is still on its way, instead of after it. */
const announced = (file: string): string =>
  file.endsWith('.css') ? `</${file}>; rel=preload; as=style` : `</${file}>; rel=modulepreload`;

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
