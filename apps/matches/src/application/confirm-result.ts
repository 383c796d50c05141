import { Injectable } from '@nestjs/common';
import type { MatchId, UserId } from '@setpoint/kernel';
import type { GivenEvaluation } from '../domain/rules/evaluations.js';
import { ChangeMatch } from './change-match.js';

/** The other side says that the result is right (RES-03). */
@Injectable()
export class ConfirmResult {
  constructor(private readonly matches: ChangeMatch) {}

  execute(
    { matchId, evaluations }: { readonly matchId: MatchId; readonly evaluations: readonly GivenEvaluation[] },
    who: UserId,
  ) {
    return this.matches.execute(matchId, { type: 'CONFIRM_RESULT', who, evaluations });
  }
}
