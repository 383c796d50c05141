import type { NumberPlayersId } from '@setpoint/kernel';
import type { Estimate } from './estimate.js';
import type { ParametersOverTime } from './parameters-over-time.js';
import { predictionOf, type ComingMatch, type MatchPrediction } from './prediction.js';
import { comparePlaces, type RatedEvent } from './rated-match.js';
import { NOTHING_RATED, rateEvent, standingIn, type Known, type LevelStep } from './standing.js';

/** A match that became ready, and when. */
export interface Announced {
  readonly match: ComingMatch;
  readonly at: Date;
}

export interface RatedHistory {
  readonly steps: readonly LevelStep[];
  readonly predictions: readonly MatchPrediction[];
  /** Of everybody who was rated. */
  readonly known: ReadonlyMap<string, Known>;
}

/** A player's own estimate before the first match with a number of players. */
export type EstimateFor = (playerId: string, numberPlayers: NumberPlayersId) => Estimate | null;

/**
 * Rates the whole history of a sport from scratch, equal to rating results one by one; announced matches are predicted from
 * the matches that had ended by then.
 */
export function rateHistory(
  events: readonly RatedEvent[],
  announced: readonly Announced[],
  estimate: EstimateFor,
  parameters: ParametersOverTime,
): RatedHistory {
  const known = new Map<string, Known>();
  const knownOf = (id: string): Known =>
    known.get(id) ?? { ...NOTHING_RATED, estimates: { singles: estimate(id, 1), doubles: estimate(id, 2) } };
  const steps: LevelStep[] = [];
  const predictions: MatchPrediction[] = [];
  const waiting = [...announced].sort((one, other) => other.at.getTime() - one.at.getTime());
  const predictUntil = (instant: number) => {
    while (waiting.length > 0 && waiting.at(-1)!.at.getTime() < instant) {
      const { match, at } = waiting.pop()!;
      const standingOf = (id: string) => standingIn(knownOf(id), match.pool.numberPlayers, parameters, match.endsAt);
      predictions.push(predictionOf(match, standingOf, at, parameters.at(match.endsAt)));
    }
  };
  for (const event of [...events].sort(comparePlaces)) {
    predictUntil(event.endedAt);
    for (const step of rateEvent(event, knownOf, parameters)) {
      known.set(step.entry.playerId, step.known);
      steps.push(step);
    }
  }
  predictUntil(Infinity);
  return { steps, predictions, known };
}
