/** Queued uploads are held in memory. */
const AT_ONCE = 8;
const AT_ONCE_FOR_ONE = 2;

/** Limits concurrent uploads, in total and per person. */
export class UploadPlaces {
  readonly #taken = new Map<string, number>();
  #all = 0;

  /** Returns a function to release the slot, or null if there is none. */
  enter(who: string): (() => void) | null {
    const own = this.#taken.get(who) ?? 0;
    if (this.#all >= AT_ONCE || own >= AT_ONCE_FOR_ONE) return null;
    this.#all += 1;
    this.#taken.set(who, own + 1);
    return () => {
      this.#all -= 1;
      const left = this.#taken.get(who)! - 1;
      if (left === 0) this.#taken.delete(who);
      else this.#taken.set(who, left);
    };
  }
}
