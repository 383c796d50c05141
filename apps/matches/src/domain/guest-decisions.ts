import { accept, refuse, mailboxOf, type UserId } from '@setpoint/kernel';
import type { CommandOf } from './commands.js';
import { isGuest, type Guest } from './guest.js';
import {
  invitationOf,
  isInvolved,
  pendingInvitationOf,
  players,
  sideOf,
  type Invitation,
  type Match,
} from './match.js';
import { roomToInvite } from './places.js';
import type { Decision } from './result-decisions.js';
import type { RuleContext } from './rule-context.js';
import { overlapping } from './rules/overlap.js';

/** Guests are invited like players, without the checks that need an account: blocks, follows, level (MAT-05). */
export function inviteGuest(command: CommandOf<'INVITE_GUEST'>, match: Match, now: Date): Decision {
  const { who, side, invitationId, guest: invited } = command;
  if (isGuestOf(match, invited)) return refuse('GUEST_EXISTS');
  if (roomToInvite(match, side) === 0) return refuse('TEAM_FULL');
  const guest: Guest = { ...invited, invitedBy: who, claimedBy: null };
  const invitation: Invitation = {
    ...{ id: invitationId, playerId: guest.id, invitedBy: who, side },
    ...{ state: 'PENDING', createdAt: now, answeredAt: null },
  };
  return accept([{ type: 'GUEST_INVITED', by: who, guest, invitation, at: now }]);
}

/** The organiser withdraws an unanswered invitation; an answer that came first stands (MAT-05). */
export function withdrawInvitation(
  { who, guestId }: CommandOf<'WITHDRAW_INVITATION'>,
  match: Match,
  now: Date,
): Decision {
  if (!match.guests.some(({ id }) => id === guestId)) return refuse('USER_NOT_IN_MATCH');
  if (!pendingInvitationOf(match, guestId)) return refuse('GUEST_HAS_ANSWERED');
  return accept([{ type: 'INVITATION_WITHDRAWN', guestId, by: who, at: now }]);
}

/** Transfers a guest's place to their account. Idempotent; nobody has two places (MAT-05). */
export function keepGuestPlace(
  { who, guestId }: CommandOf<'KEEP_GUEST_PLACE'>,
  match: Match,
  context: RuleContext,
  now: Date,
): Decision {
  const guest = match.guests.find(({ id }) => id === guestId);
  if (guest?.claimedBy === who) return accept([]);
  if (!guest || guest.claimedBy || !isInvolved(match, guestId)) return refuse('GUEST_LINK_NOT_VALID');
  if (isWithdrawn(match, guestId)) return refuse('INVITATION_WITHDRAWN');
  if (players(match).some((other) => context.blockBetween(who, other))) return refuse('CANNOT_JOIN');
  // Who was removed comes back by the organiser alone (MAT-12).
  if (match.removedIds.includes(who) && guest.invitedBy !== match.organiserId) return refuse('CANNOT_JOIN');
  const isOpen = match.state === 'ORGANIZING' || match.state === 'READY';
  if (isOpen && sideOf(match, guestId) && isBusyThen(match, who, context)) return refuse('MATCH_OVERLAPS');
  if (sideOf(match, who) && sideOf(match, guestId) && !isOpen) return refuse('NOT_IN_THIS_STATE');
  return accept([{ type: 'GUEST_PLACE_KEPT', guestId, playerId: who, at: now }]);
}

const isBusyThen = (match: Match, who: UserId, context: RuleContext): boolean =>
  overlapping(match.plan.when, context.person(who)?.engagements ?? [], match.id).length > 0;

/** Whether this address was invited to the match and is still involved. */
export const isGuestOf = (match: Match, { address }: Pick<Guest, 'address'>): boolean =>
  match.guests.some((guest) => mailboxOf(guest.address) === mailboxOf(address) && isOf(match, guest));

const isWithdrawn = (match: Match, guest: UserId): boolean => invitationOf(match, guest)?.state === 'WITHDRAWN';

/** Whether the guest plays, is invited, declined, or has registered. A withdrawn invitation can be sent again. */
const isOf = (match: Match, guest: Guest): boolean =>
  guest.claimedBy !== null ||
  sideOf(match, guest.id) !== null ||
  (invitationOf(match, guest.id) !== undefined && !isWithdrawn(match, guest.id));

/** A match with a guest does not affect levels (MAT-05). */
export const isPlayedWithGuest = (match: Match): boolean => players(match).some(isGuest);
