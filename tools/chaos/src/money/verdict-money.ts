import type { Rows } from '../verdict.ts';
import { LAWS } from './laws.ts';
import type { MoneyLoad } from './money-load.ts';

/** What is under way, by what it is; empty once everything has come to its end. */
export async function openEnds(rows: Rows): Promise<string[]> {
  const found = await rows<{ what: string; n: number }>(`
    select 'payments ' || status as what, count(*)::int as n from billing.payment where status in ('AWAITING_PAYER', 'CONFIRMING') group by 1
    union all select 'dues ' || status, count(*)::int from billing.due where status in ('OPEN', 'CLOSING') group by 1
    union all select 'refunds', count(*)::int from billing.refund where status = 'SENDING' having count(*) > 0
    union all select 'released places', count(*)::int from billing.released_place where settle_at is not null having count(*) > 0
    union all select 'charges', count(*)::int from billing.subscription_charge where next_step_at is not null having count(*) > 0
    union all select 'disputes', count(*)::int from billing.dispute where state = 'OPEN' having count(*) > 0
    union all select 'looks at disputes', count(*)::int from billing.dispute_look having count(*) > 0
    union all select 'events', count(*)::int from billing.outbox where published_at is null having count(*) > 0`);
  return found.map(({ what, n }) => `${n} ${what}`);
}

/** Holds the tables of billing and of its provider against each other, and against what people were promised. */
export async function judgeMoney(rows: Rows, load: MoneyLoad): Promise<{ compared: number; wrong: string[] }> {
  const wrong: string[] = [];
  let compared = 0;
  const compare = (what: string, expected: number, found: number) => {
    compared++;
    if (expected !== found) wrong.push(`${what}: ${found} instead of ${expected}`);
  };
  for (const { what, all, breaks } of LAWS) {
    const [counted] = await rows<{ n: number }>(`select count(*)::int as n from (${all}) t`);
    const broken = await rows<Record<string, unknown>>(`${breaks} limit 20`);
    compared += counted!.n;
    if (counted!.n === 0) wrong.push(`${what}: there was nothing to compare`);
    for (const row of broken) wrong.push(`${what}: ${JSON.stringify(row)}`);
  }
  const names = (set: ReadonlySet<string>) => [...set].map((name) => `('${name}')`).join(', ') || `('')`;
  const found = async (set: ReadonlySet<string>, from: string) =>
    (await rows<{ n: number }>(`select count(*)::int as n from (values ${names(set)}) promised (name) where exists (${from})`))[0]!.n; // oxfmt-ignore
  const { started, redeemed, refunded, paid } = load.promised;
  const count = async (from: string) => (await rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]!.n;
  compare('begun payments are there', started.size, await found(started, `select from billing.payment_request where player_id || ' ' || request_id = name`)); // oxfmt-ignore
  // One that had ended before its payer heard of it was promised to nobody, and is never paid.
  compare(
    'and no others are paid',
    0,
    await count(
      `billing.payment_request r join billing.payment p on p.id = r.payment_id where p.status = 'PAID' and request_id not like 'charge %' and not exists (select from (values ${names(started)}) promised (name) where name = r.player_id || ' ' || r.request_id)`,
    ),
  );
  compare('what was answered as paid is paid', paid.size, await found(paid, `select from billing.payment where id = name and status = 'PAID'`)); // oxfmt-ignore
  compare('points became vouchers once', redeemed.size, await count('billing.voucher where points > 0'));
  compare('those of the requests', redeemed.size, await found(redeemed, `select from billing.voucher where player_id || ' ' || request_id = name`)); // oxfmt-ignore
  compare('refunds of support are there', refunded.size, await found(refunded, `select from billing.refund where cause = 'support:support:' || name`)); // oxfmt-ignore
  compare('and no others', refunded.size, await count(`billing.refund where cause like 'support:%'`));
  compare(
    'prizes were given once',
    load.prizes,
    (await count(`billing.voucher where points = 0`)) +
      (await count(`billing.points_entry where kind = 'PRIZE'`)) +
      (await count(`billing.ledger_transaction where cause like 'award:%'`)),
  );
  compare('dead letters', 0, await count('billing.dead_letter'));
  return { compared, wrong };
}
