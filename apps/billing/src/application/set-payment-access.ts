import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { BarredPayers } from './ports/barred-payers.js';

const LONGEST_REASON = 500;

export interface SetPaymentAccessCommand {
  readonly playerId: UserId;
  readonly barred: boolean;
  readonly reason: string | null | undefined;
}

/** Support bars a player from paid registrations, or lets them again (BIL-09). What is under way goes on. */
@Injectable()
export class SetPaymentAccess {
  constructor(
    private readonly payers: BarredPayers,
    private readonly clock: Clock,
  ) {}

  async execute(command: SetPaymentAccessCommand, support: UserId): Promise<Outcome<boolean, 'REASON_REQUIRED'>> {
    const { playerId, barred } = command;
    const reason = command.reason?.trim().slice(0, LONGEST_REASON) ?? '';
    if (barred && !reason) return refuse('REASON_REQUIRED');
    const now = this.clock.now();
    if (barred) await this.payers.bar({ playerId, barredBy: support, reason, barredAt: now });
    else await this.payers.unbar(playerId, support, reason || null, now);
    return accept(barred);
  }
}
