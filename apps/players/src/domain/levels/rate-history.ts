import type { Estimate } from './estimate.js';
import type { ParametersOverTime } from './parameters-over-time.js';
import { predictionOf, type ComingMatch, type MatchPrediction } from './prediction.js';
import { comparePlaces, type RatedEvent } from './rated-match.js';
import { rateEvent, startingFrom, type LevelStep, type Standing } from './standing.js';

/** A match that became ready, and when. */
export interface Announced {
  readonly match: ComingMatch;
  readonly at: Date;
}

export interface RatedHistory {
  readonly steps: readonly LevelStep[];
  readonly predictions: readonly MatchPrediction[];
  readonly standings: ReadonlyMap<string, Standing>;
}

/**
 * Rates the whole history of a pool from scratch, equal to rating results one by one; announced matches are predicted from
 * the matches that had ended by then. `estimate` is everybody's own before the first match.
 */
export function rateHistory(
  events: readonly RatedEvent[],
  announced: readonly Announced[],
  estimate: (playerId: string) => Estimate | null,
  parameters: ParametersOverTime,
): RatedHistory {
  const standings = new Map<string, Standing>();
  const standingAt = (time: number) => (id: string) =>
    standings.get(id) ?? startingFrom(estimate(id), parameters.at(time));
  const steps: LevelStep[] = [];
  const predictions: MatchPrediction[] = [];
  const waiting = [...announced].sort((one, other) => other.at.getTime() - one.at.getTime());
  const predictUntil = (instant: number) => {
    while (waiting.length > 0 && waiting.at(-1)!.at.getTime() < instant) {
      const { match, at } = waiting.pop()!;
      predictions.push(predictionOf(match, standingAt(match.endsAt), at, parameters.at(match.endsAt)));
    }
  };
  for (const event of [...events].sort(comparePlaces)) {
    predictUntil(event.endedAt);
    for (const step of rateEvent(event, standingAt(event.endedAt), parameters.at(event.endedAt))) {
      standings.set(step.entry.playerId, step.after);
      steps.push(step);
    }
  }
  predictUntil(Infinity);
  return { steps, predictions, standings };
}
