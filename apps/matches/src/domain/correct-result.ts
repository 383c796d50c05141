import { accept, refuse, type UserId } from '@setpoint/kernel';
import { winnerOf } from '@setpoint/scoring';
import type { Case, CaseEntry } from './cases/case.js';
import type { ProposedResult } from './commands.js';
import type { EnteredResult } from './entered-result.js';
import type { Match } from './match.js';
import { passTime } from './pass-time.js';
import { findResultRefusal, isSameResult, type Decision } from './result-decisions.js';
import { invalidData } from './refusals.js';
import { findTextErrors, tidy } from './rules/text.js';

const LONGEST_REASON = 1000;

/** A correction of a confirmed result by support. */
export interface CorrectResult extends Pick<ProposedResult, 'sets' | 'outcome' | 'winner'> {
  readonly by: UserId;
  /** Version of the result that support saw. */
  readonly version: number;
  readonly reason: string;
}

/** Replaces a confirmed result. No events if the same person repeats it. */
export function correctResult(command: CorrectResult, match: Match, now: Date): Decision {
  const passed = passTime(match, now);
  const current = passed.match;
  if (current.state !== 'CONFIRMED') return refuse('NOT_IN_THIS_STATE');
  const reason = tidy(command.reason);
  if (isRepeated(command, reason, current.result)) return accept([]);
  if (command.version !== current.result.version) return refuse('RESULT_CHANGED');
  if (reason === null) return invalidData({ field: 'reason', code: 'REQUIRED' });
  const refusal = findResultRefusal(current, command, findTextErrors('reason', reason, LONGEST_REASON));
  if (refusal) return refusal;
  if (isSameScore(command, current.result)) return refuse('RESULT_UNCHANGED');
  const { by, sets, outcome, version } = command;
  const result: EnteredResult = {
    ...{ version: version + 1, sets, outcome, comment: null, enteredBy: by, enteredAt: now },
    winner: winnerOf(current.gameMode, sets, outcome, command.winner),
    correction: { reason },
  };
  return accept([...passed.events, { type: 'RESULT_CORRECTED', result, at: now }]);
}

/** Cases about people or the result of the match record the correction, even when closed. */
export function withCorrection(found: Case, { by, reason }: CorrectResult, at: Date): Case {
  const entry: CaseEntry = { action: 'CORRECT_RESULT', by, at, text: tidy(reason) };
  return { ...found, history: [...found.history, entry] };
}

function isRepeated(command: CorrectResult, reason: string | null, { correction, ...result }: EnteredResult): boolean {
  return (
    correction !== undefined &&
    correction.reason === reason &&
    result.enteredBy === command.by &&
    result.version === command.version + 1 &&
    isSameScore(command, result)
  );
}

/** The points of the tie-breaks included: they may be what is corrected. */
const isSameScore = (proposed: Pick<ProposedResult, 'sets' | 'outcome' | 'winner'>, result: EnteredResult): boolean =>
  isSameResult(proposed, result) && proposed.sets.every(({ tieBreak }, i) => tieBreak === result.sets[i]!.tieBreak);
