import { jest } from '@jest/globals';
import { userId } from '@setpoint/kernel';
import { MemoryFileStore, MemoryPushBus, partName, rowsOf, silentLog, sql } from '@setpoint/service-kit';
import { FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import { CollectDataBundles } from '../../src/application/collect-data-bundles.js';
import { Accounts, EmailTaken } from '../../src/application/ports/accounts.js';
import { DataBundles } from '../../src/application/ports/data-bundles.js';
import { Sessions } from '../../src/application/ports/sessions.js';
import { SigningKeys } from '../../src/application/ports/signing-keys.js';
import { RequestDataBundle } from '../../src/application/request-data-bundle.js';
import { SetAccountAccess } from '../../src/application/set-account-access.js';
import { register } from '../../src/domain/account-machine.js';
import type { Account } from '../../src/domain/account.js';
import { BUNDLE_PARTS, bundleName } from '../../src/domain/data-bundle.js';
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

let clock: FixedClock;
let service: TestService;
let accounts: Accounts;
let sessions: Sessions;

beforeEach(async () => {
  clock = new FixedClock(NOW);
  service = await startTestService(identityService, {
    clock,
    push: new MemoryPushBus(),
    settings: { provider: 'memory' },
  });
  accounts = service.app.get(Accounts);
  sessions = service.app.get(Sessions);
});

afterEach(() => service?.stop());

const ben = { id: userId('ben'), providerUid: 'uid-ben', email: 'ben@setpoint.example' };
const opened = (more = {}) => ({ session: aSession({ generation: 0, ...more }), tokenHash: 'hash-0' });

describe('accounts in Postgres', () => {
  const states: Account[] = [
    anUnverifiedAccount({ marketing: { fbp: 'x' }, referredBy: userId('bea'), invitedBy: userId('bea') }),
    aVerifiedAccount({ roles: ['SUPPORT', 'COURT_OWNER'], signedInEmittedAt: after(DAY), signInsVoidUntil: NOW }),
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

describe('accounts that are due', () => {
  const people = Array.from({ length: 25 }, (_, i) => `p${String(i).padStart(2, '0')}`);
  const ofAll = (more: (i: number) => object) =>
    people.map((name, i) => {
      const core = { id: userId(name), providerUid: `uid-${name}`, email: `${name}@setpoint.example` };
      return { ...core, ...more(i) };
    });
  /** All but the last fail as often as they are tried. */
  const failing = async (id: string) => {
    if (id !== people.at(-1)) throw new Error('the provider is away');
  };

  it('ACC-06 for deletion do not wait behind others that fail, which are tried again later', async () => {
    const due = (i: number) => ({ deletion: { requestedAt: NOW, executesAt: after(i) } });
    await accounts.addAll(ofAll(due).map((one) => aVerifiedAccount(one)));
    const tried: string[] = [];
    const work = async (id: string) => {
      tried.push(id);
      await failing(id);
    };
    expect(await accounts.eachDueForDeletion(after(100), work)).toBe(1);
    expect(tried).toEqual(people);
    expect(await accounts.eachDueForDeletion(after(101), work)).toBe(1);
    expect(tried.slice(25)).toEqual(['p24']);
    await accounts.eachDueForDeletion(after(100 + 10_000), work);
    expect(tried.slice(26)).toEqual(people);
  });

  it('ADM-03 to be unlocked do not wait behind others that fail', async () => {
    await accounts.addAll(ofAll((i) => ({ disabledUntil: after(i) })).map((one) => aDisabledAccount(one)));
    expect(await accounts.eachSuspendedUntil(after(100), ({ id }) => failing(id))).toBe(1);
    expect(await accounts.eachSuspendedUntil(NOW, ({ id }) => failing(id))).toBe(0);
  });
});

describe('bundles of data', () => {
  const files = new MemoryFileStore();
  const collecting = () => new CollectDataBundles(service.app.get(DataBundles), accounts, files, silentLog());
  const latest = async (id = aPerson.id) => (await service.app.get(DataBundles).latest(id))!;
  const request = async (id = aPerson.id) => {
    const outcome = await service.app.get(RequestDataBundle).execute(id);
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.value;
  };
  const putParts = async (id: string) => {
    for (const part of BUNDLE_PARTS)
      await files.put(partName(id, part), Buffer.from(JSON.stringify({ tables: {}, files: [] })));
  };
  const there = async (id: string) => {
    const names = [bundleName(id), ...BUNDLE_PARTS.map((part) => partName(id, part))];
    const found = await Promise.all(names.map((name) => files.get(name)));
    return found.filter(Boolean).length;
  };

  beforeEach(async () => {
    await accounts.addAll([aVerifiedAccount(), aVerifiedAccount(ben)]);
  });
  afterEach(() => jest.restoreAllMocks());

  it('BYD-08 are ready although the store fails while their parts are removed, which go with them later', async () => {
    const { id } = await request();
    await putParts(id);
    let removals = 0;
    const remove = files.remove.bind(files);
    jest.spyOn(files, 'remove').mockImplementation(async (name) => {
      if ((removals += 1) === 5) throw new Error('the store is away');
      await remove(name);
    });
    await collecting().execute(NOW);
    expect(await latest()).toMatchObject({ id, ready: { at: NOW } });
    expect((await service.events()).filter(({ type }) => type.includes('account-notice-requested'))).toHaveLength(1);
    expect(await there(id)).toBeGreaterThan(1);
    expect(await collecting().clear(after(7 * DAY))).toBe(1);
    expect(await there(id)).toBe(0);
    expect(await service.app.get(DataBundles).latest(aPerson.id)).toBeNull();
  });

  it('BYD-08 that can not be built keep no other back', async () => {
    const [broken, other] = [await request(), await request(ben.id)];
    await putParts(broken.id);
    await files.put(partName(broken.id, 'chat'), Buffer.from('half a par'));
    await putParts(other.id);
    await collecting().execute(NOW);
    expect(await latest(ben.id)).toMatchObject({ ready: { at: NOW } });
    expect(await latest()).toMatchObject({ ready: null });
    await putParts(broken.id);
    await collecting().execute(after(10_000));
    expect(await latest()).toMatchObject({ ready: { at: after(10_000) } });
  });

  it('BYD-08 that are not complete after a day are given up: their parts go, and the person may ask again', async () => {
    const { id } = await request();
    await files.put(partName(id, 'chat'), Buffer.from('{}'));
    expect(await collecting().clear(after(DAY - 1))).toBe(0);
    clock.set(after(DAY));
    const again = await request();
    expect(again.id).not.toBe(id);
    expect(await collecting().clear(after(DAY))).toBe(1);
    expect(await there(id)).toBe(0);
    expect(await latest()).toMatchObject({ id: again.id });
  });

  it('BYD-08 are one, however often they are asked for at once', async () => {
    const asked = await Promise.all(Array.from({ length: 5 }, () => request().catch(() => null)));
    expect(new Set(asked.flatMap((bundle) => bundle?.id ?? [])).size).toBe(1);
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

  it('AUTH-24 void the sign-in at the provider with which they were opened, and those before it', async () => {
    const voidUntil = async () => (await accounts.find(aPerson.id)) as { signInsVoidUntil?: Date | null };
    const open = (id: string, providerSignedInAt: Date) =>
      accounts.change(aPerson.id, () => ({
        answer: null,
        open: { session: aSession({ id, generation: 0, providerSignedInAt }), tokenHash: `hash-${id}` },
      }));
    await open('later', after(2_000));
    await open('last', after(3_000));
    await accounts.change(aPerson.id, () => ({
      answer: null,
      endSessions: { at: after(DAY), reason: 'ACCOUNT_CLOSED', sessionId: 'last' },
    }));
    expect(await voidUntil()).toMatchObject({ signInsVoidUntil: null });
    await accounts.change(aPerson.id, () => ({
      answer: null,
      endSessions: { at: after(DAY), reason: 'ENDED_ELSEWHERE', sessionId: 'later' },
    }));
    expect(await voidUntil()).toMatchObject({ signInsVoidUntil: after(2_000) });
    await sessions.change('hash-0', ({ session }) => ({
      answer: null,
      session: { ...session, state: 'ENDED', endedAt: after(DAY), reason: 'SIGNED_OUT' },
    }));
    expect(await voidUntil()).toMatchObject({ signInsVoidUntil: after(2_000) });
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
