import { Injectable } from '@nestjs/common';
import { Clock, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { Log } from '@setpoint/service-kit';
import { awaitedCode, decide, evolve, type PhoneRefusal } from '../domain/phone-machine.js';
import { phoneEvents } from '../events/phone-events.js';
import { PhoneCodes } from '../tokens/phone-codes.js';
import { Limits } from './limits.js';
import { NumberTaken, type PhoneChange, Phones } from './ports/phones.js';

export type ConfirmPhoneRefusal = PhoneRefusal | 'PHONE_USED_BY_ANOTHER' | 'CONTACT_SUPPORT';

/**
 * Saves the number when its code is entered (ACC-02). One that another account has stays there, and only who has read
 * the SMS is told so: support hears both when a number has changed hands.
 */
@Injectable()
export class ConfirmPhone {
  constructor(
    private readonly phones: Phones,
    private readonly codes: PhoneCodes,
    private readonly limits: Limits,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async execute(code: string, userId: UserId): Promise<Outcome<null, ConfirmPhoneRefusal>> {
    const entered = code.trim();
    const now = this.clock.now();
    // Attempts across all codes: requesting another code does not reset the count.
    if (awaitedCode(await this.phones.find(userId), now)) {
      const limited = await this.limits.take('phoneTriesByAccount', userId);
      if (limited) return { ...limited, code: 'CONTACT_SUPPORT' };
    }
    const hashOf = (number: string) => this.codes.hash(userId, number, entered);
    try {
      const confirmed = await this.phones.change(
        userId,
        (phone, account): PhoneChange<Outcome<null, ConfirmPhoneRefusal>> => {
          if (account.status !== 'VERIFIED') return { answer: refuse('CONTACT_SUPPORT') };
          const { outcome, facts } = decide(phone, { kind: 'CONFIRM', code: entered, hashOf }, now);
          return { answer: outcome, phone: facts.reduce(evolve, phone), events: phoneEvents(account, facts) };
        },
      );
      if (confirmed?.ok) this.log.info({ userId }, 'a mobile number was verified');
      return confirmed ?? refuse('CONTACT_SUPPORT');
    } catch (error) {
      if (!(error instanceof NumberTaken)) throw error;
      this.log.warn({ userId }, 'somebody verified the mobile number of another account');
      return refuse('PHONE_USED_BY_ANOTHER');
    }
  }
}
