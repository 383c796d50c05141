import type { AuditEntry } from '@setpoint/service-kit';
import type { OutgoingEvent } from '@setpoint/events';
import type { CourtId, MatchId, UserId } from '@setpoint/kernel';
import type { Fan } from '../../domain/audience/fan.js';
import type { Case } from '../../domain/cases/case.js';
import type { Match, MatchState } from '../../domain/match.js';
import type { MatchEvent } from '../../domain/match-events.js';
import type { GuestLink } from '../guest-messages.js';
import type { PhotoChanges } from './photos.js';
import type { Poll } from '../../domain/polls/poll.js';
import type { RuleContext } from '../../domain/rule-context.js';

/** The people and places that a command is about: what its rule context is loaded for. */
export interface Involved {
  readonly actor: UserId;
  /** Everyone else whom the rules look at. */
  readonly people: readonly UserId[];
  readonly courtId: CourtId | null;
  /** More of them. */
  readonly courtIds?: readonly CourtId[];
  /** Whose time the command takes: two matches can't take it at once (MAT-18). */
  readonly engaged: readonly UserId[];
}

/** The deadlines that timers look for. */
export type Deadline = 'CANCELLATION' | 'END' | 'CONFIRMATION' | 'GIVING_UP' | 'REMINDER';

/** What was decided about a match: its rows and the integration events are written together. */
export interface MatchChange {
  readonly before: Match;
  readonly after: Match;
  readonly events: readonly MatchEvent[];
  readonly outgoing: readonly OutgoingEvent[];
  /** Links to the pages of guests, in messages that leave with this change. */
  readonly guestLinks: readonly GuestLink[];
}

export interface NewMatch {
  readonly match: Match;
  /** The client's name for its draft. */
  readonly requestId: string;
  readonly outgoing: readonly OutgoingEvent[];
  readonly guestLinks: readonly GuestLink[];
}

/** One transaction: what it loaded stays as it is until its end, and what it saved happens together or not at all. */
export interface MatchTransaction {
  /** Loads the match for a change; others wait until the end. Null when there is none. */
  load(id: MatchId): Promise<Match | null>;
  /** The match that the organiser's request made before; the organiser's other requests wait until the end. */
  loadCreated(organiser: UserId, requestId: string): Promise<Match | null>;
  /** What rules ask about these people and this court; other commands that take the time of the engaged wait. */
  ruleContext(involved: Involved): Promise<RuleContext>;
  /** Creation of the organiser's last friendly match that is in none of these states. */
  lastFriendlyAt(organiser: UserId, except: readonly MatchState[]): Promise<Date | null>;
  create(created: NewMatch): Promise<void>;
  /** Opens a case, unless the match has this one, or this report of this person, already: the one that there is. */
  openCase(opened: Case): Promise<Case>;
  /** Loads the case for a change; others wait until the end. Null when there is none. */
  loadCase(id: string): Promise<Case | null>;
  /** The same for all cases of a match but those about its photo. */
  loadCasesOf(id: MatchId): Promise<readonly Case[]>;
  saveCase(changed: Case, outgoing: readonly OutgoingEvent[]): Promise<void>;
  /** Keeps what support did (ADM-01). */
  keepInAuditLog(entry: AuditEntry): Promise<void>;
  /** Live clients of the match are signalled after the commit. */
  save(change: MatchChange): Promise<void>;
  /** The newest poll of a match that this transaction has loaded. */
  loadPoll(id: MatchId): Promise<Poll | null>;
  /** Live clients of its match are signalled after the commit. */
  savePoll(poll: Poll, outgoing: readonly OutgoingEvent[]): Promise<void>;
  /** What this person is to the match's audience; null for who never followed it. */
  loadFan(id: MatchId, who: UserId): Promise<Fan | null>;
  readonly photos: PhotoChanges;
  /** As `save`, of somebody in the audience. */
  saveFan(id: MatchId, fan: Fan): Promise<void>;
}

/** Settles one match in a transaction, so that its deadline is not due any more. May run again after a rollback. */
export type SettleMatch = (match: Match, transaction: MatchTransaction) => Promise<void>;

/** Matches, as far as they are changed. */
export abstract class Matches {
  /** The work may run again after a conflict with another transaction: it has no effects outside of `transaction`. */
  abstract transaction<R>(work: (transaction: MatchTransaction) => Promise<R>): Promise<R>;
  /**
   * Has one batch of matches settled whose deadline is due, the longest overdue first; those that somebody is changing are
   * left out. Resolves with how many were: 0 when nothing more is due. A match that can't be settled waits, longer each
   * time, and holds up no other.
   */
  abstract settleDue(deadline: Deadline, now: Date, settle: SettleMatch): Promise<number>;
}
