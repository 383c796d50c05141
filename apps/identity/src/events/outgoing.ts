import {
  accountAccessChanged,
  accountDeleted,
  accountNoticeRequested,
  accountRegistered,
  accountVerified,
  emailChanged,
  outgoing,
  sessionsEnded,
  signedIn,
  type DataOf,
  type OutgoingEvent,
} from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import type { AccountFact } from '../domain/account-machine.js';
import type { LivingAccount } from '../domain/account.js';
import type { Registration } from '../domain/rules/registration.js';
import { phoneChangedEvent } from './phone-events.js';

/** Self-assessed levels are known only at registration; later they are in the profile. */
export const registeredEvent = (account: LivingAccount, levels: Registration['levels'] = []): OutgoingEvent =>
  outgoing(accountRegistered, {
    userId: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    sports: [...account.sports],
    ...(levels.length > 0 ? { levels: [...levels] } : {}),
    language: account.language,
    ...(account.referredBy ? { referredBy: account.referredBy } : {}),
    ...(account.invitedBy ? { invitedBy: account.invitedBy } : {}),
    registeredAt: account.registeredAt.toISOString(),
    roles: [...account.roles],
  });

type Verified = Pick<LivingAccount, 'id' | 'email'>;

const verifiedEvent = ({ id, email }: Verified): OutgoingEvent => outgoing(accountVerified, { userId: id, email });

const accessEvent = (userId: UserId, closed: boolean): OutgoingEvent =>
  outgoing(accountAccessChanged, { userId, closed });

type Notice = DataOf<typeof accountNoticeRequested>['kind'];

/** The person is notified by mail. */
export const noticeEvent = (account: LivingAccount, kind: Notice, until?: Date): OutgoingEvent =>
  outgoing(accountNoticeRequested, {
    userId: account.id,
    email: account.email,
    firstName: account.firstName,
    language: account.language,
    kind,
    ...(until ? { until: until.toISOString() } : {}),
  });

/** None if no session has ended. */
export const sessionsEndedEvents = (userId: UserId, sessionIds: readonly string[]): OutgoingEvent[] =>
  sessionIds.length === 0 ? [] : [outgoing(sessionsEnded, { userId, sessionIds: [...sessionIds] })];

/** Integration events for the current state of an account. */
export const currentAccountEvents = (account: LivingAccount): OutgoingEvent[] => [
  registeredEvent(account),
  ...(account.status !== 'UNVERIFIED' && account.verifiedAt ? [verifiedEvent(account)] : []),
  ...(account.status === 'DISABLED' ? [accessEvent(account.id, true)] : []),
];

/** Integration events for the facts of an account. */
export function integrationEventsFor(account: Verified, facts: readonly AccountFact[]): OutgoingEvent[] {
  return facts.flatMap((fact): OutgoingEvent[] => {
    switch (fact.kind) {
      case 'VERIFIED':
        return [verifiedEvent(account)];
      case 'SEEN':
        return [outgoing(signedIn, { userId: account.id, at: fact.at.toISOString() })];
      case 'EMAIL_CHANGED':
        return [outgoing(emailChanged, { userId: account.id, email: fact.email })];
      case 'DISABLED':
        return [accessEvent(account.id, true)];
      case 'ENABLED':
        return [accessEvent(account.id, false)];
      case 'DELETED':
        return [
          accessEvent(account.id, true),
          phoneChangedEvent(account.id, null),
          outgoing(accountDeleted, { userId: account.id, at: fact.at.toISOString() }),
        ];
      default:
        return [];
    }
  });
}
