/** Why a search gave no result. */
export class SearchRefused extends Error {
  override readonly name = 'SearchRefused';

  constructor(readonly code: 'TOO_MANY_SEARCHES' | 'SEARCH_TOO_BROAD') {
    super(
      code === 'TOO_MANY_SEARCHES' ? 'Too many searches at once' : 'The search takes too long; look for less at once',
    );
  }
}

export interface SearchLimits {
  /** Running at a time, so that a connection is left for everything else. */
  readonly running: number;
  /** Of one asker, running or waiting. Visitors are one. */
  readonly ofOne: number;
  readonly ofVisitors: number;
}

/** Lets searches run in turns: one of each asker, then the next one of each. */
export class SearchTurns {
  /** What waits, by asker, those whose turn is next first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #ofOne = new Map<string, number>();
  #running = 0;

  constructor(private readonly limits: SearchLimits) {}

  /**
   * Runs a search when it is its turn. `asker`: null for visitors.
   *
   * @throws SearchRefused if the asker has too many
   */
  async run<R>(asker: string | null, search: () => Promise<R>): Promise<R> {
    const key = asker ?? '';
    const already = this.#ofOne.get(key) ?? 0;
    if (already >= (asker === null ? this.limits.ofVisitors : this.limits.ofOne)) {
      throw new SearchRefused('TOO_MANY_SEARCHES');
    }
    this.#ofOne.set(key, already + 1);
    try {
      if (this.#running >= this.limits.running) await this.#turnOf(key);
      else this.#running += 1;
      try {
        return await search();
      } finally {
        this.#passOn();
      }
    } finally {
      const left = this.#ofOne.get(key)! - 1;
      if (left > 0) this.#ofOne.set(key, left);
      else this.#ofOne.delete(key);
    }
  }

  #turnOf(key: string): Promise<void> {
    return new Promise((begin) => {
      const others = this.#waiting.get(key);
      if (others) others.push(begin);
      else this.#waiting.set(key, [begin]);
    });
  }

  /** To the next asker, who then goes to the end of the line. */
  #passOn(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    const [key, [begin, ...rest]] = next;
    this.#waiting.delete(key);
    if (rest.length > 0) this.#waiting.set(key, rest);
    begin!();
  }
}
