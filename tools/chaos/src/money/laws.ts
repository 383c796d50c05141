/** What must hold for each of `all`; `breaks` are those for which it does not. */
interface Law {
  readonly what: string;
  readonly all: string;
  readonly breaks: string;
}

const B = 'billing.';
const law = (what: string, all: string, breaks: string): Law => ({
  what,
  all: all.replaceAll('$', B),
  breaks: breaks.replaceAll('$', B),
});

const LEDGER = [
  law(
    'transactions sum to zero',
    'select from $ledger_transaction',
    `select t.id, t.cause, sum(e.amount) from $ledger_transaction t left join $ledger_entry e on e.transaction_id = t.id
     group by 1, 2 having coalesce(sum(e.amount), 1) <> 0 or count(e.*) < 2`,
  ),
  law(
    'balances are the sum of their entries, and nobody owes',
    'select from $ledger_account where owner_id is not null',
    `select a.id, a.balance from $ledger_account a where owner_id is not null and (balance > 0
       or balance <> (select coalesce(sum(amount), 0) from $ledger_entry e where e.account_id = a.id))`,
  ),
  law(
    'nothing stays set aside',
    `select from $ledger_account where kind = 'HELD'`,
    `select owner_id, balance from $ledger_account where kind = 'HELD' and balance <> 0`,
  ),
  law(
    'the ledger’s account of the provider is the provider’s',
    'select from $sandbox_charge',
    `select * from (select
       (select coalesce(sum(amount), 0) from $ledger_entry e join $ledger_account a on a.id = e.account_id
         where a.kind in ('PROVIDER', 'FEES')) as ours,
       (select coalesce(sum(cents), 0) from $sandbox_charge where status = 'SUCCEEDED')
         - (select coalesce(sum(cents), 0) from $sandbox_refund where not fails)
         - (select coalesce(sum(cents), 0) from $sandbox_dispute d where not wins) as theirs) t where ours <> theirs`,
  ),
  law(
    'fees are those of the charges, and of disputes that were lost',
    'select from $payment where fee_cents is not null',
    `select * from (select
       (select coalesce(sum(amount), 0) from $ledger_entry e join $ledger_account a on a.id = e.account_id where a.kind = 'FEES') as ours,
       (select coalesce(sum(round(cents * 0.015) + 25), 0) from $sandbox_charge where status = 'SUCCEEDED')
         + (select coalesce(sum(fee_cents), 0) from $sandbox_dispute where not wins and cents > 0) as theirs) t where ours <> theirs`,
  ),
];

const PAYMENTS = [
  law(
    'charges that went through are payments, cent by cent',
    `select from $sandbox_charge where status = 'SUCCEEDED'`,
    `select c.ref, c.cents, p.id, p.card_cents from (select * from $sandbox_charge where status = 'SUCCEEDED') c
     full join (select * from $payment where status = 'PAID' and card_cents > 0) p on p.ref = c.ref
     where p.card_cents is distinct from c.cents`,
  ),
  law(
    'each paid due has one payment, and no other has one',
    'select from $due',
    `select d.id, d.status, count(p.*) from $due d left join $payment p on p.due_id = d.id and p.status = 'PAID'
     group by 1, 2 having count(p.*) <> (d.status = 'PAID')::int`,
  ),
  law(
    'nobody was charged twice for one due',
    'select from $due',
    `select due_id from $payment p join $sandbox_charge c on c.ref = p.ref where c.status = 'SUCCEEDED'
     group by 1 having count(*) > 1`,
  ),
  law(
    'each payment is booked as it was priced, and for no more than it cost',
    `select from $payment where status = 'PAID'`,
    `select p.id, p.price_cents, due.base_cents, sum(e.amount) from $payment p join $due due on due.id = p.due_id
     left join $ledger_transaction t on t.cause = 'payment:' || p.id || ':captured'
     left join $ledger_entry e on e.transaction_id = t.id and e.amount > 0
     where p.status = 'PAID' group by 1, 2, 3
     having coalesce(sum(e.amount), 0) <> p.price_cents or p.price_cents > due.base_cents`,
  ),
  law(
    'what expired is booked as nothing',
    `select from $payment where status = 'EXPIRED'`,
    `select p.id, t.cause from $payment p join $ledger_transaction t on t.cause in ('payment:' || p.id || ':captured', 'payment:' || p.id || ':fee')
     where p.status = 'EXPIRED'`,
  ),
  law(
    'each end is told once',
    `select from $due where status in ('PAID', 'CLOSED')`,
    `select d.id, d.status, count(o.*) from $due d left join $outbox o on o.data ->> 'dueId' = d.id
       and o.type in ('billing.order-paid.v1', 'billing.order-closed.v1')
     group by 1, 2 having count(o.*) <> 1 or max(o.type) <> case d.status when 'PAID' then 'billing.order-paid.v1' else 'billing.order-closed.v1' end`,
  ),
  law(
    'a try of a charge fails once',
    `select from $outbox where type = 'billing.charge-failed.v1'`,
    `select data ->> 'reference' as reference, data ->> 'attempt' as attempt, count(*) from $outbox
     where type = 'billing.charge-failed.v1' group by 1, 2 having count(*) > 1`,
  ),
];

