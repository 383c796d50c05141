import type { Log } from '@setpoint/service-kit/edge';
import type { Card } from './card.js';
import { CardUnavailable, DrawingProcess } from './drawing-process.js';

export interface PainterSettings {
  readonly log: Log;
  /** Idle timeout of the process. */
  readonly idleMs?: number;
  /** Maximum cards in progress or queued. */
  readonly atOnce?: number;
  /** Cards per process before it is replaced. */
  readonly perProcess?: number;
}

const IDLE_MS = 60_000;
const AT_ONCE = 20;
/** Drawing leaks memory faster than it is collected. */
const PER_PROCESS = 50;

/** Draws cards in a child process that exits when idle. */
export class CardPainter {
  #process: DrawingProcess | undefined;
  #underWay = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(private readonly settings: PainterSettings) {}

  /** The current process; undefined if there is none. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** A PNG of 1200 × 630. Rejects with CardUnavailable. */
  async paint(card: Card): Promise<Buffer> {
    const { atOnce = AT_ONCE, perProcess = PER_PROCESS, idleMs = IDLE_MS } = this.settings;
    if (this.#underWay >= atOnce) throw new CardUnavailable('too many cards at once');
    clearTimeout(this.#idle);
    this.#underWay += 1;
    const drawing = (this.#process ??= this.#start());
    try {
      const png = drawing.draw(card);
      if (drawing.given >= perProcess) this.#release();
      return await png;
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#idle = setTimeout(() => this.#release(), idleMs).unref();
    }
  }

  stop(): void {
    clearTimeout(this.#idle);
    this.#process?.kill();
  }

  #start(): DrawingProcess {
    const drawing = new DrawingProcess(this.settings.log, () => {
      if (this.#process === drawing) this.#process = undefined;
    });
    return drawing;
  }

  #release(): void {
    this.#process?.retire();
    this.#process = undefined;
  }
}
