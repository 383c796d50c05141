import { insertRows, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Account, Posting } from '../domain/ledger.js';
import { LedgerAccountEntity } from './ledger-entities.js';

const ownerOf = (account: Account) => ('ownerId' in account ? account.ownerId : null);
const keyOf = (kind: string, ownerId: string | null) => `${kind} ${ownerId ?? ''}`;

/**
 * Writes a posting in the transaction of its cause. Returns false, changing nothing, if the cause is already posted.
 * @throws if an owned account would be overdrawn (constraint `credit_covered`), or the entries do not sum to zero.
 */
export async function post(manager: EntityManager, posting: Posting): Promise<boolean> {
  const { id, cause, at, currency, entries, reverses } = posting;
  const ids = await accountIds(
    manager,
    entries.map(({ account }) => account),
    currency,
  );
  const lines = entries.map(({ account, cents }) => ({
    account: ids.get(keyOf(account.kind, ownerOf(account))),
    amount: cents,
  }));
  const [row] = await rowsOf<{ posted: boolean }>(
    manager,
    sql`select post(${id}, ${cause}, ${currency}, ${at}, ${JSON.stringify(lines)}::jsonb, ${reverses}) as posted`,
  );
  return row!.posted;
}

/** Opens accounts that do not exist yet. */
async function accountIds(
  manager: EntityManager,
  accounts: readonly Account[],
  currency: string,
): Promise<Map<string, number>> {
  const kinds = accounts.map(({ kind }) => kind);
  const owners = accounts.map(ownerOf);
  const find = () =>
    rowsOf<{ id: number; kind: string; owner_id: string | null }>(
      manager,
      sql`select id, kind, owner_id from ledger_account
          where currency = ${currency} and kind = any(${kinds}::text[])
            and (owner_id is null or owner_id = any(${owners}::text[]))`,
    );
  let rows = await find();
  const known = new Set(rows.map(({ kind, owner_id }) => keyOf(kind, owner_id)));
  const missing = accounts.filter((account) => !known.has(keyOf(account.kind, ownerOf(account))));
  if (missing.length > 0) {
    const opened = missing.map((account) => ({ kind: account.kind, owner_id: ownerOf(account), currency, balance: 0 }));
    await insertRows(manager, LedgerAccountEntity, opened, { ignoreConflicts: true });
    rows = await find();
  }
  return new Map(rows.map(({ id, kind, owner_id }) => [keyOf(kind, owner_id), id]));
}
