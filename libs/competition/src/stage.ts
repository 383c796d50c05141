/**
 * Knock-out rounds by the number of sides that play them. A round is named after those it leaves (TRN-03); people call it
 * after those who play: LAST_8 is the round of 16.
 */
const ROUNDS = {
  128: 'LAST_64',
  64: 'LAST_32',
  32: 'LAST_16',
  16: 'LAST_8',
  8: 'QUARTER_FINALS',
  4: 'SEMIFINAL',
  2: 'FINAL',
} as const;

/** A round of a bracket. */
export type Round = (typeof ROUNDS)[keyof typeof ROUNDS];

/** How far a side is or has come in a bracket. */
export type Reached = Round | 'WINNER';

export const MOST_SIDES = 128;

/** The rounds of a bracket with this many places, the first one first. */
export function roundsOf(size: number): readonly Round[] {
  const rounds: Round[] = [];
  for (let sides = size; sides >= 2; sides /= 2) {
    const round = ROUNDS[sides as keyof typeof ROUNDS];
    if (!round) throw new RangeError(`No bracket has ${size} places`);
    rounds.push(round);
  }
  if (rounds.length === 0) throw new RangeError(`No bracket has ${size} places`);
  return rounds;
}

/** The places of the smallest bracket that takes this many sides. */
export function sizeFor(sides: number): number {
  if (!Number.isInteger(sides) || sides < 2 || sides > MOST_SIDES)
    throw new RangeError(`A bracket takes 2 to ${MOST_SIDES} sides, not ${sides}`);
  return 2 ** Math.ceil(Math.log2(sides));
}
