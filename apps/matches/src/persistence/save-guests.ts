import { mailboxOf } from '@setpoint/kernel';
import { insertRows } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { GuestLink } from '../application/guest-messages.js';
import type { Match } from '../domain/match.js';
import { GuestEntity, GuestLinkEntity, type GuestRow } from './guest-entities.js';

/** Stores guests who are new or now have an account, and the links in messages to them. */
export async function saveGuests(
  manager: EntityManager,
  before: Pick<Match, 'guests'>,
  after: Match,
  links: readonly GuestLink[],
): Promise<void> {
  const known = new Map(before.guests.map((guest) => [guest.id, guest]));
  const rows = guestRows(after);
  await insertRows(
    manager,
    GuestEntity,
    rows.filter((_, i) => !known.has(after.guests[i]!.id)),
  );
  for (const { id, claimedBy } of after.guests)
    if (known.has(id) && known.get(id)!.claimedBy !== claimedBy)
      await manager.update(GuestEntity, { id }, { claimed_by: claimedBy });
  await insertRows(
    manager,
    GuestLinkEntity,
    links.map(({ guestId, tokenHash }) => ({ token_hash: tokenHash, guest_id: guestId })),
  );
}

export const guestRows = ({ id: match_id, guests }: Match): GuestRow[] =>
  guests.map(({ id, name, channel, address, language, invitedBy, claimedBy }, position) => ({
    ...{ id, match_id, name, channel, address, mailbox: mailboxOf(address), language, position },
    ...{ invited_by: invitedBy, claimed_by: claimedBy },
  }));
