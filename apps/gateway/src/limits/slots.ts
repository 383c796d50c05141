/** Limits how much each holder has in progress at a time. A slot is taken without awaiting, so a burst cannot exceed the limit. */
export class Slots<Holder> {
  readonly #taken = new Map<Holder, number>();

  /** A function to release the slot (once), or null if all are taken. */
  take(holder: Holder, limit: number): (() => void) | null {
    const taken = this.#taken.get(holder) ?? 0;
    if (taken >= limit) return null;
    this.#taken.set(holder, taken + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const left = this.#taken.get(holder)! - 1;
      if (left > 0) this.#taken.set(holder, left);
      else this.#taken.delete(holder);
    };
  }
}
