/** What waits is in memory. */
const AT_ONCE = 8;
const AT_ONCE_FOR_ONE = 2;

/** Bounds how many uploads are read and redrawn at a time, all together and of one person. */
export class UploadPlaces {
  readonly #taken = new Map<string, number>();
  #all = 0;

  /** Answers how to leave again; null when there is no place. */
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
