import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Router, type Request, type Response } from 'express';

/** What the build's `routes.json` lists for a route. */
export interface ScreenFiles {
  /** Files needed first, by every screen. */
  readonly urgent: readonly string[];
  /** Further files of this screen. */
  readonly files: readonly string[];
  /** By language code. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** The route of a path. */
export interface Screen extends ScreenFiles {
  /** As the build names it, such as /match/:id. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string | string[] | undefined>>;
}

type FindScreen = (request: Request, response: Response) => Promise<Screen | undefined>;

/**
 * The page and routes of an app as currently built; it may be rebuilt while being served. While a build
 * has emptied the folder, the previous version is served.
 */
export class BuiltApp {
  readonly #page: KeptFile<string>;
  readonly #find: KeptFile<FindScreen>;

  constructor(root: string) {
    this.#page = new KeptFile(join(root, 'index.html'), (text) => text);
    this.#find = new KeptFile(join(root, 'routes.json'), (text) =>
      screensOf(JSON.parse(text) as Record<string, ScreenFiles>),
    );
  }

  /** The HTML page; null if never built. */
  page(): string | null {
    return this.#page.read();
  }

  /** Without a route list, every path counts as a screen. */
  async screenAt(request: Request, response: Response): Promise<Screen | undefined> {
    const find = this.#find.read();
    return find ? find(request, response) : { urgent: [], files: [], texts: {}, pattern: '', params: {} };
  }
}

/** A parsed file, re-read after it changes. */
class KeptFile<Shape> {
  #changedAt = 0;
  #shape: Shape | null = null;

  constructor(
    private readonly path: string,
    private readonly shapeOf: (text: string) => Shape,
  ) {
    this.read();
  }

  read(): Shape | null {
    try {
      const { mtimeMs } = statSync(this.path);
      if (mtimeMs !== this.#changedAt) {
        this.#shape = this.shapeOf(readFileSync(this.path, 'utf8'));
        this.#changedAt = mtimeMs;
      }
    } catch {
      // Missing or partially written: keep the previous version.
    }
    return this.#shape;
  }
}

function screensOf(routes: Readonly<Record<string, ScreenFiles>>): FindScreen {
  const found = new WeakMap<Response, Screen>();
  const router = Router();
  for (const [pattern, files] of Object.entries(routes)) {
    router.get(pattern, (request, response, next) => {
      if (!found.has(response)) found.set(response, { ...files, pattern, params: request.params });
      next();
    });
  }
  return (request, response) =>
    new Promise((done, fail) => {
      router(request, response, (error?: unknown) => (error ? fail(error) : done(found.get(response))));
    });
}
