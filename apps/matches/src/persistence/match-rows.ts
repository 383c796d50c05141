import {
  assertNever,
  courtId,
  matchId,
  userId,
  type NumberPlayersId,
  type Side,
  type SportId,
  type UserId,
} from '@setpoint/kernel';
import {
  isCurrent,
  missing,
  type Invitation,
  type Match,
  type MatchCore,
  type Minutes,
  type Place,
  type Plan,
  type Schedule,
} from '../domain/match.js';
import { lapsesAt, openProposal } from '../domain/proposal/proposal.js';
import { noShowCountsAt, openNoShow } from '../domain/no-shows.js';
import type { Guest } from '../domain/guest.js';
import type { InvitationRow, MatchPlayerRow, MatchRow } from './entities.js';
import { storedCompetition, toCompetition } from './fixture-entities.js';
import { storedNoShow, toNoShow } from './stored-no-show.js';
import { storedResult, storedVersion, toDispute, toResult, toVersion } from './stored-result.js';
import { storedProposal, toProposal } from './stored-proposal.js';
import { toWaiter, type StoredWaiter } from './waiter-rows.js';

/** A match's row with its players, invitations and evaluations as json. */
export type MatchAggregateRow = MatchRow & {
  readonly players: readonly {
    readonly playerId: string;
    readonly side: Side;
    readonly joinedAt: string;
    readonly agreedAt: string | null;
  }[];
  readonly invitations: readonly {
    readonly id: string;
    readonly playerId: string;
    readonly invitedBy: string;
    readonly side: Side;
    readonly state: Invitation['state'];
    readonly createdAt: string;
    readonly answeredAt: string | null;
  }[];
  readonly guests: readonly Guest[];
  readonly waiters: readonly StoredWaiter[];
  readonly evaluations: readonly { readonly by: string; readonly of: string }[];
};

export function toMatch(row: MatchAggregateRow): Match {
  const core: MatchCore = {
    id: matchId(row.id),
    sport: row.sport as SportId,
    numberPlayers: row.number_players as NumberPlayersId,
    visibility: row.visibility,
    isFriendly: row.is_friendly,
    gameMode: row.game_mode,
    levelMin: row.level_min,
    levelMax: row.level_max,
    organiserId: userId(row.organiser_id),
    message: row.message,
    createdAt: row.created_at,
    teamA: placesOf(row, 'A'),
    teamB: placesOf(row, 'B'),
    invitations: row.invitations.map((invitation) => ({
      id: invitation.id,
      playerId: userId(invitation.playerId),
      invitedBy: userId(invitation.invitedBy),
      side: invitation.side,
      state: invitation.state,
      createdAt: new Date(invitation.createdAt),
      answeredAt: invitation.answeredAt === null ? null : new Date(invitation.answeredAt),
    })),
    guests: row.guests,
    removedIds: row.removed_ids.map(userId),
    proposal: row.proposal && toProposal(row.proposal),
    waitingList: row.waiters.map(toWaiter),
    noShows: row.no_shows.map(toNoShow),
    evaluations: row.evaluations.map(({ by, of }) => ({ by: userId(by), of: userId(of) })),
    competition: row.competition && toCompetition(row.competition),
  };
  const plan = planOf(row);
  const schedule = plan as Schedule;
  const returned = row.result && row.dispute ? { result: toResult(row.result), dispute: toDispute(row.dispute) } : null;
  switch (row.state) {
    case 'ORGANIZING':
      return { ...core, state: 'ORGANIZING', plan, cancelsAt: row.cancels_at };
    case 'READY':
      return {
        ...core,
        state: 'READY',
        plan: schedule,
        remindDayAt: row.remind_day_at,
        remindHourAt: row.remind_hour_at,
      };
    case 'AWAITING_RESULT':
      return { ...core, state: 'AWAITING_RESULT', plan: schedule, returned, givesUpAt: row.gives_up_at };
    case 'AWAITING_CONFIRMATION':
      return {
        ...core,
        state: 'AWAITING_CONFIRMATION',
        plan: schedule,
        result: toResult(row.result!),
        dispute: row.dispute && toDispute(row.dispute),
        earlier: row.earlier.map(toVersion),
        confirmsAt: row.confirms_at,
      };
    case 'CONFIRMED':
      return {
        ...core,
        state: 'CONFIRMED',
        plan: schedule,
        result: toResult(row.result!),
        earlier: row.earlier.map(toVersion),
        confirmedAt: row.ended_at!,
        confirmedBy: by(row.ended_by),
      };
    case 'NOT_PLAYED':
      return { ...core, state: 'NOT_PLAYED', plan: schedule, returned, gaveUpAt: row.ended_at! };
    case 'CANCELLED':
      return { ...core, state: 'CANCELLED', plan, cancelledAt: row.ended_at!, cancelledBy: by(row.ended_by) };
    case 'EXPIRED':
      return { ...core, state: 'EXPIRED', plan, expiredAt: row.ended_at! };
    default:
      return assertNever(row.state);
  }
}

