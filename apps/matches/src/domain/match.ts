import {
  otherSide,
  type CourtId,
  type MatchId,
  type NumberPlayersId,
  type Side,
  type SportId,
  type UserId,
} from '@setpoint/kernel';
import type { GameMode } from '@setpoint/scoring';
import type { Competition } from './competition/competition.js';
import type { DisputedVersion, Dispute, EarlierVersion, EnteredResult } from './entered-result.js';
import type { NoShowReport } from './no-shows.js';
import { isGuest, type Guest } from './guest.js';
import type { PlanProposal } from './proposal/proposal.js';
import type { Waiter } from './waiting-list/waiter.js';

export type Visibility = 'PUBLIC' | 'PRIVATE';
export type Minutes = 60 | 90 | 120;

/** A player who has a place. */
export interface Place {
  readonly playerId: UserId;
  readonly joinedAt: Date;
  /** When the player accepted the court and time that are set, by joining or by answering; null while there are none (MAT-23). */
  readonly agreedAt: Date | null;
}

export interface Invitation {
  readonly id: string;
  readonly playerId: UserId;
  readonly invitedBy: UserId;
  readonly side: Side;
  /** WITHDRAWN exists for guests only; their page says so (MAT-05). */
  readonly state: 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN';
  readonly createdAt: Date;
  readonly answeredAt: Date | null;
}

