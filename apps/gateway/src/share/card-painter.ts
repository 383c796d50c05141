import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Log } from '@setpoint/service-kit/edge';
import type { Card } from './card.js';

export interface CardJob {
  readonly job: number;
  readonly card: Card;
}
export type DrawnCard = { readonly job: number } & ({ readonly png: Uint8Array } | { readonly fault: string });

/** Too many cards are asked for, or drawing failed: another try makes sense. */
export class CardUnavailable extends Error {}

export interface PainterSettings {
  readonly log: Log;
  /** How long the process stays when nothing is drawn. */
  readonly idleMs?: number;
  /** Cards drawn or waiting at once. */
  readonly atOnce?: number;
}

interface Waiting {
  readonly done: (png: Buffer) => void;
  readonly fail: (error: Error) => void;
}

const IDLE_MS = 60_000;
const AT_ONCE = 20;
/** It then ends and gives back what it holds; drawing leaves more behind than is collected in time. */
const CARDS_PER_PROCESS = 200;
const LONGEST_MS = 10_000;

const sources = import.meta.url.endsWith('.ts');
const PROGRAM = fileURLToPath(new URL(sources ? './draw-cards.ts' : './draw-cards.js', import.meta.url));

/** Draws cards in a process that is there only while it is needed. */
export class CardPainter {
  #child: ChildProcess | undefined;
  #waiting = new Map<number, Waiting>();
  #jobs = 0;
  #drawn = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(private readonly settings: PainterSettings) {}

  /** Of the drawing process; undefined while there is none. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** A PNG of 1200 × 630. Rejects with CardUnavailable. */
  async paint(card: Card): Promise<Buffer> {
    if (this.#waiting.size >= (this.settings.atOnce ?? AT_ONCE)) throw new CardUnavailable('too many cards at once');
    const child = (this.#child ??= this.#start());
    clearTimeout(this.#idle);
    const job = (this.#jobs += 1);
    const png = new Promise<Buffer>((done, fail) => this.#waiting.set(job, { done, fail }));
    const tooLong = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS).unref();
    child.send({ job, card } satisfies CardJob, (error) => error && child.kill('SIGKILL'));
    return png.finally(() => clearTimeout(tooLong));
  }

  stop(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
  }

  #start(): ChildProcess {
    const child = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=96', '--no-warnings'],
      // It needs nothing of what the gateway was given.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#drawn = 0;
    child.on('message', (answer: DrawnCard) => this.#answered(child, answer));
    child.on('error', () => this.#ended(child));
    child.on('exit', () => this.#ended(child));
    return child;
  }

  #answered(child: ChildProcess, answer: DrawnCard): void {
    const waiting = this.#waiting.get(answer.job);
    this.#waiting.delete(answer.job);
    this.#drawn += 1;
    if ('png' in answer) waiting?.done(Buffer.from(answer.png));
    else {
      this.settings.log.error({ fault: answer.fault }, 'a share card could not be drawn');
      waiting?.fail(new CardUnavailable('drawing failed'));
    }
    if (this.#waiting.size > 0) return;
    if (this.#drawn >= CARDS_PER_PROCESS) return this.#release(child);
    this.#idle = setTimeout(() => this.#release(child), this.settings.idleMs ?? IDLE_MS).unref();
  }

  /** Lets the process end; the next card gets another one. */
  #release(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined;
    child.disconnect();
  }

  #ended(child: ChildProcess): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { fail } of left) fail(new CardUnavailable('the drawing process ended'));
  }
}
