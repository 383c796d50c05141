import { refuse, type Refusal, type UserId } from '@setpoint/kernel';
import { opponentsOf, sideOf, type MatchCore } from '../match.js';
import { invalidData, type MatchCode, type MatchFieldCode } from '../refusals.js';

/** The nine criteria of an evaluation (RES-06). */
export const CRITERIA = [
  'forehand',
  'backhand',
  'serve',
  'power',
  'speed',
  'availability',
  'collaboration',
  'punctuality',
  'fairness',
] as const;
export type Criterion = (typeof CRITERIA)[number];

/** All nine, 1 to 5 each. */
export type Marks = Readonly<Record<Criterion, number>>;

/** Unvalidated, possibly incomplete. */
export type GivenEvaluation = { readonly userId: UserId } & Readonly<
  Partial<Record<Criterion, number | null | undefined>>
>;

export interface Evaluation {
  readonly of: UserId;
  readonly marks: Marks;
}

/** The evaluations to store, or a refusal. Those without any mark are skipped. */
export function evaluationsFrom(
  match: MatchCore,
  by: UserId,
  given: readonly GivenEvaluation[],
): { readonly ok: true; readonly value: readonly Evaluation[] } | Refusal<MatchCode> {
  const kept: Evaluation[] = [];
  for (const evaluation of given) {
    const marks = CRITERIA.map((criterion) => evaluation[criterion] ?? null);
    if (marks.every((mark) => mark === null)) continue;
    if (sideOf(match, evaluation.userId) === null) return refuse('USER_NOT_IN_MATCH');
    if (!opponentsOf(match, by).includes(evaluation.userId)) return invalid('NOT_AN_OPPONENT');
    if (marks.some((mark) => mark === null)) return refuse('EVALUATION_INCOMPLETE');
    if (marks.some((mark) => !Number.isInteger(mark) || mark! < 1 || mark! > 5)) return invalid('OUT_OF_RANGE');
    if (kept.some((other) => other.of === evaluation.userId)) return refuse('RATING_ALREADY_ENTERED');
    if (hasEvaluated(match, by, evaluation.userId)) return refuse('RATING_ALREADY_ENTERED');
    kept.push({
      of: evaluation.userId,
      marks: Object.fromEntries(CRITERIA.map((criterion, i) => [criterion, marks[i]!])) as Marks,
    });
  }
  return { ok: true, value: kept };
}

export const hasEvaluated = (match: MatchCore, by: UserId, of: UserId): boolean =>
  match.evaluations.some((each) => each.by === by && each.of === of);

const invalid = (code: MatchFieldCode) => invalidData({ field: 'evaluations', code });
