import rate from 'glicko2-lite';
import type { Participant, PlayedMatch } from '@setpoint/rating';
import { resultOf, type Model } from './model.ts';

interface Glicko {
  readonly rating: number;
  readonly rd: number;
  readonly vol: number;
  readonly at: number;
}

const WEEK_MS = 7 * 86_400_000;
const SCALE = 173.7178;
const WIDEST = 350;

/** Glicko-2 with weekly growth of the deviation and all matches of a date as one period; a pair is the mean of its players. */
export const glicko2: Model = {
  name: 'Glicko-2 (glicko2-lite)',
  start: { rd: 200, vol: 0.06, tau: 0.5 },
  passes: 40,
  pass(matches, { rd, vol, tau }, visit) {
    const known = new Map<string, Glicko>();
    const start = { rating: 1500, rd: Math.min(WIDEST, rd!), vol: vol! };
    for (const period of periods(matches)) {
      const at = period[0]!.endedAt;
      const before = (player: Participant) => waited(known.get(player.id) ?? { ...start, at }, at);
      const opponents = new Map<string, { own: number; games: [number, number, number][] }>();
      for (const match of period) {
        const [a, b] = [teamOf(match.sides.A.map(before)), teamOf(match.sides.B.map(before))];
        visit(match, chanceOf(a, b));
        const result = resultOf(match);
        for (const { id } of match.sides.A) note(opponents, id, a.rating, [b.rating, b.rd, result]);
        for (const { id } of match.sides.B) note(opponents, id, b.rating, [a.rating, a.rd, 1 - result]);
      }
      const after = [...opponents].map(([id, { own, games }]) => {
        const old = before({ id, assessed: null });
        const next = rate(own, old.rd, old.vol, games, { tau });
        return [id, { rating: old.rating + next.rating - own, rd: next.rd, vol: next.vol, at }] as const;
      });
      for (const [id, glicko] of after) known.set(id, glicko);
    }
  },
};

function* periods(matches: readonly PlayedMatch[]): Generator<PlayedMatch[]> {
  let period: PlayedMatch[] = [];
  for (const match of matches) {
    if (period.length > 0 && period[0]!.endedAt !== match.endedAt) {
      yield period;
      period = [];
    }
    period.push(match);
  }
  if (period.length > 0) yield period;
}

/** The rating step itself adds one period's growth; the weeks before it are added here. */
function waited(glicko: Glicko, at: number): Glicko {
  const weeks = Math.max(0, (at - glicko.at) / WEEK_MS - 1);
  return { ...glicko, rd: Math.min(WIDEST, Math.hypot(glicko.rd, Math.sqrt(weeks) * glicko.vol * SCALE)) };
}

const teamOf = (players: readonly Glicko[]) => ({
  rating: players.reduce((sum, { rating }) => sum + rating, 0) / players.length,
  rd: Math.hypot(...players.map(({ rd }) => rd)) / players.length,
});

function chanceOf(a: { rating: number; rd: number }, b: { rating: number; rd: number }): number {
  const phi = Math.hypot(a.rd, b.rd) / SCALE;
  const g = 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
  return 1 / (1 + Math.exp((-g * (a.rating - b.rating)) / SCALE));
}

function note(
  opponents: Map<string, { own: number; games: [number, number, number][] }>,
  id: string,
  own: number,
  game: [number, number, number],
): void {
  const known = opponents.get(id);
  if (known) known.games.push(game);
  else opponents.set(id, { own, games: [game] });
}
