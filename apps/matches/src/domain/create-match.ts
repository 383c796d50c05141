import {
  accept,
  formatsOf,
  isSportId,
  refuse,
  mailboxOf,
  type CourtId,
  type MatchId,
  type Outcome,
  type Side,
  type UserId,
} from '@setpoint/kernel';
import { GAME_MODES, type GameMode } from '@setpoint/scoring';
import type { InvitedGuest } from './commands.js';
import type { Guest } from './guest.js';
import type { RuleContext, Engagement } from './rule-context.js';
import { evolve } from './evolve.js';
import {
  isScheduled,
  type Invitation,
  type Match,
  type MatchState,
  type OrganizingMatch,
  type Plan,
  type Visibility,
} from './match.js';
import type { MatchEvent } from './match-events.js';
import { invalidData, type MatchCode, type MatchFieldError } from './refusals.js';
import { isAway } from './joining.js';
import { after, FRIENDLY_MS, ORGANISING_MS } from './rules/deadlines.js';
import { findLimitErrors, limit } from './rules/level-limits.js';
import { overlapping } from './rules/overlap.js';
import { findStartError, isDuration, isFieldError, isTimeZone, refuseStart, whenOf } from './rules/schedule.js';
import { findTextErrors, tidy } from './rules/text.js';

/** The draft of the wizard (MAT-02), with the ids of the match and its invitations. */
export interface Draft {
  readonly matchId: MatchId;
  readonly organiserId: UserId;
  readonly sport: number;
  readonly visibility: Visibility;
  readonly isFriendly: boolean;
  readonly numberPlayers: number;
  readonly gameMode: GameMode;
  /** 0 or null is no limit. */
  readonly levelMin: number | null;
  readonly levelMax: number | null;
  readonly courtId: CourtId | null;
  readonly booked: boolean;
  readonly datePlay: string | null;
  readonly timePlay: string | null;
  readonly minutesPlay: number;
  readonly invitees: readonly { readonly invitationId: string; readonly playerId: UserId; readonly side: Side }[];
  readonly guests: readonly DraftGuest[];
  readonly message: string | null;
}

/** A guest invited with the creation of the match (MAT-05). */
export interface DraftGuest {
  readonly invitationId: string;
  readonly side: Side;
  readonly guest: InvitedGuest;
}

export interface Created {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
  /** Other matches of the organiser at the same time: a warning (MAT-18). */
  readonly overlapping: readonly Engagement[];
}

/** Time zone of people without a location. */
const FALLBACK_ZONE = 'Europe/Rome';

/** A friendly match in one of these states does not count against the 30 days (MAT-04). */
export const UNCOUNTED_FRIENDLY_STATES: readonly MatchState[] = ['CANCELLED', 'EXPIRED'];

/** When the organiser of a friendly match may create another one; null: now (MAT-04). */
export function friendlyAgainAt(lastFriendlyAt: Date | null, now: Date): Date | null {
  const at = lastFriendlyAt && after(lastFriendlyAt, FRIENDLY_MS);
  return at && now < at ? at : null;
}

/**
 * Creates a match or returns errors of the draft (MAT-01 to MAT-04). `lastFriendlyAt`: when the organiser created the last
 * friendly match that counts.
 */
