/** A name under which a place can be found. */
export interface NameHit {
  /** Number of the entry. */
  readonly entry: number;
  /** 0 exact, 1 begins with the text, 2 a word begins with it, 3 resembles it. */
  readonly kind: 0 | 1 | 2 | 3;
  /** 0 to 1, how much it resembles the text. */
  readonly likeness: number;
}

const LEAST_LIKENESS = 0.5;

/** Sorted folded names for prefix search, and their trigrams for similarity search. */
export class NameIndex {
  /** Entries in the order of their names. */
  private readonly inOrder: Uint32Array;
  private readonly trigrams = new Map<string, number[]>();
  private readonly trigramCounts = new Map<number, number>();

  /** `alike`: entries for similarity search; excluding small places of distant countries saves memory. */
  constructor(
    private readonly names: readonly string[],
    alike: Iterable<number>,
  ) {
    this.inOrder = Uint32Array.from(names.keys()).sort((a, b) => compare(names[a]!, names[b]!));
    for (const entry of alike) {
      const grams = trigramsOf(names[entry]!);
      this.trigramCounts.set(entry, grams.size);
      for (const gram of grams) {
        const entries = this.trigrams.get(gram);
        if (entries) entries.push(entry);
        else this.trigrams.set(gram, [entry]);
      }
    }
  }

  /** Entries whose name is the text or begins with it. */
  *beginningWith(text: string): Generator<NameHit> {
    for (let i = this.firstFrom(text); i < this.inOrder.length; i++) {
      const entry = this.inOrder[i]!;
      const name = this.names[entry]!;
      if (!name.startsWith(text)) return;
      yield { entry, kind: name === text ? 0 : 1, likeness: text.length / name.length };
    }
  }

  /** Entries with a word that starts with the text, or similar by trigrams (Dice, or nearly all contained). */
  *resembling(text: string): Generator<NameHit> {
    const grams = trigramsOf(text);
    const common = new Map<number, number>();
    for (const gram of grams) {
      for (const entry of this.trigrams.get(gram) ?? []) common.set(entry, (common.get(entry) ?? 0) + 1);
    }
    for (const [entry, count] of common) {
      const dice = (2 * count) / (grams.size + this.trigramCounts.get(entry)!);
      if (` ${this.names[entry]!}`.includes(` ${text}`)) yield { entry, kind: 2, likeness: dice };
      else if (dice >= LEAST_LIKENESS) yield { entry, kind: 3, likeness: dice };
    }
  }

  private firstFrom(text: string): number {
    let [low, high] = [0, this.inOrder.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.names[this.inOrder[middle]!]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** By code units, as `startsWith` and the binary search require. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Three letters in a row, with the beginning and end of each word. */
function trigramsOf(text: string): Set<string> {
  const grams = new Set<string>();
  for (const word of text.split(' ')) {
    const padded = `  ${word} `;
    for (let i = 0; i + 3 <= padded.length; i++) grams.add(padded.slice(i, i + 3));
  }
  return grams;
}
