import { withoutAccents } from '@setpoint/kernel';
import { execute, insertRows, sql, type Effects, type PushBus } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { idOf, type GroupKind, type Subject } from '../../domain/conversation.js';
import { lockConversation, openConversation } from '../conversation-rows.js';
import { RosterEntity, GuestLinkEntity, type RosterRow } from '../projection-entities.js';
import { admit } from './members.js';

export interface GuestLinks {
  readonly id: string;
  readonly name: string;
  readonly tokenHashes: readonly string[];
}

export type Roster = Omit<RosterRow, 'guests'> & { readonly guests?: readonly GuestLinks[] };

const subjectOf = (kind: GroupKind, subjectId: string): Subject => ({ kind, subjectId, playerId: null });

/**
 * Keeps who takes part, first there and then in the conversation, so that one which is opened at the same time misses
 * nobody. A guest finds a conversation: the link alone opens none.
 */
export async function keepRoster(
  manager: EntityManager,
  effects: Effects,
  push: PushBus,
  { guests = [], ...roster }: Roster,
): Promise<void> {
  const { kind, id, member_ids } = roster;
  await manager.upsert(
    RosterEntity,
    { ...roster, guests: guests.map(({ name, id: guest }) => ({ id: guest, name })) },
    ['kind', 'id'],
  );
  const subject = subjectOf(kind, id);
  if (kind === 'MATCH') await keepLinks(manager, id, guests);
  if (guests.length > 0) await openConversation(manager, subject);
  const conversation = await lockConversation(manager, idOf(subject));
  if (conversation) await admit(manager, effects, push, conversation, member_ids);
}

async function keepLinks(manager: EntityManager, matchId: string, guests: readonly GuestLinks[]): Promise<void> {
  await manager.delete(GuestLinkEntity, { match_id: matchId });
  const links = guests.flatMap(({ id, tokenHashes }) =>
    tokenHashes.map((token_hash) => ({ token_hash, match_id: matchId, guest_id: id })),
  );
  await insertRows(manager, GuestLinkEntity, links, { ignoreConflicts: true });
}

export async function endTournament(manager: EntityManager, id: string): Promise<void> {
  await execute(manager, sql`insert into ended_tournament (id) values (${id}) on conflict do nothing`);
}

interface TeamFacts {
  readonly registrationId: string;
  readonly tournament: { readonly id: string; readonly name: string };
  readonly playerIds: readonly string[];
}

/** For two or more players; a single player has nobody to write to. */
export async function keepTeam(
  manager: EntityManager,
  effects: Effects,
  push: PushBus,
  { registrationId, tournament, playerIds }: TeamFacts,
  members: readonly string[],
): Promise<void> {
  if (playerIds.length < 2) return;
  const named = { competition_id: tournament.id, search_name: withoutAccents(tournament.name), number: null };
  const team = { kind: 'TOURNAMENT_TEAM' as const, id: registrationId, ...named };
  await keepRoster(manager, effects, push, { ...team, member_ids: [...members], closed: false });
}