export function createMatch(
  draft: Draft,
  context: RuleContext,
  lastFriendlyAt: Date | null,
  now: Date,
): Outcome<Created, MatchCode> {
  const { organiserId, sport, numberPlayers, minutesPlay } = draft;
  const levels = { levelMin: limit(draft.levelMin), levelMax: limit(draft.levelMax) };
  const message = tidy(draft.message);
  const fields = [
    ...findLimitErrors(levels),
    ...findTextErrors('message', message),
    ...findNumberErrors(draft),
    ...findTeamErrors(draft),
  ];
  if (
    fields.length > 0 ||
    !isSportId(sport) ||
    (numberPlayers !== 1 && numberPlayers !== 2) ||
    !isDuration(minutesPlay)
  )
    return invalidData(...fields);

  const everyone = [organiserId, ...draft.invitees.map((invitee) => invitee.playerId)];
  if (new Set(everyone).size < everyone.length) return refuse('DUPLICATE_PLAYERS');
  if (new Set(draft.guests.map(({ guest }) => mailboxOf(guest.address))).size < draft.guests.length)
    return refuse('GUEST_EXISTS');

  const court = draft.courtId === null ? null : context.court(draft.courtId);
  if (court === undefined) return refuse('COURT_NOT_FOUND');
  const ownZone = context.person(organiserId)?.timeZone;
  const timeZone = court?.timeZone ?? (isTimeZone(ownZone) ? ownZone : FALLBACK_ZONE);
  const when = draft.datePlay && draft.timePlay ? whenOf(draft.datePlay, draft.timePlay, minutesPlay, timeZone) : null;
  if (when && isFieldError(when)) return invalidData(when);
  const startError = when && findStartError(when.startsAt, now);
  if (startError) return refuseStart(startError);

  const invitable = (id: UserId) => context.person(id) !== undefined && !context.blockBetween(organiserId, id);
  if (draft.invitees.some(({ playerId }) => !invitable(playerId))) return refuse('CANNOT_INVITE');
  if (draft.invitees.some(({ playerId }) => isAway({ when, timeZone }, context.person(playerId), now)))
    return refuse('PLAYER_AWAY');
  const followed = draft.invitees.filter(({ playerId }) => context.follows(organiserId, playerId)).length;
  if (draft.visibility === 'PRIVATE' && followed + draft.guests.length < numberPlayers)
    return invalidData({ field: 'inviteTeamB', code: 'TOO_FEW_FOLLOWED' });
  if (draft.isFriendly && friendlyAgainAt(lastFriendlyAt, now)) return refuse('FRIENDLY_LIMIT');

  const plan: Plan = { courtId: draft.courtId, booked: court !== null && draft.booked, when, minutesPlay, timeZone };
  const match: OrganizingMatch = {
    id: draft.matchId,
    ...{ sport, numberPlayers, organiserId, message, plan, ...levels },
    visibility: draft.visibility,
    isFriendly: draft.isFriendly,
    gameMode: draft.gameMode,
    createdAt: now,
    teamA: [{ playerId: organiserId, joinedAt: now, agreedAt: isScheduled(plan) ? now : null }],
    teamB: [],
    invitations: [],
    guests: [],
    removedIds: [],
    proposal: null,
    waitingList: [],
    noShows: [],
    evaluations: [],
    competition: null,
    state: 'ORGANIZING',
    cancelsAt: after(now, ORGANISING_MS),
  };
  const events: MatchEvent[] = [{ type: 'CREATED', by: organiserId, at: now }];
  const invitation = (id: string, playerId: UserId, side: Side): Invitation => ({
    ...{ id, playerId, invitedBy: organiserId, side },
    ...{ state: 'PENDING', createdAt: now, answeredAt: null },
  });
  if (draft.invitees.length > 0) {
    const invitations = draft.invitees.map((each) => invitation(each.invitationId, each.playerId, each.side));
    events.push({ type: 'PLAYERS_INVITED', by: organiserId, invitations, at: now });
  }
  for (const { invitationId, side, guest: invited } of draft.guests) {
    const guest: Guest = { ...invited, invitedBy: organiserId, claimedBy: null };
    const asked = invitation(invitationId, guest.id, side);
    events.push({ type: 'GUEST_INVITED', by: organiserId, guest, invitation: asked, at: now });
  }
  const engagements = context.person(organiserId)?.engagements ?? [];
  return accept({ match: events.reduce(evolve, match), events, overlapping: overlapping(when, engagements, match.id) });
}

function findNumberErrors(draft: Draft): MatchFieldError[] {
  const errors: MatchFieldError[] = [];
  if (!isSportId(draft.sport)) errors.push({ field: 'sport', code: 'INVALID' });
  else if (!formatsOf(draft.sport).some((format) => format === draft.numberPlayers))
    errors.push({ field: 'numberPlayers', code: 'NOT_IN_THIS_SPORT' });
  if (!GAME_MODES.includes(draft.gameMode)) errors.push({ field: 'gameMode', code: 'INVALID' });
  if (!isDuration(draft.minutesPlay)) errors.push({ field: 'minutesPlay', code: 'INVALID' });
  if (draft.datePlay && !draft.timePlay) errors.push({ field: 'timePlay', code: 'REQUIRED' });
  if (draft.timePlay && !draft.datePlay) errors.push({ field: 'datePlay', code: 'REQUIRED' });
  return errors;
}

/** The organiser is the first of team A. */
function findTeamErrors({ invitees, guests, numberPlayers }: Draft): MatchFieldError[] {
  const invited = (side: Side) => [...invitees, ...guests].filter((each) => each.side === side).length;
  const errors: MatchFieldError[] = [];
  if (invited('A') > numberPlayers - 1) errors.push({ field: 'inviteTeamA', code: 'TOO_MANY' });
  if (invited('B') > numberPlayers) errors.push({ field: 'inviteTeamB', code: 'TOO_MANY' });
  return errors;
}
