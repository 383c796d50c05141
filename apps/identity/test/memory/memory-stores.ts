import type { OutgoingEvent } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import {
  type AccountChange,
  type AccountChanged,
  Accounts,
  type Addition,
  EmailTaken,
} from '../../src/application/ports/accounts.js';
import { InviteCodes } from '../../src/application/ports/invite-codes.js';
import {
  type FoundSession,
  type LocatedSession,
  type SessionChange,
  Sessions,
  type SignIn,
  signInFrom,
} from '../../src/application/ports/sessions.js';
import { SigningKeys, type SigningKeyPair } from '../../src/application/ports/signing-keys.js';
import { isDeletionDue } from '../../src/domain/account-machine.js';
import type { Account, LivingAccount, UnverifiedAccount } from '../../src/domain/account.js';
import { sameEmail } from '../../src/domain/account.js';
import { type AccessContext, isOpenSupport } from '../../src/domain/rules/account-access.js';
import type { SupportNomination } from '../../src/domain/rules/support-nomination.js';
import { decide, evolve } from '../../src/domain/session-machine.js';
import { type Session, voidsSignIn } from '../../src/domain/session.js';

interface Token {
  readonly sessionId: string;
  readonly generation: number;
  spentAt: Date | null;
  salt: string | null;
}

/** What the tables hold, without tables. */
export class MemoryDatabase {
  readonly accounts = new Map<string, Account>();
  readonly sessions = new Map<string, Session>();
  readonly tokens = new Map<string, Token>();
  readonly codes = new Map<string, UserId>();
  readonly events: OutgoingEvent[] = [];
  keys: readonly SigningKeyPair[] = [];

  /** Names of the events so far, without their version. */
  emitted(): string[] {
    return this.events.map((event) => event.contract.name);
  }

  live(): Session[] {
    return [...this.sessions.values()].filter((session) => session.state === 'LIVE');
  }
}

const emailOf = (account: Account) => (account.status === 'DELETED' ? null : account.email);

/** One that fails keeps no other back. */
async function eachApart<T>(due: readonly T[], work: (one: T) => Promise<void>): Promise<number> {
  const done = await Promise.all(due.map((one) => work(one).then(() => true, () => false))); // oxfmt-ignore
  return done.filter(Boolean).length;
}

function voidSignIn(db: MemoryDatabase, { accountId, providerSignedInAt }: Session): void {
  const account = db.accounts.get(accountId);
  if (!account || account.status === 'DELETED') return;
  const before = account.signInsVoidUntil ?? providerSignedInAt;
  const signInsVoidUntil = before > providerSignedInAt ? before : providerSignedInAt;
  db.accounts.set(accountId, { ...account, signInsVoidUntil });
}

export class MemoryAccounts extends Accounts {
  constructor(private readonly db: MemoryDatabase) {
    super();
  }

  async find(id: UserId) {
    return this.db.accounts.get(id) ?? null;
  }

  async findMany(ids: readonly UserId[]) {
    return ids.flatMap((id) => this.db.accounts.get(id) ?? []);
  }

  eachSuspendedUntil(now: Date, work: (account: LivingAccount) => Promise<void>): Promise<number> {
    const due = [...this.db.accounts.values()].filter(
      (account): account is LivingAccount =>
        account.status === 'DISABLED' && account.disabledUntil !== null && account.disabledUntil <= now,
    );
    return eachApart(due, work);
  }

  async findByProviderUid(uid: string) {
    return this.byProviderUid(uid);
  }

  async findByEmail(email: string): Promise<LivingAccount | null> {
    for (const account of this.db.accounts.values())
      if (account.status !== 'DELETED' && sameEmail(account.email, email)) return account;
    return null;
  }

  async add(account: UnverifiedAccount, events: readonly OutgoingEvent[]): Promise<Addition> {
    const known = this.byProviderUid(account.providerUid);
    if (known) return { kind: 'KNOWN', account: known };
    if (this.taken(account)) return { kind: 'EMAIL_TAKEN' };
    this.db.accounts.set(account.id, account);
    this.db.events.push(...events);
    return { kind: 'ADDED' };
  }

  async change<R>(id: UserId, decideChange: (account: Account) => AccountChange<R>) {
    const account = this.db.accounts.get(id);
    return account ? this.save(id, decideChange(account)) : null;
  }

  /** Nobody is nominated here. */
  async changeNominated<R>(
    id: UserId,
    _email: string,
    decideChange: (account: Account, nomination: SupportNomination | null) => AccountChange<R>,
  ) {
    const account = this.db.accounts.get(id);
    return account ? this.save(id, decideChange(account, null)) : null;
  }

  async changeAccess<R>(
    id: UserId,
    callerId: UserId,
    decideChange: (account: Account, context: AccessContext) => AccountChange<R>,
  ) {
    const account = this.db.accounts.get(id);
    const caller = this.db.accounts.get(callerId) ?? null;
    const openSupport = [...this.db.accounts.values()].filter(isOpenSupport).map((one) => one.id);
    return account ? this.save(id, decideChange(account, { callerId, caller, openSupport })) : null;
  }

  alone<R>(_id: UserId, work: () => Promise<R>): Promise<R> {
    return work();
  }

