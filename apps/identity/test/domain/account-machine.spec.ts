import type { Account } from '../../src/domain/account.js';
import {
  decide,
  evolve,
  evolveAll,
  type AccountCommand,
  SIGNED_IN_EVERY_MS,
} from '../../src/domain/account-machine.js';
import {
  after,
  aDeletedAccount,
  aDisabledAccount,
  anUnverifiedAccount,
  aProviderUser,
  aVerifiedAccount,
  NOW,
} from '../builders.js';

const unverified = aProviderUser({ emailVerified: false });

const commands = {
  'a verified sign-in': { kind: 'SIGN_IN', user: aProviderUser() },
  'an unverified sign-in': { kind: 'SIGN_IN', user: unverified },
  'a refresh': { kind: 'STAY' },
  'a new provider user, verified': { kind: 'RELINK', user: aProviderUser({ uid: 'new' }) },
  'a new provider user, unverified': { kind: 'RELINK', user: { ...unverified, uid: 'new' } },
  locking: { kind: 'DISABLE', reason: 'insults' },
  unlocking: { kind: 'ENABLE' },
  deletion: { kind: 'DELETE' },
  'asking for deletion': { kind: 'REQUEST_DELETION' },
  'taking that back': { kind: 'CANCEL_DELETION' },
} satisfies Record<string, AccountCommand>;

const states: Record<string, Account> = {
  UNVERIFIED: anUnverifiedAccount(),
  VERIFIED: aVerifiedAccount(),
  DISABLED: aDisabledAccount(),
  DELETED: aDeletedAccount(),
};

/** What comes of each command in each state: the state after it, or the refusal. */
const table: Record<keyof typeof commands, Record<string, string>> = {
  'asking for deletion': {
    UNVERIFIED: 'UNVERIFIED',
    VERIFIED: 'VERIFIED',
    DISABLED: 'DISABLED',
    DELETED: '✗ ACCOUNT_DELETED',
  },
  'taking that back': {
    UNVERIFIED: 'UNVERIFIED',
    VERIFIED: 'VERIFIED',
    DISABLED: 'DISABLED',
    DELETED: '✗ ACCOUNT_DELETED',
  },
  'a verified sign-in': {
    UNVERIFIED: 'VERIFIED',
    VERIFIED: 'VERIFIED',
    DISABLED: '✗ USER_DISABLED',
    DELETED: '✗ ACCOUNT_DELETED',
  },
  'an unverified sign-in': {
    UNVERIFIED: '✗ EMAIL_NOT_VERIFIED',
    VERIFIED: 'VERIFIED',
    DISABLED: '✗ USER_DISABLED',
    DELETED: '✗ ACCOUNT_DELETED',
  },
  'a refresh': {
    UNVERIFIED: '✗ EMAIL_NOT_VERIFIED',
    VERIFIED: 'VERIFIED',
    DISABLED: '✗ USER_DISABLED',
    DELETED: '✗ ACCOUNT_DELETED',
  },
  'a new provider user, verified': {
    UNVERIFIED: 'UNVERIFIED',
    VERIFIED: 'VERIFIED',
    DISABLED: '✗ USER_DISABLED',
    DELETED: '✗ ACCOUNT_DELETED',
  },
  'a new provider user, unverified': {
    UNVERIFIED: '✗ EMAIL_NOT_VERIFIED',
    VERIFIED: '✗ EMAIL_NOT_VERIFIED',
    DISABLED: '✗ USER_DISABLED',
    DELETED: '✗ ACCOUNT_DELETED',
  },
  locking: { UNVERIFIED: 'DISABLED', VERIFIED: 'DISABLED', DISABLED: 'DISABLED', DELETED: '✗ ACCOUNT_DELETED' },
  unlocking: { UNVERIFIED: 'UNVERIFIED', VERIFIED: 'VERIFIED', DISABLED: 'VERIFIED', DELETED: '✗ ACCOUNT_DELETED' },
  deletion: { UNVERIFIED: 'DELETED', VERIFIED: 'DELETED', DISABLED: 'DELETED', DELETED: 'DELETED' },
};

