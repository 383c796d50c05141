import { Injectable } from '@nestjs/common';
import { Clock, type Outcome, type Refusal, refuse, type UserId } from '@setpoint/kernel';
import { decide, evolve, type PhoneRefusal } from '../domain/phone-machine.js';
import { type PhoneNumberRefusal, readPhoneNumber } from '../domain/rules/phone-number.js';
import { phoneEvents } from '../events/phone-events.js';
import { PhoneCodes } from '../tokens/phone-codes.js';
import { Limits } from './limits.js';
import { type PhoneChange, Phones } from './ports/phones.js';

export type SendCodeRefusal = PhoneNumberRefusal | PhoneRefusal | 'TOO_MANY_REQUESTS' | 'CONTACT_SUPPORT';

/** Sends an SMS code to the number to be verified (ACC-02, AUTH-27). */
@Injectable()
export class SendPhoneCode {
  constructor(
    private readonly phones: Phones,
    private readonly codes: PhoneCodes,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async execute(
    command: { readonly prefix: string; readonly number: string; readonly address: string | null },
    userId: UserId,
  ): Promise<Outcome<null, SendCodeRefusal>> {
    const read = readPhoneNumber(command.prefix, command.number);
    if (!read.ok) return read;
    const number = read.value;
    const code = this.codes.fresh();
    const send = { kind: 'SEND_CODE', number, hash: this.codes.hash(userId, number, code) } as const;
    const expected = decide(await this.phones.find(userId), send, this.clock.now());
    if (!expected.outcome.ok || expected.facts.length === 0) return expected.outcome;
    const limited = await this.limit(userId, number, command.address);
    if (limited) return limited;
    const now = this.clock.now();
    const sent = await this.phones.change(userId, (phone, account): PhoneChange<Outcome<null, SendCodeRefusal>> => {
      if (account.status !== 'VERIFIED') return { answer: refuse('CONTACT_SUPPORT') };
      const { outcome, facts } = decide(phone, send, now);
      const events = phoneEvents(account, facts, code);
      return { answer: outcome, phone: facts.reduce(evolve, phone), events };
    });
    return sent ?? refuse('CONTACT_SUPPORT');
  }

  /** SMS cost money and disturb people, so they are limited by account, number, address, and in total. */
  private async limit(
    userId: UserId,
    number: string,
    address: string | null,
  ): Promise<Refusal<SendCodeRefusal> | null> {
    const limited =
      (await this.limits.take('smsByAddress', address)) ??
      (await this.limits.take('smsByAccount', userId)) ??
      (await this.limits.take('smsByNumber', number));
    return limited ? { ...limited, code: 'SMS_LIMIT_REACHED' } : this.limits.takeSms();
  }
}
