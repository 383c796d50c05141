import { Injectable } from '@nestjs/common';
import type { MatchId, UserId } from '@setpoint/kernel';
import type { GivenEvaluation } from '../domain/rules/evaluations.js';
import { ChangeMatch } from './change-match.js';

/** Evaluates opponents after the result, for those who neither entered nor confirmed it (RES-06). */
@Injectable()
export class EvaluateOpponents {
  constructor(private readonly matches: ChangeMatch) {}

  execute(
    { matchId, evaluations }: { readonly matchId: MatchId; readonly evaluations: readonly GivenEvaluation[] },
    who: UserId,
  ) {
    return this.matches.execute(matchId, { type: 'EVALUATE', who, evaluations });
  }
}
