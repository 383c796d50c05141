import type { MatchFormat, PlayedMatch } from '../src/index.js';
import { DAY_MS } from '../src/index.js';
import { NOW, player } from './matches.js';

/** Numbers from 0 to 1 that are the same for a seed every time (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

interface Season {
  readonly seed: number;
  readonly players: number;
  readonly matches: number;
  /** Deviation of abilities, in levels. */
  readonly spread: number;
  /** Which players assessed themselves, and how much of it is true; none by default. */
  readonly assessed?: number;
  readonly surfaces?: readonly string[];
  readonly formats?: readonly MatchFormat[];
}

/** A made-up population that plays one match after the other, two a day. */
export function season({
  seed,
  players,
  matches,
  spread,
  assessed = 0,
  surfaces = [],
  formats,
}: Season): PlayedMatch[] {
  const next = numbers(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const abilities = Array.from({ length: players }, () => Math.min(7, Math.max(1, 4 + spread * normal())));
  const claims = abilities.map((ability, i) => (i < assessed * players ? Math.min(7, 1 + (ability - 1) / 0.8) : null));
  return Array.from({ length: matches }, (_, i) => {
    const a = Math.floor(next() * players);
    const b = (a + 1 + Math.floor(next() * (players - 1))) % players;
    const perGame = 1 / (1 + Math.exp(-0.5 * (abilities[a]! - abilities[b]! + 0.3 * normal())));
    const games = { A: 0, B: 0 };
    while (Math.max(games.A, games.B) < 12) games[next() < perGame ? 'A' : 'B']++;
    return {
      kind: 'MATCH',
      id: String(i).padStart(6, '0'),
      endedAt: NOW + (i * DAY_MS) / 2,
      format: formats?.[i % formats.length] ?? 'THREE_SETS_6_GAMES',
      surface: surfaces[i % surfaces.length] ?? null,
      sides: { A: [player(`p${a}`, claims[a])], B: [player(`p${b}`, claims[b])] },
      games,
      winner: games.A > games.B ? 'A' : 'B',
      outcome: 'COMPLETED',
      friendly: false,
    };
  });
}

export const endOf = (matches: readonly PlayedMatch[]): number => matches.at(-1)!.endedAt + 1;
