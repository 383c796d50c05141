/** Probabilities that an honest player shows at least as much by chance. */

/** A standard normal variable is at least z; relative error below 1.2e-7 (Numerical Recipes, erfc by Chebyshev). */
export function normalTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.5 * x);
  const series = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ].reduceRight((sum, factor) => sum * t + factor, 0);
  const tail = (t * Math.exp(-x * x + series)) / 2;
  return z >= 0 ? tail : 1 - tail;
}

/** Probability that at least `least` of these independent events occur. */
export function poissonBinomialTail(chances: readonly number[], least: number): number {
  let counts = [1];
  for (const chance of chances) {
    const next = [...counts.map((share) => share * (1 - chance)), 0];
    counts.forEach((share, k) => (next[k + 1]! += share * chance));
    counts = next;
  }
  return atMostOne(counts.slice(Math.max(0, least)).reduce((sum, share) => sum + share, 0));
}

/**
 * At least `least` of `tries`, where people differ: the rate of each is drawn from a beta distribution around `rate`, as
 * narrow as `alike` tries of their own would make it.
 */
export function betaBinomialTail(tries: number, least: number, rate: number, alike: number): number {
  const [a, b] = [rate * alike, (1 - rate) * alike];
  let share = 1;
  for (let i = 0; i < tries; i++) share *= (b + i) / (a + b + i);
  let sum = 0;
  for (let k = 0; k <= tries; k++) {
    if (k >= least) sum += share;
    share *= ((tries - k) * (a + k)) / ((k + 1) * (b + tries - k - 1));
  }
  return atMostOne(sum);
}

/**
 * Winner and loser of matches in a row change at least `least` times, from the chance to win each; a Markov chain over the
 * last winner.
 */
export function changesTail(winChances: readonly number[], least: number): number {
  const [first = 0.5, ...rest] = winChances;
  let won = [first];
  let lost = [1 - first];
  for (const chance of rest) {
    const [wonNext, lostNext] = [
      [...won, 0],
      [...lost, 0],
    ].map((counts) => counts.map(() => 0)) as [number[], number[]];
    won.forEach((share, k) => {
      wonNext[k]! += share * chance;
      lostNext[k + 1]! += share * (1 - chance);
    });
    lost.forEach((share, k) => {
      lostNext[k]! += share * (1 - chance);
      wonNext[k + 1]! += share * chance;
    });
    [won, lost] = [wonNext, lostNext];
  }
  return atMostOne(won.reduce((sum, share, k) => (k >= least ? sum + share + lost[k]! : sum), 0));
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((one, other) => one - other);
  const last = sorted.length - 1;
  return (sorted[Math.floor(last / 2)]! + sorted[Math.ceil(last / 2)]!) / 2;
}

/** Robust standard deviation from the interquartile range, so that outliers do not mask themselves. */
export function robustDeviation(values: readonly number[]): number {
  const centre = median(values);
  return 1.4826 * median(values.map((value) => Math.abs(value - centre)));
}

const atMostOne = (chance: number) => Math.min(1, Math.max(0, chance));
