import type { Identity, UserId } from '@setpoint/kernel';
import { inOrder, type LoaderRegistry } from '@setpoint/service-kit';
import type { Circle, CirclePage, Circles } from '../application/ports/circles.js';
import type { ProfileReads } from '../application/ports/profile-reads.js';
import type { StatisticsFilter, StatisticsOfPlayers } from '../application/ports/statistics.js';
import { NOTHING_PLAYED } from '../application/ports/statistics.js';
import { STRANGERS } from '../domain/relation-machine.js';

/** Reads of one request, each one statement however many players it shows. */
export const profiles = (loaders: LoaderRegistry, reads: ProfileReads) =>
  loaders.get('profiles', async (ids: readonly UserId[]) =>
    inOrder(ids, await reads.byIds(ids), (profile) => profile.id),
  );

export const relations = (loaders: LoaderRegistry, reads: ProfileReads, viewer: UserId) =>
  loaders.get(`relations of ${viewer}`, async (ids: readonly UserId[]) => {
    const found = await reads.relations(viewer, ids);
    return ids.map((id) => found.get(id) ?? STRANGERS);
  });

export function circle(loaders: LoaderRegistry, circles: Circles, kind: Circle, page: CirclePage, who: Identity) {
  const viewer = who.kind === 'user' ? who.userId : null;
  return loaders.get(`${kind} ${page.first} ${page.after}`, (ids: readonly UserId[]) =>
    circles.pages(kind, ids, page, viewer),
  );
}

export const circleCounts = (loaders: LoaderRegistry, circles: Circles) =>
  loaders.get('circle counts', async (ids: readonly UserId[]) => {
    const counts = await circles.counts(ids);
    return ids.map((id) => counts.get(id) ?? { following: 0, followers: 0 });
  });

export const statistics = (loaders: LoaderRegistry, reads: StatisticsOfPlayers, filter: StatisticsFilter) =>
  loaders.get(`statistics ${filter.sport} ${filter.numberPlayers}`, async (ids: readonly UserId[]) => {
    const found = await reads.of(ids, filter);
    return ids.map((id) => found.get(id) ?? NOTHING_PLAYED);
  });
