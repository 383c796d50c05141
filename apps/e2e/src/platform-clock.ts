import { followClocks } from './browser-clock.js';
import type { Person } from './person.js';

const HOUR_MS = 3_600_000;
const LONGEST_HOURS = 60 * 24;

/** The platform's clock, moved by support. Sessions of the API end meanwhile. */
export class PlatformClock {
  constructor(
    private readonly support: Person,
    /** Who acts after the next moves, too. */
    private readonly people: readonly Person[],
  ) {}

  async now(): Promise<Date> {
    const { platformClock } = await this.support.get<{ platformClock: { now: string } }>('{ platformClock { now } }');
    return new Date(platformClock.now);
  }

  /** A day from now on, as the platform counts them. */
  async day(ahead: number): Promise<string> {
    return new Date((await this.now()).getTime() + ahead * 24 * HOUR_MS).toISOString().slice(0, 10);
  }

  /** In steps that support may take. Open browsers follow. */
  async forward(hours: number): Promise<void> {
    if (hours > LONGEST_HOURS) {
      await this.forward(LONGEST_HOURS);
      return this.forward(hours - LONGEST_HOURS);
    }
    const { success, errorCode } = await this.support.command<{ success: boolean; errorCode: string | null }>(
      'moveClock',
      { seconds: Math.round(hours * 3_600) },
    );
    if (!success) throw new Error(`the clock stands still: ${errorCode}`);
    for (const who of [this.support, ...this.people]) who.endSession();
    await followClocks();
  }

  async to(instant: Date): Promise<void> {
    await this.forward((instant.getTime() - (await this.now()).getTime()) / HOUR_MS);
  }
}
