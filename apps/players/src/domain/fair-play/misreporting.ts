import { betaBinomialTail, poissonBinomialTail } from './chances.js';
import { binOf, type Population } from './population.js';
import { signalOf, type FairPlayReason, type Signal } from './signals.js';
import { isEnteredAtOnce, isShutout, type WatchedMatch } from './watched.js';

/** Wrong results, or results confirmed without an answer. */
export function misreportingIn(matches: readonly WatchedMatch[], population: Population): Signal[] {
  const entered = matches.filter((match) => match.entered || match.disputed > 0);
  const won = matches.filter((match) => match.entered && match.outcome === 'W');
  return [
    ...more('DISPUTED', entered, ({ disputed }) => disputed > 0, population.disputed, 20),
    ...more('OVERTURNED', entered, ({ overturned }) => overturned > 0, population.overturned, 20),
    ...more('ENTERED_AT_ONCE', entered, isEnteredAtOnce, population.enteredAtOnce, 4),
    ...more('UNANSWERED', won, ({ answeredAfterMs }) => answeredAfterMs === null, population.unanswered, 8),
    ...more(
      'UNANSWERED_NO_SHOWS',
      won,
      ({ noShow, answeredAfterMs }) => noShow && answeredAfterMs === null,
      population.noShows,
      20,
    ),
    ...shutouts(matches, population),
  ];
}

const LEAST_MATCHES = 5;
const LEAST_SEEN = 3;

function more(
  reason: FairPlayReason,
  among: readonly WatchedMatch[],
  holds: (match: WatchedMatch) => boolean,
  usual: number,
  /** Prior weight, in matches, of the platform's baseline against a player's own rate. */
  alike: number,
): Signal[] {
  const seen = among.filter(holds);
  if (among.length < LEAST_MATCHES || seen.length < LEAST_SEEN) return [];
  return signalOf({
    ...{ kind: 'MISREPORTING', reason, matches: seen, of: among.length },
    ...{ observed: seen.length, usual: among.length * usual },
    chance: betaBinomialTail(among.length, seen.length, usual, alike),
  });
}

/** Playing styles and pairings make upsets likelier than levels alone suggest. */
const STYLE = 1.5;

function shutouts(matches: readonly WatchedMatch[], population: Population): Signal[] {
  const rated = matches.filter(({ expected }) => expected !== null);
  const seen = rated.filter(isShutout);
  if (rated.length < LEAST_MATCHES || seen.length < LEAST_SEEN) return [];
  const chances = rated.map(({ expected }) => Math.min(0.9, STYLE * population.shutouts[binOf(expected!.share)]!));
  return signalOf({
    ...{ kind: 'MISREPORTING', reason: 'SHUTOUTS', matches: seen, of: rated.length },
    ...{ observed: seen.length, usual: chances.reduce((sum, chance) => sum + chance, 0) },
    chance: poissonBinomialTail(chances, seen.length),
  });
}
