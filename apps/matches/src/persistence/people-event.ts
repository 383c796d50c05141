import { isDeepStrictEqual } from 'node:util';
import { matchPeopleChanged, outgoing, type OutgoingEvent } from '@setpoint/events';
import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { isGuest } from '../domain/guest.js';
import { pendingInvitationOf, players, sideOf, type Match } from '../domain/match.js';

/** Whether the people involved in a match must be published again. */
export const isOtherPeople = (before: Match, after: Match): boolean =>
  !isDeepStrictEqual(peopleOf(before), peopleOf(after));

/** The people involved in matches, with the hashes of their guests' links. */
export async function peopleEvents(manager: EntityManager, matches: readonly Match[]): Promise<OutgoingEvent[]> {
  const guestIds = matches.flatMap((match) => peopleOf(match).guests.map(({ id }) => id));
  const links =
    guestIds.length === 0
      ? []
      : await rowsOf<{ guest_id: string; token_hash: string }>(
          manager,
          sql`select guest_id, token_hash from guest_link where guest_id = any(${guestIds}::text[]) order by token_hash`,
        );
  const linksOf = Map.groupBy(links, ({ guest_id }) => guest_id);
  return matches.map((match) => {
    const { playerIds, guests, cancelled } = peopleOf(match);
    const withLinks = guests.map(({ id, name }) => ({
      ...{ id, name },
      tokenHashes: (linksOf.get(id) ?? []).map(({ token_hash }) => token_hash),
    }));
    return outgoing(matchPeopleChanged, { matchId: match.id, playerIds, guests: withLinks, cancelled });
  });
}

function peopleOf(match: Match) {
  const invited = match.invitations.filter(({ state }) => state === 'PENDING').map(({ playerId }) => playerId);
  return {
    playerIds: [...new Set([...players(match), ...invited])].filter((id) => !isGuest(id)),
    guests: match.guests
      .filter(({ id, claimedBy }) => !claimedBy && (sideOf(match, id) !== null || pendingInvitationOf(match, id)))
      .map(({ id, name }) => ({ id, name })),
    cancelled: match.state === 'CANCELLED',
  };
}
