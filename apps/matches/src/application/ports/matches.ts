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

/** The people and court of a command, for which the rule context is loaded. */
export interface Involved {
  readonly actor: UserId;
  /** Further people that the rules need. */
  readonly people: readonly UserId[];
  readonly courtId: CourtId | null;
  /** More of them. */
  readonly courtIds?: readonly CourtId[];
  /** Players whose time the command takes; locked against overlapping matches (MAT-18). */
  readonly engaged: readonly UserId[];
}

/** Deadlines processed by timers. */
export type Deadline = 'CANCELLATION' | 'END' | 'CONFIRMATION' | 'GIVING_UP' | 'PROPOSAL' | 'REMINDER';

/** The decided changes of a match; rows and integration events are written together. */
export interface MatchChange {
  readonly before: Match;
  readonly after: Match;
  readonly events: readonly MatchEvent[];
  readonly outgoing: readonly OutgoingEvent[];
  /** Links to guests' pages in the messages sent with this change. */
  readonly guestLinks: readonly GuestLink[];
}

export interface NewMatch {
  readonly match: Match;
  /** Client-generated id of the draft. */
  readonly requestId: string;
  readonly outgoing: readonly OutgoingEvent[];
  readonly guestLinks: readonly GuestLink[];
}

/** Unit of work: loaded rows stay locked until its end, and saves are atomic. */
export interface MatchTransaction {
  /** Loads and locks the match for a change. Null if there is none. */
  load(id: MatchId): Promise<Match | null>;
  /** The match created earlier by the same request; serialises the organiser's requests. */
  loadCreated(organiser: UserId, requestId: string): Promise<Match | null>;
  /** Loads what the rules need about these people and this court; locks the time of the engaged players. */
  ruleContext(involved: Involved): Promise<RuleContext>;
  /** Creation time of the organiser's last friendly match that is in none of these states. */
  lastFriendlyAt(organiser: UserId, except: readonly MatchState[]): Promise<Date | null>;
  create(created: NewMatch): Promise<void>;
  /** Opens a case, or returns the existing one for the match or for this person's report. */
  openCase(opened: Case): Promise<Case>;
  /** Loads and locks the case for a change. Null if there is none. */
  loadCase(id: string): Promise<Case | null>;
  /** The same for all cases of a match except those about its photo. */
  loadCasesOf(id: MatchId): Promise<readonly Case[]>;
  saveCase(changed: Case, outgoing: readonly OutgoingEvent[]): Promise<void>;
  /** Records an action of support (ADM-01). */
  keepInAuditLog(entry: AuditEntry): Promise<void>;
  /** Live clients of the match are signalled after the commit. */
  save(change: MatchChange): Promise<void>;
  /** The newest poll of a match that this transaction has loaded. */
  loadPoll(id: MatchId): Promise<Poll | null>;
  /** Live clients of its match are signalled after the commit. */
  savePoll(poll: Poll, outgoing: readonly OutgoingEvent[]): Promise<void>;
  /** The person as a fan of the match; null if they never followed it. */
  loadFan(id: MatchId, who: UserId): Promise<Fan | null>;
  readonly photos: PhotoChanges;
  /** Like `save`, for a fan. */
  saveFan(id: MatchId, fan: Fan): Promise<void>;
}

/** Settles one match in a transaction, so that its deadline is no longer due. May run again after a rollback. */
export type SettleMatch = (match: Match, transaction: MatchTransaction) => Promise<void>;

/** Write access to matches. */
export abstract class Matches {
  /** The work may run again after a conflict with another transaction: it has no effects outside of `transaction`. */
  abstract transaction<R>(work: (transaction: MatchTransaction) => Promise<R>): Promise<R>;
  /**
   * Settles one batch of matches with a due deadline, most overdue first; locked ones are
   * skipped. Resolves with their number: 0 if nothing more is due. A match that fails is retried with a growing
   * delay and blocks no other.
   */
  abstract settleDue(deadline: Deadline, now: Date, settle: SettleMatch): Promise<number>;
}
