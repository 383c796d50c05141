import type { accountRegistered, courtChanged, DataOf, emailChanged, profileChanged } from '@setpoint/events';
import type { Transaction } from 'kysely';
import type { Tables } from './tables.js';

type Account = DataOf<typeof accountRegistered>;
type Profile = DataOf<typeof profileChanged>;
type CourtFacts = DataOf<typeof courtChanged>;

/** Keeps where people's mails go. Names and language stay as the profile says, once there is one. */
export async function saveAccounts(tx: Transaction<Tables>, accounts: readonly Account[]): Promise<void> {
  await tx
    .insertInto('person')
    .values(
      accounts.map(({ userId, email, firstName, lastName, language, referredBy = null }) => ({
        user_id: userId,
        email,
        first_name: firstName,
        display_name: `${firstName} ${lastName}`,
        language,
        time_zone: null,
        referred_by: referredBy,
        profile_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        email: eb.ref('excluded.email'),
        referred_by: eb.ref('excluded.referred_by'),
      })),
    )
    .execute();
}

/** From now on somebody's mails go there. */
export async function saveEmail(tx: Transaction<Tables>, change: DataOf<typeof emailChanged>): Promise<void> {
  await tx.updateTable('person').set({ email: change.email }).where('user_id', '=', change.userId).execute();
}

/** Keeps names and languages. A profile older than the kept one, delivered late, changes nothing. */
export async function saveProfiles(tx: Transaction<Tables>, profiles: readonly Profile[], at: Date): Promise<void> {
  await tx
    .insertInto('person')
    .values(
      profiles.map(({ userId, firstName, displayName, language, location }) => ({
        user_id: userId,
        email: null,
        first_name: firstName,
        display_name: displayName,
        language,
        time_zone: location?.timeZone ?? null,
        referred_by: null,
        profile_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({
          first_name: eb.ref('excluded.first_name'),
          display_name: eb.ref('excluded.display_name'),
          language: eb.ref('excluded.language'),
          time_zone: eb.ref('excluded.time_zone'),
          profile_at: at,
        }))
        .where((eb) => eb.or([eb('person.profile_at', 'is', null), eb('person.profile_at', '<=', at)])),
    )
    .execute();
}

/** Keeps what mails say of centres. Older facts than the kept ones change nothing. */
export async function savePlaces(tx: Transaction<Tables>, courts: readonly CourtFacts[], at: Date): Promise<void> {
  await tx
    .insertInto('place')
    .values(courts.map(({ courtId, name, city }) => ({ court_id: courtId, name, city, changed_at: at })))
    .onConflict((conflict) =>
      conflict
        .column('court_id')
        .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), city: eb.ref('excluded.city'), changed_at: at }))
        .where('place.changed_at', '<=', at),
    )
    .execute();
}

/** Who invited a person to the platform, if anybody. */
export async function referrerOf(tx: Transaction<Tables>, userId: string): Promise<string | null> {
  const row = await tx.selectFrom('person').select('referred_by').where('user_id', '=', userId).executeTakeFirst();
  return row?.referred_by ?? null;
}
