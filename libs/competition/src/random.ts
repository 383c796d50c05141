import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** What a draw is reproduced from: 128 bits in 32 hexadecimal digits, made by a CSPRNG once the entries are frozen. */
export type Seed = string;

export const isSeed = (text: string): text is Seed => /^[0-9a-f]{32}$/.test(text);

/** Chance that always comes out the same for the same seed and purpose. */
export interface Random {
  /** A whole number from 0 to limit − 1, each as likely. */
  below(limit: number): number;
  /** From 0 to 1, without 1. */
  share(): number;
  shuffled<T>(items: readonly T[]): T[];
}

/** HMAC-SHA256 of a text with the seed as key. Anyone can check it with a tool of their own. */
export function digestOf(seed: Seed, text: string): Uint8Array {
  if (!isSeed(seed)) throw new RangeError('A seed has 32 hexadecimal digits');
  return hmac(sha256, hexToBytes(seed), utf8ToBytes(text));
}

/** An independent stream per purpose: numbers taken from one do not affect another. */
export function randomOf(seed: Seed, purpose: string): Random {
  const digest = digestOf(seed, purpose);
  const view = new DataView(digest.buffer, digest.byteOffset);
  const generator = xoroshiro128plusFromState([0, 4, 8, 12].map((at) => view.getInt32(at)));
  const below = (limit: number) => uniformInt(generator, 0, limit - 1);
  return {
    below,
    share: () => uniformFloat64(generator),
    shuffled(items) {
      const all = [...items];
      for (let last = all.length - 1; last > 0; last--) {
        const chosen = below(last + 1);
        [all[last], all[chosen]] = [all[chosen]!, all[last]!];
      }
      return all;
    },
  };
}
