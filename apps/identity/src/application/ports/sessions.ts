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
  /** What leads from the presented token to the live one, step by step; empty when it is the live one. */
  readonly salts: readonly string[];
}

export interface SessionChange<R> {
  readonly answer: R;
  readonly session?: Session;
  /** The presented token is spent; its successor is derived with the salt and stored as a hash. */
  readonly rotation?: { readonly at: Date; readonly salt: string; readonly successorHash: string };
  readonly account?: Account;
  readonly events?: readonly OutgoingEvent[];
}

/** A sign-in as the person sees it. */
export interface SignIn extends Pick<Session, 'id' | 'openedAt' | 'browser' | 'system'> {
  readonly lastUsedAt: Date;
  /** Null while the person is signed in there. */
  readonly end: { readonly at: Date; readonly reason: EndReason | 'UNUSED' } | null;
}

/** Without when it was used last, which its tokens tell. */
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
  /** Loads with locks (the account first, then the session), decides, saves; null when the token is gone. */
  abstract change<R>(tokenHash: string, decide: (found: FoundSession) => SessionChange<R>): Promise<R | null>;
  /** All that are not forgotten, the newest first, at most a hundred. */
  abstract signInsOf(userId: UserId, now: Date): Promise<readonly SignIn[]>;
  /** Those of the ids that belong to a session that is neither over nor forgotten. */
  abstract live(ids: readonly string[], now: Date): Promise<ReadonlySet<string>>;
  /** Forgets a batch of sessions that ended or ran out before the instant; resolves with how many. */
  abstract forget(endedBefore: Date): Promise<number>;
}
