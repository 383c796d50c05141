import { accept, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { inForce, ordinalOf, type Candidate, type Phase } from '@setpoint/league';
import { namedIn, playersIn, teamIn, type LeagueSubscription, type Team } from './subscription.js';

// Partner and reserve answer for themselves (LEA-02): whoever has not agreed is no member and has no place in the league.

export type AcceptCode = 'SUBSCRIPTION_INACTIVE' | 'INVITATION_NOT_FOUND' | 'ALREADY_SUBSCRIBED' | 'IN_ANOTHER_TEAM';

/** Who was named and has not agreed. */
export const pendingIn = (team: Team): readonly UserId[] =>
  namedIn(team).filter((id) => !team.acceptedIds.includes(id));

/** Whether somebody is or was a member. */
export const isMember = ({ playerId, versions }: LeagueSubscription, player: UserId): boolean =>
  playerId === player || versions.some(({ value }) => value.acceptedIds.includes(player));

/** Whether as many have agreed as play on a side; a reserve is as good as a partner. */
export const isComplete = (
  subscription: LeagueSubscription,
  phase: Phase,
  { numberPlayers }: { readonly numberPlayers: 1 | 2 },
): boolean => playersIn(subscription, phase).length >= numberPlayers;

/** A team of these; whoever has agreed to be in one of the subscription's need not be asked again. */
export const teamOf = (team: Omit<Team, 'acceptedIds'>, agreed: readonly UserId[]): Team => ({
  ...team,
  acceptedIds: namedIn(team).filter((id) => agreed.includes(id)),
});

/** The same subscription where that was done before. */
export function acceptInvitation(
  subscription: LeagueSubscription,
  player: Pick<Candidate, 'isSubscribed' | 'isInTeam'> & { readonly id: UserId },
): Outcome<LeagueSubscription, AcceptCode> {
  if (subscription.machine.state === 'INACTIVE') return refuse('SUBSCRIPTION_INACTIVE');
  if (!isInvited(subscription, player.id))
    return subscription.playerId !== player.id && isMember(subscription, player.id)
      ? accept(subscription)
      : refuse('INVITATION_NOT_FOUND');
  if (player.isSubscribed) return refuse('ALREADY_SUBSCRIBED');
  if (player.isInTeam) return refuse('IN_ANOTHER_TEAM');
  return accept(
    changed(subscription, (team) =>
      pendingIn(team).includes(player.id) ? { ...team, acceptedIds: [...team.acceptedIds, player.id] } : team,
    ),
  );
}

const isInvited = ({ versions }: LeagueSubscription, player: UserId): boolean =>
  versions.some(({ value }) => pendingIn(value).includes(player));

/** The same subscription where nobody asked, or the answer was given before. */
export const declineInvitation = (subscription: LeagueSubscription, player: UserId): LeagueSubscription =>
  isInvited(subscription, player)
    ? changed(subscription, (team) => (pendingIn(team).includes(player) ? without(team, player) : team))
    : subscription;

/** Out of the team from a phase on; the same subscription for who is in it no more. */
export function leaveTeam(subscription: LeagueSubscription, player: UserId, from: Phase): LeagueSubscription {
  const kept = subscription.versions.filter((version) => ordinalOf(version.from) < ordinalOf(from));
  const coming = subscription.versions.filter((version) => ordinalOf(version.from) >= ordinalOf(from));
  const inForceThen = inForce(kept, from);
  const isFirst = coming[0] && ordinalOf(coming[0].from) === ordinalOf(from);
  const teams = isFirst || !inForceThen ? coming : [{ from, value: inForceThen }, ...coming];
  if (!teams.some(({ value }) => value.acceptedIds.includes(player))) return subscription;
  const left = teams.map((version) => ({ ...version, value: without(version.value, player) }));
  return { ...subscription, versions: [...kept, ...left] };
}

export type TeammateAction = 'ACCEPT' | 'DECLINE' | 'LEAVE';

/** What a partner or reserve can do. */
export function teammateActions(
  subscription: LeagueSubscription,
  player: UserId,
  next: Phase,
): readonly TeammateAction[] {
  if (isInvited(subscription, player)) return ['ACCEPT', 'DECLINE'];
  return teamIn(subscription, next).acceptedIds.includes(player) ? ['LEAVE'] : [];
}

const without = (team: Team, player: UserId): Team => ({
  ...team,
  partnerId: team.partnerId === player ? null : team.partnerId,
  reserveId: team.reserveId === player ? null : team.reserveId,
  acceptedIds: team.acceptedIds.filter((id) => id !== player),
});

const changed = (subscription: LeagueSubscription, change: (team: Team) => Team): LeagueSubscription => ({
  ...subscription,
  versions: subscription.versions.map(({ from, value }) => ({ from, value: change(value) })),
});
