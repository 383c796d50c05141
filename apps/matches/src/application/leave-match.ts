import { Injectable } from '@nestjs/common';
import type { MatchId, UserId } from '@setpoint/kernel';
import { ChangeMatch } from './change-match.js';

/** Gives the place back (MAT-11). */
@Injectable()
export class LeaveMatch {
  constructor(private readonly matches: ChangeMatch) {}

  execute({ matchId }: { readonly matchId: MatchId }, who: UserId) {
    return this.matches.execute(matchId, { type: 'LEAVE', who });
  }
}
