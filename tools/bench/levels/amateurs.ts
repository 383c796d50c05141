import type { NumberPlayersId } from '@setpoint/kernel';
import { DAY_MS, type MatchFormat, type Participant, type PlayedMatch, type Sides } from '@setpoint/rating';
import { playScore, type PlayedScore } from './play-score.ts';
import { randomNumbers, type RandomNumbers } from './random.ts';
import type { Population } from './read-matches.ts';

/** Amateurs as a platform meets them: few matches each, abilities that drift, assessments that are wrong. */
const PLAYERS = 4000;
const PLAYERS_PER_CLUB = 67;
const YEARS = 4;
const DRIFT_PER_YEAR = 0.35;
const ASSESSED = 0.8;
const BAD_DAY = 0.35;
const GAME_LOG_ODDS_PER_LEVEL = 0.55;
const FORMATS: readonly MatchFormat[] = ['THREE_SETS_6_GAMES', 'THREE_SETS_6_GAMES', 'ONE_SET_9_GAMES', 'NEXTGEN'];
const SURFACES = ['Clay', 'Clay', 'Hard', 'Grass'];
const START = Date.UTC(2022, 0, 1);

export interface Simulation {
  readonly name: string;
  readonly seed: number;
  readonly players: number;
  /** Matches per player and year: half of the players play fewer, a few many. */
  readonly medianPerYear: number;
  /** Difference of abilities that opponents do not mind, in levels. */
  readonly tolerance: number;
  /** Share of players who assess themselves. */
  readonly assessed: number;
  readonly doubles: Doubles | null;
}

export interface Doubles {
  /** Share of the matches. */
  readonly share: number;
  /** Correlation of the abilities in singles and doubles, 0 to 1. */
  readonly agreement: number;
}

/** Singles only. */
export const AMATEURS: Simulation = {
  ...{ name: 'simulated amateurs', seed: 1, players: PLAYERS },
  ...{ medianPerYear: 2.5, tolerance: 1, assessed: ASSESSED, doubles: null },
};

/** Who play both, more often, and against whom there is. */
export const amateursWhoPlayBoth = (agreement: number): Simulation => ({
  ...AMATEURS,
  name: `simulated amateurs in singles and doubles, agreement ${agreement}`,
  medianPerYear: 4.3,
  tolerance: 2,
  doubles: { share: 1 / 3, agreement },
});

type Abilities = Record<NumberPlayersId, number>;

export interface Amateur {
  readonly player: Participant;
  readonly club: number;
  readonly activity: number;
  /** On the scale of levels; drift. */
  readonly abilities: Abilities;
}

export interface Amateurs {
  readonly population: Population;
  /** With their abilities at the end. */
  readonly players: readonly Amateur[];
  /** By match: how much better side A was when it was played, in levels. */
  readonly differences: ReadonlyMap<string, number>;
}

export function simulateAmateurs(simulation: Simulation = AMATEURS): Amateurs {
  const random = randomNumbers(simulation.seed);
  const clubsCount = Math.round(simulation.players / PLAYERS_PER_CLUB);
  const players = Array.from({ length: simulation.players }, (_, i) => newAmateur(i, clubsCount, simulation, random));
  const clubs = Array.from({ length: clubsCount }, (_, club) => players.filter((player) => player.club === club));
  const days = Math.round(YEARS * 365);
  const share = simulation.doubles?.share ?? 0;
  const matches: PlayedMatch[] = [];
  const differences = new Map<string, number>();
  for (let day = 0; day < days; day++) {
    for (const { abilities } of players) drift(abilities, simulation, random);
    for (const player of players) {
      // Each match has two or four players, any of whom may have asked for it.
      if (random.uniform() >= player.activity / 365 / (2 + 2 * share)) continue;
      const numberPlayers = share > 0 && random.uniform() < share ? 2 : 1;
      const sides = sidesWith(player, numberPlayers, clubs[player.club]!, simulation, random);
      if (!sides) continue;
      const difference = strengthOf(sides.A, numberPlayers) - strengthOf(sides.B, numberPlayers);
      const match = playMatch(matches.length, START + day * DAY_MS, sides, difference, random);
      matches.push(match);
      differences.set(match.id, difference);
    }
  }
  return { population: { name: simulation.name, matches }, players, differences };
}

