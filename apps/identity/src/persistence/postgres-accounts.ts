import { Injectable } from '@nestjs/common';
import type { OutgoingEvent } from '@setpoint/events';
import { type UserId, userId } from '@setpoint/kernel';
import {
  DueRows,
  type Effects,
  execute,
  insertRows,
  keepInAuditLog,
  rowOf,
  rowsOf,
  sql,
  Storage,
  violatedConstraint,
} from '@setpoint/service-kit';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import {
  type AccountChange,
  type AccountChanged,
  Accounts,
  type Addition,
  EmailTaken,
  type SessionsToEnd,
} from '../application/ports/accounts.js';
import type { Account, LivingAccount, UnverifiedAccount } from '../domain/account.js';
import { type AccessContext, isOpenSupport } from '../domain/rules/account-access.js';
import type { SupportNomination } from '../domain/rules/support-nomination.js';
import { voidsSignIn } from '../domain/session.js';
import { sessionsEndedEvents } from '../events/outgoing.js';
import { AccountEntity, type AccountRow, RefreshTokenEntity, SessionEntity, type SessionRow } from './entities.js';
import { accountOf, accountRowOf, saveAccount, sessionRowOf, voidSignIns } from './rows.js';

@Injectable()
export class PostgresAccounts extends Accounts {
  constructor(
    private readonly storage: Storage,
    private readonly dueRows: DueRows,
  ) {
    super();
  }

  find(id: UserId): Promise<Account | null> {
    return this.findOne({ id });
  }

  async findMany(ids: readonly UserId[]): Promise<readonly Account[]> {
    const accounts = this.storage.manager.createQueryBuilder(AccountEntity, 'account');
    return (await accounts.where('account.id = any(:ids)', { ids }).getMany()).map(accountOf);
  }

  eachSuspendedUntil(now: Date, work: (account: LivingAccount) => Promise<void>): Promise<number> {
    return this.dueRows.settleOutside<AccountRow, void>('end-suspensions', now, {
      claim: (manager, limit, excluding) =>
        rowsOf<AccountRow>(
          manager,
          sql`select * from account where disabled_until <= ${now} and id <> all(${excluding}::text[])
            order by disabled_until limit ${limit} for no key update skip locked`,
        ),
      keyOf: ({ id }) => id,
      work: (row) => work(accountOf(row) as LivingAccount),
    });
  }

  findByProviderUid(uid: string): Promise<Account | null> {
    return this.findOne({ provider_uid: uid });
  }

  async findByEmail(email: string): Promise<LivingAccount | null> {
    return (await this.findOne({ email })) as LivingAccount | null;
  }

  async add(account: UnverifiedAccount, events: readonly OutgoingEvent[]): Promise<Addition> {
    return this.storage.transaction(async (manager, effects): Promise<Addition> => {
      // Waits for concurrent inserts of the same person or email.
      const added = await insertRows(manager, AccountEntity, [accountRowOf(account)], { ignoreConflicts: true });
      if (added > 0) {
        effects.emit(...events);
        return { kind: 'ADDED' };
      }
      const known = await manager.findOneBy(AccountEntity, { provider_uid: account.providerUid });
      return known ? { kind: 'KNOWN', account: accountOf(known) } : { kind: 'EMAIL_TAKEN' };
    });
  }

  change<R>(id: UserId, decide: (account: Account) => AccountChange<R>): Promise<AccountChanged<R> | null> {
    return this.changeOne(id, async (account) => decide(account));
  }

  changeNominated<R>(
    id: UserId,
    email: string,
    decide: (account: Account, nomination: SupportNomination | null) => AccountChange<R>,
  ): Promise<AccountChanged<R> | null> {
    return this.changeOne(id, async (account, manager) => {
      const waiting = await rowOf<SupportNomination>(
        manager,
        sql`select email, nominated_by as by from support_nomination
          where email = ${email} and account_id is null for update`,
      );
      return decide(account, waiting ?? null);
    });
  }

