import {
  accountRegistered,
  accountVerified,
  emailChanged,
  outgoing,
  signedIn,
  type OutgoingEvent,
} from '@setpoint/events';
import type { AccountFact } from '../domain/account-machine.js';
import type { LivingAccount } from '../domain/account.js';
import type { Registration } from '../domain/rules/registration.js';

/** Only the registration itself knows estimates of the level; later the profile does. */
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
    roles: [...account.roles],
  });

const verifiedEvent = (userId: string): OutgoingEvent => outgoing(accountVerified, { userId });

/** The integration events that tell of an account as it is now. */
export const currentAccountEvents = (account: LivingAccount): OutgoingEvent[] => [
  registeredEvent(account),
  ...(account.status !== 'UNVERIFIED' && account.verifiedAt ? [verifiedEvent(account.id)] : []),
];

/** The integration events that facts of an account lead to. */
export function integrationEventsFor(accountId: string, facts: readonly AccountFact[]): OutgoingEvent[] {
  return facts.flatMap((fact): OutgoingEvent[] => {
    switch (fact.kind) {
      case 'VERIFIED':
        return [verifiedEvent(accountId)];
      case 'SEEN':
        return [outgoing(signedIn, { userId: accountId, at: fact.at.toISOString() })];
      case 'EMAIL_CHANGED':
        return [outgoing(emailChanged, { userId: accountId, email: fact.email })];
      default:
        return [];
    }
  });
}
