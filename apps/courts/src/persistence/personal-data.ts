import { defineHolding, notPersonal, overwritten, type PersonalData, sql } from '@setpoint/service-kit';

export const personalData: PersonalData = {
  favourite_court: defineHolding('user_id', (id) => [
    sql`update court set favourites_count = favourites_count - 1
      where id in (select court_id from favourite_court where user_id = ${id})`,
    sql`delete from favourite_court where user_id = ${id}`,
  ]),
  // The centre stays, and nobody looks after it: support gives it to somebody else.
  court: overwritten('owner_id', { owner_id: 'null' }),
  court_field: notPersonal('courts'),
};
