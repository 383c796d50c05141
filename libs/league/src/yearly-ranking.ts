import { percentagesOf, type Percentages, type Statistics } from './standings.js';

/** Matches that a ranking needs (LEA-07). */
export const LEAST_MATCHES = 5;

/** What a player did in the group of a phase. */
export interface PhaseStatistics extends Statistics {
  readonly id: string;
  /** Members of the group without the player. */
  readonly opponents: number;
}

export interface Ranked extends Statistics, Percentages {
  readonly id: string;
  /** From 1; shared by equal entries. */
  readonly position: number;
}

/** The ranking of a year by points of all phases, then APPW over them; at least five matches are required. */
export function yearlyRanking(phases: readonly PhaseStatistics[]): readonly Ranked[] {
  const rows = [...Map.groupBy(phases, ({ id }) => id)]
    .map(([id, records]) => {
      const total = records.reduce(add);
      return { id, ...statisticsIn(total), ...percentagesOf(total, total.opponents) };
    })
    .filter(({ played }) => played >= LEAST_MATCHES)
    .sort((a, b) => compare(a, b) || (a.id < b.id ? -1 : 1));
  let position = 0;
  return rows.map((row, i): Ranked => {
    if (i === 0 || compare(rows[i - 1]!, row) !== 0) position = i + 1;
    return { position, ...row };
  });
}

const compare = (a: Statistics & Percentages, b: Statistics & Percentages) => b.points - a.points || b.appw - a.appw;

const add = (a: PhaseStatistics, b: PhaseStatistics): PhaseStatistics => ({
  id: a.id,
  opponents: a.opponents + b.opponents,
  points: a.points + b.points,
  played: a.played + b.played,
  won: a.won + b.won,
  drawn: a.drawn + b.drawn,
  lost: a.lost + b.lost,
  forfeited: a.forfeited + b.forfeited,
  gamesWon: a.gamesWon + b.gamesWon,
  gamesLost: a.gamesLost + b.gamesLost,
});

const statisticsIn = ({
  points,
  played,
  won,
  drawn,
  lost,
  forfeited,
  gamesWon,
  gamesLost,
}: Statistics): Statistics => ({
  points,
  played,
  won,
  drawn,
  lost,
  forfeited,
  gamesWon,
  gamesLost,
});
