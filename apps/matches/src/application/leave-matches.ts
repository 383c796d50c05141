import { Injectable } from '@nestjs/common';
import type { MatchId, UserId } from '@setpoint/kernel';
import { BeforeErasure, type Departure } from '@setpoint/service-kit';
import type { MatchCommand } from '../domain/commands.js';
import { changeIn } from './change-match.js';
import { Commitments } from './ports/commitments.js';
import { Matches } from './ports/matches.js';

/**
 * Who leaves the platform is in nobody's way: their matches that are not played yet are called off, those of others lose
 * them, invitations are declined (ACC-06). What the rules refuse goes its own way: a match that is on is settled by time.
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
      const isCalledOff = await this.tell(id, { type: 'CANCEL', who }, now);
      if (!isCalledOff) await this.part(id, who, now);
    }
    for (const id of joined) await this.part(id, who, now);
    for (const id of invited) await this.tell(id, { type: 'ANSWER', who, accept: false }, now);
    for (const id of waiting) await this.tell(id, { type: 'STOP_WAITING', who }, now);
  }

  private part(id: MatchId, who: UserId, now: Date): Promise<boolean> {
    return this.tell(id, { type: 'LEAVE', who }, now);
  }

  private async tell(id: MatchId, command: MatchCommand, now: Date): Promise<boolean> {
    const outcome = await this.matches.transaction((transaction) => changeIn(transaction, id, command, now));
    return outcome.ok;
  }
}
