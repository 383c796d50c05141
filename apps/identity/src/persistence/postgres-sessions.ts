import { Injectable } from '@nestjs/common';
import { type UserId, userId } from '@setpoint/kernel';
import { rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import {
  type FoundSession,
  type LocatedSession,
  type SessionChange,
  Sessions,
  type SignIn,
  signInFrom,
} from '../application/ports/sessions.js';
import { voidsSignIn } from '../domain/session.js';
import { sessionsEndedEvents } from '../events/outgoing.js';
import { AccountEntity, RefreshTokenEntity, type RefreshTokenRow, SessionEntity, type SessionRow } from './entities.js';
import { accountOf, saveAccount, saveSession, sessionOf, voidSignIns } from './rows.js';

const FORGET_BATCH = 500;
const MOST_SIGN_INS = 100;

@Injectable()
export class PostgresSessions extends Sessions {
  constructor(private readonly storage: Storage) {
    super();
  }

  async locate(tokenHash: string): Promise<LocatedSession | null> {
    const row = await rowOf<{ id: string; account_id: string }>(
      this.storage.manager,
      sql`select session.id, session.account_id
        from refresh_token join session on session.id = refresh_token.session_id
        where refresh_token.hash = ${tokenHash}`,
    );
    return row ? { sessionId: row.id, accountId: userId(row.account_id) } : null;
  }

  async change<R>(tokenHash: string, decide: (found: FoundSession) => SessionChange<R>): Promise<R | null> {
    const located = await this.locate(tokenHash);
    if (!located) return null;
    return this.storage.transaction(async (manager, effects) => {
      const found = await lock(manager, located, tokenHash);
      if (!found) return null;
      const change = decide(found);
      if (change.account) await saveAccount(manager, change.account);
      if (change.session) await saveSession(manager, change.session);
      if (change.rotation && change.session) {
        const { at, salt, successorHash } = change.rotation;
        const { id: session_id, generation } = change.session;
        await manager.update(RefreshTokenEntity, { hash: tokenHash }, { spent_at: at, salt });
        await manager.insert(RefreshTokenEntity, { hash: successorHash, session_id, generation });
      }
      effects.emit(...(change.events ?? []));
      if (found.session.state === 'LIVE' && change.session?.state === 'ENDED') {
        const { providerSignedInAt: provider_signed_in_at, reason } = change.session;
        if (voidsSignIn(reason)) await voidSignIns(manager, located.accountId, [{ provider_signed_in_at }]);
        effects.emit(...sessionsEndedEvents(located.accountId, [located.sessionId]));
      }
      return change.answer;
    });
  }

  async signInsOf(person: UserId, now: Date): Promise<readonly SignIn[]> {
    const rows = await rowsOf<SessionRow & { last_used_at: Date }>(
      this.storage.manager,
      sql`select session.*, coalesce(used.at, session.opened_at) as last_used_at
        from session left join lateral (
          select max(spent_at) as at from refresh_token where session_id = session.id) used on true
        where account_id = ${person} order by opened_at desc, id limit ${MOST_SIGN_INS}`,
    );
    return rows.map((row) => ({ ...signInFrom(sessionOf(row), now), lastUsedAt: row.last_used_at }));
  }

  async live(ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
    const rows = await rowsOf<{ id: string }>(
      this.storage.manager,
      sql`select id from session where id = any(${ids}) and ended_at is null and expires_at > ${now}`,
    );
    return new Set(rows.map((row) => row.id));
  }

  forget(endedBefore: Date): Promise<number> {
    return this.storage.transaction(async (manager, effects) => {
      const forgotten = await rowsOf<Pick<SessionRow, 'id' | 'account_id' | 'ended_at'>>(
        manager,
        sql`delete from session where id = any(array(
          select id from session where coalesce(ended_at, expires_at) < ${endedBefore}
          limit ${FORGET_BATCH} for update skip locked)) returning id, account_id, ended_at`,
      );
      // The others were announced when they ended.
      const unused = forgotten.filter(({ ended_at }) => ended_at === null);
      for (const { id, account_id } of unused) effects.emit(...sessionsEndedEvents(userId(account_id), [id]));
      return forgotten.length;
    });
  }
}

async function lock(
  manager: EntityManager,
  { sessionId, accountId }: LocatedSession,
  tokenHash: string,
): Promise<FoundSession | null> {
  // Lock the account first, here and when sessions are opened or ended, to avoid deadlocks.
  const account = await manager
    .createQueryBuilder(AccountEntity, 'account')
    .where('account.id = :accountId', { accountId })
    .setLock('for_no_key_update')
    .getOne();
  const session = await manager
    .createQueryBuilder(SessionEntity, 'session')
    .where('session.id = :sessionId', { sessionId })
    .setLock('for_no_key_update')
    .getOne();
  const tokens = await rowsOf<RefreshTokenRow>(
    manager,
    sql`select * from refresh_token where session_id = ${sessionId}
      and generation >= (select generation from refresh_token where hash = ${tokenHash})
      order by generation`,
  );
  const presented = tokens[0];
  if (!account || !session || !presented) return null;
  return {
    session: sessionOf(session),
    account: accountOf(account),
    presented: { generation: presented.generation, spentAt: presented.spent_at },
    salts: tokens.flatMap((token) => token.salt ?? []),
  };
}
