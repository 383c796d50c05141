import { Injectable } from '@nestjs/common';
import { orderPaid, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { AnswerCharge } from '../application/answer-charge.js';

/** A phase is paid (LEA-08). */
@Injectable()
@OnEvent(orderPaid)
export class OnOrderPaid implements EventHandler<typeof orderPaid> {
  constructor(private readonly answer: AnswerCharge) {}

  async handle({ data }: EventOf<typeof orderPaid>, manager: EntityManager, effects: Effects): Promise<void> {
    const { kind, reference } = data;
    if (kind === 'LEAGUE') await this.answer.execute({ reference, attempt: 1, result: 'PAID' }, manager, effects);
  }
}
