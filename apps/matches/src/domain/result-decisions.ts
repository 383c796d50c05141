import { accept, refuse, type Outcome, type Refusal, type UserId } from '@setpoint/kernel';
import { findResultError, winnerOf } from '@setpoint/scoring';
import type { CommandOf, ProposedResult } from './commands.js';
import type { EnteredResult } from './entered-result.js';
import { opponentsOf, sideOf, type Match } from './match.js';
import { isContested, latestResult, resultRules } from './results.js';
import type { MatchEvent } from './match-events.js';
import { invalidData, type MatchCode, type MatchFieldError } from './refusals.js';
import { evaluationsFrom, hasEvaluated, type Evaluation, type GivenEvaluation } from './rules/evaluations.js';
import { findTextErrors, tidy } from './rules/text.js';

export type Decision = Outcome<readonly MatchEvent[], MatchCode>;

export function enterResult(command: CommandOf<'ENTER_RESULT'>, match: Match, now: Date): Decision {
  const { who, result: proposed } = command;
  const comment = tidy(proposed.comment);
  const refusal = findResultRefusal(match, proposed, findTextErrors('comment', comment));
  if (refusal) return refusal;
  const { outcome, sets } = proposed;
  const winner = winnerOf(match.gameMode, sets, outcome, proposed.winner);
  const version = (latestResult(match)?.version ?? 0) + 1;
  const result: EnteredResult = { version, sets, outcome, winner, comment, enteredBy: who, enteredAt: now };
  // Disputed twice, and this side now enters the other side's score: that counts as agreement (RES-04).
  const agrees =
    match.state === 'AWAITING_CONFIRMATION' &&
    isContested(match) &&
    sideOf(match, match.result.enteredBy) !== sideOf(match, who) &&
    isSameResult(proposed, match.result);
  return withEvaluations(command, match, now, [
    agrees ? { type: 'RESULT_CONFIRMED', by: who, at: now } : { type: 'RESULT_ENTERED', result, at: now },
  ]);
}

/** Why a result is invalid; `fields` are errors besides the score. */
export function findResultRefusal(
  match: Match,
  { outcome, sets, winner }: Pick<ProposedResult, 'outcome' | 'sets' | 'winner'>,
  fields: readonly MatchFieldError[],
): Refusal<MatchCode> | null {
  const named = outcome === 'RETIRED' || outcome === 'WALKOVER';
  const missing: readonly MatchFieldError[] = named && winner === null ? [{ field: 'winner', code: 'REQUIRED' }] : [];
  if (fields.length + missing.length > 0) return invalidData(...fields, ...missing);
  const error = findResultError(resultRules(match), { sets, outcome });
  return error && refuse(error.code, { data: { setIndex: error.setIndex } });
}

/**
 * Whether a player answers a result that has changed since they saw it: another one was entered meanwhile, or a
 * dispute removed it (RES-03, RES-04). Without a version the first result is meant: a later one is never answered
 * unseen. `refusal`: why this person may not answer now, regardless of the version.
 */
export function isOutdated(
  { resultVersion }: Pick<CommandOf<'CONFIRM_RESULT' | 'DISPUTE_RESULT'>, 'resultVersion'>,
  match: Match,
  refusal: MatchCode | null,
): boolean {
  const latest = latestResult(match);
  if (latest === null) return false;
  if (refusal === 'NOT_IN_THIS_STATE') return resultVersion !== null;
  return (refusal === null || refusal === 'OWN_RESULT') && latest.version !== (resultVersion ?? 1);
}

/**
 * Whether a result is based on an outdated state: one queued offline must not be entered on top of
 * what others entered meanwhile, nor again after a dispute (BYD-06).
 */
export const isEnteredBlindly = (
  { resultVersion = null }: Pick<CommandOf<'ENTER_RESULT'>, 'resultVersion'>,
  match: Match,
): boolean => resultVersion !== null && resultVersion !== (latestResult(match)?.version ?? 0);

export function confirmResult(command: CommandOf<'CONFIRM_RESULT'>, match: Match, now: Date): Decision {
  return withEvaluations(command, match, now, [{ type: 'RESULT_CONFIRMED', by: command.who, at: now }]);
}

export function disputeResult(command: CommandOf<'DISPUTE_RESULT'>, now: Date): Decision {
  const note = tidy(command.note);
  if (note === null) return invalidData({ field: 'note', code: 'REQUIRED' });
  const fields = findTextErrors('note', note);
  if (fields.length > 0) return invalidData(...fields);
  return accept([{ type: 'RESULT_DISPUTED', dispute: { by: command.who, note, at: now }, at: now }]);
}

export function evaluate(command: CommandOf<'EVALUATE'>, match: Match, now: Date): Decision {
  const decision = withEvaluations(command, match, now, []);
  if (decision.ok && decision.value.length === 0) return invalidData({ field: 'evaluations', code: 'REQUIRED' });
  return decision;
}

/** Whether all of these evaluations were given before. */
export const areKnown = (match: Match, by: UserId, given: readonly GivenEvaluation[]) =>
  given.every(({ userId }) => hasEvaluated(match, by, userId) || !opponentsOf(match, by).includes(userId));

export function isSameResult(
  proposed: Pick<ProposedResult, 'outcome' | 'sets' | 'winner'>,
  entered: EnteredResult,
): boolean {
  const named = proposed.outcome === 'RETIRED' || proposed.outcome === 'WALKOVER';
  return (
    proposed.outcome === entered.outcome &&
    (!named || proposed.winner === entered.winner) &&
    proposed.sets.length === entered.sets.length &&
    proposed.sets.every((set, i) => {
      const other = entered.sets[i]!;
      return set.a === other.a && set.b === other.b && set.superTieBreak === other.superTieBreak;
    })
  );
}

function withEvaluations(
  { who, evaluations }: { readonly who: UserId; readonly evaluations: readonly GivenEvaluation[] },
  match: Match,
  at: Date,
  events: readonly MatchEvent[],
): Decision {
  const given = evaluationsFrom(match, who, evaluations);
  if (!given.ok) return given;
  const evaluated = given.value.map(({ of, marks }: Evaluation): MatchEvent => ({
    type: 'OPPONENT_EVALUATED',
    by: who,
    of,
    marks,
    at,
  }));
  return accept([...events, ...evaluated]);
}
