import { Injectable } from '@nestjs/common';
import type { MatchId, UserId } from '@setpoint/kernel';
import { ChangeMatch } from './change-match.js';

/** The other side says that the result is wrong, and why (RES-04). */
@Injectable()
export class DisputeResult {
  constructor(private readonly matches: ChangeMatch) {}

  execute({ matchId, note }: { readonly matchId: MatchId; readonly note: string }, who: UserId) {
    return this.matches.execute(matchId, { type: 'DISPUTE_RESULT', who, note });
  }
}