  changeAccess<R>(
    id: UserId,
    callerId: UserId,
    decide: (account: Account, context: AccessContext) => AccountChange<R>,
  ): Promise<AccountChanged<R> | null> {
    return this.storage.transaction(async (manager, effects) => {
      // Locked in the order of their ids, to avoid deadlocks.
      const rows = await manager
        .createQueryBuilder(AccountEntity, 'account')
        .where(`account.id = any(:ids) or account.roles @> '{SUPPORT}'`, { ids: [id, callerId] })
        .orderBy('account.id')
        .setLock('for_no_key_update')
        .getMany();
      const accounts = rows.map(accountOf);
      const account = accounts.find((one) => one.id === id);
      const caller = accounts.find((one) => one.id === callerId) ?? null;
      const openSupport = accounts.filter(isOpenSupport).map((one) => one.id);
      return account ? save(manager, effects, id, decide(account, { callerId, caller, openSupport })) : null;
    });
  }

  alone<R>(id: UserId, work: () => Promise<R>): Promise<R> {
    return this.storage.transaction(async (manager) => {
      await rowsOf(manager, sql`select id from account where id = ${id} for no key update`);
      return work();
    });
  }

  eachDueForDeletion(now: Date, work: (id: UserId) => Promise<void>): Promise<number> {
    return this.dueRows.settleOutside<{ id: string }, void>('delete-due-accounts', now, {
      claim: (manager, limit, excluding) =>
        rowsOf<{ id: string }>(
          manager,
          sql`select id from account where deletion_executes_at <= ${now} and id <> all(${excluding}::text[])
            order by deletion_executes_at limit ${limit} for no key update skip locked`,
        ),
      keyOf: ({ id }) => id,
      work: ({ id }) => work(userId(id)),
    });
  }

  async addAll(accounts: readonly LivingAccount[]): Promise<void> {
    await this.storage.transaction(async (manager) => {
      const ids = accounts.map((account) => account.id);
      const known = await rowsOf<{ id: string }>(manager, sql`select id from account where id = any(${ids})`);
      const there = new Set(known.map((account) => account.id));
      const missing = accounts.filter((account) => !there.has(account.id));
      await insertRows(manager, AccountEntity, missing.map(accountRowOf));
    });
  }

  private async changeOne<R>(
    id: UserId,
    decide: (account: Account, manager: EntityManager) => Promise<AccountChange<R>>,
  ): Promise<AccountChanged<R> | null> {
    try {
      return await this.storage.transaction(async (manager, effects) => {
        const row = await manager
          .createQueryBuilder(AccountEntity, 'account')
          .where('account.id = :id', { id })
          .setLock('for_no_key_update')
          .getOne();
        return row && save(manager, effects, id, await decide(accountOf(row), manager));
      });
    } catch (error) {
      if (violatedConstraint(error) === 'account_email_key') throw new EmailTaken();
      throw error;
    }
  }

  private async findOne(where: FindOptionsWhere<AccountRow>): Promise<Account | null> {
    const row = await this.storage.manager.findOneBy(AccountEntity, where);
    return row && accountOf(row);
  }
}

async function save<R>(
  manager: EntityManager,
  effects: Effects,
  id: UserId,
  { answer, account, events = [], open, endSessions, audit, settles }: AccountChange<R>,
): Promise<AccountChanged<R>> {
  if (account) await saveAccount(manager, account);
  const ended = endSessions ? await end(manager, id, endSessions) : [];
  if (open) {
    const { session, tokenHash } = open;
    const { generation } = session;
    await manager.insert(SessionEntity, sessionRowOf(session));
    await manager.insert(RefreshTokenEntity, { hash: tokenHash, session_id: session.id, generation });
  }
  if (settles) await execute(manager, sql`update support_nomination set account_id = ${id} where email = ${settles}`);
  if (audit) await keepInAuditLog(manager, audit);
  effects.emit(...events, ...sessionsEndedEvents(id, ended));
  return { answer, ended };
}

async function end(manager: EntityManager, id: UserId, sessions: SessionsToEnd): Promise<string[]> {
  const { at, reason, providerSignInBefore = null, except = null, sessionId = null } = sessions;
  const ended = await rowsOf<Pick<SessionRow, 'id' | 'provider_signed_in_at'>>(
    manager,
    sql`update session set ended_at = ${at}, end_reason = ${reason}
      where account_id = ${id} and ended_at is null
        and (${sessionId}::text is null or id = ${sessionId})
        and provider_signed_in_at < coalesce(${providerSignInBefore}::timestamptz, 'infinity')
        and id is distinct from ${except}
      returning id, provider_signed_in_at`,
  );
  if (ended.length > 0 && voidsSignIn(reason)) await voidSignIns(manager, id, ended);
  return ended.map((session) => session.id);
}
