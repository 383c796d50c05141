import { Injectable } from '@nestjs/common';
import type { MatchId, UserId } from '@setpoint/kernel';
import { ChangeMatch } from './change-match.js';

/** Accepts or declines an invitation, once (MAT-20). */
@Injectable()
export class AnswerInvitation {
  constructor(private readonly matches: ChangeMatch) {}

  execute({ matchId, accept }: { readonly matchId: MatchId; readonly accept: boolean }, who: UserId) {
    return this.matches.execute(matchId, { type: 'ANSWER', who, accept });
  }
}
