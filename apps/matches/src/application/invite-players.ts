import { Injectable } from '@nestjs/common';
import { Ids, type MatchId, type Side, type UserId } from '@setpoint/kernel';
import { ChangeMatch } from './change-match.js';

/** Invites players to free places of a side (MAT-20). */
@Injectable()
export class InvitePlayers {
  constructor(
    private readonly matches: ChangeMatch,
    private readonly ids: Ids,
  ) {}

  execute(
    command: { readonly matchId: MatchId; readonly side: Side; readonly playerIds: readonly UserId[] },
    who: UserId,
  ) {
    const { matchId, side, playerIds } = command;
    const invitees = playerIds.map((playerId) => ({ invitationId: this.ids.next(), playerId }));
    return this.matches.execute(matchId, { type: 'INVITE', who, side, invitees });
  }
}
