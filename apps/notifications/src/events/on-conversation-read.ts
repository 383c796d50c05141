import { Injectable } from '@nestjs/common';
import { conversationRead, type EventOf } from '@setpoint/events';
import { Clock } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { UnitsOfWork } from '../persistence/postgres-unit-of-work.js';

/** Reading the messages also marks their notification read (CHT-07). */
@Injectable()
@OnEvent(conversationRead)
export class OnConversationRead implements EventHandler<typeof conversationRead> {
  constructor(
    private readonly unitsOfWork: UnitsOfWork,
    private readonly clock: Clock,
  ) {}

  async handle({ data }: EventOf<typeof conversationRead>, manager: EntityManager, effects: Effects): Promise<void> {
    const work = this.unitsOfWork.on(manager, effects);
    const { playerId, conversationId } = data;
    if (await work.readOfConversation(playerId, conversationId, this.clock.now())) work.pushUnreadCounts([playerId]);
  }
}
