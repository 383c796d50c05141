import { Injectable } from '@nestjs/common';
import type { MatchId, UserId } from '@setpoint/kernel';
import { BeforeErasure, type Departure } from '@setpoint/service-kit';
import type { MatchCommand } from '../domain/commands.js';
import { changeIn } from './change-match.js';
import { Commitments } from './ports/commitments.js';
import { Matches } from './ports/matches.js';

/**
 * Account deletion: the player's own unplayed matches are cancelled, those of others lose
 * the player, invitations are declined (ACC-06). What the rules refuse is left to the deadlines of the match.
 */
@Injectable()
@BeforeErasure()
export class LeaveMatches implements Departure {
  constructor(
    private readonly matches: Matches,
    private readonly commitments: Commitments,
  ) {}

  async leave(who: UserId, now: Date): Promise<void> {
    const { organised, joined, invited, waiting } = await this.commitments.of(who);
    for (const id of organised) {
      const isCalledOff = await this.apply(id, { type: 'CANCEL', who }, now);
      if (!isCalledOff) await this.part(id, who, now);
    }
    for (const id of joined) await this.part(id, who, now);
    for (const id of invited) await this.apply(id, { type: 'ANSWER', who, accept: false }, now);
    for (const id of waiting) await this.apply(id, { type: 'STOP_WAITING', who }, now);
  }

  private part(id: MatchId, who: UserId, now: Date): Promise<boolean> {
    return this.apply(id, { type: 'LEAVE', who }, now);
  }

  private async apply(id: MatchId, command: MatchCommand, now: Date): Promise<boolean> {
    const outcome = await this.matches.transaction((transaction) => changeIn(transaction, id, command, now));
    return outcome.ok;
  }
}
