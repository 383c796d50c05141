import { PLATFORM_USER, SPORTS, type Sport, type UserId } from '@setpoint/kernel';
import type { GraphQLContext } from '@setpoint/service-kit';
import type { MatchView } from '../application/ports/match-reads.js';
import { entryOf } from '../domain/calendar/entries.js';
import type { EarlierVersion } from '../domain/entered-result.js';
import { missing, sideOf, type Match } from '../domain/match.js';
import { disputesOf, resultRules } from '../domain/results.js';
import type { CalendarEntrySource } from './calendar-source.js';
import type * as schema from './generated/schema.js';
import { isGuest } from '../domain/guest.js';
import { guestsOf, placesOf, userRef, type PlaceSource, type Reader } from './match-places.js';
import { proposalSource, type ProposalSource } from './proposal-source.js';
import { expirySource, noShowSource, type NoShowSource } from './no-show-source.js';

/** Reads fields on demand, as the viewer may see them. */
type Read<Value> = (args: unknown, context: GraphQLContext) => Value;

interface Reads {
  readonly teamA: Read<PlaceSource[]>;
  readonly teamB: Read<PlaceSource[]>;
  readonly guests: Read<schema.MatchGuest[]>;
  readonly mySide: Read<schema.Match['mySide']>;
  readonly expiry: Read<Date | null>;
  readonly noShow: Read<NoShowSource | null>;
  readonly proposal: Read<ProposalSource | null>;
  readonly invitations: Read<InvitationSource[]>;
  readonly earlierVersions: Read<schema.MatchResult[]>;
  readonly calendarEntry: Read<CalendarEntrySource | null>;
}

/** Source of the fields of type Match, except those that have to be loaded (match.resolver.ts). */
export type MatchSource = Omit<
  schema.Match,
  | keyof Reads
  | 'myActions'
  | 'joinRefusal'
  | 'audience'
  | 'waitingList'
  | 'poll'
  | 'mayOpenPoll'
  | 'proposedTimes'
  | 'mayReportMisconduct'
  | 'photo'
  | 'mayAddPhoto'
  | 'sport'
> &
  Reads & { readonly match: Match; readonly sport: Sport };

/** Carries its match, which the access rule PARTICIPANT needs. */
export type InvitationSource = schema.MatchInvitation & { readonly match: Match };

export function matchSource(view: MatchView): MatchSource {
  const { match, city, distanceKm } = view;
  const { plan } = match;
  const court = plan.courtId === null ? null : { id: plan.courtId };
  return {
    match,
    id: match.id,
    state: match.state,
    sport: SPORTS.find((sport) => sport.id === match.sport)!,
    numberPlayers: match.numberPlayers,
    visibility: match.visibility,
    isFriendly: match.isFriendly,
    gameMode: match.gameMode,
    levelMin: match.levelMin,
    levelMax: match.levelMax,
    organiser: userRef(match.organiserId),
    court,
    courts: court,
    booked: plan.booked,
    datePlay: plan.when?.datePlay ?? null,
    timePlay: plan.when?.timePlay ?? null,
    minutesPlay: plan.minutesPlay,
    startsAt: plan.when?.startsAt ?? null,
    endsAt: plan.when?.endsAt ?? null,
    timeZone: plan.timeZone,
    expiry: (_: unknown, { who }: GraphQLContext) => expirySource(match, who),
    proposal: (_: unknown, { who }: GraphQLContext) => proposalSource(match, who),
    noShow: (_: unknown, { who }: GraphQLContext) => noShowSource(match, who),
    city,
    distanceKm,
    missing: missing(match),
    message: match.message,
    resultRules: rulesSource(match),
    result: resultSource(match),
    createdAt: match.createdAt,
    tournament: null,
    competition: competitionSource(match),
    calendarEntry: () => entrySource(view),
    teamA: (_: unknown, { who }: GraphQLContext) => placesOf(view, 'A', who),
    teamB: (_: unknown, { who }: GraphQLContext) => placesOf(view, 'B', who),
    guests: (_: unknown, { who }: GraphQLContext) => guestsOf(match, who),
    mySide: (_: unknown, { who }: GraphQLContext) => (who.kind === 'visitor' ? null : sideOf(match, who.userId)),
    invitations: () => invitationSources(match),
    earlierVersions: () => earlierSources(match),
  };
}