  eachDueForDeletion(now: Date, work: (id: UserId) => Promise<void>): Promise<number> {
    const due = [...this.db.accounts.values()].filter((one) => one.status !== 'DELETED' && isDeletionDue(one, now));
    return eachApart(due, ({ id }) => work(id));
  }

  async addAll(accounts: readonly LivingAccount[]) {
    for (const account of accounts) if (!this.db.accounts.has(account.id)) this.db.accounts.set(account.id, account);
  }

  private save<R>(id: UserId, change: AccountChange<R>): AccountChanged<R> {
    if (change.account) {
      if (this.taken(change.account)) throw new EmailTaken();
      this.db.accounts.set(id, change.account);
    }
    const ended: string[] = [];
    const ending = change.endSessions;
    if (ending) {
      for (const session of this.db.live()) {
        const before = ending.providerSignInBefore;
        if (session.id === ending.except || (ending.sessionId && session.id !== ending.sessionId)) continue;
        if (session.accountId !== id || (before && session.providerSignedInAt >= before)) continue;
        const { facts } = decide(session, { kind: 'END', reason: ending.reason }, ending.at);
        this.db.sessions.set(session.id, facts.reduce(evolve, session));
        if (voidsSignIn(ending.reason)) voidSignIn(this.db, session);
        ended.push(session.id);
      }
    }
    if (change.open) {
      const { session, tokenHash } = change.open;
      this.db.sessions.set(session.id, session);
      this.db.tokens.set(tokenHash, { sessionId: session.id, generation: 0, spentAt: null, salt: null });
    }
    this.db.events.push(...(change.events ?? []));
    return { answer: change.answer, ended };
  }

  private byProviderUid(uid: string) {
    return [...this.db.accounts.values()].find((account) => account.providerUid === uid) ?? null;
  }

  private taken(account: Account) {
    const email = emailOf(account);
    if (email === null) return false;
    return [...this.db.accounts.values()].some(
      (other) => other.id !== account.id && emailOf(other)?.toLowerCase() === email.toLowerCase(),
    );
  }
}

export class MemorySessions extends Sessions {
  constructor(private readonly db: MemoryDatabase) {
    super();
  }

  async locate(tokenHash: string): Promise<LocatedSession | null> {
    const token = this.db.tokens.get(tokenHash);
    const session = token && this.db.sessions.get(token.sessionId);
    return session ? { sessionId: session.id, accountId: session.accountId } : null;
  }

  async change<R>(tokenHash: string, decideChange: (found: FoundSession) => SessionChange<R>): Promise<R | null> {
    const token = this.db.tokens.get(tokenHash);
    const session = token && this.db.sessions.get(token.sessionId);
    const account = session && this.db.accounts.get(session.accountId);
    if (!token || !session || !account) return null;
    const salts = [...this.db.tokens.values()]
      .filter((other) => other.sessionId === session.id && other.generation >= token.generation && other.salt)
      .sort((a, b) => a.generation - b.generation)
      .map((other) => other.salt!);
    const presented = { generation: token.generation, spentAt: token.spentAt };
    const change = decideChange({ session, account, presented, salts });
    if (change.session) this.db.sessions.set(session.id, change.session);
    if (change.rotation && change.session) {
      const { at, salt, successorHash } = change.rotation;
      token.spentAt = at;
      token.salt = salt;
      const { generation } = change.session;
      this.db.tokens.set(successorHash, { sessionId: session.id, generation, spentAt: null, salt: null });
    }
    if (change.account) this.db.accounts.set(account.id, change.account);
    const ended = session.state === 'LIVE' && change.session?.state === 'ENDED' ? change.session : null;
    if (ended && voidsSignIn(ended.reason)) voidSignIn(this.db, ended);
    this.db.events.push(...(change.events ?? []));
    return change.answer;
  }

  async signInsOf(userId: UserId): Promise<readonly SignIn[]> {
    return [...this.db.sessions.values()]
      .filter(({ accountId }) => accountId === userId)
      .map((session) => ({ ...signInFrom(session), lastUsedAt: session.openedAt }))
      .sort((a, b) => b.openedAt.getTime() - a.openedAt.getTime());
  }

  async live(ids: readonly string[], now: Date) {
    const live = this.db.live().filter(({ id, expiresAt }) => ids.includes(id) && expiresAt > now);
    return new Set(live.map(({ id }) => id));
  }

  async forget(endedBefore: Date): Promise<number> {
    const old = [...this.db.sessions.values()].filter(
      (session) => (session.state === 'ENDED' ? session.endedAt : session.expiresAt) < endedBefore,
    );
    for (const { id } of old) {
      this.db.sessions.delete(id);
      for (const [hash, token] of this.db.tokens) if (token.sessionId === id) this.db.tokens.delete(hash);
    }
    return old.length;
  }
}

export class MemoryInviteCodes extends InviteCodes {
  constructor(private readonly db: MemoryDatabase) {
    super();
  }

  async ownerOf(code: string) {
    return this.db.codes.get(code.toLowerCase()) ?? null;
  }
}

export class MemorySigningKeys extends SigningKeys {
  constructor(private readonly db: MemoryDatabase) {
    super();
  }

  async all() {
    return this.db.keys;
  }

  async change(decideKeys: Parameters<SigningKeys['change']>[0]) {
    const { add, drop } = decideKeys(this.db.keys);
    this.db.keys = [...this.db.keys.filter((key) => !drop.includes(key.kid)), ...add];
  }
}
