import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Router, type Request, type Response } from 'express';

/** What the build says of an address, in `routes.json`. */
export interface ScreenFiles {
  /** What runs first, and what every screen needs. */
  readonly urgent: readonly string[];
  /** What this screen needs besides. */
  readonly files: readonly string[];
  /** By language code. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** The screen that an address has. */
export interface Screen extends ScreenFiles {
  /** As the build names it, such as /match/:id. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string | string[] | undefined>>;
}

type FindScreen = (request: Request, response: Response) => Promise<Screen | undefined>;

/**
 * The page and the routes of an app as its folder holds them now: it may be built anew while we serve it. While a build
 * has emptied the folder, what was there before is answered.
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

  /** The page of every address; null where nothing was ever built. */
  page(): string | null {
    return this.#page.read();
  }

  /** An app without a list of its routes has a screen at every address. */
  async screenAt(request: Request, response: Response): Promise<Screen | undefined> {
    const find = this.#find.read();
    return find ? find(request, response) : { urgent: [], files: [], texts: {}, pattern: '', params: {} };
  }
}

/** A file in another shape, read again once it has changed. */
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
      // Gone, or only half written: what was read before holds until it is whole again.
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
