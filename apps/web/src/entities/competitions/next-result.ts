interface Row {
  readonly id: string;
  readonly points: number;
}

/** Points for a win and for a draw (TRN-11). */
const WIN = 3;
const DRAW = 1;

/**
 * Which place a result would lead to as the table stands now; null where that place would be shared, and more than
 * points would have to say who has it. A draw gives the opponent a point, too.
 */
export function placeAfter(rows: readonly Row[], me: string, opponent: string, result: 'win' | 'draw'): number | null {
  const gained = result === 'win' ? WIN : DRAW;
  const own = rows.find(({ id }) => id === me);
  if (!own) return null;
  const mine = own.points + gained;
  const others = rows
    .filter(({ id }) => id !== me)
    .map(({ id, points }) => points + (result === 'draw' && id === opponent ? DRAW : 0));
  if (others.includes(mine)) return null;
  return others.filter((points) => points > mine).length + 1;
}
