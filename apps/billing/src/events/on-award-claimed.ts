import { Injectable } from '@nestjs/common';
import { leagueAwardClaimed, tournamentAwardClaimed, type EventOf } from '@setpoint/events';
import { Ids } from '@setpoint/kernel';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { VoucherCodes } from '../codes/voucher-codes.js';
import { prizeOf, prizeRequest } from '../domain/prizes.js';
import { givePrize } from '../persistence/give-prize.js';

const AWARDS = [tournamentAwardClaimed, leagueAwardClaimed];

/** A player has chosen a prize: it is given, once for each award (TRN-13, LEA-11). */
@Injectable()
@OnEvent(AWARDS)
export class OnAwardClaimed implements EventHandler<(typeof AWARDS)[number]> {
  constructor(
    private readonly ids: Ids,
    private readonly codes: VoucherCodes,
  ) {}

  async handle({ data }: EventOf<(typeof AWARDS)[number]>, manager: EntityManager): Promise<void> {
    const prize = prizeOf(data, { id: this.ids.next(), voucherCode: this.codes.next() });
    await givePrize(manager, prize, prizeRequest(data.awardId));
  }
}
