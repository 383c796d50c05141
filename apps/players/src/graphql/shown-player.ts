import type { Identity, UserId } from '@setpoint/kernel';
import type { LoaderRegistry } from '@setpoint/service-kit';
import type { ProfileReads } from '../application/ports/profile-reads.js';
import { profiles, relations } from './user-loaders.js';
import type { UserSource } from './user-view.js';

/** The player for a profile page; null if there is none or the player has blocked the viewer. */
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
  // Players can open the page of somebody they blocked, to lift the block.
  return relation.blocksMe ? null : profile;
}
