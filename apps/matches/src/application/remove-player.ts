import { Injectable } from '@nestjs/common';
import type { MatchId, UserId } from '@setpoint/kernel';
import { ChangeMatch } from './change-match.js';

/** Removes a player from complete teams, before a result (MAT-12). */
@Injectable()
export class RemovePlayer {
  constructor(private readonly matches: ChangeMatch) {}

  execute({ matchId, playerId }: { readonly matchId: MatchId; readonly playerId: UserId }, who: UserId) {
    return this.matches.execute(matchId, { type: 'REMOVE_PLAYER', who, playerId });
  }
}