/** Date and time in the court's time zone, and the corresponding instants. */
export interface When {
  /** YYYY-MM-DD */
  readonly datePlay: string;
  /** HH:mm */
  readonly timePlay: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** What is agreed so far. */
export interface Plan {
  readonly courtId: CourtId | null;
  readonly booked: boolean;
  readonly when: When | null;
  readonly minutesPlay: Minutes;
  /** IANA zone of the court, or of the organiser while there is no court. */
  readonly timeZone: string;
}

/** A plan with nothing left open. */
export interface Schedule extends Plan {
  readonly courtId: CourtId;
  readonly when: When;
}

/** Properties of a match in every state. */
export interface MatchCore {
  readonly id: MatchId;
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
  readonly visibility: Visibility;
  readonly isFriendly: boolean;
  readonly gameMode: GameMode;
  /** Half steps; null is no limit. */
  readonly levelMin: number | null;
  readonly levelMax: number | null;
  readonly organiserId: UserId;
  readonly message: string | null;
  readonly createdAt: Date;
  readonly teamA: readonly Place[];
  readonly teamB: readonly Place[];
  readonly invitations: readonly Invitation[];
  /** All guests ever invited; places and invitations tell whether they play. */
  readonly guests: readonly Guest[];
  /** Players removed by the organiser; they can return only by invitation. */
  readonly removedIds: readonly UserId[];
  /** The latest invitation to play, open or not; null before the first one (MAT-23). */
  readonly proposal: PlanProposal | null;
  /** The waiting list, in order of arrival; empty once the match is played or over (BYD-04). */
  readonly waitingList: readonly Waiter[];
  /** At most one per side, oldest first (REP-01). */
  readonly noShows: readonly NoShowReport[];
  /** Who has evaluated whom (RES-06). */
  readonly evaluations: readonly { readonly by: UserId; readonly of: UserId }[];
  /** Null for matches created by players. */
  readonly competition: Competition | null;
}

/** Court, date, time or players are missing. */
export interface OrganizingMatch extends MatchCore {
  readonly state: 'ORGANIZING';
  readonly plan: Plan;
  /** When it is cancelled automatically (MAT-07); null if a competition decides. */
  readonly cancelsAt: Date | null;
}

/** Everything is set. */
export interface ReadyMatch extends MatchCore {
  readonly state: 'READY';
  readonly plan: Schedule;
  /** When the reminders are due (REP-05); null once sent or if it was too late for them. */
  readonly remindDayAt: Date | null;
  readonly remindHourAt: Date | null;
}

/** Played, or begun without the other side; the result is missing or was disputed once. */
export interface AwaitingResultMatch extends MatchCore {
  readonly state: 'AWAITING_RESULT';
  readonly plan: Schedule;
  readonly returned: DisputedVersion | null;
  /** When it counts as not played; null while a no-show is unanswered or the competition's window is open. */
  readonly givesUpAt: Date | null;
}

/** A result was entered and awaits the other side. */
export interface AwaitingConfirmationMatch extends MatchCore {
  readonly state: 'AWAITING_CONFIRMATION';
  readonly plan: Schedule;
  readonly result: EnteredResult;
  /** Set if the entered result was disputed a second time. */
  readonly dispute: Dispute | null;
  readonly earlier: readonly EarlierVersion[];
  /** When it is confirmed automatically; null after the second dispute, when only agreement counts (RES-04). */
  readonly confirmsAt: Date | null;
}

/** The result counts. */
export interface ConfirmedMatch extends MatchCore {
  readonly state: 'CONFIRMED';
  readonly plan: Schedule;
  readonly result: EnteredResult;
  readonly earlier: readonly EarlierVersion[];
  readonly confirmedAt: Date;
  /** Null: automatically, three days after entry. */
  readonly confirmedBy: UserId | null;
}

/** No result came. */
export interface NotPlayedMatch extends MatchCore {
  readonly state: 'NOT_PLAYED';
  readonly plan: Schedule;
  readonly returned: DisputedVersion | null;
  readonly gaveUpAt: Date;
}

/** Cancelled. Final. */
export interface CancelledMatch extends MatchCore {
  readonly state: 'CANCELLED';
  readonly plan: Plan;
  readonly cancelledAt: Date;
  /** Null: automatically after 15 days, or by the competition. */
  readonly cancelledBy: UserId | null;
}

/** Its time passed with incomplete teams, or its competition's window without a result. */
export interface ExpiredMatch extends MatchCore {
  readonly state: 'EXPIRED';
  readonly plan: Plan;
  readonly expiredAt: Date;
}

/** The states of a match (MAT-06). Each state has only the properties valid in it. */
export type Match =
  | OrganizingMatch
  | ReadyMatch
  | AwaitingResultMatch
  | AwaitingConfirmationMatch
  | ConfirmedMatch
  | NotPlayedMatch
  | CancelledMatch
  | ExpiredMatch;

export type MatchState = Match['state'];

export const MATCH_STATES: readonly MatchState[] = [
  'ORGANIZING',
  'READY',
  'AWAITING_RESULT',
  'AWAITING_CONFIRMATION',
  'CONFIRMED',
  'NOT_PLAYED',
  'CANCELLED',
  'EXPIRED',
];

const FINAL_STATES: readonly MatchState[] = ['CONFIRMED', 'NOT_PLAYED', 'CANCELLED', 'EXPIRED'];

/** Whether the match's state can still change. */
export const isCurrent = ({ state }: Match): boolean => !FINAL_STATES.includes(state);

/** Everyone with a place, side A first. */
export const players = (match: MatchCore): readonly UserId[] =>
  [...match.teamA, ...match.teamB].map((place) => place.playerId);

/** Everyone with a place and an account. */
export const members = (match: MatchCore): readonly UserId[] => players(match).filter((id) => !isGuest(id));

export const team = (match: MatchCore, side: Side): readonly Place[] => (side === 'A' ? match.teamA : match.teamB);

export function sideOf(match: MatchCore, player: UserId): Side | null {
  if (match.teamA.some((place) => place.playerId === player)) return 'A';
  if (match.teamB.some((place) => place.playerId === player)) return 'B';
  return null;
}

/** Opponents with an account. */
export const opponentsOf = (match: MatchCore, player: UserId): readonly UserId[] => {
  const side = sideOf(match, player);
  const others = side ? team(match, otherSide(side)) : [];
  return others.map((place) => place.playerId).filter((id) => !isGuest(id));
};

export const freePlaces = (match: MatchCore, side: Side): number => match.numberPlayers - team(match, side).length;

/** Free places of both sides, unanswered invitations among them. */
export const missing = (match: MatchCore): number => freePlaces(match, 'A') + freePlaces(match, 'B');

export const invitationOf = (match: MatchCore, player: UserId): Invitation | undefined =>
  match.invitations.find((invitation) => invitation.playerId === player);

export const pendingInvitationOf = (match: MatchCore, player: UserId): Invitation | undefined =>
  match.invitations.find((invitation) => invitation.playerId === player && invitation.state === 'PENDING');

/** Plays in it or was invited to it (MAT-14). */
export const isInvolved = (match: MatchCore, player: UserId): boolean =>
  sideOf(match, player) !== null || invitationOf(match, player) !== undefined;

/** To strangers a private match does not exist, whatever they ask or try (MAT-14). */
export const isHidden = (match: MatchCore, who: UserId): boolean =>
  match.visibility === 'PRIVATE' && !isInvolved(match, who);

/** Who sets court and time: the organiser; in a competition any player. */
export const organises = (match: MatchCore, who: UserId): boolean =>
  match.competition ? sideOf(match, who) !== null : match.organiserId === who;

export const isScheduled = (plan: Plan): plan is Schedule => plan.courtId !== null && plan.when !== null;
