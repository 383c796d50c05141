import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { ComparedPeriod, DifferencePage } from '../../application/ports/provider-accounts.js';
import type { Difference } from '../../domain/payment-incident.js';

/**
 * Payments whose balance in the account PROVIDER differs from the provider's: charges, refunds, disputes and fees together.
 * A payment is compared as a whole, so that its movements are never split by a date boundary.
 */
export function providerDifferences(
  manager: EntityManager,
  provider: string,
  { since, settledBefore }: ComparedPeriod,
  { first, after }: DifferencePage,
): Promise<Difference[]> {
  const isSandbox = provider === 'SANDBOX';
  return rowsOf<Difference>(
    manager,
    sql`with moved as (
          select coalesce(ref, id) as ref, cents - fee_cents as cents, moved_at as at from provider_movement
          where provider = ${provider} and kind in ('PAYMENT', 'REFUND', 'DISPUTE')
        ), asked as (
          select distinct ref from moved where at >= ${since} and ref > ${after ?? ''}
          union
          select ref from payment where status = 'PAID' and card_cents > 0 and ended_at >= ${since}
            and starts_with(ref, 'sandbox_') = ${isSandbox} and ref > ${after ?? ''}
        ), posted as (
          select asked.ref, 'payment:' || payment.id || ':' || what as cause
          from asked join payment using (ref) cross join (values ('captured'), ('fee')) told (what)
          union all
          select asked.ref, booked.cause
          from asked join payment using (ref) join refund on refund.payment_id = payment.id
            join ledger_transaction booked on starts_with(booked.cause, 'refund:' || refund.id || ':')
          union all
          select asked.ref, booked.cause
          from asked join payment using (ref) join dispute on dispute.payment_id = payment.id
            join ledger_transaction booked on starts_with(booked.cause, 'dispute:' || dispute.id || ':')
        ), ours as (
          select posted.ref, sum(entry.amount) as cents, max(booked.posted_at) as at
          from posted join ledger_transaction booked using (cause) join ledger_entry entry on entry.transaction_id = booked.id
            join ledger_account account on account.id = entry.account_id and account.kind = 'PROVIDER'
          group by 1
        ), theirs as (
          select ref, sum(cents) as cents, max(at) as at from moved join asked using (ref) group by 1
        )
        select asked.ref, payment.id as "paymentId", coalesce(theirs.cents, 0)::bigint as "theirCents",
          coalesce(ours.cents, 0)::bigint as "ourCents"
        from asked left join theirs using (ref) left join ours using (ref) left join payment using (ref)
        where coalesce(theirs.cents, 0) <> coalesce(ours.cents, 0)
          and greatest(theirs.at, ours.at) < ${settledBefore}
        order by asked.ref limit ${first}`,
  );
}
