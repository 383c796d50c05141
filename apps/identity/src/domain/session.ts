import type { UserId } from '@setpoint/kernel';
import type { Browser, System } from './rules/device.js';

/** A sign-in and the family of refresh tokens that descend from it. */
export interface SessionCore {
  readonly id: string;
  readonly accountId: UserId;
  readonly openedAt: Date;
  /** When the person proved who they are at the provider, by the provider's clock. */
  readonly providerSignedInAt: Date;
  /** Not used until then: over (sliding). */
  readonly expiresAt: Date;
  /** How often the refresh token was renewed; the token of this generation is the live one. */
  readonly generation: number;
  /** Where the person signed in, as far as the browser said. */
  readonly browser: Browser | null;
  readonly system: System | null;
}

export interface LiveSession extends SessionCore {
  readonly state: 'LIVE';
}

export type EndReason = 'SIGNED_OUT' | 'ENDED_ELSEWHERE' | 'REUSED' | 'PASSWORD_CHANGED' | 'ACCOUNT_CLOSED';

const VOIDING: readonly EndReason[] = ['SIGNED_OUT', 'ENDED_ELSEWHERE', 'REUSED'];
/**
 * Whether the sign-in at the provider ends with the session, so that a browser that still has it opens no other (AUTH-24).
 * After a new password the provider sees to that itself; a closed account that is opened again goes on.
 */
export const voidsSignIn = (reason: EndReason): boolean => VOIDING.includes(reason);

export interface EndedSession extends SessionCore {
  readonly state: 'ENDED';
  readonly endedAt: Date;
  readonly reason: EndReason;
}

export type Session = LiveSession | EndedSession;

/** A refresh token of the session, as somebody presents it. */
export interface PresentedToken {
  readonly generation: number;
  /** Null: it is the live one. */
  readonly spentAt: Date | null;
}
