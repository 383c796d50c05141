import { Injectable } from '@nestjs/common';
import type { MatchId, UserId } from '@setpoint/kernel';
import { ChangeMatch } from './change-match.js';

/** Calls the match off for everyone (MAT-13). */
@Injectable()
export class CancelMatch {
  constructor(private readonly matches: ChangeMatch) {}

  execute({ matchId }: { readonly matchId: MatchId }, who: UserId) {
    return this.matches.execute(matchId, { type: 'CANCEL', who });
  }
}