/** Columns of the match itself, without position, request id and revision. */
export type OwnColumns = Omit<MatchRow, 'request_id' | 'city' | 'lat' | 'lng' | 'revision' | 'changed_at'>;

export function toRow(match: Match): OwnColumns {
  const { plan } = match;
  const when = plan.when;
  return {
    id: match.id,
    state: match.state,
    sport: match.sport,
    number_players: match.numberPlayers,
    visibility: match.visibility,
    is_friendly: match.isFriendly,
    game_mode: match.gameMode,
    level_min: match.levelMin,
    level_max: match.levelMax,
    organiser_id: match.organiserId,
    message: match.message,
    created_at: match.createdAt,
    removed_ids: [...match.removedIds],
    no_shows: match.noShows.map(storedNoShow),
    competition: match.competition && storedCompetition(match.competition),
    proposal: match.proposal && storedProposal(match.proposal),
    proposal_lapses_at: lapseOf(match),
    court_id: plan.courtId,
    booked: plan.booked,
    minutes_play: plan.minutesPlay,
    time_zone: plan.timeZone,
    date_play: when?.datePlay ?? null,
    time_play: when?.timePlay ?? null,
    starts_at: when?.startsAt ?? null,
    ends_at: when?.endsAt ?? null,
    missing: missing(match),
    sort_at: sortAt(match),
    ...NOTHING_MORE,
    ...columnsOfState(match),
  };
}

const NOTHING_MORE = {
  ...{ cancels_at: null, remind_day_at: null, remind_hour_at: null, gives_up_at: null, confirms_at: null },
  ...{ result: null, dispute: null, earlier: [], ended_at: null, ended_by: null },
};

function columnsOfState(match: Match): Partial<OwnColumns> {
  switch (match.state) {
    case 'ORGANIZING':
      return { cancels_at: match.cancelsAt };
    case 'READY':
      return { remind_day_at: match.remindDayAt, remind_hour_at: match.remindHourAt };
    case 'AWAITING_RESULT': {
      const report = openNoShow(match);
      const confirms_at = report && noShowCountsAt(report);
      return { confirms_at, gives_up_at: match.givesUpAt, ...(match.returned && storedVersion(match.returned)) };
    }
    case 'AWAITING_CONFIRMATION':
      return { confirms_at: match.confirmsAt, ...storedVersion(match), earlier: match.earlier.map(storedVersion) };
    case 'CONFIRMED':
      return {
        result: storedResult(match.result),
        earlier: match.earlier.map(storedVersion),
        ended_at: match.confirmedAt,
        ended_by: match.confirmedBy,
      };
    case 'NOT_PLAYED':
      return { ...(match.returned && storedVersion(match.returned)), ended_at: match.gaveUpAt };
    case 'CANCELLED':
      return { ended_at: match.cancelledAt, ended_by: match.cancelledBy };
    case 'EXPIRED':
      return { ended_at: match.expiredAt };
    default:
      return assertNever(match);
  }
}

export const playerRows = (match: Match): MatchPlayerRow[] =>
  (['A', 'B'] as const).flatMap((side) =>
    (side === 'A' ? match.teamA : match.teamB).map((place, i) => ({
      match_id: match.id,
      player_id: place.playerId,
      side,
      position: i + 1,
      joined_at: place.joinedAt,
      agreed_at: place.agreedAt,
      ...keptForLists(match),
    })),
  );

export const invitationRows = (match: Match): InvitationRow[] =>
  match.invitations.map((invitation, i) => ({
    id: invitation.id,
    match_id: match.id,
    player_id: invitation.playerId,
    invited_by: invitation.invitedBy,
    side: invitation.side,
    state: invitation.state,
    created_at: invitation.createdAt,
    answered_at: invitation.answeredAt,
    position: i,
  }));

/** Columns of the match that are copied to each player's row. */
export const keptForLists = (match: Match): Pick<MatchPlayerRow, 'sort_at' | 'is_current'> => ({
  sort_at: sortAt(match),
  is_current: isCurrent(match),
});

function lapseOf(match: Match): Date | null {
  const open = openProposal(match);
  return open && lapsesAt(open, match);
}

const sortAt = (match: Match): Date => match.plan.when?.startsAt ?? match.createdAt;

const placesOf = (row: MatchAggregateRow, side: Side): Place[] =>
  row.players
    .filter((player) => player.side === side)
    .map(({ playerId, joinedAt, agreedAt }) => ({
      playerId: userId(playerId),
      joinedAt: new Date(joinedAt),
      agreedAt: agreedAt === null ? null : new Date(agreedAt),
    }));

function planOf(row: MatchRow): Plan {
  const when =
    row.starts_at && row.ends_at && row.date_play && row.time_play
      ? { datePlay: row.date_play, timePlay: row.time_play.slice(0, 5), startsAt: row.starts_at, endsAt: row.ends_at }
      : null;
  return {
    courtId: row.court_id === null ? null : courtId(row.court_id),
    booked: row.booked,
    when,
    minutesPlay: row.minutes_play as Minutes,
    timeZone: row.time_zone,
  };
}

const by = (id: string | null): UserId | null => (id === null ? null : userId(id));
