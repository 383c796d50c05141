import { defineHolding, kept, notPersonal, overwritten, type PersonalData, removed, sql } from '@setpoint/service-kit';

/** Mails to others may name the person; `person` is erased last, since it holds the name. */
const withoutNameOf = (id: string) => sql`
  update message set
    subject = replace(subject, name, 'Former player'),
    text = replace(text, name, 'Former player'), html = replace(html, name, 'Former player')
  from (select display_name as name from person where user_id = ${id} and length(display_name) > 3) former
  where position(name in concat_ws(' ', subject, text, html)) > 0`;

/** Keeps a pending confirmation of the deletion; it is removed by the next run. */
const messagesTo = (id: string) => sql`
  delete from message where user_id = ${id}
    and not (template = 'accountDeleted' and state = 'WAITING' and attempts < 5)`;

const addressOf = (id: string) => sql`select lower(email) from address where user_id = ${id}`;

/** Also what was written by somebody signed out who gave the person's address. `address` is erased after what is found by it. */
const ticketsOf = (id: string) => sql`(user_id = ${id} or (user_id is null and lower(email) in (${addressOf(id)})))`;

const answersTo = (id: string) => sql`
  delete from message where user_id is null and lower(recipient) in (${addressOf(id)})`;

export const personalData: PersonalData = {
  message: defineHolding('user_id', (id) => [messagesTo(id), answersTo(id), withoutNameOf(id)]),
  ticket_entry: removed((id) => sql`ticket_id in (select id from ticket where ${ticketsOf(id)})`, {
    given: (id) => sql`ticket_id in (select id from ticket where user_id = ${id})`,
    hidden: ['by'],
  }),
  ticket: removed(ticketsOf, { given: 'user_id', hidden: ['request_id'] }),
  notification: removed('user_id'),
  task: removed('user_id'),
  mailbox: removed('user_id'),
  address: removed('user_id'),
  phone: removed('user_id'),
  push_subscription: removed('user_id', { hidden: ['p256dh', 'auth', 'session_id'] }),
  preference: removed('user_id'),
  delivery_setting: removed('user_id'),
  digest_item: notPersonal('ids; they go with their message'),
  support_action: overwritten('user_id', { after: `''` }, { given: null }),
  person: removed('user_id', { hidden: ['referred_by'] }),
  closed_account: kept('user_id', 'so that nothing is ever sent to the account; an id that leads to nobody'),
  place: notPersonal('places to play'),
  partner_key: notPersonal('keys of partners'),
  webhook_endpoint: notPersonal('addresses of partners’ servers'),
  webhook_action: notPersonal('what support did, and why'),
  webhook_delivery: notPersonal('when partners were told'),
  webhook_message: notPersonal('what partners are told: ids, never personal data'),
};
