import type { Identity, UserId } from '@setpoint/kernel';
import { inOrder, type LoaderRegistry } from '@setpoint/service-kit';
import type { MatchesWanted, PlayerStatistics } from '../application/ports/player-statistics.js';
import type { ProfileReads } from '../application/ports/profile-reads.js';
import type { RelationList, RelationListPage, RelationLists } from '../application/ports/relation-lists.js';
import { STRANGERS } from '../domain/relation-machine.js';
import { guestSource, userSource, viewerOf } from './user-view.js';

/** Batched reads of one request. */
export const profiles = (loaders: LoaderRegistry, reads: ProfileReads) =>
  loaders.get('profiles', async (ids: readonly UserId[]) =>
    inOrder(ids, (await reads.byIds(ids)).map(userSource), (user) => user.id),
  );

export const guests = (loaders: LoaderRegistry, reads: ProfileReads) =>
  loaders.get('guests', async (ids: readonly UserId[]) => {
    const names = await reads.guestNames(ids);
    // A name that is still on its way must not hide the tournament.
    return ids.map((id) => guestSource(id, names.get(id) ?? '…'));
  });

export const relations = (loaders: LoaderRegistry, reads: ProfileReads, viewer: UserId) =>
  loaders.get(`relations of ${viewer}`, async (ids: readonly UserId[]) => {
    const found = await reads.relations(viewer, ids);
    return ids.map((id) => found.get(id) ?? STRANGERS);
  });

export const relationListPages = (
  loaders: LoaderRegistry,
  lists: RelationLists,
  list: RelationList,
  page: RelationListPage,
  who: Identity,
) =>
  loaders.get(`${list} ${page.first} ${page.after}`, (ids: readonly UserId[]) =>
    lists.pages(list, ids, page, viewerOf(who)),
  );

export const relationListCounts = (loaders: LoaderRegistry, lists: RelationLists, list: RelationList, who: Identity) =>
  loaders.get(`count of ${list}`, (ids: readonly UserId[]) => lists.counts(list, ids, viewerOf(who)));

/** Keys are strings, so that equal figures are read once. */
export async function statistics(
  loaders: LoaderRegistry,
  reads: PlayerStatistics,
  wanted: MatchesWanted,
  since: Date | null,
) {
  // Stored only for all surfaces and times; otherwise aggregated.
  const isKept = since === null && wanted.surface === null;
  const loader = loaders.get(
    isKept ? 'statistics' : `statistics since ${since?.getTime()}`,
    (keys: readonly string[]) => {
      const all = keys.map((key) => JSON.parse(key) as MatchesWanted);
      return isKept ? reads.of(all) : reads.since(all, since);
    },
  );
  return loader.load(JSON.stringify(wanted));
}
