import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Router, type RequestHandler } from 'express';
import sirv from 'sirv';

const YEAR_SECONDS = 31_536_000;
/** The bundler puts a hash into these names: what they hold never changes. */
const HASHED = /^\/assets\//;

/** A built single-page app: files as they are, and its first page for every address a person may open. */
export function pages(root: string): RequestHandler {
  const index = join(root, 'index.html');
  const router = Router();
  router.use(
    sirv(root, {
      etag: true,
      gzip: true,
      brotli: true,
      extensions: [],
      setHeaders: (res, path) => {
        res.setHeader('Cache-Control', HASHED.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    }),
  );
  router.use((req, res, next) => {
    if (!isNavigation(req.method, req.path, req.headers.accept) || !existsSync(index)) return next();
    res.setHeader('Cache-Control', 'no-cache');
    res.sendFile(index, { cacheControl: false });
  });
  return router;
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
