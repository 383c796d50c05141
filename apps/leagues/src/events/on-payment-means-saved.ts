import { Injectable } from '@nestjs/common';
import { paymentMeansSaved, type EventOf } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { AnswerCharge } from '../application/answer-charge.js';

/** A new card: waiting charges are retried (LEA-08). Idempotent. */
@Injectable()
@OnEvent(paymentMeansSaved)
export class OnPaymentMeansSaved implements EventHandler<typeof paymentMeansSaved> {
  constructor(private readonly answer: AnswerCharge) {}

  handle({ data }: EventOf<typeof paymentMeansSaved>, manager: EntityManager, effects: Effects): Promise<void> {
    return this.answer.cardChanged(userId(data.playerId), manager, effects);
  }
}