function newAmateur(index: number, clubs: number, simulation: Simulation, random: RandomNumbers): Amateur {
  const { uniform, normal, index: pick } = random;
  const abilities = twoNormals(simulation, random);
  for (const numberPlayers of [1, 2] as const)
    abilities[numberPlayers] = Math.min(6.8, Math.max(1, 3.3 + 1.0 * abilities[numberPlayers]));
  // People overrate themselves, and answer in halves.
  const ability = (abilities[1] + abilities[2]) / 2;
  const claim = Math.round(2 * (1 + (ability - 1) / 0.85 + 0.6 * normal())) / 2;
  const assessed = uniform() < simulation.assessed ? Math.min(7, Math.max(1, claim)) : null;
  const activity = simulation.medianPerYear * Math.exp(1.1 * normal());
  return { player: { id: `p${index}`, assessed }, club: pick(clubs), activity, abilities };
}

function drift(abilities: Abilities, simulation: Simulation, random: RandomNumbers): void {
  const steps = twoNormals(simulation, random);
  for (const numberPlayers of [1, 2] as const)
    abilities[numberPlayers] += (DRIFT_PER_YEAR / Math.sqrt(365)) * steps[numberPlayers];
}

/** For singles and doubles, correlated as far as these agree. */
function twoNormals({ doubles }: Simulation, { normal }: RandomNumbers): Abilities {
  const common = normal();
  if (!doubles || doubles.agreement === 1) return { 1: common, 2: common };
  const [shared, own] = [Math.sqrt(doubles.agreement), Math.sqrt(1 - doubles.agreement)];
  return { 1: shared * common + own * normal(), 2: shared * common + own * normal() };
}

/** Two or four of a club, mostly of about the same level. */
function sidesWith(
  player: Amateur,
  numberPlayers: NumberPlayersId,
  club: readonly Amateur[],
  simulation: Simulation,
  random: RandomNumbers,
): Readonly<Record<'A' | 'B', readonly Amateur[]>> | null {
  const together = [player];
  while (together.length < 2 * numberPlayers) {
    const another = anotherFor(together, numberPlayers, club, simulation, random);
    if (!another) return null;
    together.push(another);
  }
  const [a, b, c, d] = together;
  return numberPlayers === 1 ? { A: [a!], B: [b!] } : { A: [a!, b!], B: [c!, d!] };
}

function anotherFor(
  together: readonly Amateur[],
  numberPlayers: NumberPlayersId,
  club: readonly Amateur[],
  { tolerance }: Simulation,
  { uniform, index }: RandomNumbers,
): Amateur | null {
  const ability = together[0]!.abilities[numberPlayers];
  for (let attempt = 0; attempt < 20; attempt++) {
    const other = club[index(club.length)]!;
    const close = Math.exp(-(((ability - other.abilities[numberPlayers]) / tolerance) ** 2));
    if (!together.includes(other) && uniform() < close * Math.min(1, other.activity / 10)) return other;
  }
  return null;
}

const strengthOf = (side: readonly Amateur[], numberPlayers: NumberPlayersId) =>
  side.reduce((sum, { abilities }) => sum + abilities[numberPlayers], 0) / numberPlayers;

/** The score of two sides whose abilities differ that much; either may have a bad day. */
export function scoreBetween(format: MatchFormat, difference: number, random: RandomNumbers): PlayedScore {
  const onTheDay = difference + BAD_DAY * Math.SQRT2 * random.normal();
  const perGame = 1 / (1 + Math.exp(-GAME_LOG_ODDS_PER_LEVEL * onTheDay));
  return playScore(format, () => random.uniform() < perGame);
}

function playMatch(
  index: number,
  endedAt: number,
  sides: Readonly<Record<'A' | 'B', readonly Amateur[]>>,
  difference: number,
  random: RandomNumbers,
): PlayedMatch {
  const format = FORMATS[random.index(FORMATS.length)]!;
  const { games, winner } = scoreBetween(format, difference, random);
  return {
    kind: 'MATCH',
    id: String(index).padStart(9, '0'),
    endedAt,
    format,
    surface: SURFACES[random.index(SURFACES.length)]!,
    sides: participantsOf(sides),
    games,
    winner,
    outcome: 'COMPLETED',
    friendly: random.uniform() < 0.05,
  };
}

const participantsOf = ({ A, B }: Readonly<Record<'A' | 'B', readonly Amateur[]>>): Sides => ({
  A: A.map(({ player }) => player),
  B: B.map(({ player }) => player),
});
