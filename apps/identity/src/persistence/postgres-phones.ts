import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { Storage, violatedConstraint } from '@setpoint/service-kit';
import { NumberTaken, type PhoneChange, Phones } from '../application/ports/phones.js';
import type { Account } from '../domain/account.js';
import { noPhone, type Phone } from '../domain/phone.js';
import { AccountEntity } from './entities.js';
import { PhoneEntity, type PhoneRow } from './phone-entities.js';
import { accountOf } from './rows.js';

@Injectable()
export class PostgresPhones extends Phones {
  constructor(private readonly storage: Storage) {
    super();
  }

  async find(userId: UserId): Promise<Phone> {
    return phoneOf(userId, await this.storage.manager.findOneBy(PhoneEntity, { user_id: userId }));
  }

  async change<R>(userId: UserId, decide: (phone: Phone, account: Account) => PhoneChange<R>): Promise<R | null> {
    try {
      return await this.storage.transaction(async (manager, effects) => {
        const account = await manager
          .createQueryBuilder(AccountEntity, 'account')
          .where('account.id = :userId', { userId })
          .setLock('for_no_key_update')
          .getOne();
        if (!account) return null;
        const row = await manager.findOneBy(PhoneEntity, { user_id: userId });
        const { answer, phone, events = [] } = decide(phoneOf(userId, row), accountOf(account));
        if (phone) await manager.upsert(PhoneEntity, phoneRowOf(phone), ['user_id']);
        effects.emit(...events);
        return answer;
      });
    } catch (error) {
      if (violatedConstraint(error) === 'phone_number_key') throw new NumberTaken();
      throw error;
    }
  }
}

function phoneOf(userId: UserId, row: PhoneRow | null): Phone {
  if (!row) return noPhone(userId);
  return {
    userId,
    verified: row.number === null ? null : { number: row.number, at: row.verified_at! },
    code:
      row.code_number === null
        ? null
        : {
            number: row.code_number,
            hash: row.code_hash!,
            sentAt: row.code_sent_at!,
            wrongTries: row.code_wrong_tries,
            confirmedAt: row.code_confirmed_at,
          },
  };
}

const phoneRowOf = ({ userId, verified, code }: Phone): PhoneRow => ({
  user_id: userId,
  number: verified?.number ?? null,
  verified_at: verified?.at ?? null,
  code_number: code?.number ?? null,
  code_hash: code?.hash ?? null,
  code_sent_at: code?.sentAt ?? null,
  code_wrong_tries: code?.wrongTries ?? 0,
  code_confirmed_at: code?.confirmedAt ?? null,
});
