import type { OutgoingEvent } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import type { Account } from '../../domain/account.js';
import type { EndReason, PresentedToken, Session } from '../../domain/session.js';

export interface LocatedSession {
  readonly sessionId: string;
  readonly accountId: UserId;
}

export interface FoundSession {
  readonly session: Session;
  readonly account: Account;
  readonly presented: PresentedToken;
  /** Chain from the presented token to the current one; empty if it is the current one. */
  readonly salts: readonly string[];
}

export interface SessionChange<R> {
  readonly answer: R;
  readonly session?: Session;
  /** The presented token is used up; its successor is derived with the salt and stored as a hash. */
  readonly rotation?: { readonly at: Date; readonly salt: string; readonly successorHash: string };
  readonly account?: Account;
  readonly events?: readonly OutgoingEvent[];
}

/** A session as shown to its owner. */
export interface SignIn extends Pick<Session, 'id' | 'openedAt' | 'browser' | 'system'> {
  readonly lastUsedAt: Date;
  /** Null while active. */
  readonly end: { readonly at: Date; readonly reason: EndReason | 'UNUSED' } | null;
}

/** Without the last use, which is known from its tokens. */
export const signInFrom = (session: Session, now?: Date): Omit<SignIn, 'lastUsedAt'> => {
  const { id, openedAt, browser, system } = session;
  const isUnused = now !== undefined && session.expiresAt <= now;
  const unused = isUnused ? { at: session.expiresAt, reason: 'UNUSED' as const } : null;
  const end = session.state === 'ENDED' ? { at: session.endedAt, reason: session.reason } : unused;
  return { id, openedAt, browser, system, end };
};

/** Sessions and their refresh tokens, found by the SHA-256 of a token. */
export abstract class Sessions {
  abstract locate(tokenHash: string): Promise<LocatedSession | null>;
  /**
   * Loads with locks (account first, then session), decides and saves; null if the token is unknown. A session that ends
   * voids its sign-in as in `SessionsToEnd`.
   */
  abstract change<R>(tokenHash: string, decide: (found: FoundSession) => SessionChange<R>): Promise<R | null>;
  /** Sessions not yet deleted, newest first, at most a hundred. */
  abstract signInsOf(userId: UserId, now: Date): Promise<readonly SignIn[]>;
  /** The ids that belong to an active session. */
  abstract live(ids: readonly string[], now: Date): Promise<ReadonlySet<string>>;
  /** Deletes a batch of sessions that ended or expired before the instant; resolves with their number. */
  abstract forget(endedBefore: Date): Promise<number>;
}