const REFUNDS = [
  law(
    'no more goes back than was paid, and to the card no more than it paid',
    'select from $refund',
    `select p.id, p.price_cents, sum(r.card_cents + r.credit_cents + r.bank_cents) from $refund r join $payment p on p.id = r.payment_id
     group by 1, 2, p.status, p.card_cents
     having sum(r.card_cents + r.credit_cents + r.bank_cents) > p.price_cents or sum(r.card_cents + r.bank_cents) > p.card_cents or p.status <> 'PAID'`,
  ),
  law(
    'the provider has sent each refund once, and no others',
    'select from $sandbox_refund',
    `select r.id, r.status, r.card_cents, s.cents, s.fails from (select * from $refund where card_cents > 0) r
     full join $sandbox_refund s on s.refund_id = r.id
     where r.card_cents is distinct from s.cents or (r.status = 'DONE') <> (not s.fails)`,
  ),
  law(
    'each refund is told once, but of nothing that the bank had returned when it was decided',
    'select from $refund',
    `select r.id, count(o.*) from $refund r left join $outbox o on o.type = 'billing.order-refunded.v1' and o.data ->> 'refundId' = r.id
     group by 1, r.card_cents, r.credit_cents having count(o.*) > 1 or (count(o.*) = 0 and r.card_cents + r.credit_cents > 0)`,
  ),
  law(
    'a released place keeps no money',
    `select from $released_place`,
    `select r.reference, p.id from $released_place r join $due d on d.kind = r.kind and d.reference = r.reference and d.player_id = r.player_id
     join $payment p on p.due_id = d.id and p.status = 'PAID'
     where p.price_cents > (select coalesce(sum(card_cents + credit_cents + bank_cents), 0) from $refund where payment_id = p.id)`,
  ),
  law(
    'disputes stand in the ledger as at the bank',
    'select from $sandbox_dispute',
    `select s.ref, s.wins, d.state, d.cents from $sandbox_dispute s left join $dispute d on d.ref = s.ref
     where s.cents > 0 and (d.state is distinct from case when s.wins then 'WON' else 'LOST' end or d.cents <> s.cents)`,
  ),
  law(
    'nobody has more back, from refunds and the bank together, than they paid',
    'select from $dispute',
    `select p.id, p.price_cents, d.state, d.cents, d.recovered_cents, d.owed_cents, r.back from $dispute d join $payment p on p.id = d.payment_id
     join lateral (select coalesce(sum(credit_cents + case status when 'SENDING' then 0 else card_cents end), 0) as back
       from $refund where payment_id = p.id) r on true
     where r.back + case d.state when 'LOST' then d.cents else 0 end - d.recovered_cents - d.owed_cents > p.price_cents
       or (d.owed_cents > 0 and exists (select from $ledger_account a where a.owner_id = p.player_id and a.kind = 'CREDIT' and a.balance < 0))`,
  ),
  law(
    'what a bank has returned ends what it paid for: told once for each dispute that was lost',
    `select from $dispute where state = 'LOST'`,
    `select d.id, count(o.*) from $dispute d left join $outbox o on o.type = 'billing.order-reversed.v1' and o.data ->> 'paymentId' = d.payment_id
     where d.state = 'LOST' group by 1 having count(o.*) <> 1`,
  ),
];

