import { kept, notPersonal, type PersonalData, removed, sql } from '@setpoint/service-kit';
import { bundleName } from '../domain/data-bundle.js';

const ofOwnSessions = (userId: string) => sql`session_id in (select id from session where account_id = ${userId})`;

export const personalData: PersonalData = {
  refresh_token: removed(ofOwnSessions, { given: null }),
  session: removed('account_id'),
  phone: removed('user_id', { hidden: ['code_hash'] }),
  invite_code: removed('user_id'),
  data_bundle: removed('user_id', { files: ({ id, ready_at }) => (ready_at ? [bundleName(String(id))] : []) }),
  account: kept('id', 'its machine leaves the id and when it was deleted, so that a late sign-in gets a clear answer'),
  signing_key: notPersonal('keys of the platform'),
  api_key: notPersonal('keys of partners'),
  api_key_secret: notPersonal('keys of partners'),
  api_key_use: notPersonal('keys of partners'),
  api_key_action: notPersonal('what support did, and why'),
};
