import { Injectable } from '@nestjs/common';
import { conversationRead, outgoing } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import { PushBus, rowOf, sql, Storage, type Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import {
  Conversations,
  type ConversationChange,
  type GuestOfMatch,
  type Sent,
} from '../application/ports/conversations.js';
import {
  conversationId,
  type Conversation,
  type ConversationId,
  type Member,
  type Subject,
} from '../domain/conversation.js';
import type { Access } from '../domain/rules/writing.js';
import { admitInTurn } from './admit-owners.js';
import { lockConversation, openConversation } from './conversation-rows.js';
import type { ConversationRow, MemberRow } from './entities.js';
import { MessageMonths } from './message-months.js';
import { toConversation, toMember } from './message-rows.js';
import { accessOf } from './queries/access.js';
import { signalBadges, signalPresence } from './signals.js';
import { writeMessage } from './write-message.js';

@Injectable()
export class PostgresConversations extends Conversations {
  constructor(
    private readonly storage: Storage,
    private readonly months: MessageMonths,
    private readonly push: PushBus,
  ) {
    super();
  }

  async change<R>(id: ConversationId, now: Date, work: (change: ConversationChange) => Promise<R>): Promise<R | null> {
    await this.months.ensure(now);
    return this.storage.transaction(async (manager, effects) => {
      const locked = await lockConversation(manager, id);
      if (!locked) return null;
      const isOther = await admitInTurn(manager, effects, this.push, locked);
      const conversation = isOther ? (await lockConversation(manager, id))! : locked;
      return work(this.changeOf(conversation, manager, effects));
    });
  }

  async find(id: ConversationId): Promise<Conversation | null> {
    const row = await rowOf<ConversationRow>(this.storage.manager, sql`select * from conversation where id = ${id}`);
    return row ? toConversation(row) : null;
  }

  member(id: ConversationId, who: UserId): Promise<Member | null> {
    return memberOf(this.storage.manager, id, who);
  }

  async open(subject: Subject): Promise<void> {
    await this.storage.transaction((manager) => openConversation(manager, subject));
  }

  async access(subject: Subject, who: UserId): Promise<Access> {
    const [access] = await accessOf(this.storage.manager, who, [subject]);
    return access!;
  }

  async areAcquainted(one: UserId, other: UserId): Promise<boolean> {
    const row = await rowOf(
      this.storage.manager,
      sql`select 1 from follow
        where (follower_id = ${one} and followed_id = ${other}) or (follower_id = ${other} and followed_id = ${one})`,
    );
    return row !== undefined;
  }

  sent(sender: string, clientId: string): Promise<Sent | null> {
    return sentWith(this.storage.manager, sender, clientId);
  }

  async guestWith(tokenHash: string): Promise<GuestOfMatch | null> {
    const row = await rowOf<{ match_id: string; guest_id: string; name: string }>(
      this.storage.manager,
      sql`select l.match_id, l.guest_id, g.name from guest_link l
        join circle c on c.kind = 'MATCH' and c.id = l.match_id
        cross join jsonb_to_recordset(c.guests) as g(id text, name text)
        where l.token_hash = ${tokenHash} and g.id = l.guest_id`,
    );
    return row ? { matchId: row.match_id, id: row.guest_id, name: row.name } : null;
  }

  private changeOf(conversation: Conversation, manager: EntityManager, effects: Effects): ConversationChange {
    const { id } = conversation;
    return {
      conversation,
      member: (who) => memberOf(manager, id, who),
      access: async (who) => (await accessOf(manager, who, [conversation]))[0]!,
      sent: (sender, clientId) => sentWith(manager, sender, clientId),
      write: (message) => writeMessage(manager, effects, this.push, conversation, message),
      saveMember: async (member) => {
        const { userId } = member;
        if (await saveMember(manager, id, member))
          effects.emit(outgoing(conversationRead, { conversationId: id, playerId: userId }));
        signalPresence(effects, this.push, id);
        signalBadges(effects, this.push, [userId]);
      },
    };
  }
}

/** Whether the announced messages have been read. */
async function saveMember(
  manager: EntityManager,
  id: ConversationId,
  { userId, lastRead, hiddenTo, muted }: Member,
): Promise<boolean> {
  const row = await rowOf<{ told: boolean }>(
    manager,
    sql`update member m set last_read = ${lastRead}, hidden_to = ${hiddenTo}, muted = ${muted}
      from member before
      where m.conversation_id = ${id} and m.user_id = ${userId}
        and before.conversation_id = m.conversation_id and before.user_id = m.user_id
      returning before.noticed_to > before.last_read and m.last_read > before.last_read as told`,
  );
  return row?.told ?? false;
}

async function memberOf(manager: EntityManager, id: ConversationId, who: UserId): Promise<Member | null> {
  const row = await rowOf<MemberRow>(
    manager,
    sql`select * from member where conversation_id = ${id} and user_id = ${who}`,
  );
  return row ? toMember(row) : null;
}

async function sentWith(manager: EntityManager, sender: string, clientId: string): Promise<Sent | null> {
  const row = await rowOf<{ conversation_id: string; seq: number }>(
    manager,
    sql`select conversation_id, seq from sent where sender_id = ${sender} and client_id = ${clientId}::uuid`,
  );
  return row ? { conversationId: conversationId(row.conversation_id), seq: row.seq } : null;
}
