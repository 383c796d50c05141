/** Numbers that are the same for a seed every time. */
export interface RandomNumbers {
  /** 0 to 1, without 1. */
  readonly uniform: () => number;
  readonly normal: () => number;
  readonly index: (length: number) => number;
}

/** Mulberry32. */
export function randomNumbers(seed: number): RandomNumbers {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal, index: (length) => Math.floor(uniform() * length) };
}
