import type { SeededRandom } from '@setpoint/testkit';

/** The process died here: whatever it was about to do is left to others. */
export class Died extends Error {}

/**
 * Many at work, each of whom stops wherever they speak to another: who goes on next, and who dies there, is drawn. Without
 * turns everything goes on at once.
 */
export class Turns {
  readonly #waiting: { readonly go: () => void; readonly die: () => void }[] = [];
  calm = false;

  constructor(private readonly random: SeededRandom) {}

  wait(): Promise<void> {
    if (this.calm) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ go: resolve, die: () => reject(new Died()) });
    });
  }

  /** Somebody's effect on another, with a stop before it and one behind, where its answer may be lost. */
  async during<R>(effect: () => R): Promise<R> {
    await this.wait();
    const result = effect();
    await this.wait();
    return result;
  }

  /** One goes on, or dies; then all have come to their next stop. */
  async next(deathsInHundred: number): Promise<void> {
    const [turn] = this.#waiting.splice(this.random.int(Math.max(1, this.#waiting.length)), 1);
    if (!turn) return;
    if (this.random.int(100) < deathsInHundred) turn.die();
    else turn.go();
    await settled();
  }

  async endAll(): Promise<void> {
    this.calm = true;
    while (this.#waiting.length > 0) {
      for (const { die } of this.#waiting.splice(0)) die();
      await settled();
    }
  }
}

/** All that could go on has come to its next stop. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
