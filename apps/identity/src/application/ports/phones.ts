import type { OutgoingEvent } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import type { Account } from '../../domain/account.js';
import type { Phone } from '../../domain/phone.js';

/** The number of a change belongs to another account already. */
export class NumberTaken extends Error {
  constructor() {
    super('the number belongs to another account');
  }
}

export interface PhoneChange<R> {
  readonly answer: R;
  readonly phone?: Phone;
  readonly events?: readonly OutgoingEvent[];
}

/** Mobile numbers of accounts, with the events of each change in the same transaction. */
export abstract class Phones {
  abstract find(userId: UserId): Promise<Phone>;
  /**
   * Loads with a lock on the account, decides and saves; null if there is no such account.
   * @throws NumberTaken
   */
  abstract change<R>(
    userId: UserId,
    decide: (phone: Phone, account: Account) => PhoneChange<R>,
  ): Promise<PhoneChange<R>['answer'] | null>;
}
