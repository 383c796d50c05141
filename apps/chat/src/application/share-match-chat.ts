import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { idOf, readableTo } from '../domain/conversation.js';
import type { ChatCode } from '../domain/refusals.js';
import { SHARED_MESSAGES } from '../domain/report.js';
import { ConversationReads } from './ports/conversation-reads.js';
import { Reports } from './ports/reports.js';

/**
 * A participant lets support read the newest messages of a match's chat, as far as they read them. Done again it shares
 * what is newest then (ADM-03).
 */
@Injectable()
export class ShareMatchChat {
  constructor(
    private readonly reads: ConversationReads,
    private readonly reports: Reports,
    private readonly clock: Clock,
  ) {}

  async execute(matchId: string, who: UserId): Promise<Outcome<number, ChatCode>> {
    const [view] = await this.reads.views(who, [idOf({ kind: 'MATCH', subjectId: matchId, playerId: null })]);
    if (!view) return refuse('CONVERSATION_NOT_FOUND');
    const before = Math.max(0, readableTo(view.conversation, view.reader) - SHARED_MESSAGES);
    const { items } = await this.reads.messagesFrom(view, before, SHARED_MESSAGES);
    await this.reports.share({
      ...{ conversationId: view.conversation.id, sharedBy: who, sharedAt: this.clock.now(), messages: items },
    });
    return accept(items.length);
  }
}
