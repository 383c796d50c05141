import { DAY_MS, type MatchFormat, type Participant, type PlayedMatch } from '@setpoint/rating';
import { playScore } from './play-score.ts';
import { randomNumbers, type RandomNumbers } from './random.ts';
import type { Population } from './read-matches.ts';

/** Amateurs as a platform meets them: few matches each, abilities that drift, assessments that are wrong. */
const PLAYERS = 4000;
const CLUBS = 60;
const YEARS = 4;
/** Matches per player and year: half of the players play fewer, a few many. */
const MEDIAN_PER_YEAR = 2.5;
const DRIFT_PER_YEAR = 0.35;
const ASSESSED = 0.8;
const BAD_DAY = 0.35;
const GAME_LOG_ODDS_PER_LEVEL = 0.55;
const FORMATS: readonly MatchFormat[] = ['THREE_SETS_6_GAMES', 'THREE_SETS_6_GAMES', 'ONE_SET_9_GAMES', 'NEXTGEN'];
const SURFACES = ['Clay', 'Clay', 'Hard', 'Grass'];
const START = Date.UTC(2022, 0, 1);

export interface Amateur {
  readonly player: Participant;
  readonly club: number;
  readonly activity: number;
  /** On the scale of levels; drifts. */
  ability: number;
}

export interface Amateurs {
  readonly population: Population;
  /** With their abilities at the end. */
  readonly players: readonly Amateur[];
}

export function simulateAmateurs(seed = 1): Amateurs {
  const random = randomNumbers(seed);
  const players = Array.from({ length: PLAYERS }, (_, i) => newAmateur(i, random));
  const clubs = Array.from({ length: CLUBS }, (_, club) => players.filter((player) => player.club === club));
  const days = Math.round(YEARS * 365);
  const matches: PlayedMatch[] = [];
  for (let day = 0; day < days; day++) {
    for (const player of players) player.ability += (DRIFT_PER_YEAR / Math.sqrt(365)) * random.normal();
    for (const player of players) {
      // Each match has two players, either of whom may have asked for it.
      if (random.uniform() >= player.activity / 365 / 2) continue;
      const opponent = opponentOf(player, clubs[player.club]!, random);
      if (opponent) matches.push(playMatch(matches.length, START + day * DAY_MS, player, opponent, random));
    }
  }
  return { population: { name: 'simulated amateurs', matches }, players };
}

function newAmateur(index: number, { uniform, normal, index: pick }: RandomNumbers): Amateur {
  const ability = Math.min(6.8, Math.max(1, 3.3 + 1.0 * normal()));
  // People overrate themselves, and answer in halves.
  const claim = Math.round(2 * (1 + (ability - 1) / 0.85 + 0.6 * normal())) / 2;
  const assessed = uniform() < ASSESSED ? Math.min(7, Math.max(1, claim)) : null;
  const activity = MEDIAN_PER_YEAR * Math.exp(1.1 * normal());
  return { player: { id: `p${index}`, assessed }, club: pick(CLUBS), activity, ability };
}

/** Somebody of the club, mostly of about the same level. */
function opponentOf(player: Amateur, club: readonly Amateur[], { uniform, index }: RandomNumbers): Amateur | null {
  for (let attempt = 0; attempt < 20; attempt++) {
    const other = club[index(club.length)]!;
    const close = Math.exp(-((player.ability - other.ability) ** 2));
    if (other !== player && uniform() < close * Math.min(1, other.activity / 10)) return other;
  }
  return null;
}

function playMatch(index: number, endedAt: number, a: Amateur, b: Amateur, random: RandomNumbers): PlayedMatch {
  const format = FORMATS[random.index(FORMATS.length)]!;
  const difference = a.ability - b.ability + BAD_DAY * Math.SQRT2 * random.normal();
  const perGame = 1 / (1 + Math.exp(-GAME_LOG_ODDS_PER_LEVEL * difference));
  const { games, winner } = playScore(format, () => random.uniform() < perGame);
  return {
    kind: 'MATCH',
    id: String(index).padStart(9, '0'),
    endedAt,
    format,
    surface: SURFACES[random.index(SURFACES.length)]!,
    sides: { A: [a.player], B: [b.player] },
    games,
    winner,
    outcome: 'COMPLETED',
    friendly: random.uniform() < 0.05,
  };
}
