import type { accountRegistered, courtChanged, DataOf, profileChanged } from '@setpoint/events';
import type { Transaction } from 'kysely';
import type { Tables } from './tables.js';

/** Keeps where somebody's mails go. Names and language stay as the profile says, once there is one. */
export async function saveAccount(tx: Transaction<Tables>, account: DataOf<typeof accountRegistered>): Promise<void> {
  const { userId, email, firstName, lastName, language, referredBy = null } = account;
  await tx
    .insertInto('person')
    .values({
      user_id: userId,
      email,
      first_name: firstName,
      display_name: `${firstName} ${lastName}`,
      language,
      time_zone: null,
      referred_by: referredBy,
      profile_at: null,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ email, referred_by: referredBy }))
    .execute();
}

/** Keeps names and language. A profile older than the kept one, delivered late, changes nothing. */
export async function saveProfile(
  tx: Transaction<Tables>,
  profile: DataOf<typeof profileChanged>,
  at: Date,
): Promise<void> {
  const kept = {
    first_name: profile.firstName,
    display_name: profile.displayName,
    language: profile.language,
    time_zone: profile.location?.timeZone ?? null,
    profile_at: at,
  };
  await tx
    .insertInto('person')
    .values({ user_id: profile.userId, email: null, referred_by: null, ...kept })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(kept)
        .where((eb) => eb.or([eb('person.profile_at', 'is', null), eb('person.profile_at', '<=', at)])),
    )
    .execute();
}

/** Keeps what mails say of a centre. Older facts than the kept ones change nothing. */
export async function savePlace(tx: Transaction<Tables>, court: DataOf<typeof courtChanged>, at: Date): Promise<void> {
  const kept = { name: court.name, city: court.city, changed_at: at };
  await tx
    .insertInto('place')
    .values({ court_id: court.courtId, ...kept })
    .onConflict((conflict) => conflict.column('court_id').doUpdateSet(kept).where('place.changed_at', '<=', at))
    .execute();
}

/** Who invited a person to the platform, if anybody. */
export async function referrerOf(tx: Transaction<Tables>, userId: string): Promise<string | null> {
  const row = await tx.selectFrom('person').select('referred_by').where('user_id', '=', userId).executeTakeFirst();
  return row?.referred_by ?? null;
}