/** The same for a guest who reads it through the link, whoever is signed in (MAT-05). */
export function matchSourceOfGuest(view: MatchView, guestId: UserId): MatchSource {
  const reader: Reader = { kind: 'guest', guestId };
  return {
    ...matchSource(view),
    teamA: () => placesOf(view, 'A', reader),
    teamB: () => placesOf(view, 'B', reader),
    guests: () => guestsOf(view.match, reader),
  };
}

function competitionSource(match: Match): schema.MatchCompetition | null {
  const { competition } = match;
  if (!competition) return null;
  const { kind, id, name, stage, opensAt, closesAt, timeZone, drawAllowed, extensions } = competition;
  return {
    ...{ kind, id, name, stage, opensAt, closesAt, timeZone, drawAllowed, extensions },
    isTimeUp: competition.timeIsUpAt !== null,
    abandonedBy: competition.abandonedBy && sideOf(match, competition.abandonedBy),
  };
}

function entrySource(view: MatchView): CalendarEntrySource | null {
  const entry = entryOf(view);
  return entry && { ...entry, match: () => matchSource(view) };
}

const invitationSources = (match: Match): InvitationSource[] =>
  match.invitations.slice(-SHOWN_INVITATIONS).flatMap(({ state, ...invitation }) =>
    // Only those of guests are withdrawn.
    isGuest(invitation.playerId) || state === 'WITHDRAWN'
      ? []
      : [
          {
            ...invitation,
            ...{ state, match, user: userRef(invitation.playerId), invitedBy: userRef(invitation.invitedBy) },
          },
        ],
  );

function rulesSource(match: Match): schema.ResultRules {
  const rules = resultRules(match);
  return { ...rules, outcomes: [...rules.outcomes] };
}

/** The current result; after a first dispute the returned one. */
function resultSource(match: Match): schema.MatchResult | null {
  switch (match.state) {
    case 'AWAITING_RESULT':
    case 'NOT_PLAYED':
      return match.returned && versionSource(match.returned, 1);
    case 'AWAITING_CONFIRMATION': {
      const { result, confirmsAt: confirmsItselfAt } = match;
      const dispute = match.dispute ?? lastDispute(match.earlier);
      return { ...versionSource({ result, dispute }, disputesOf(match)), confirmsItselfAt };
    }
    case 'CONFIRMED': {
      const { result, confirmedAt } = match;
      const version = versionSource({ result, dispute: lastDispute(match.earlier) }, disputesOf(match));
      return { ...version, confirmedAt, confirmedByItself: match.confirmedBy === null };
    }
    default:
      return null;
  }
}

/** Versions that never counted, or no longer count. */
/** Invitations of a match that are shown: the latest. */
const SHOWN_INVITATIONS = 100;
/** Earlier versions of a result that are shown: the latest. */
const SHOWN_VERSIONS = 50;

function earlierSources(match: Match): schema.MatchResult[] {
  const earlier = match.state === 'AWAITING_CONFIRMATION' || match.state === 'CONFIRMED' ? match.earlier : [];
  return earlier
    .map((version, i) => versionSource(version, earlier.slice(0, i + 1).filter((each) => each.dispute).length))
    .slice(-SHOWN_VERSIONS);
}

function versionSource({ result, dispute }: EarlierVersion, disputes: number): schema.MatchResult {
  return {
    version: result.version,
    sets: result.sets.map((set) => ({ ...set, tieBreak: set.tieBreak ?? null })),
    outcome: result.outcome,
    winner: result.winner,
    comment: result.comment,
    // Hides which member of support it was.
    enteredBy: userRef(result.correction ? PLATFORM_USER : result.enteredBy),
    correctedBy: result.correction ? userRef(result.enteredBy) : null,
    correctionReason: result.correction?.reason ?? null,
    enteredAt: result.enteredAt,
    confirmsItselfAt: null,
    confirmedAt: null,
    confirmedByItself: false,
    disputes,
    disputeNote: dispute?.note ?? null,
  };
}

const lastDispute = (earlier: readonly EarlierVersion[]) =>
  earlier.findLast((version) => version.dispute)?.dispute ?? null;
