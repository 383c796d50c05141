import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SizedPictures } from '../store/pictures-in-store.js';
import type { Drawing } from './drawings.js';
import type { PictureFormat } from './format.js';
import { LONGEST_SECONDS, MOST_PIXELS, type PictureError } from './limits.js';

export interface RedrawJob {
  readonly job: number;
  readonly bytes: Uint8Array;
  /** What its first bytes say. */
  readonly format: PictureFormat;
  readonly sizes: Drawing['sizes'];
  readonly square: boolean;
  readonly mostPixels: number;
  readonly seconds: number;
}
export type RedrawAnswer = { readonly job: number } & (
  | { readonly pictures: SizedPictures }
  | { readonly error: PictureError }
);

const sources = import.meta.url.endsWith('.ts');
const PROGRAM = fileURLToPath(new URL(sources ? './redraw-pictures.ts' : './redraw-pictures.js', import.meta.url));
/** Two sizes, and reading them. */
const LONGEST_MS = (2 * LONGEST_SECONDS + 5) * 1000;

interface Waiting {
  readonly answered: (answer: RedrawAnswer) => void;
  readonly died: () => void;
}

/** One process that redraws pictures, from its start to its end. */
export class RedrawingProcess {
  readonly #child: ChildProcess;
  #waiting: Waiting | undefined;
  #given = 0;

  constructor(private readonly onEnd: () => void) {
    this.#child = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=96', '--no-warnings'],
      // It needs nothing of what its parent was given. Freed memory of pictures goes back at once.
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (answer: RedrawAnswer) => this.#waiting?.answered(answer));
    this.#child.on('error', () => this.#ended());
    this.#child.on('exit', () => this.#ended());
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** One at a time. Null when the process died of it, or took too long. */
  async redraw(bytes: Uint8Array, format: PictureFormat, { sizes, square }: Drawing): Promise<RedrawAnswer | null> {
    const job = (this.#given += 1);
    const tooLong = setTimeout(() => this.kill(), LONGEST_MS).unref();
    try {
      return await new Promise<RedrawAnswer | null>((resolve) => {
        this.#waiting = { answered: resolve, died: () => resolve(null) };
        const limits = { sizes, square, mostPixels: MOST_PIXELS, seconds: LONGEST_SECONDS };
        this.#child.send({ job, bytes, format, ...limits } satisfies RedrawJob, (error) => error && this.#ended());
      });
    } finally {
      this.#waiting = undefined;
      clearTimeout(tooLong);
    }
  }

  /** Ends when it has nothing to do. */
  retire(): void {
    if (this.#child.connected) this.#child.disconnect();
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #ended(): void {
    this.onEnd();
    this.#waiting?.died();
  }
}
