import { accountRegistered, accountVerified } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { emitSnapshot, FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import { Accounts } from '../../src/application/ports/accounts.js';
import type { Account } from '../../src/domain/account.js';
import { AccountSnapshot } from '../../src/persistence/snapshots/account-snapshot.js';
import { identityService } from '../../src/service.js';
import { aDeletedAccount, aDisabledAccount, anUnverifiedAccount, aVerifiedAccount, NOW } from '../builders.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(identityService, { clock: new FixedClock(NOW), settings: { provider: 'memory' } });
});
beforeEach(() => service.manager.query('delete from account; delete from outbox'));
afterAll(() => service?.stop());

const someone = (id: string) => ({ id: userId(id), providerUid: `uid-${id}`, email: `${id}@setpoint.example` });
const exist = async (...accounts: Exclude<Account, { status: 'DELETED' }>[]) =>
  service.app.get(Accounts).addAll(accounts);

describe('the snapshot of accounts', () => {
  it('API-21~ tells of each with the address and the roles of now, and whether it is verified', async () => {
    await exist(
      anUnverifiedAccount({ ...someone('ana'), referredBy: userId('ben') }),
      aVerifiedAccount({ ...someone('ben'), roles: ['COURT_OWNER'] }),
      aDisabledAccount(someone('carla')),
      aDisabledAccount({ ...someone('david'), verifiedAt: null }),
    );
    await service.app.get(Accounts).change(userId('ben'), (account) => {
      const moved = { ...account, email: 'new@setpoint.example' } as Account;
      return { answer: null, account: moved };
    });
    expect(await emitSnapshot(service, new AccountSnapshot(), 2)).toEqual([2, 2, 0]);
    const registered = await service.eventsOf(accountRegistered);
    expect(registered.map(({ userId, email }) => [userId, email])).toEqual([
      ['ana', 'ana@setpoint.example'],
      ['ben', 'new@setpoint.example'],
      ['carla', 'carla@setpoint.example'],
      ['david', 'david@setpoint.example'],
    ]);
    expect(registered[0]).toMatchObject({ referredBy: 'ben', roles: [] });
    expect(registered[1]).toMatchObject({ roles: ['COURT_OWNER'] });
    expect(await service.eventsOf(accountVerified)).toEqual([
      { userId: 'ben', email: 'new@setpoint.example' },
      { userId: 'carla', email: 'carla@setpoint.example' },
    ]);
  });

  it('API-21~ tells nothing of deleted accounts', async () => {
    const ana = anUnverifiedAccount(someone('ana'));
    await exist(ana);
    const deleted = { ...aDeletedAccount(), id: ana.id, providerUid: ana.providerUid };
    await service.app.get(Accounts).change(ana.id, () => ({ answer: null, account: deleted }));
    await service.republish();
    expect(await service.snapshotRuns()).toMatchObject([
      { name: 'accounts', emitted: 0 },
      { name: 'api-keys', emitted: 0 },
      { name: 'phones', emitted: 0 },
    ]);
    expect(await service.events()).toEqual([]);
  });
});
