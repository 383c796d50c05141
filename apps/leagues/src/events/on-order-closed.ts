import { Injectable } from '@nestjs/common';
import { orderClosed, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { AnswerCharge } from '../application/answer-charge.js';

/** A phase can no longer be paid, and only now the subscription ends (LEA-08). */
@Injectable()
@OnEvent(orderClosed)
export class OnOrderClosed implements EventHandler<typeof orderClosed> {
  constructor(private readonly answer: AnswerCharge) {}

  async handle({ data }: EventOf<typeof orderClosed>, manager: EntityManager, effects: Effects): Promise<void> {
    const { kind, reference } = data;
    if (kind === 'LEAGUE') await this.answer.execute({ reference, attempt: 1, result: 'CLOSED' }, manager, effects);
  }
}
