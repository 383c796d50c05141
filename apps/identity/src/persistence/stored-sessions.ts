import { Injectable } from '@nestjs/common';
import { userId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { sql } from 'kysely';
import { type FoundSession, type LocatedSession, type SessionChange, Sessions } from '../application/sessions.js';
import { accountOf, rowOf, sessionOf, sessionRowOf } from './rows.js';
import type { Tables } from './tables.js';

const FORGET_BATCH = 500;

@Injectable()
export class StoredSessions extends Sessions {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  async locate(tokenHash: string): Promise<LocatedSession | null> {
    const row = await this.storage.db
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'refresh_token.session_id')
      .select(['session.id', 'session.account_id'])
      .where('refresh_token.hash', '=', tokenHash)
      .executeTakeFirst();
    return row ? { sessionId: row.id, accountId: userId(row.account_id) } : null;
  }

  async change<R>(tokenHash: string, decide: (found: FoundSession) => SessionChange<R>): Promise<R | null> {
    const located = await this.locate(tokenHash);
    if (!located) return null;
    const { sessionId, accountId } = located;
    return this.storage.transaction(async (tx, effects) => {
      // The account's lock comes first, here and when sessions are opened or ended: nobody waits in a circle.
      const accountRow = await tx
        .selectFrom('account')
        .selectAll()
        .where('id', '=', accountId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      const sessionRow = await tx
        .selectFrom('session')
        .selectAll()
        .where('id', '=', sessionId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      const tokens = await tx
        .selectFrom('refresh_token')
        .selectAll()
        .where('session_id', '=', sessionId)
        .where('generation', '>=', sql<number>`(select generation from refresh_token where hash = ${tokenHash})`)
        .orderBy('generation')
        .execute();
      const presented = tokens[0];
      if (!accountRow || !sessionRow || !presented) return null;
      const change = decide({
        session: sessionOf(sessionRow),
        account: accountOf(accountRow),
        presented: { generation: presented.generation, spentAt: presented.spent_at },
        salts: tokens.flatMap((token) => token.salt ?? []),
      });
      if (change.account) {
        const { id, ...values } = rowOf(change.account);
        await tx.updateTable('account').set(values).where('id', '=', id).execute();
      }
      if (change.session) {
        const { id, ...values } = sessionRowOf(change.session);
        await tx.updateTable('session').set(values).where('id', '=', id).execute();
      }
      if (change.rotation && change.session) {
        const { at, salt, successorHash } = change.rotation;
        await tx.updateTable('refresh_token').set({ spent_at: at, salt }).where('hash', '=', tokenHash).execute();
        const successor = { hash: successorHash, session_id: sessionId, generation: change.session.generation };
        await tx.insertInto('refresh_token').values(successor).execute();
      }
      effects.emit(...(change.events ?? []));
      return change.answer;
    });
  }

  async forget(endedBefore: Date): Promise<number> {
    return this.storage.transaction(async (tx) => {
      const overAt = sql<Date>`coalesce(ended_at, expires_at)`;
      const due = await tx
        .selectFrom('session')
        .select('id')
        .where(overAt, '<', endedBefore)
        .limit(FORGET_BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      if (due.length === 0) return 0;
      const ids = due.map((session) => session.id);
      await tx.deleteFrom('session').where('id', 'in', ids).execute();
      return ids.length;
    });
  }
}
