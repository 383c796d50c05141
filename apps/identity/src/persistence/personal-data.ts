import { defineHolding, kept, notPersonal, type PersonalData, removed, sql } from '@setpoint/service-kit';

const ofOwnSessions = (userId: string) => sql`session_id in (select id from session where account_id = ${userId})`;

/**
 * The timer clears their files and rows. What is still being collected waits for as long as erasing is repeated: the part
 * of a service that had not heard of the deletion may come until then.
 */
const bundlesExpire = (userId: string) =>
  sql`update data_bundle set expires_at = coalesce(ready_at, requested_at + interval '6 hours') where user_id = ${userId}`;

export const personalData: PersonalData = {
  refresh_token: removed(ofOwnSessions, { given: null }),
  session: removed('account_id'),
  phone: removed('user_id', { hidden: ['code_hash'] }),
  invite_code: removed('user_id'),
  data_bundle: defineHolding('user_id', (userId) => [bundlesExpire(userId)]),
  support_nomination: removed('account_id'),
  account: kept('id', 'its machine leaves the id and when it was deleted, so that a late sign-in gets a clear answer'),
  signing_key: notPersonal('keys of the platform'),
  api_key: notPersonal('keys of partners'),
  api_key_secret: notPersonal('keys of partners'),
  api_key_use: notPersonal('keys of partners'),
  api_key_action: notPersonal('what support did, and why'),
};
