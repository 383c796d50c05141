import type { MatchFormat } from '@setpoint/rating';
import { GAME_MODES, RULES, type GameMode } from '@setpoint/scoring';

export interface PlayedScore {
  readonly games: { readonly A: number; readonly B: number };
  readonly winner: 'A' | 'B';
}

/** Plays a match game by game; a tie-break goes as a game does. */
export function playScore(format: MatchFormat, gameToA: () => boolean): PlayedScore {
  const { setsToWin, games, tieBreakAt } = RULES[modeOf(format)];
  const all = { A: 0, B: 0 };
  const sets = { A: 0, B: 0 };
  while (sets.A < setsToWin && sets.B < setsToWin) {
    const set = { A: 0, B: 0 };
    while (!isWon(set.A, set.B) && !isWon(set.B, set.A)) set[gameToA() ? 'A' : 'B']++;
    sets[set.A > set.B ? 'A' : 'B']++;
    all.A += set.A;
    all.B += set.B;
  }
  return { games: all, winner: sets.A > sets.B ? 'A' : 'B' };

  function isWon(own: number, other: number): boolean {
    return (own >= games && own - other >= 2) || (own === tieBreakAt + 1 && other === tieBreakAt);
  }
}

function modeOf(format: MatchFormat): GameMode {
  const mode = GAME_MODES.find((known) => known === format);
  if (!mode) throw new Error(`The platform does not play ${format}.`);
  return mode;
}
