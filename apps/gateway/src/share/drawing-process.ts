import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Log } from '@setpoint/service-kit/edge';
import type { Card } from './card.js';
import type { Element } from './drawing/element.js';
import { picture } from './drawing/picture.js';
import { HEIGHT, WIDTH } from './drawing/tokens.js';

export interface CardJob {
  readonly job: number;
  readonly picture: Element;
  readonly width: number;
  readonly height: number;
}
export type DrawnCard = { readonly job: number } & ({ readonly png: Uint8Array } | { readonly error: string });

/** Too many cards requested, or drawing failed: can be retried. */
export class CardUnavailable extends Error {}

interface Waiting {
  readonly done: (png: Buffer) => void;
  readonly fail: (error: Error) => void;
}

const LONGEST_MS = 10_000;
const sources = import.meta.url.endsWith('.ts');
const PROGRAM = fileURLToPath(new URL(sources ? './draw-cards.ts' : './draw-cards.js', import.meta.url));

/** A drawing process over its lifetime. */
export class DrawingProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #given = 0;
  #isRetired = false;

  constructor(
    private readonly log: Log,
    private readonly onEnd: () => void,
  ) {
    this.#child = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=96', '--no-warnings'],
      // Runs without the gateway's environment.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (answer: DrawnCard) => this.#answered(answer));
    this.#child.on('error', () => this.#ended());
    this.#child.on('exit', () => this.#ended());
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Number of cards it has received. */
  get given(): number {
    return this.#given;
  }

  /** Rejects with CardUnavailable. */
  draw(card: Card): Promise<Buffer> {
    const job = (this.#given += 1);
    const png = new Promise<Buffer>((done, fail) => this.#waiting.set(job, { done, fail }));
    const tooLong = setTimeout(() => this.kill(), LONGEST_MS).unref();
    const size = { width: WIDTH, height: HEIGHT };
    this.#child.send({ job, picture: picture(card), ...size } satisfies CardJob, (error) => error && this.kill());
    return png.finally(() => clearTimeout(tooLong));
  }

  /** Exits after finishing its queue. */
  retire(): void {
    this.#isRetired = true;
    if (this.#waiting.size === 0 && this.#child.connected) this.#child.disconnect();
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #answered(answer: DrawnCard): void {
    const waiting = this.#waiting.get(answer.job);
    this.#waiting.delete(answer.job);
    if ('png' in answer) waiting?.done(Buffer.from(answer.png));
    else {
      this.log.error({ error: answer.error }, 'a share card could not be drawn');
      waiting?.fail(new CardUnavailable('drawing failed'));
    }
    if (this.#isRetired) this.retire();
  }

  #ended(): void {
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    this.onEnd();
    for (const { fail } of left) fail(new CardUnavailable('the drawing process ended'));
  }
}
