import pg from 'pg';
import { rowOf, sql } from '@setpoint/service-kit';
import { SeededRandom } from '@setpoint/testkit';
import { CloseDue } from '../../src/application/close-due.js';
import { RefundPayment } from '../../src/application/refund-payment.js';
import type { Due } from '../../src/domain/due.js';
import { type Paying, startPaying } from './paying.js';

const DUES = 30;
const STEPS = 320;
/** In every second round, on average. */
const KILLS = 15;
const CARDS = [
  ...['4242424242424242', '4000000000000002', '4000000000008029', '4000000000008045', '4000000000008052'],
  ...['4000000000008060', '4000000000005126', '4000000000008037'],
];

describe('payments whose connections are killed midway', () => {
  let p: Paying;
  let killer: pg.Client;
  beforeAll(async () => {
    p = await startPaying();
    killer = new pg.Client(p.service.databaseUrl);
    await killer.connect();
  });
  afterAll(async () => {
    await killer?.end();
    await p?.service.stop();
  });

  /** Connections die under somebody; what they were about to do is begun anew by whoever wants it, or never. */
  const kill = () =>
    killer.query(
      `select pg_terminate_backend(pid) from (
         select pid from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction')
         order by random() limit 1
       ) victims`,
    );
  const one = async (query: ReturnType<typeof sql>) =>
    Number((await rowOf<{ n: number }>(p.service.manager, query))!.n);

  it('BIL-03 BIL-10~ sum to zero, charge nobody twice and lose nothing', async () => {
    const random = new SeededRandom(20_260_601);
    const pick = <T>(from: readonly T[]) => from[random.int(from.length)]!;
    const refunds = p.service.app.get(RefundPayment);
    const closeDue = p.service.app.get(CloseDue);
    const dues: Due[] = [];
    for (let i = 0; i < DUES; i += 1) {
      const player = p.newPlayer();
      if (i % 2) await p.grant(player, 400);
      // Many deadlines pass while somebody pays.
      dues.push(await p.dueOf(player, { paysBy: new Date(p.clock.now().getTime() + 60_000 + random.int(240_000)) }));
    }
    let lost = 0;
    const step = async () => {
      const due = pick(dues);
      const record = await p.orders.paymentOf(due.id);
      switch (random.int(7)) {
        case 0:
        case 1: {
          const { creditCents } = { creditCents: await p.creditOf(due.playerId) };
          const wish = { requestId: `${due.id} ${random.int(3)}`, useCredit: true };
          await p.start.execute({ ...p.asked(due), ...wish, expectedCardCents: 1_500 - creditCents }, due.playerId);
          return;
        }
        case 2:
        case 3:
          if (record?.payment.ref) await p.payer.pay(await secretOf(record.payment.ref), pick(CARDS));
          return;
        case 4:
          if (record) await p.follow.confirm(record.id, due.playerId);
          return;
        case 5:
          if (record && random.int(2) === 0) await p.follow.abandon(record.id, due.playerId);
          else if (random.int(12) === 0) await closeDue.execute(due.id);
          return;
        default:
          if (record) await refunds.execute(record.id, { to: pick(['MEANS', 'CREDIT']), cause: 'left', cents: 700 });
      }
    };
    let undisturbed = 0;
    const payUndisturbed = async () => {
      const due = await p.dueOf(p.newPlayer());
      const { id, secret } = await p.begin(due);
      await p.payer.pay(secret, CARDS[0]!);
      await p.follow.confirm(id, due.playerId);
      undisturbed += 1;
    };
    const secretOf = async (ref: string) =>
      (await rowOf<{ s: string }>(p.service.manager, sql`select client_secret as s from sandbox_charge where ref = ${ref}`))!.s; // oxfmt-ignore
    for (let done = 0; done < STEPS; done += 8) {
      const deadly = random.int(2) === 0;
      const working = Array.from({ length: 8 }, () => step().catch(() => void (lost += 1)));
      const timers = p.service.runTimers(p.clock.now()).catch(() => void (lost += 1));
      let busy = true;
      const all = Promise.all([...working, timers]).then(() => (busy = false));
      for (let kills = 0; deadly && busy && kills < KILLS; kills += 1) await kill();
      await all;
      if (!deadly) await payUndisturbed();
      p.clock.advance({ seconds: 8 });
    }
    expect(lost).toBeGreaterThan(5);

    // Quiet: what is left comes to its end by itself.
    for (let minute = 0; minute < 20; minute += 1) {
      await p.service.runTimers(p.clock.now());
      p.clock.advance({ minutes: 1 });
    }
    const open = sql`select count(*) as n from payment where status in ('AWAITING_PAYER', 'CONFIRMING')`;
    expect(await one(open)).toBe(0);
    expect(await one(sql`select count(*) as n from due where status not in ('PAID', 'CLOSED')`)).toBe(0);
    expect(await one(sql`select count(*) as n from refund where status = 'SENDING'`)).toBe(0);

    // The provider's side and ours say the same, charge by charge and cent by cent.
    const charged = sql`select count(*) as n from sandbox_charge where status = 'SUCCEEDED'`;
    expect(undisturbed).toBeGreaterThan(0);
    expect(await one(charged)).toBeGreaterThanOrEqual(undisturbed);
    const differing = sql`select count(*) as n from (select * from sandbox_charge where status = 'SUCCEEDED') c
      full join (select * from payment where status = 'PAID' and card_cents > 0) p on p.ref = c.ref
      where p.card_cents is distinct from c.cents`;
    expect(await one(differing)).toBe(0);
    const twice = sql`select count(*) as n from (select due_id from payment join sandbox_charge c on c.ref = payment.ref
      where c.status = 'SUCCEEDED' group by due_id having count(*) > 1) t`;
    expect(await one(twice)).toBe(0);
    const balanceOf = (kinds: readonly string[]) =>
      one(sql`select coalesce(sum(amount), 0) as n from ledger_entry e join ledger_account a on a.id = e.account_id
        where a.kind = any(${[...kinds]}::text[])`);
    expect(await balanceOf(['PROVIDER', 'FEES'])).toBe(
      await one(sql`select coalesce((select sum(cents) from sandbox_charge where status = 'SUCCEEDED'), 0)
        - coalesce((select sum(cents) from sandbox_refund where not fails), 0) as n`),
    );
    expect(await balanceOf(['HELD'])).toBe(0);
    const uneven = sql`select count(*) as n from (select transaction_id from ledger_entry group by 1 having sum(amount) <> 0) t`;
    expect(await one(uneven)).toBe(0);
    const drifted = sql`select count(*) as n from ledger_account a where owner_id is not null
      and balance <> (select coalesce(sum(amount), 0) from ledger_entry where account_id = a.id)`;
    expect(await one(drifted)).toBe(0);

    // Others have heard the end of each due, once.
    const ends = await one(sql`select count(*) as n from outbox where type in ('billing.order-paid.v1', 'billing.order-closed.v1')`); // oxfmt-ignore
    expect(ends).toBe(DUES + undisturbed);
    expect(await one(sql`select count(*) as n from outbox where type = 'billing.order-paid.v1'`)).toBe(
      await one(sql`select count(*) as n from payment where status = 'PAID'`),
    );
  });
});
