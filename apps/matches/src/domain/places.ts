import type { Side, UserId } from '@setpoint/kernel';
import {
  freePlaces,
  isScheduled,
  sideOf,
  type Match,
  type MatchCore,
  type OrganizingMatch,
  type Place,
} from './match.js';
import { after, ORGANISING_MS } from './rules/deadlines.js';
import { isWaiting } from './waiting-list/rules.js';

/** Without the state-dependent properties. */
export function core(match: Match): MatchCore {
  const { id, sport, numberPlayers, visibility, isFriendly, gameMode, levelMin, levelMax, organiserId } = match;
  const { message, createdAt, teamA, teamB, invitations, guests, removedIds, proposal } = match;
  const { waitingList, noShows, evaluations, competition } = match;
  return {
    ...{ id, sport, numberPlayers, visibility, isFriendly, gameMode, levelMin, levelMax, organiserId },
    ...{ message, createdAt, teamA, teamB, invitations, guests, removedIds, proposal },
    ...{ waitingList, noShows, evaluations, competition },
  };
}

/** Places of a side that are neither taken nor promised. */
export const roomToInvite = (match: MatchCore, side: Side): number =>
  Math.max(
    0,
    freePlaces(match, side) -
      match.invitations.filter((invitation) => invitation.side === side && invitation.state === 'PENDING').length,
  );

/** For somebody who wishes no side: where a place is promised to nobody, else where one is free. */
export const openSide = (match: MatchCore): Side =>
  roomToInvite(match, 'A') > 0 || (roomToInvite(match, 'B') === 0 && freePlaces(match, 'A') > 0) ? 'A' : 'B';

export function withPlayer(match: Match, playerId: UserId, side: Side, joinedAt: Date): Match {
  // Who joins a match with court and time accepts them (MAT-23).
  const place: Place = { playerId, joinedAt, agreedAt: isScheduled(match.plan) ? joinedAt : null };
  const removedIds = match.removedIds.filter((id) => id !== playerId);
  const joined = { ...withoutWaiter(match, playerId), removedIds };
  return side === 'A' ? { ...joined, teamA: [...match.teamA, place] } : { ...joined, teamB: [...match.teamB, place] };
}

export function withoutPlayer(match: Match, playerId: UserId, at: Date): Match {
  const others = (places: readonly Place[]) => places.filter((place) => place.playerId !== playerId);
  const invitations = match.invitations.filter((invitation) => invitation.playerId !== playerId);
  const { proposal } = match;
  const without = { ...match, invitations, teamA: others(match.teamA), teamB: others(match.teamB) };
  return proposal?.by === playerId && proposal.end === null
    ? { ...without, proposal: { ...proposal, end: { how: 'WITHDRAWN', by: playerId, at } } }
    : without;
}

/** Court and time are set; who has agreed keeps that with the place. */
export const withAgreement = (match: Match, agreedAt: (playerId: UserId) => Date | null): Match => {
  const agreed = (places: readonly Place[]) =>
    places.map((place) => ({ ...place, agreedAt: agreedAt(place.playerId) }));
  return { ...match, teamA: agreed(match.teamA), teamB: agreed(match.teamB) };
};

/** Moves the place and invitation of a person to another id. */
export function withNewId(match: Match, from: UserId, to: UserId): Match {
  const renamed = <Held extends { readonly playerId: UserId }>(held: readonly Held[]): readonly Held[] =>
    held.map((each) => (each.playerId === from ? { ...each, playerId: to } : each));
  const { teamA, teamB, invitations } = match;
  return { ...match, teamA: renamed(teamA), teamB: renamed(teamB), invitations: renamed(invitations) };
}

/** If the account already plays or is invited, one place is kept, preferably a taken one. */
export function withOnePlace(match: Match, guestId: UserId, playerId: UserId, at: Date): Match {
  const guestPlays = sideOf(match, guestId) !== null;
  if (guestPlays && sideOf(match, playerId) === null)
    return withNewId(withoutPlayer(match, playerId, at), guestId, playerId);
  const without = withoutPlayer(match, guestId, at);
  return guestPlays ? reopened(without, at) : without;
}

/** A ready match that lost a player is organised again, with a new deadline. */
export function reopened(match: Match, at: Date): Match {
  if (match.state !== 'READY') return match;
  const open: OrganizingMatch = {
    ...core(match),
    state: 'ORGANIZING',
    plan: match.plan,
    cancelsAt: after(at, ORGANISING_MS),
  };
  return open;
}

export const withoutWaiter = (match: Match, who: UserId): Match =>
  isWaiting(match, who)
    ? { ...match, waitingList: match.waitingList.filter(({ playerId }) => playerId !== who) }
    : match;
