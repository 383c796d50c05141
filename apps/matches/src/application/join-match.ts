import { Injectable } from '@nestjs/common';
import type { MatchId, Side, UserId } from '@setpoint/kernel';
import { ChangeMatch } from './change-match.js';

/** Takes a free place (MAT-10). */
@Injectable()
export class JoinMatch {
  constructor(private readonly matches: ChangeMatch) {}

  execute({ matchId, side }: { readonly matchId: MatchId; readonly side: Side | null }, who: UserId) {
    return this.matches.execute(matchId, { type: 'JOIN', who, side });
  }
}
