import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { execute, insertRows, PushBus, rowOf, sql, Storage, type Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import {
  Conversations,
  type ConversationChange,
  type GuestOfMatch,
  type Sent,
} from '../application/ports/conversations.js';
import {
  conversationId,
  idOf,
  type Conversation,
  type ConversationId,
  type Member,
  type Subject,
} from '../domain/conversation.js';
import type { Standing } from '../domain/rules/writing.js';
import { MemberEntity, type ConversationRow, type MemberRow } from './entities.js';
import { MessageMonths } from './message-months.js';
import { toConversation, toMember } from './message-rows.js';
import { standingsOf } from './queries/standings.js';
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
      return locked && work(this.changeOf(locked, manager, effects));
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

  async standing(subject: Subject, who: UserId): Promise<Standing> {
    const [standing] = await standingsOf(this.storage.manager, who, [subject]);
    return standing!;
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
      standing: async (who) => (await standingsOf(manager, who, [conversation]))[0]!,
      sent: (sender, clientId) => sentWith(manager, sender, clientId),
      write: (message) => writeMessage(manager, effects, this.push, conversation, message),
      saveMember: async ({ userId, lastRead, hiddenTo, muted }) => {
        await manager.update(
          MemberEntity,
          { conversation_id: id, user_id: userId },
          { last_read: lastRead, hidden_to: hiddenTo, muted },
        );
        signalPresence(effects, this.push, id);
        signalBadges(effects, this.push, [userId]);
      },
    };
  }
}

/** First the lock, then everything else: number, time and rights belong to one order. */
export async function lockConversation(manager: EntityManager, id: ConversationId): Promise<Conversation | null> {
  const row = await rowOf<ConversationRow>(manager, sql`select * from conversation where id = ${id} for update`);
  return row ? toConversation(row) : null;
}

/**
 * Makes a conversation with those who take part, unless it is there. A circle is held meanwhile: whoever joins it then
 * finds the conversation.
 */
export async function openConversation(manager: EntityManager, subject: Subject): Promise<void> {
  const { kind, subjectId, playerId } = subject;
  const id = idOf(subject);
  const people = await peopleOf(manager, subject);
  await execute(
    manager,
    sql`insert into conversation (id, kind, subject_id, player_id)
      values (${id}, ${kind}, ${subjectId}, ${playerId}) on conflict do nothing`,
  );
  const members = people.map((user_id) => ({
    ...{ conversation_id: id, user_id, last_read: 0, hidden_to: 0, noticed_to: 0, muted: false, left_seq: null },
  }));
  await insertRows(manager, MemberEntity, members, { ignoreConflicts: true });
}

async function peopleOf(manager: EntityManager, { kind, subjectId, playerId }: Subject): Promise<readonly string[]> {
  if (kind === 'PLAYER') return [subjectId, playerId!];
  if (kind === 'COURT') {
    const row = await rowOf<{ owner_id: string | null }>(
      manager,
      sql`select owner_id from court where id = ${subjectId} for share`,
    );
    return [playerId!, row?.owner_id].filter((id) => id != null);
  }
  const row = await rowOf<{ member_ids: string[] }>(
    manager,
    sql`select member_ids from circle where kind = ${kind} and id = ${subjectId} for share`,
  );
  return row?.member_ids ?? [];
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
