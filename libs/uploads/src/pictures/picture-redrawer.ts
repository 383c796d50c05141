import type { SizedPictures } from '../store/pictures-in-store.js';
import { DRAWINGS, type Drawing, type DrawingName } from './drawings.js';
import { formatOf } from './format.js';
import type { PictureError } from './limits.js';
import { RedrawingProcess } from './redrawing-process.js';

export interface RedrawerSettings {
  /** How long the process stays when nothing is redrawn. */
  readonly idleMs?: number;
}

const IDLE_MS = 30_000;

/** REDRAWING_FAILED: not the fault of the picture, so that a retry makes sense. */
export type Redrawn = { readonly pictures: SizedPictures } | { readonly error: PictureError | 'REDRAWING_FAILED' };

/** Redraws pictures one at a time, in a process that is there only while it is needed. */
export class PictureRedrawer {
  #process: RedrawingProcess | undefined;
  #before: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(private readonly settings: RedrawerSettings = {}) {}

  /** Of the process that gets the next picture; undefined while there is none. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  redraw(bytes: Uint8Array, as: DrawingName = 'PHOTO'): Promise<Redrawn> {
    clearTimeout(this.#idle);
    this.#waiting += 1;
    const redrawn = this.#before.then(() => this.#one(bytes, DRAWINGS[as]));
    this.#before = redrawn;
    return redrawn.finally(() => {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#idle = setTimeout(() => this.#release(), this.settings.idleMs ?? IDLE_MS).unref();
    });
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#idle);
    this.#process?.kill();
  }

  async #one(bytes: Uint8Array, drawing: Drawing): Promise<Redrawn> {
    const format = formatOf(bytes);
    if (!format || !drawing.formats.includes(format)) return { error: 'NOT_A_PICTURE' };
    if (this.#stopped) return { error: 'REDRAWING_FAILED' };
    // A picture that the process dies of is taken for a broken one: another try would end another process.
    return (await (this.#process ??= this.#start()).redraw(bytes, format, drawing)) ?? { error: 'PICTURE_BROKEN' };
  }

  #start(): RedrawingProcess {
    const started = new RedrawingProcess(() => {
      if (this.#process === started) this.#process = undefined;
    });
    return started;
  }

  #release(): void {
    this.#process?.retire();
    this.#process = undefined;
  }
}
