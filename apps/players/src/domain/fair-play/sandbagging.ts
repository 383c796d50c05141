import { betaBinomialTail, normalTail } from './chances.js';
import { isCollapse, risenBy, type Population } from './population.js';
import { signalOf, type Signal } from './signals.js';
import { beyondExpectation, hasAChance, type WatchedLevel, type WatchedMatch } from './watched.js';

const LEAST_MATCHES = 10;
/** Allowance for genuine form above one's level: deviation of the share of games. */
const FORM = 0.02;
const ALIKE = 30;
/** A single collapse is not a signal. */
const LEAST_COLLAPSES = 3;

/** Sandbagging: a level below actual strength, from a low self-assessment or deliberate losses. */
export function sandbaggingIn(
  matches: readonly WatchedMatch[],
  levels: readonly WatchedLevel[],
  population: Population,
): Signal[] {
  const rated = matches.filter((match) => beyondExpectation(match) !== null);
  return [
    ...underratedStart(rated, levels, population),
    ...betterThanLevel(
      rated.filter((match) => !isCollapse(match, population.deviation)),
      population,
    ),
    ...collapses(rated, population),
  ];
}

function underratedStart(
  rated: readonly WatchedMatch[],
  levels: readonly WatchedLevel[],
  { rise }: Population,
): Signal[] {
  const found = levels.flatMap((level) =>
    risenBy(level).flatMap((risen) =>
      signalOf({
        ...{ kind: 'SANDBAGGING', reason: 'UNDERRATED_START', highest: 6, matches: rated, of: level.matches },
        ...{ observed: risen, usual: rise.usual },
        chance: normalTail((risen - rise.usual) / rise.deviation),
      }),
    ),
  );
  return found.sort((one, other) => other.score - one.score).slice(0, 1);
}

/** Excludes heavy losses, since they are how such a level is kept low. */
function betterThanLevel(rated: readonly WatchedMatch[], { deviation }: Population): Signal[] {
  if (rated.length < LEAST_MATCHES) return [];
  const beyond = rated.reduce((sum, match) => sum + beyondExpectation(match)!, 0);
  const spread = Math.hypot(deviation * Math.sqrt(rated.length), FORM * rated.length);
  return signalOf({
    ...{ kind: 'SANDBAGGING', reason: 'BETTER_THAN_LEVEL', matches: rated, of: rated.length },
    ...{ observed: beyond / rated.length, usual: 0 },
    chance: normalTail(beyond / spread),
  });
}

/** Sometimes far below expectation and otherwise above it; players in a bad year are not above it. */
function collapses(rated: readonly WatchedMatch[], population: Population): Signal[] {
  const isThrown = (match: WatchedMatch) => isCollapse(match, population.deviation);
  const open = rated.filter(hasAChance);
  const thrown = open.filter(isThrown);
  const others = rated.filter((match) => !isThrown(match));
  const above = others.reduce((sum, match) => sum + beyondExpectation(match)!, 0);
  if (thrown.length < LEAST_COLLAPSES || above <= 0) return [];
  return signalOf({
    ...{ kind: 'SANDBAGGING', reason: 'COLLAPSES', matches: thrown, of: open.length },
    ...{ observed: thrown.length, usual: open.length * population.collapses },
    chance: betaBinomialTail(open.length, thrown.length, population.collapses, ALIKE),
  });
}