describe('an account', () => {
  for (const [name, row] of Object.entries(table))
    for (const [state, expected] of Object.entries(row))
      it(`AUTH-07 ${state}: ${name} → ${expected}`, () => {
        const account = states[state]!;
        const outcome = decide(account, commands[name as keyof typeof commands], NOW);
        expect(outcome.ok ? evolveAll(account, outcome.value).status : `✗ ${outcome.code}`).toBe(expected);
      });

  it('AUTH-06 is verified once, at its first verified sign-in', () => {
    const first = decide(anUnverifiedAccount(), { kind: 'SIGN_IN', user: aProviderUser() }, NOW);
    expect(first).toMatchObject({
      ok: true,
      value: [
        { kind: 'VERIFIED', at: NOW },
        { kind: 'SEEN', at: NOW },
      ],
    });
    const again = decide(aVerifiedAccount(), { kind: 'SIGN_IN', user: aProviderUser() }, NOW);
    expect(again).toMatchObject({ ok: true, value: [{ kind: 'SEEN' }] });
  });

  it('AUTH-08 counts a Facebook sign-in as verified also where the provider did not verify it', () => {
    const user = { ...unverified, signInProvider: 'facebook.com' };
    expect(decide(anUnverifiedAccount(), { kind: 'SIGN_IN', user }, NOW)).toMatchObject({ ok: true });
  });

  it('AUTH-08 never hands an account to a Facebook user whose email the provider did not verify', () => {
    const user = { ...unverified, uid: 'new', signInProvider: 'facebook.com' };
    expect(decide(aVerifiedAccount(), { kind: 'RELINK', user }, NOW)).toMatchObject({
      ok: false,
      code: 'EMAIL_NOT_VERIFIED',
    });
  });

  it('AUTH-06 follows a changed email once the provider has verified it', () => {
    const moved = aProviderUser({ email: 'New@setpoint.example' });
    const outcome = decide(aVerifiedAccount(), { kind: 'SIGN_IN', user: moved }, NOW);
    expect(outcome).toMatchObject({
      ok: true,
      value: [{ kind: 'EMAIL_CHANGED', email: 'new@setpoint.example' }, { kind: 'SEEN' }],
    });
    const early = decide(aVerifiedAccount(), { kind: 'SIGN_IN', user: { ...moved, emailVerified: false } }, NOW);
    expect(early).toMatchObject({ ok: false, code: 'EMAIL_NOT_VERIFIED' });
  });

  it.each([
    ['PLY-14 emits no second signed-in 1 ms before the hour is over', -1, 0],
    ['PLY-14 emits signed-in again after an hour', 0, 1],
    ['PLY-14 emits signed-in again 1 ms after an hour', 1, 1],
  ])('%s', (_, offset, facts) => {
    const account = aVerifiedAccount({ signedInEmittedAt: NOW });
    const outcome = decide(account, { kind: 'STAY' }, after(SIGNED_IN_EVERY_MS + offset));
    expect(outcome.ok && outcome.value).toHaveLength(facts);
  });

  it('AUTH-07 keeps nothing personal of a deleted account', () => {
    const deleted = evolve(aVerifiedAccount(), { kind: 'DELETED', at: NOW });
    expect(deleted).toEqual(aDeletedAccount());
  });

  it('ADM-03~ is locked once; another end or none is a change of the same lock', () => {
    const until = after(86_400_000);
    const suspended = aDisabledAccount({ disabledUntil: until, reason: 'insults' });
    expect(decide(aVerifiedAccount(), { kind: 'DISABLE', reason: 'insults', until }, NOW)).toEqual({
      ok: true,
      value: [{ kind: 'DISABLED', at: NOW, reason: 'insults', until }],
    });
    expect(decide(suspended, { kind: 'DISABLE', reason: 'insults', until }, NOW)).toEqual({ ok: true, value: [] });
    const forGood = decide(suspended, { kind: 'DISABLE', reason: 'again' }, NOW);
    expect(forGood.ok && evolveAll(suspended, forGood.value)).toEqual(
      aDisabledAccount({ disabledUntil: null, reason: 'again' }),
    );
  });

  it('AUTH-07 comes back unverified when it was locked before its email was verified', () => {
    const locked = evolve(anUnverifiedAccount(), { kind: 'DISABLED', at: NOW, reason: 'spam', until: null });
    expect(evolve(locked, { kind: 'ENABLED' })).toEqual(anUnverifiedAccount());
  });
});

describe('a sign-in at the provider whose session was ended', () => {
  it.each([
    [-1, '✗ PROVIDER_TOKEN_INVALID'],
    [0, '✗ PROVIDER_TOKEN_INVALID'],
    [1, 'VERIFIED'],
  ])('AUTH-24 opens no other, nor do those before it: one %i ms later is %s', (ms, expected) => {
    const account = aVerifiedAccount({ signInsVoidUntil: NOW });
    const user = aProviderUser({ signedInAt: after(ms) });
    const decision = decide(account, { kind: 'SIGN_IN', user }, after(1_000));
    expect(decision.ok ? evolveAll(account, decision.value).status : `✗ ${decision.code}`).toBe(expected);
  });
});
