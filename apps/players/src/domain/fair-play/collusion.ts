import type { UserId } from '@setpoint/kernel';
import { betaBinomialTail, changesTail, normalTail } from './chances.js';
import type { Population } from './population.js';
import { signalOf, type Signal } from './signals.js';
import { beyondExpectation, isAnsweredAtOnce, type WatchedMatch } from './watched.js';

const LEAST_MATCHES = 8;
const MOST_OPPONENTS = 3;
/** Allowance for matchups: deviation of the share of games between two people. */
const MATCH_UP = 0.04;
/** People who answer at once mostly do so always. */
const ALIKE = 4;
/** Opponents of at least half of the matches count with full weight. */
const CLIQUE_SHARE = 0.5;

/**
 * Collusion: frequent opponents with results that levels do not explain: far from expected, or alternating wins. Playing
 * each other often and confirming quickly is normal among friends and counts only together with such results.
 */
export function collusionIn(matches: readonly WatchedMatch[], population: Population): Signal[] {
  const rated = matches.filter((match) => beyondExpectation(match) !== null);
  const opponents = [...new Set(rated.flatMap((match) => match.opponents))].map((opponent) => ({
    opponent,
    met: rated.filter((match) => match.opponents.includes(opponent)),
  }));
  const clique = opponents
    .filter(({ met }) => met.length >= LEAST_MATCHES)
    .sort((one, other) => other.met.length - one.met.length || (one.opponent < other.opponent ? -1 : 1))
    .slice(0, MOST_OPPONENTS);
  const found = clique.map(({ opponent, met }) => between(opponent, met, rated.length, population));
  return found.sort((one, other) => sum(other) - sum(one))[0] ?? [];
}

const sum = (signals: readonly Signal[]) => signals.reduce((all, { score }) => all + score, 0);

function between(opponent: UserId, met: readonly WatchedMatch[], all: number, population: Population): Signal[] {
  const share = met.length / all;
  const about = {
    ...({ kind: 'COLLUSION', opponents: [opponent], matches: met, of: met.length } as const),
    weight: Math.min(1, share / CLIQUE_SHARE),
  };
  const results = [...farFromExpected(met, population, about), ...alternating(met, about)];
  if (results.length === 0) return [];
  const answered = met.filter(({ answeredAfterMs }) => answeredAfterMs !== null);
  const quick = answered.filter(isAnsweredAtOnce);
  return [
    ...results,
    ...signalOf({
      ...about,
      ...{ reason: 'ANSWERED_AT_ONCE', highest: 3, matches: quick, of: answered.length },
      ...{ observed: quick.length, usual: answered.length * population.answeredAtOnce },
      chance: betaBinomialTail(answered.length, quick.length, population.answeredAtOnce, ALIKE),
    }),
    ...signalOf({
      ...about,
      ...{ reason: 'FEW_OPPONENTS', highest: 2, of: all, observed: met.length, usual: all * CLIQUE_SHARE },
      chance: betaBinomialTail(all, met.length, CLIQUE_SHARE / 2, ALIKE),
    }),
  ];
}

type About = Pick<Parameters<typeof signalOf>[0], 'kind' | 'opponents' | 'matches' | 'of' | 'weight'>;

function farFromExpected(met: readonly WatchedMatch[], { deviation }: Population, about: About): Signal[] {
  const beyond = met.reduce((all, match) => all + beyondExpectation(match)!, 0);
  const spread = Math.hypot(deviation * Math.sqrt(met.length), MATCH_UP * met.length);
  return signalOf({
    ...about,
    ...{ reason: 'FAR_FROM_EXPECTED', observed: beyond / met.length, usual: 0 },
    chance: 2 * normalTail(Math.abs(beyond) / spread),
  });
}

function alternating(met: readonly WatchedMatch[], about: About): Signal[] {
  const decided = met.filter(({ outcome }) => outcome !== 'D');
  const winChances = decided.map(({ expected }) => expected!.winChance);
  const changes = decided.filter(({ outcome }, i) => i > 0 && outcome !== decided[i - 1]!.outcome).length;
  const usual = winChances.slice(1).reduce((all, chance, i) => {
    const before = winChances[i]!;
    return all + before * (1 - chance) + (1 - before) * chance;
  }, 0);
  return signalOf({
    ...about,
    ...{ reason: 'ALWAYS_ALTERNATING', observed: changes, usual, of: Math.max(0, decided.length - 1) },
    chance: changesTail(winChances, changes),
  });
}
