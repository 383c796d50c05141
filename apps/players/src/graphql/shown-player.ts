import type { Identity, UserId } from '@setpoint/kernel';
import type { LoaderRegistry } from '@setpoint/service-kit';
import type { ProfileReads } from '../application/ports/profile-reads.js';
import { profiles, relations } from './user-loaders.js';
import type { UserSource } from './user-view.js';

/** The player whose page somebody may open; null when there is none, or the player has blocked them. */
export async function shownPlayer(
  id: UserId,
  who: Identity,
  loaders: LoaderRegistry,
  reads: ProfileReads,
): Promise<UserSource | null> {
  const profile = await profiles(loaders, reads).load(id);
  if (!profile) return null;
  if (who.kind === 'user' && who.userId === profile.id) return profile;
  if (profile.visibility !== 'LISTED') return null;
  if (who.kind === 'visitor') return profile;
  const relation = await relations(loaders, reads, who.userId).load(profile.id);
  // Who blocked somebody still finds the page: that is where the block is lifted.
  return relation.blocksMe ? null : profile;
}
