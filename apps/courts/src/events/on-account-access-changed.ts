import { Injectable } from '@nestjs/common';
import { accountAccessChanged, type EventOf } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { saveClosed } from '../persistence/projections/closed-accounts.js';

/** Locked and deleted accounts are neither legends nor listed (CRT-03, CRT-10). */
@Injectable()
@OnEvent(accountAccessChanged, { overwrites: true })
export class OnAccountAccessChanged implements EventHandler<typeof accountAccessChanged> {
  handle({ data }: EventOf<typeof accountAccessChanged>, manager: EntityManager): Promise<void> {
    return saveClosed(manager, userId(data.userId), data.closed);
  }
}