const DISCOUNTS = [
  law(
    'coupons count their uses, and are used no more often than they may',
    'select from $coupon',
    `select c.id, c.code, c.uses, c.most_uses from $coupon c
     where uses <> (select count(*) from $coupon_use u where u.coupon_id = c.id) or uses > most_uses`,
  ),
  law(
    'a coupon lowers what was paid, once for each player',
    'select from $coupon_use',
    `select coalesce(u.payment_id, p.id) as payment, p.status from $coupon_use u
     full join (select * from $payment where status = 'PAID' and taken_back_at is null and price_lines @> '[{"what":"COUPON"}]') p on p.id = u.payment_id
     where p.id is null or u.payment_id is null or u.used_at is null`,
  ),
  law(
    'vouchers that are used lower what was paid, by no more than they are worth',
    `select from $voucher where state = 'USED'`,
    `select p.id, sum(v.cents) from (select * from $payment where status = 'PAID' and taken_back_at is null and price_lines @> '[{"what":"VOUCHER"}]') p
     full join (select * from $voucher where state in ('USED', 'RESERVED')) v on v.payment_id = p.id
     group by p.id, p.price_lines
     having p.id is null or sum(v.cents) is null or bool_or(v.state <> 'USED')
       or sum(v.cents) < -(select (l ->> 'cents')::int from jsonb_array_elements(p.price_lines) l where l ->> 'what' = 'VOUCHER')`,
  ),
  law(
    'a player’s first tournament costs half once',
    'select from $first_tournament',
    `select f.player_id, p.id from $first_tournament f
     full join (select * from $payment where status = 'PAID' and taken_back_at is null and price_lines @> '[{"what":"FIRST_TOURNAMENT"}]') p on p.id = f.payment_id
     where p.id is null or f.player_id is null`,
  ),
  law(
    'points are the sum of their entries, and nobody owes any',
    'select from $points_account',
    `select a.player_id, a.balance from $points_account a
     where balance < 0 or balance <> (select coalesce(sum(points), 0) from $points_entry e where e.player_id = a.player_id)`,
  ),
  law(
    'each voucher that points bought was paid for',
    'select from $voucher where points > 0',
    `select v.id, e.points from (select * from $voucher where points > 0) v
     full join (select * from $points_entry where kind = 'REDEEMED') e on e.cause = 'REDEEMED:' || v.id
     where e.points is distinct from -v.points`,
  ),
];

const DOCUMENTS = [
  law(
    'numbers have no gaps, and rise with their days',
    'select from $document',
    `select type, year, number, lagged from (
       select type, year, number, issued_on, lag(number, 1, 0) over w as lagged, lag(issued_on) over w as before from $document
       window w as (partition by type, year order by number)) t
     where number <> lagged + 1 or issued_on < before`,
  ),
  law(
    'each payment has a document, each refund a credit note, and there are no others',
    'select from $document',
    `select d.cause as document, w.cause, w.cents from (
       select 'payment:' || id as cause, price_cents as cents, false as note from $payment where status = 'PAID' and price_cents > 0
       union all select 'refund:' || id, card_cents + credit_cents + bank_cents, true from $refund) w
     full join $document d on d.cause = w.cause
     where d.cause is null or w.cause is null or (d.content ->> 'totalCents')::bigint <> w.cents or (d.type = 'CREDIT_NOTE') <> w.note`,
  ),
];

export const LAWS: readonly Law[] = [...LEDGER, ...PAYMENTS, ...REFUNDS, ...DISCOUNTS, ...DOCUMENTS];
