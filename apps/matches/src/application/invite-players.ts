import { Injectable } from '@nestjs/common';
import { Ids, type MatchId, type Side, type UserId } from '@setpoint/kernel';
import { ChangeMatch } from './change-match.js';

export interface InvitePlayersRequest {
  readonly side: Side;
  readonly playerIds: readonly UserId[];
}

/** Assigns ids to invitations; otherwise a change like any other (MAT-20). */
@Injectable()
export class InvitePlayers {
  constructor(
    private readonly change: ChangeMatch,
    private readonly ids: Ids,
  ) {}

  execute(id: MatchId, { side, playerIds }: InvitePlayersRequest, who: UserId) {
    const invitees = playerIds.map((playerId) => ({ invitationId: this.ids.next(), playerId }));
    return this.change.execute(id, { type: 'INVITE', who, side, invitees });
  }
}
