import { Injectable } from '@nestjs/common';
import type { MatchId, UserId } from '@setpoint/kernel';
import type { AskedResult } from '../domain/commands.js';
import type { GivenEvaluation } from '../domain/rules/evaluations.js';
import { ChangeMatch } from './change-match.js';

export interface EnterResultCommand {
  readonly matchId: MatchId;
  readonly result: AskedResult;
  readonly evaluations: readonly GivenEvaluation[];
}

/** Enters the result, with evaluations of the opponents (RES-01 to RES-07). */
@Injectable()
export class EnterResult {
  constructor(private readonly matches: ChangeMatch) {}

  execute({ matchId, result, evaluations }: EnterResultCommand, who: UserId) {
    return this.matches.execute(matchId, { type: 'ENTER_RESULT', who, result, evaluations });
  }
}
