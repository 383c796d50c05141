/** Evenly spread numbers from 0 to 1, the same for a seed every time. */
export function lehmer(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
