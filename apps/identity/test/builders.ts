import { userId } from '@setpoint/kernel';
import type { ExchangeCommand } from '../src/application/exchange-provider-token.js';
import type {
  DeletedAccount,
  DisabledAccount,
  ProviderUser,
  UnverifiedAccount,
  VerifiedAccount,
} from '../src/domain/account.js';
import type { LiveSession } from '../src/domain/session.js';

export const NOW = new Date('2026-06-01T18:00:00Z');
export const after = (ms: number, from: Date = NOW) => new Date(from.getTime() + ms);
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const SECRET = 'a secret of the tests that is long enough';

export const aPerson = {
  id: userId('00000000-0000-7000-8000-00000000000a'),
  providerUid: 'uid-ana',
  email: 'ana@setpoint.example',
  firstName: 'Ana',
  lastName: 'García',
  sports: [1, 2] as const,
  language: 'es' as const,
  roles: [],
  referredBy: null,
  invitedBy: null,
  marketing: {},
  registeredAt: NOW,
  signedInEmittedAt: null,
  signInsVoidUntil: null,
  deletion: null,
};

export const anUnverifiedAccount = (more: Partial<UnverifiedAccount> = {}): UnverifiedAccount => ({
  ...aPerson,
  status: 'UNVERIFIED',
  ...more,
});

export const aVerifiedAccount = (more: Partial<VerifiedAccount> = {}): VerifiedAccount => ({
  ...aPerson,
  status: 'VERIFIED',
  verifiedAt: NOW,
  ...more,
});

export const aDisabledAccount = (more: Partial<DisabledAccount> = {}): DisabledAccount => ({
  ...aPerson,
  status: 'DISABLED',
  verifiedAt: NOW,
  disabledAt: NOW,
  disabledUntil: null,
  reason: 'insults',
  ...more,
});

export const aDeletedAccount = (): DeletedAccount => ({
  status: 'DELETED',
  id: aPerson.id,
  providerUid: aPerson.providerUid,
  deletedAt: NOW,
});

export const aProviderUser = (more: Partial<ProviderUser> = {}): ProviderUser => ({
  uid: 'uid-ana',
  email: 'ana@setpoint.example',
  emailVerified: true,
  signInProvider: 'password',
  displayName: null,
  signedInAt: NOW,
  validSince: new Date(0),
  ...more,
});

export const aSession = (more: Partial<LiveSession> = {}): LiveSession => ({
  state: 'LIVE',
  id: 's1',
  accountId: aPerson.id,
  openedAt: NOW,
  providerSignedInAt: NOW,
  expiresAt: after(60 * DAY),
  generation: 3,
  browser: null,
  system: null,
  ...more,
});

/** What the register form sends. */
export const aRegistration = (idToken: string, more: Partial<ExchangeCommand> = {}): ExchangeCommand => ({
  idToken,
  firstName: 'Ana',
  lastName: 'García',
  sports: [2, 1],
  language: 'es',
  ...more,
});
