import type { accountRegistered, DataOf, emailChanged, profileChanged } from '@setpoint/events';
import { execute, rowOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { AddressRow, PersonRow } from '../entities.js';

type Account = DataOf<typeof accountRegistered>;
type Profile = DataOf<typeof profileChanged>;

/** Stores people and their referrers. Names and language come from the profile once there is one. */
export async function saveAccounts(manager: EntityManager, accounts: readonly Account[]): Promise<void> {
  const people = accounts.map(({ userId, firstName, lastName, language, referredBy = null }): PersonRow => ({
    user_id: userId,
    first_name: firstName,
    display_name: `${firstName} ${lastName}`,
    language,
    time_zone: null,
    referred_by: referredBy,
  }));
  await execute(
    manager,
    sql`insert into person select * from jsonb_populate_recordset(null::person, ${JSON.stringify(people)}::jsonb)
      on conflict (user_id) do update set referred_by = excluded.referred_by`,
  );
}

/** Stores people's mail addresses, which may arrive before other data. */
export async function saveAddresses(
  manager: EntityManager,
  changes: readonly DataOf<typeof emailChanged>[],
): Promise<void> {
  const addresses = changes.map(({ userId, email }): AddressRow => ({ user_id: userId, email }));
  await execute(
    manager,
    sql`insert into address select * from jsonb_populate_recordset(null::address, ${JSON.stringify(addresses)}::jsonb)
      on conflict (user_id) do update set email = excluded.email`,
  );
}

/** Keeps names and languages. */
export async function saveProfiles(manager: EntityManager, profiles: readonly Profile[]): Promise<void> {
  const people = profiles.map(({ userId, firstName, displayName, language, location }): PersonRow => ({
    user_id: userId,
    first_name: firstName,
    display_name: displayName,
    language,
    time_zone: location?.timeZone ?? null,
    referred_by: null,
  }));
  await execute(
    manager,
    sql`insert into person select * from jsonb_populate_recordset(null::person, ${JSON.stringify(people)}::jsonb)
      on conflict (user_id) do update
      set first_name = excluded.first_name, display_name = excluded.display_name, language = excluded.language,
        time_zone = excluded.time_zone`,
  );
}

/** Who invited a person to the platform, if anybody. */
export async function referrerOf(manager: EntityManager, userId: string): Promise<string | null> {
  const row = await rowOf<Pick<PersonRow, 'referred_by'>>(
    manager,
    sql`select referred_by from person where user_id = ${userId}`,
  );
  return row?.referred_by ?? null;
}
