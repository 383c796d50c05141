import { userId } from '@setpoint/kernel';
import { MemoryPushBus, rowsOf, sql } from '@setpoint/service-kit';
import { FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import { Accounts, EmailTaken } from '../../src/application/ports/accounts.js';
import { Sessions } from '../../src/application/ports/sessions.js';
import { SigningKeys } from '../../src/application/ports/signing-keys.js';
import { SetAccountAccess } from '../../src/application/set-account-access.js';
import { register } from '../../src/domain/account-machine.js';
import type { Account } from '../../src/domain/account.js';
import { registeredEvent } from '../../src/events/outgoing.js';
import { identityService } from '../../src/service.js';
import { KeyRing } from '../../src/tokens/key-ring.js';
import {
  aDisabledAccount,
  after,
  anUnverifiedAccount,
  aPerson,
  aSession,
  aVerifiedAccount,
  DAY,
  NOW,
} from '../builders.js';

let service: TestService;
let accounts: Accounts;
let sessions: Sessions;

beforeAll(async () => {
  service = await startTestService(identityService, {
    clock: new FixedClock(NOW),
    push: new MemoryPushBus(),
    settings: { provider: 'memory' },
  });
  accounts = service.app.get(Accounts);
  sessions = service.app.get(Sessions);
}, 60_000);

afterAll(() => service?.stop());

beforeEach(async () => {
  for (const table of ['session', 'account', 'signing_key', 'outbox'])
    await service.manager.query(`delete from ${table}`);
});

const ben = { id: userId('ben'), providerUid: 'uid-ben', email: 'ben@setpoint.example' };
const opened = (more = {}) => ({ session: aSession({ generation: 0, ...more }), tokenHash: 'hash-0' });

describe('accounts in Postgres', () => {
  const states: Account[] = [
    anUnverifiedAccount({ marketing: { fbp: 'x' }, referredBy: userId('bea'), invitedBy: userId('bea') }),
    aVerifiedAccount({ roles: ['SUPPORT', 'COURT_OWNER'], signedInEmittedAt: after(DAY) }),
    aDisabledAccount(),
    aDisabledAccount({ verifiedAt: null }),
    { status: 'DELETED', id: aPerson.id, providerUid: aPerson.providerUid, deletedAt: NOW },
  ];

  it.each(states.map((state) => [state.status, state] as const))(
    'AUTH-05 come back as they were: %s',
    async (_, state) => {
      await accounts.addAll([anUnverifiedAccount()]);
      await accounts.change(aPerson.id, () => ({ answer: null, account: state }));
      expect(await accounts.find(aPerson.id)).toEqual(state);
      expect(await accounts.findByProviderUid('uid-ana')).toEqual(state);
      expect(await accounts.findByEmail('ANA@setpoint.example')).toEqual(state.status === 'DELETED' ? null : state);
    },
  );

  it('AUTH-05 are added once: the provider user, then the email, decides', async () => {
    const ana = anUnverifiedAccount();
    expect(await accounts.add(ana, [registeredEvent(ana)])).toEqual({ kind: 'ADDED' });
    const again = { ...ana, id: userId('other') };
    expect(await accounts.add(again, [registeredEvent(again)])).toEqual({ kind: 'KNOWN', account: ana });
    const taken = anUnverifiedAccount({ ...ben, email: 'Ana@Setpoint.example' });
    expect(await accounts.add(taken, [registeredEvent(taken)])).toEqual({ kind: 'EMAIL_TAKEN' });
    expect(await service.events()).toHaveLength(1);
  });

  it('AUTH-05 are one of 50 concurrent additions, and one event', async () => {
    const registration = {
      email: 'ana@setpoint.example',
      firstName: 'Ana',
      lastName: 'G',
      sports: [],
      levels: [],
      language: 'it',
      marketing: {},
    } as const;
    const additions = await Promise.all(
      Array.from({ length: 50 }, (_, i) => {
        const account = register(userId(`u${i}`), 'uid-ana', registration, {}, NOW);
        return accounts.add(account, [registeredEvent(account)]);
      }),
    );
    expect(additions.filter((addition) => addition.kind === 'ADDED')).toHaveLength(1);
    expect(additions.filter((addition) => addition.kind === 'KNOWN')).toHaveLength(49);
    expect(await service.events()).toHaveLength(1);
  });

  it('AUTH-04 never share an email, and nothing of such a change stays', async () => {
    await accounts.addAll([aVerifiedAccount(), aVerifiedAccount(ben)]);
    const change = accounts.change(ben.id, (account) => ({
      answer: null,
      account: { ...account, email: 'ana@setpoint.example' } as Account,
      events: [registeredEvent(aVerifiedAccount())],
      open: opened({ accountId: ben.id }),
    }));
    await expect(change).rejects.toBeInstanceOf(EmailTaken);
    expect(await service.events()).toEqual([]);
    expect(await sessions.locate('hash-0')).toBeNull();
  });

  it('AUTH-04 free their email when they are deleted', async () => {
    await accounts.addAll([aVerifiedAccount()]);
    await accounts.change(aPerson.id, () => ({
      answer: null,
      account: { status: 'DELETED', id: aPerson.id, providerUid: 'uid-ana', deletedAt: NOW },
    }));
    const next = anUnverifiedAccount({ ...ben, email: 'ana@setpoint.example' });
    expect(await accounts.add(next, [])).toEqual({ kind: 'ADDED' });
  });

  it('AUTH-05 answer null for nobody, and in bulk keep what is there', async () => {
    expect(await accounts.change(userId('nobody'), () => ({ answer: 1 }))).toBeNull();
    expect(await accounts.find(userId('nobody'))).toBeNull();
    await accounts.addAll([aVerifiedAccount()]);
    await accounts.addAll([aVerifiedAccount({ firstName: 'Other' }), aVerifiedAccount(ben)]);
    expect(await accounts.findMany([aPerson.id, ben.id])).toHaveLength(2);
    expect(await accounts.find(aPerson.id)).toMatchObject({ firstName: 'Ana' });
    await accounts.addAll([]);
  });

  it('AUTH-13 end the sessions of before an instant, or all, and return which', async () => {
    await accounts.addAll([aVerifiedAccount(), aVerifiedAccount(ben)]);
    const open = (id: string, accountId: string, providerSignedInAt: Date) =>
      accounts.change(userId(accountId), () => ({
        answer: null,
        open: { session: aSession({ id, accountId: userId(accountId), providerSignedInAt }), tokenHash: `hash-${id}` },
      }));
    await open('old', aPerson.id, NOW);
    await open('new', aPerson.id, after(DAY));
    await open('his', ben.id, NOW);
    const end = (providerSignInBefore?: Date) =>
      accounts.change(aPerson.id, () => ({
        answer: null,
        endSessions: {
          at: after(DAY),
          reason: 'PASSWORD_CHANGED',
          ...(providerSignInBefore ? { providerSignInBefore } : {}),
        },
      }));
    expect((await end(after(DAY)))?.ended).toEqual(['old']);
    expect((await end())?.ended).toEqual(['new']);
    expect((await end())?.ended).toEqual([]);
    expect(await sessions.change('hash-his', ({ session }) => ({ answer: session.state }))).toBe('LIVE');
    expect(await sessions.change('hash-old', ({ session }) => ({ answer: session }))).toMatchObject({
      state: 'ENDED',
      reason: 'PASSWORD_CHANGED',
    });
  });
});

describe('the access to accounts of support', () => {
  const support = (name: string) =>
    aVerifiedAccount({
      id: userId(name),
      providerUid: `uid-${name}`,
      email: `${name}@setpoint.example`,
      roles: ['SUPPORT'],
    });
  const open = async () =>
    (
      await rowsOf<{ id: string }>(service.manager, sql`select id from account where status = 'ACTIVE' order by id`)
    ).map(({ id }) => id);

  it('ADM-05 stays with one of two who lock each other at the same moment', async () => {
    const setAccess = service.app.get(SetAccountAccess);
    for (let round = 0; round < 25; round += 1) {
      await service.manager.query('delete from account');
      await accounts.addAll([support('eva'), support('fred')]);
      const [eva, fred] = [userId('eva'), userId('fred')];
      const outcomes = await Promise.all([
        setAccess.execute({ userId: fred, disabled: true, reason: 'he started' }, eva),
        setAccess.execute({ userId: eva, disabled: true, reason: 'she started' }, fred),
      ]);
      expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
      expect(outcomes.find((outcome) => !outcome.ok)).toMatchObject({ code: 'CALLER_LOCKED' });
      expect(await open()).toEqual([outcomes[0].ok ? 'eva' : 'fred']);
    }
  });

  it('ADM-05 stays with one of three when each locks the next', async () => {
    const setAccess = service.app.get(SetAccountAccess);
    const names = ['eva', 'fred', 'gina'];
    await accounts.addAll(names.map(support));
    await Promise.all(
      names.flatMap((caller) =>
        names
          .filter((name) => name !== caller)
          .map((name) =>
            setAccess.execute({ userId: userId(name), disabled: true, reason: 'a quarrel' }, userId(caller)),
          ),
      ),
    );
    expect(await open()).toHaveLength(1);
  });
});

describe('sessions in Postgres', () => {
  const rotate = (hash: string, successorHash: string, at: Date) =>
    sessions.change(hash, ({ session }) => ({
      answer: null,
      session: { ...session, generation: session.generation + 1 },
      rotation: { at, salt: `salt-${hash}`, successorHash },
    }));

  beforeEach(async () => {
    await accounts.addAll([aVerifiedAccount()]);
    await accounts.change(aPerson.id, () => ({ answer: null, open: opened() }));
  });

  it('AUTH-21 find a family by any of its tokens, with the way to the live one', async () => {
    await rotate('hash-0', 'hash-1', after(1));
    await rotate('hash-1', 'hash-2', after(2));
    expect(await sessions.locate('hash-1')).toEqual({ sessionId: 's1', accountId: aPerson.id });
    const seen = await sessions.change('hash-0', (found) => ({ answer: found }));
    expect(seen).toMatchObject({
      session: { ...aSession({ generation: 2 }) },
      account: { id: aPerson.id },
      presented: { generation: 0, spentAt: after(1) },
      salts: ['salt-hash-0', 'salt-hash-1'],
    });
    const live = await sessions.change('hash-2', (found) => ({ answer: found }));
    expect(live).toMatchObject({ presented: { generation: 2, spentAt: null }, salts: [] });
    expect(await sessions.change('guess', () => ({ answer: 1 }))).toBeNull();
  });

  it('AUTH-21 never hold two tokens of one generation', async () => {
    const clash = sessions.change('hash-0', ({ session }) => ({
      answer: null,
      session,
      rotation: { at: NOW, salt: 'x', successorHash: 'hash-1' },
    }));
    await expect(clash).rejects.toThrow('refresh_token_generation_key');
  });

  it('AUTH-24 are live until they end, run out or are forgotten', async () => {
    const live = async (now: Date) => [...(await sessions.live(['s1', 'forgotten'], now))];
    expect(await live(NOW)).toEqual(['s1']);
    expect(await live(after(60 * DAY - 1))).toEqual(['s1']);
    expect(await live(after(60 * DAY))).toEqual([]);
    const endSessions = { at: NOW, reason: 'PASSWORD_CHANGED' } as const;
    await accounts.change(aPerson.id, () => ({ answer: null, endSessions }));
    expect(await live(NOW)).toEqual([]);
  });

  it('AUTH-24 are forgotten with their tokens some time after they ended or ran out', async () => {
    const forgetAt = (date: Date) => sessions.forget(date);
    expect(await forgetAt(after(60 * DAY))).toBe(0);
    expect(await forgetAt(after(60 * DAY + 1))).toBe(1);
    expect(await rowsOf(service.manager, sql`select * from refresh_token`)).toEqual([]);
  });

  it('AUTH-24 are forgotten by the timer 30 days after that, by one of two sweepers', async () => {
    await service.runTimers(after(90 * DAY));
    expect(await sessions.locate('hash-0')).not.toBeNull();
    await Promise.all([service.runTimers(after(90 * DAY + 1)), sessions.forget(after(60 * DAY + 1))]);
    expect(await sessions.locate('hash-0')).toBeNull();
  });
});

describe('signing keys in Postgres', () => {
  it('AUTH-20 are made once by ten replicas that start at the same moment', async () => {
    const keyRing = service.app.get(KeyRing);
    await Promise.all(Array.from({ length: 10 }, () => keyRing.rotate(NOW)));
    const keys = await service.app.get(SigningKeys).all();
    expect(keys.map((key) => key.signsFrom)).toEqual([NOW, after(30 * DAY)]);
    expect(keys[0]!.publicJwk).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', kid: keys[0]!.kid });
  });

  it('AUTH-20 are rotated by the timer', async () => {
    await service.runTimers(NOW);
    await service.runTimers(after(30 * DAY));
    expect(await service.app.get(SigningKeys).all()).toHaveLength(3);
    await service.runTimers(after(31 * DAY));
    expect(await service.app.get(SigningKeys).all()).toHaveLength(2);
  });
});
