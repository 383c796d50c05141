import { defineHolding, kept, notPersonal, overwritten, type PersonalData, removed, sql } from '@setpoint/service-kit';
import { documentName } from '@setpoint/uploads';

export const personalData: PersonalData = {
  favourite_court: defineHolding('user_id', (id) => [
    sql`update court set favourites_count = favourites_count - 1
      where id in (select court_id from favourite_court where user_id = ${id})`,
    sql`delete from favourite_court where user_id = ${id}`,
  ]),
  // The centre stays without an owner until support assigns a new one.
  court: overwritten('owner_id', { owner_id: 'null', notification_prefix: 'null', notification_mobile: 'null' }),
  court_field: notPersonal('courts'),
  local_legend: removed('user_id'),
  offer_use: removed('user_id'),
  closed_account: kept('user_id', 'that an account is closed outlives it', { given: null }),
  suggestion: overwritten('suggested_by', { note: 'null', suggested_by: `''` }),
  claim: removed('claimant_id', { hidden: ['code_hash'] }),
  upload: removed((id) => sql`owner_id = ${id} and media_type is not null`, {
    files: ({ key }) => [documentName(String(key))],
  }),
  booking: kept((id) => sql`${id} = any(players)`, 'matches stay; the id leads to nobody any more'),
  played_match: kept((id) => sql`${id} = any(players)`, 'matches stay; the id leads to nobody any more'),
  court_action: notPersonal('what support and owners did, and why'),
  legend_run: notPersonal('nights'),
};
