import { LEAST_FORECASTS, refit, type Parameters, type RatingEvent } from '@setpoint/rating';

/** What a monthly fit came to; it is kept, whatever it says. */
export type RefitOutcome = 'ACCEPTED' | 'REJECTED' | 'TOO_FEW_MATCHES';

export interface RefitVerdict {
  readonly outcome: RefitOutcome;
  /** The fitted ones, also where they are not taken; those in force where nothing was fitted. */
  readonly parameters: Parameters;
  /** Matches that were looked at. */
  readonly matches: number;
  /** On the last quarter, which the fit did not see; null with too few matches. */
  readonly logLossBefore: number | null;
  readonly logLossAfter: number | null;
}

/**
 * Fits a pool on what had ended by `due`, all but the last quarter, and says whether the new parameters predict that
 * quarter better. It takes at least a hundred predictions that can be judged, in the quarter and before: with fewer, chance
 * decides between two sets.
 */
export function judgeRefit(events: readonly RatingEvent[], current: Parameters, due: Date): RefitVerdict {
  const past = events.filter(({ endedAt }) => endedAt < due.getTime());
  const matches = past.filter(({ kind }) => kind === 'MATCH').length;
  const check = matches < 2 * LEAST_FORECASTS ? null : refit(past, current, due.getTime()).check;
  if (!check) {
    return { outcome: 'TOO_FEW_MATCHES', parameters: current, matches, logLossBefore: null, logLossAfter: null };
  }
  return {
    outcome: check.fitted.logLoss < check.current.logLoss ? 'ACCEPTED' : 'REJECTED',
    parameters: check.fit,
    matches,
    logLossBefore: check.current.logLoss,
    logLossAfter: check.fitted.logLoss,
  };
}
