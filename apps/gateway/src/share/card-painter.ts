import type { Log } from '@setpoint/service-kit/edge';
import type { Card } from './card.js';
import { CardUnavailable, DrawingProcess } from './drawing-process.js';

export interface PainterSettings {
  readonly log: Log;
  /** How long the process stays when nothing is drawn. */
  readonly idleMs?: number;
  /** Cards drawn or waiting at once. */
  readonly atOnce?: number;
  /** Cards after which another process takes over. */
  readonly perProcess?: number;
}

const IDLE_MS = 60_000;
const AT_ONCE = 20;
/** Drawing leaves more behind than is collected in time. */
const PER_PROCESS = 50;

/** Draws cards in a process that is there only while it is needed. */
export class CardPainter {
  #process: DrawingProcess | undefined;
  #underWay = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(private readonly settings: PainterSettings) {}

  /** Of the process that gets the next card; undefined while there is none. */
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
