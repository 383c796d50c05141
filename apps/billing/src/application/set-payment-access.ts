import { Injectable } from '@nestjs/common';
import { accept, Clock, LONGEST_REASON, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { BarredPayers } from './ports/barred-payers.js';

export interface SetPaymentAccessCommand {
  readonly playerId: UserId;
  readonly barred: boolean;
  readonly reason: string | null | undefined;
}

/** Support bars a player from paid registrations or lifts the bar, also that of a lost dispute (BIL-09). Payments in progress continue. */
@Injectable()
export class SetPaymentAccess {
  constructor(
    private readonly payers: BarredPayers,
    private readonly clock: Clock,
  ) {}

  async execute(command: SetPaymentAccessCommand, support: UserId): Promise<Outcome<boolean, 'REASON_REQUIRED'>> {
    const { playerId, barred } = command;
    const reason = command.reason?.trim().slice(0, LONGEST_REASON) ?? '';
    if (!reason && (barred || (await this.payers.accessOf(playerId)).lost)) return refuse('REASON_REQUIRED');
    const now = this.clock.now();
    if (barred) await this.payers.bar({ playerId, barredBy: support, reason, barredAt: now });
    else await this.payers.unbar(playerId, support, reason || null, now);
    return accept(barred);
  }
}
