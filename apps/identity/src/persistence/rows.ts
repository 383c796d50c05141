import { type UserId, userId } from '@setpoint/kernel';
import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Account, Person } from '../domain/account.js';
import type { Session } from '../domain/session.js';
import { AccountEntity, type AccountRow, SessionEntity, type SessionRow } from './entities.js';
import { PhoneEntity } from './phone-entities.js';

export function accountOf(row: AccountRow): Account {
  const id = userId(row.id);
  if (row.status === 'DELETED')
    return { status: 'DELETED', id, providerUid: row.provider_uid, deletedAt: row.deleted_at! };
  const person: Person = {
    id,
    providerUid: row.provider_uid,
    email: row.email!,
    firstName: row.first_name!,
    lastName: row.last_name!,
    sports: row.sports,
    language: row.language!,
    roles: row.roles,
    referredBy: row.referred_by === null ? null : userId(row.referred_by),
    invitedBy: row.invited_by === null ? null : userId(row.invited_by),
    marketing: row.marketing,
    registeredAt: row.registered_at!,
    signedInEmittedAt: row.signed_in_emitted_at,
    signInsVoidUntil: row.sign_ins_void_until,
    deletion:
      row.deletion_requested_at && row.deletion_executes_at
        ? { requestedAt: row.deletion_requested_at, executesAt: row.deletion_executes_at }
        : null,
  };
  const verifiedAt = row.verified_at;
  if (row.status === 'DISABLED')
    return {
      ...person,
      status: 'DISABLED',
      verifiedAt,
      disabledAt: row.disabled_at!,
      disabledUntil: row.disabled_until,
      reason: row.disabled_reason ?? '',
    };
  return verifiedAt ? { ...person, status: 'VERIFIED', verifiedAt } : { ...person, status: 'UNVERIFIED' };
}

const NOBODY = {
  email: null,
  first_name: null,
  last_name: null,
  sports: [],
  language: null,
  roles: [],
  referred_by: null,
  invited_by: null,
  marketing: {},
  registered_at: null,
  verified_at: null,
  signed_in_emitted_at: null,
  sign_ins_void_until: null,
  disabled_at: null,
  disabled_reason: null,
  disabled_until: null,
  deletion_requested_at: null,
  deletion_executes_at: null,
};

export function accountRowOf(account: Account): AccountRow {
  const { id, providerUid: provider_uid } = account;
  if (account.status === 'DELETED')
    return { ...NOBODY, id, provider_uid, status: 'DELETED', deleted_at: account.deletedAt };
  const disabled = account.status === 'DISABLED' ? account : null;
  return {
    id,
    provider_uid,
    status: disabled ? 'DISABLED' : 'ACTIVE',
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    sports: [...account.sports],
    language: account.language,
    roles: [...account.roles],
    referred_by: account.referredBy,
    invited_by: account.invitedBy,
    marketing: { ...account.marketing },
    registered_at: account.registeredAt,
    verified_at: account.status === 'UNVERIFIED' ? null : account.verifiedAt,
    signed_in_emitted_at: account.signedInEmittedAt,
    sign_ins_void_until: account.signInsVoidUntil,
    disabled_at: disabled?.disabledAt ?? null,
    disabled_reason: disabled?.reason ?? null,
    disabled_until: disabled?.disabledUntil ?? null,
    deletion_requested_at: account.deletion?.requestedAt ?? null,
    deletion_executes_at: account.deletion?.executesAt ?? null,
    deleted_at: null,
  };
}

export function sessionOf(row: SessionRow): Session {
  const core = {
    id: row.id,
    accountId: userId(row.account_id),
    openedAt: row.opened_at,
    providerSignedInAt: row.provider_signed_in_at,
    expiresAt: row.expires_at,
    generation: row.generation,
    browser: row.browser,
    system: row.system,
  };
  return row.ended_at
    ? { ...core, state: 'ENDED', endedAt: row.ended_at, reason: row.end_reason! }
    : { ...core, state: 'LIVE' };
}

export function sessionRowOf(session: Session): SessionRow {
  const ended = session.state === 'ENDED' ? session : null;
  return {
    id: session.id,
    account_id: session.accountId,
    opened_at: session.openedAt,
    provider_signed_in_at: session.providerSignedInAt,
    expires_at: session.expiresAt,
    generation: session.generation,
    browser: session.browser,
    system: session.system,
    ended_at: ended?.endedAt ?? null,
    end_reason: ended?.reason ?? null,
  };
}

export async function saveAccount(manager: EntityManager, account: Account): Promise<void> {
  if (account.status === 'DELETED') await forgetNomination(manager, account.id);
  const { id, ...columns } = accountRowOf(account);
  await manager.update(AccountEntity, { id }, columns);
  if (account.status === 'DELETED') await manager.delete(PhoneEntity, { user_id: id });
}

/** Before the address goes: one that still waits is found by it only. */
const forgetNomination = (manager: EntityManager, id: UserId) =>
  execute(
    manager,
    sql`delete from support_nomination where account_id = ${id} or email = (select email from account where id = ${id})`,
  );

/** The account is not saved after this any more: its domain object knows nothing of it. */
export async function voidSignIns(
  manager: EntityManager,
  id: UserId,
  sessions: readonly { readonly provider_signed_in_at: Date }[],
): Promise<void> {
  const latest = Math.max(...sessions.map((session) => session.provider_signed_in_at.getTime()));
  await execute(
    manager,
    sql`update account set sign_ins_void_until = greatest(sign_ins_void_until, ${new Date(latest)}) where id = ${id}`,
  );
}

export async function saveSession(manager: EntityManager, session: Session): Promise<void> {
  const { id, ...columns } = sessionRowOf(session);
  await manager.update(SessionEntity, { id }, columns);
}
