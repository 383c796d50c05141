import { Injectable } from '@nestjs/common';
import { orderReversed, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { AnswerCharge } from '../application/answer-charge.js';

/** The bank has returned a payment to its payer: the subscription ends, unless the phase has begun. */
@Injectable()
@OnEvent(orderReversed)
export class OnOrderReversed implements EventHandler<typeof orderReversed> {
  constructor(private readonly answer: AnswerCharge) {}

  async handle({ data }: EventOf<typeof orderReversed>, manager: EntityManager, effects: Effects): Promise<void> {
    const { kind, reference } = data;
    if (kind === 'LEAGUE') await this.answer.execute({ reference, attempt: 1, result: 'REVERSED' }, manager, effects);
  }
}
