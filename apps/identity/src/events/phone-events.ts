import { outgoing, type OutgoingEvent, phoneChanged, phoneCodeRequested } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import type { LivingAccount } from '../domain/account.js';
import { CODE_LIFETIME_MS, type PhoneFact } from '../domain/phone-machine.js';

export const phoneChangedEvent = (userId: UserId, number: string | null): OutgoingEvent =>
  outgoing(phoneChanged, { userId, number });

/** The integration events that facts of a phone lead to; `code` is the one that was made for them. */
export function phoneEvents(
  { id: userId, language }: Pick<LivingAccount, 'id' | 'language'>,
  facts: readonly PhoneFact[],
  code?: string,
): OutgoingEvent[] {
  return facts.flatMap((fact): OutgoingEvent[] => {
    switch (fact.kind) {
      case 'CODE_SENT': {
        if (code === undefined) throw new Error('a code is sent by who made it');
        const expiresAt = new Date(fact.at.getTime() + CODE_LIFETIME_MS).toISOString();
        return [outgoing(phoneCodeRequested, { userId, number: fact.number, code, language, expiresAt })];
      }
      case 'VERIFIED':
        return [phoneChangedEvent(userId, fact.number)];
      case 'REMOVED':
        return [phoneChangedEvent(userId, null)];
      default:
        return [];
    }
  });
}
