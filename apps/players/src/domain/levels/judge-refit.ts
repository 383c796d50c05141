import {
  DEFAULT_SPORT_PARAMETERS,
  LEAST_FORECASTS,
  refit,
  type AcceptedFit,
  type History,
  type SportParameters,
} from '@setpoint/rating';

/** Outcome of a monthly fit; always stored. */
export type RefitOutcome = 'ACCEPTED' | 'REJECTED' | 'TOO_FEW_MATCHES';

export interface RefitVerdict {
  readonly outcome: RefitOutcome;
  /** The fitted parameters, even if rejected; the current ones if nothing was fitted. */
  readonly parameters: SportParameters;
  /** Number of matches used. */
  readonly matches: number;
  /** On the last quarter, held out from the fit; null with too few matches. */
  readonly logLossBefore: number | null;
  readonly logLossAfter: number | null;
}

/**
 * Fits a sport on matches ended by `due`, holding out the last quarter, and decides whether the new parameters predict it
 * better, after the `former` fits, oldest first. Requires at least a hundred assessable predictions in the quarter and before: with fewer, chance
 * would decide.
 */
export function judgeRefit(
  history: History,
  former: readonly AcceptedFit[],
  due: Date,
  onReplay: () => void = () => {},
): RefitVerdict {
  let matches = 0;
  for (const { kind } of history.before(due.getTime())) if (kind === 'MATCH') matches++;
  const check = matches < 2 * LEAST_FORECASTS ? null : refit(history, former, due.getTime(), { onReplay }).check;
  if (!check) {
    const parameters = former.at(-1)?.parameters ?? DEFAULT_SPORT_PARAMETERS;
    return { outcome: 'TOO_FEW_MATCHES', parameters, matches, logLossBefore: null, logLossAfter: null };
  }
  return {
    outcome: check.fitted.logLoss < check.current.logLoss ? 'ACCEPTED' : 'REJECTED',
    parameters: check.fit,
    matches,
    logLossBefore: check.current.logLoss,
    logLossAfter: check.fitted.logLoss,
  };
}
