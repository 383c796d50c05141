import type { Outcome, UserId } from '@setpoint/kernel';
import { accept, assertNever, refuse } from '@setpoint/kernel';
import { type Device, UNKNOWN_DEVICE } from './rules/device.js';
import type { EndReason, LiveSession, PresentedToken, Session } from './session.js';

/**
 * How long a spent refresh token still leads to its successor: two tabs that refresh at the same moment, or an answer
 * that got lost, sign nobody out (AUTH-21).
 */
export const GRACE_MS = 10_000;

export type SessionCommand =
  | { readonly kind: 'REFRESH'; readonly token: PresentedToken; readonly lifetimeMs: number }
  | { readonly kind: 'END'; readonly reason: EndReason };

export type SessionFact =
  /** The presented token is spent; the one of `generation` is the live one now. */
  | { readonly kind: 'ROTATED'; readonly generation: number; readonly expiresAt: Date }
  | { readonly kind: 'ENDED'; readonly at: Date; readonly reason: EndReason };

export type SessionRefusal = 'SESSION_EXPIRED' | 'SESSION_REVOKED';

export function open(
  id: string,
  accountId: UserId,
  times: { providerSignedInAt: Date; now: Date; lifetimeMs: number },
  device: Device = UNKNOWN_DEVICE,
): LiveSession {
  return {
    state: 'LIVE',
    id,
    accountId,
    openedAt: times.now,
    providerSignedInAt: times.providerSignedInAt,
    expiresAt: new Date(times.now.getTime() + times.lifetimeMs),
    generation: 0,
    ...device,
  };
}

/**
 * What happens to a session on a command. A refresh that is accepted without a fact is a repeat within the grace: the
 * live token is handed out again. A refusal can carry facts too: reuse after the grace ends the whole family (AUTH-21).
 */
export function decide(
  session: Session,
  command: SessionCommand,
  now: Date,
): { outcome: Outcome<null, SessionRefusal>; facts: SessionFact[] } {
  switch (command.kind) {
    case 'END':
      return {
        outcome: accept(null),
        facts: session.state === 'LIVE' ? [{ kind: 'ENDED', at: now, reason: command.reason }] : [],
      };
    case 'REFRESH': {
      if (session.state === 'ENDED') return { outcome: refuse('SESSION_REVOKED'), facts: [] };
      if (now >= session.expiresAt) return { outcome: refuse('SESSION_EXPIRED'), facts: [] };
      const { token, lifetimeMs } = command;
      if (!token.spentAt) {
        const expiresAt = new Date(now.getTime() + lifetimeMs);
        return { outcome: accept(null), facts: [{ kind: 'ROTATED', generation: session.generation + 1, expiresAt }] };
      }
      if (now.getTime() - token.spentAt.getTime() <= GRACE_MS) return { outcome: accept(null), facts: [] };
      return { outcome: refuse('SESSION_REVOKED'), facts: [{ kind: 'ENDED', at: now, reason: 'REUSED' }] };
    }
    default:
      return assertNever(command);
  }
}

export function evolve(session: Session, fact: SessionFact): Session {
  if (session.state === 'ENDED') return session;
  switch (fact.kind) {
    case 'ROTATED':
      return { ...session, generation: fact.generation, expiresAt: fact.expiresAt };
    case 'ENDED':
      return { ...session, state: 'ENDED', endedAt: fact.at, reason: fact.reason };
    default:
      return assertNever(fact);
  }
}
