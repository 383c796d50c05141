import type { Side, UserId } from '@setpoint/kernel';
import type { Guest } from './guest.js';
import { invitationOf, sideOf, type Match } from './match.js';
import { permits } from './permits.js';
import { ruleContextOf } from './rule-context.js';

/** A guest's status in a match; OUT: left or removed, KEPT: has registered since. */
export type GuestStanding = 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'OUT' | 'KEPT';

export interface GuestPlace {
  readonly guest: Guest;
  readonly standing: GuestStanding;
  readonly side: Side;
  readonly mayAccept: boolean;
  readonly mayDecline: boolean;
  readonly mayLeave: boolean;
}

/** Rules know nothing about a guest beyond the match. */
const NOTHING_KNOWN = ruleContextOf({ people: [], courts: [], blocks: [], follows: [] });

/** The guest's own view of their place; null if the match has no such guest. */
export function guestPlaceOf(match: Match, id: UserId, now: Date): GuestPlace | null {
  const guest = match.guests.find((each) => each.id === id);
  if (!guest) return null;
  const may = (action: 'ACCEPT' | 'DECLINE' | 'LEAVE') => permits[action](match, id, NOTHING_KNOWN, now) === null;
  return {
    guest,
    standing: standingOf(match, guest),
    side: sideOf(match, id) ?? invitationOf(match, id)?.side ?? 'B',
    mayAccept: may('ACCEPT'),
    mayDecline: may('DECLINE'),
    mayLeave: may('LEAVE'),
  };
}

function standingOf(match: Match, { id, claimedBy }: Guest): GuestStanding {
  if (claimedBy) return 'KEPT';
  if (sideOf(match, id)) return 'ACCEPTED';
  return invitationOf(match, id)?.state ?? 'OUT';
}
