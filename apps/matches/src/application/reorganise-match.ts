import { Injectable } from '@nestjs/common';
import type { MatchId, UserId } from '@setpoint/kernel';
import { ChangeMatch } from './change-match.js';

/** Clears court, date and time (MAT-08). */
@Injectable()
export class ReorganiseMatch {
  constructor(private readonly matches: ChangeMatch) {}

  execute({ matchId }: { readonly matchId: MatchId }, who: UserId) {
    return this.matches.execute(matchId, { type: 'REORGANISE', who });
  }
}
