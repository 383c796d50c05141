import { accept, refuse } from '@setpoint/kernel';
import type { CommandOf } from './commands.js';
import { isGuest, type Guest } from './guest.js';
import { invitationOf, isInvolved, players, sideOf, type Invitation, type Match } from './match.js';
import { roomToInvite } from './permits.js';
import type { Decision } from './result-decisions.js';
import type { RuleContext } from './rule-context.js';
import { mailboxOf } from './rules/mailbox.js';

/** A guest is invited like a player, but for what would be asked of an account: blocks, follows, level (MAT-05). */
export function inviteGuest(command: CommandOf<'INVITE_GUEST'>, match: Match, now: Date): Decision {
  const { who, side, invitationId, guest: invited } = command;
  if (match.guests.some((guest) => mailboxOf(guest.address) === mailboxOf(invited.address) && isOf(match, guest)))
    return refuse('GUEST_EXISTS');
  if (roomToInvite(match, side) === 0) return refuse('TEAM_FULL');
  const guest: Guest = { ...invited, invitedBy: who, claimedBy: null };
  const invitation: Invitation = {
    ...{ id: invitationId, playerId: guest.id, invitedBy: who, side },
    ...{ state: 'PENDING', createdAt: now, answeredAt: null },
  };
  return accept([{ type: 'GUEST_INVITED', by: who, guest, invitation, at: now }]);
}

/** The guest has an account now: the place becomes the account's. Twice is once; nobody has two places (MAT-05). */
export function keepGuestPlace(
  { who, guestId }: CommandOf<'KEEP_GUEST_PLACE'>,
  match: Match,
  context: RuleContext,
  now: Date,
): Decision {
  const guest = match.guests.find(({ id }) => id === guestId);
  if (guest?.claimedBy === who) return accept([]);
  if (!guest || guest.claimedBy || !isInvolved(match, guestId)) return refuse('GUEST_LINK_NOT_VALID');
  if (players(match).some((other) => context.blockBetween(who, other))) return refuse('CANNOT_JOIN');
  const isOpen = match.state === 'ORGANIZING' || match.state === 'READY';
  if (sideOf(match, who) && sideOf(match, guestId) && !isOpen) return refuse('NOT_IN_THIS_STATE');
  return accept([{ type: 'GUEST_PLACE_KEPT', guestId, playerId: who, at: now }]);
}

/** Whether the guest plays, is asked or said no, and has not become an account. */
const isOf = (match: Match, guest: Guest): boolean =>
  guest.claimedBy !== null || sideOf(match, guest.id) !== null || invitationOf(match, guest.id) !== undefined;

/** A match with a guest in it moves no level (MAT-05). */
export const isPlayedWithGuest = (match: Match): boolean => players(match).some(isGuest);
