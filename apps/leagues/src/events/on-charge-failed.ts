import { Injectable } from '@nestjs/common';
import { chargeFailed, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { AnswerCharge } from '../application/answer-charge.js';

/** A saved payment method could not be charged: the subscription is suspended (BIL-08). */
@Injectable()
@OnEvent(chargeFailed)
export class OnChargeFailed implements EventHandler<typeof chargeFailed> {
  constructor(private readonly answer: AnswerCharge) {}

  async handle({ data }: EventOf<typeof chargeFailed>, manager: EntityManager, effects: Effects): Promise<void> {
    const { kind, reference, attempt, cause } = data;
    if (kind === 'LEAGUE') await this.answer.execute({ reference, attempt, result: cause }, manager, effects);
  }
}
