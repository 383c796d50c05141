/** The places for which sides of a match can still finish, from and to: what other readers compute placings from. */
interface Finishing {
  readonly finishingPositionRange: {
    readonly winner: readonly [number, number];
    readonly loser: readonly [number, number];
  };
}

/** Of a match of a bracket; `finishingRound` is 1 for the final. */
export function byRound(finishingRound: number): Finishing & { readonly finishingRound: number } {
  const left = 2 ** (finishingRound - 1);
  return { finishingRound, finishingPositionRange: { winner: [1, left], loser: [left + 1, 2 * left] } };
}

/** Of a match of a group: by itself it settles no place. */
export const amongAll = (sides: number): Finishing => ({
  finishingPositionRange: { winner: [1, sides], loser: [1, sides] },
});
