import { Injectable } from '@nestjs/common';
import { Clock, type UserId } from '@setpoint/kernel';
import { Log } from '@setpoint/service-kit';
import { decide, evolve } from '../domain/phone-machine.js';
import { phoneEvents } from '../events/phone-events.js';
import { Phones } from './ports/phones.js';

/** Removes the mobile number and a pending code. Idempotent (ACC-02). */
@Injectable()
export class RemovePhone {
  constructor(
    private readonly phones: Phones,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async execute(userId: UserId): Promise<void> {
    const now = this.clock.now();
    const removed = await this.phones.change(userId, (phone, account) => {
      const { facts } = decide(phone, { kind: 'REMOVE' }, now);
      const events = account.status === 'DELETED' ? [] : phoneEvents(account, facts);
      return { answer: facts.length > 0, phone: facts.reduce(evolve, phone), events };
    });
    if (removed) this.log.info({ userId }, 'a mobile number was removed');
  }
}
