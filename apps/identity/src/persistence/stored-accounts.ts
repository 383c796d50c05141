import { Injectable } from '@nestjs/common';
import type { OutgoingEvent } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import { brokenConstraint, Storage } from '@setpoint/service-kit';
import { type AccountChange, Accounts, type Addition, EmailTaken } from '../application/accounts.js';
import type { Account, LivingAccount, UnverifiedAccount } from '../domain/account.js';
import { accountOf, rowOf, sessionRowOf } from './rows.js';
import type { Tables } from './tables.js';

const SEED_BATCH = 500;

@Injectable()
export class StoredAccounts extends Accounts {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  async find(id: UserId): Promise<Account | null> {
    return (await this.findMany([id]))[0] ?? null;
  }

  async findMany(ids: readonly UserId[]): Promise<readonly Account[]> {
    const rows = await this.storage.db.selectFrom('account').selectAll().where('id', 'in', ids).execute();
    return rows.map(accountOf);
  }

  async findByProviderUid(uid: string): Promise<Account | null> {
    const row = await this.storage.db
      .selectFrom('account')
      .selectAll()
      .where('provider_uid', '=', uid)
      .executeTakeFirst();
    return row ? accountOf(row) : null;
  }

  async findByEmail(email: string): Promise<LivingAccount | null> {
    const row = await this.storage.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
    return row ? (accountOf(row) as LivingAccount) : null;
  }

  async add(account: UnverifiedAccount, events: readonly OutgoingEvent[]): Promise<Addition> {
    return this.storage.transaction(async (tx, effects): Promise<Addition> => {
      // Waits for whoever adds the same person or email at this moment; then one of them is there.
      const added = await tx
        .insertInto('account')
        .values(rowOf(account))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added) {
        effects.emit(...events);
        return { kind: 'ADDED' };
      }
      const row = await tx
        .selectFrom('account')
        .selectAll()
        .where('provider_uid', '=', account.providerUid)
        .executeTakeFirst();
      return row ? { kind: 'KNOWN', account: accountOf(row) } : { kind: 'EMAIL_TAKEN' };
    });
  }

  async change<R>(id: UserId, decide: (account: Account) => AccountChange<R>) {
    try {
      return await this.storage.transaction(async (tx, effects) => {
        const row = await tx.selectFrom('account').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
        if (!row) return null;
        const { answer, account, events = [], open, endSessions } = decide(accountOf(row));
        if (account) {
          const { id: _id, ...values } = rowOf(account);
          await tx.updateTable('account').set(values).where('id', '=', id).execute();
        }
        const ended = endSessions
          ? await tx
              .updateTable('session')
              .set({ ended_at: endSessions.at, end_reason: endSessions.reason })
              .where('account_id', '=', id)
              .where('ended_at', 'is', null)
              .$if(endSessions.providerSignInBefore !== undefined, (query) =>
                query.where('provider_signed_in_at', '<', endSessions.providerSignInBefore!),
              )
              .returning('id')
              .execute()
          : [];
        if (open) {
          const { session, tokenHash } = open;
          await tx.insertInto('session').values(sessionRowOf(session)).execute();
          const token = { hash: tokenHash, session_id: session.id, generation: session.generation };
          await tx.insertInto('refresh_token').values(token).execute();
        }
        effects.emit(...events);
        return { answer, ended: ended.map((session) => session.id) };
      });
    } catch (error) {
      if (brokenConstraint(error) === 'account_email_key') throw new EmailTaken();
      throw error;
    }
  }

  async addAll(accounts: readonly LivingAccount[]): Promise<void> {
    await this.storage.transaction(async (tx) => {
      for (let from = 0; from < accounts.length; from += SEED_BATCH)
        await tx
          .insertInto('account')
          .values(accounts.slice(from, from + SEED_BATCH).map(rowOf))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
    });
  }
}
