import { defineHolding, kept, notPersonal, overwritten, type PersonalData, removed, sql } from '@setpoint/service-kit';

const LAW = 'accounting records, which the law asks to keep for ten years';

export const personalData: PersonalData = {
  billing_data: removed('player_id'),
  saved_means: removed('player_id', { hidden: ['ref', 'customer'] }),
  means_setup: removed('player_id', { given: null }),
  // The provider is told by a timer: it may be away, and it is never called within a transaction.
  payment_customer: defineHolding(
    'player_id',
    (id) => [
      sql`insert into forgotten_customer (provider, customer)
          select provider, customer from payment_customer where player_id = ${id} on conflict do nothing`,
      sql`delete from payment_customer where player_id = ${id}`,
    ],
    { given: null },
  ),
  payment_request: removed('player_id', { given: null }),
  player_beginning: removed('player_id', { hidden: ['referred_by'] }),
  released_place: kept('player_id', LAW, { given: null }),
  document: kept('player_id', LAW),
  due: kept('player_id', LAW),
  payment: kept('player_id', LAW, { hidden: ['ref'] }),
  refund: kept('player_id', LAW, { hidden: ['ref', 'decided_by'] }),
  dispute: kept('player_id', LAW, { hidden: ['ref', 'handled_by'] }),
  subscription_charge: overwritten('player_id', { means: 'null' }, { hidden: ['means'] }),
  points_account: kept('player_id', LAW),
  points_entry: kept('player_id', LAW, { hidden: ['by'] }),
  voucher: kept('player_id', LAW),
  coupon_use: kept('player_id', LAW),
  coupon: kept((id) => sql`${id} = any(player_ids)`, 'ids that lead to nobody', { given: null }),
  first_tournament: kept('player_id', LAW),
  barred_payer: kept('player_id', 'that somebody may not pay, by an id that leads to nobody', {
    hidden: ['barred_by'],
  }),
  ledger_account: kept('owner_id', LAW),
  ledger_transaction: notPersonal('transactions between accounts'),
  ledger_entry: notPersonal('transactions between accounts'),
  document_number: notPersonal('numbers of documents'),
  support_action: notPersonal('what support did, and why'),
  dispute_look: notPersonal('ids of payments'),
  forgotten_customer: notPersonal('ids at the payment provider, until it has forgotten them'),
  payment_fault: notPersonal('ids of payments, and what support did about them'),
  provider_event: notPersonal('ids of the payment provider'),
  provider_mark: notPersonal('how far the payment provider was read'),
  provider_movement: notPersonal('ids of the payment provider'),
  provider_reconciliation: notPersonal('how far the payment provider was read'),
  sandbox_charge: notPersonal('of the payment provider that charges nobody'),
  sandbox_customer: notPersonal('of the payment provider that charges nobody'),
  sandbox_dispute: notPersonal('of the payment provider that charges nobody'),
  sandbox_event: notPersonal('of the payment provider that charges nobody'),
  sandbox_key: notPersonal('of the payment provider that charges nobody'),
  sandbox_means: notPersonal('of the payment provider that charges nobody'),
  sandbox_refund: notPersonal('of the payment provider that charges nobody'),
  sandbox_setup: notPersonal('of the payment provider that charges nobody'),
};
