import type { DataOf, evaluationGiven } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';

export type Marks = DataOf<typeof evaluationGiven>['marks'];

/** How many evaluations, and the mean mark of each criterion. */
export type EvaluationSummary = Marks & { readonly count: number };

/** Evaluations by opponents (RES-06). */
export abstract class Evaluations {
  /** In the order of the players; null with fewer than three evaluating opponents, for anonymity. */
  abstract of(players: readonly UserId[]): Promise<(EvaluationSummary | null)[]>;
}
