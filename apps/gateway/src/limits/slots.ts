/** Limits how much each caller has in progress at a time. A slot is taken without awaiting, so a burst cannot exceed the limit. */
export class Slots {
  readonly #taken = new Map<string, number>();

  /** A function to release the slot (once), or null if all are taken. */
  take(key: string, limit: number): (() => void) | null {
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= limit) return null;
    this.#taken.set(key, taken + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const left = this.#taken.get(key)! - 1;
      if (left > 0) this.#taken.set(key, left);
      else this.#taken.delete(key);
    };
  }

  /** How many callers hold slots. */
  get callers(): number {
    return this.#taken.size;
  }
}
