import { Injectable } from '@nestjs/common';
import type { EventContract, EventEnvelope } from '@setpoint/events';
import { Clock, PLATFORM_USER } from '@setpoint/kernel';
import { OnEvent, PushBus, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { idOf } from '../domain/conversation.js';
import { timeOf } from '../domain/message.js';
import { lockConversation, openConversation } from '../persistence/conversation-rows.js';
import { MessageMonths } from '../persistence/message-months.js';
import { writeMessage } from '../persistence/write-message.js';
import { noteContracts, noteOf } from './match-notes.js';

/** The platform notes in the conversation of a match what happens to it (CHT-06). */
@Injectable()
@OnEvent(noteContracts)
export class OnMatchNews implements EventHandler<EventContract> {
  constructor(
    private readonly months: MessageMonths,
    private readonly push: PushBus,
    private readonly clock: Clock,
  ) {}

  async handle({ type, subject, data }: EventEnvelope, manager: EntityManager, effects: Effects): Promise<void> {
    const note = noteOf(type, data);
    if (!note) return;
    const match = { kind: 'MATCH', subjectId: subject, playerId: null } as const;
    const now = this.clock.now();
    await this.months.ensure(now);
    await openConversation(manager, match);
    const conversation = (await lockConversation(manager, idOf(match)))!;
    const sentAt = timeOf(now, conversation.lastAt);
    const author = { userId: PLATFORM_USER };
    await writeMessage(manager, effects, this.push, conversation, { author, text: null, note, clientId: null, sentAt });
  }
}
