import type { Standing } from '../standings/table.js';

interface Position {
  readonly drawPosition: number;
  readonly participantId: string;
}

/** The table of a group where other readers look for it: with the places of its members. */
export function tallied(positions: readonly Position[], standings: readonly Standing[], isOver: boolean) {
  const rows = new Map(standings.map((row) => [row.id, row]));
  return positions.map((position) => ({ ...position, tally: tallyOf(rows.get(position.participantId)!, isOver) }));
}

/** An order is final once the group is over. */
const tallyOf = ({ rank, matches, sets, games }: Standing, isOver: boolean) => ({
  ...{ matchUpsWon: matches.won, matchUpsLost: matches.lost, ties: matches.drawn },
  ...{ setsWon: sets.won, setsLost: sets.lost, gamesWon: games.won, gamesLost: games.lost },
  ...(isOver ? { groupOrder: rank, rankOrder: rank } : { provisionalOrder: rank }),
});
