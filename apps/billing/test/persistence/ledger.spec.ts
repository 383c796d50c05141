import { startTestService, type TestService } from '@setpoint/testkit';
import { Credits } from '../../src/application/ports/credits.js';
import { creditGranted, posting } from '../../src/domain/ledger.js';
import { post } from '../../src/persistence/ledger.js';
import { billingService } from '../../src/service.js';
import { userId } from '@setpoint/kernel';
import { NOW } from '../builders.js';

describe('the ledger in Postgres', () => {
  let service: TestService;
  let count = 0;

  beforeAll(async () => {
    service = await startTestService(billingService);
  });
  afterAll(() => service?.stop());

  /** The ledger is append-only, so every test has a player of its own. */
  const somebody = () => userId(`player-${(count += 1)}`);
  const facts = (cause: string) => ({ id: `id of ${cause}`, cause, at: NOW });
  const write = (made: ReturnType<typeof posting>) => service.manager.transaction((manager) => post(manager, made));
  const creditOf = async (player: ReturnType<typeof userId>) => (await service.app.get(Credits).of(player)).cents;
  const grant = (player: string, cents: number, cause: string) => write(creditGranted(facts(cause), player, cents));

  it('BIL-03~ keeps the balance of a player; one cause is posted once, also fifty times at once', async () => {
    const player = somebody();
    expect(await creditOf(player)).toBe(0);
    const tries = await Promise.all(Array.from({ length: 50 }, () => grant(player, 500, `award of ${player}`)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await creditOf(player)).toBe(500);
    expect(await grant(player, 250, `second award of ${player}`)).toBe(true);
    expect(await creditOf(player)).toBe(750);
  });

  it('BIL-03~ spends no credit that is not there', async () => {
    const player = somebody();
    await grant(player, 500, `award of ${player}`);
    const hold = (cents: number, cause: string) =>
      write(
        posting(facts(cause), [
          { account: { kind: 'CREDIT', ownerId: player }, cents },
          { account: { kind: 'HELD', ownerId: player }, cents: -cents },
        ]),
      );
    await expect(hold(501, `too much of ${player}`)).rejects.toThrow('credit_covered');
    const tries = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => hold(100, `hold ${i} of ${player}`)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await creditOf(player)).toBe(0);
  });

  it('BIL-03 refuses at the commit what does not sum to zero, and headers without entries', async () => {
    const header = (id: string) =>
      `insert into ledger_transaction (id, cause, currency, posted_at) values ('${id}', '${id}', 'EUR', now())`;
    await expect(service.manager.query(header('header only'))).rejects.toThrow('0 entries that sum to 0');
    const player = somebody();
    await grant(player, 500, `award of ${player}`);
    const [{ id }] = (await service.manager.query<{ id: number }[]>(
      `select id from ledger_account where owner_id = '${player}'`,
    )) as [{ id: number }];
    const lopsided = service.manager.transaction(async (manager) => {
      await manager.query(header('lopsided'));
      await manager.query(
        `insert into ledger_entry (transaction_id, account_id, currency, amount) values ('lopsided', ${id}, 'EUR', -1)`,
      );
    });
    await expect(lopsided).rejects.toThrow('1 entries that sum to -1');
  });

  it('BIL-03~ is append-only', async () => {
    const [player, other] = [somebody(), somebody()];
    const cause = `award of ${player}`;
    await grant(player, 500, cause);
    await grant(other, 500, `award of ${other}`);
    for (const change of [
      `update ledger_entry set amount = 1`,
      `delete from ledger_transaction`,
      `truncate ledger_entry`,
      `insert into ledger_entry (transaction_id, account_id, currency, amount)
        select 'id of ${cause}', id, 'EUR', 7 from ledger_account where owner_id = '${other}'`,
    ])
      await expect(service.manager.query(change)).rejects.toThrow(/append-only|takes no more entries/);
    expect(await creditOf(player)).toBe(500);
  });
});
