import { execute, rowOf, rowsOf, sql, type DueRowsWork, type Effects, type PushBus } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { conversationId, type Conversation } from '../domain/conversation.js';
import { lockConversation } from './conversation-rows.js';
import type { CourtRow } from './projection-entities.js';
import { admit } from './projections/members.js';

/** Conversations whose members are changed in one transaction: whoever writes in them meanwhile waits. */
const AT_ONCE = 100;

/** A centre with another owner, with the lock on its row. */
export type CourtToAdmit = Pick<CourtRow, 'id' | 'owner_id'> & { readonly admitted_to: string };

/** Centres whose owner does not yet take part in all of their conversations; one at a time. */
export const ownersToAdmit = (push: PushBus): DueRowsWork<CourtToAdmit> => ({
  claim: (manager, _limit, excluding) =>
    rowsOf<CourtToAdmit>(
      manager,
      sql`select id, owner_id, admitted_to from court
        where admitted_to is not null and id <> all(${excluding}::text[])
        order by id limit 1 for update skip locked`,
    ),
  keyOf: ({ id }) => id,
  settle: (court, manager, effects) => admitOwner(manager, effects, push, court),
});

/** The owner takes part in the next conversations of the centre; former owners do not. */
export async function admitOwner(
  manager: EntityManager,
  effects: Effects,
  push: PushBus,
  { id: courtId, owner_id, admitted_to }: CourtToAdmit,
): Promise<void> {
  const rows = await rowsOf<{ id: string }>(
    manager,
    sql`select id from conversation where kind = 'COURT' and subject_id = ${courtId} and id > ${admitted_to}
      order by id limit ${AT_ONCE}`,
  );
  for (const { id } of rows) {
    const conversation = (await lockConversation(manager, conversationId(id)))!;
    await admit(manager, effects, push, conversation, peopleIn(conversation, owner_id));
  }
  const last = rows.length < AT_ONCE ? null : rows.at(-1)!.id;
  await execute(manager, sql`update court set admitted_to = ${last} where id = ${courtId}`);
}

/**
 * Lets the owner into a locked conversation before anything happens in it, so that a former one reads nothing of that.
 * False if that was not needed.
 */
export async function admitInTurn(
  manager: EntityManager,
  effects: Effects,
  push: PushBus,
  conversation: Conversation,
): Promise<boolean> {
  const { id, kind, subjectId } = conversation;
  if (kind !== 'COURT') return false;
  const court = await rowOf<Pick<CourtRow, 'owner_id'>>(
    manager,
    sql`select owner_id from court where id = ${subjectId} and admitted_to < ${id}`,
  );
  if (!court) return false;
  await admit(manager, effects, push, conversation, peopleIn(conversation, court.owner_id));
  return true;
}

const peopleIn = ({ playerId }: Conversation, owner: string | null): string[] =>
  [...new Set([playerId, owner])].filter((person) => person !== null);
