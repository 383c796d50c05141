import { userId } from '@setpoint/kernel';
import { findPhotoRefusal, type MatchPhoto } from '../domain/photo/photo.js';
import { players, type Match } from '../domain/match.js';
import { after } from '../domain/rules/deadlines.js';
import type { HistorySeed } from './seeds.js';

export interface SeededPhoto {
  readonly match: Match;
  readonly photo: MatchPhoto;
  readonly key: string;
}

const HOUR = 3_600_000;

/** Photos of the last matches of the featured players, each added by an opponent or partner an hour after it. */
export function photosOf(
  matches: readonly Match[],
  { photoKeys = [], featured = [], now }: HistorySeed,
): SeededPhoto[] {
  const stars = new Set(featured.map(userId));
  const shown = matches
    .filter(({ state, visibility }) => state === 'CONFIRMED' && visibility === 'PUBLIC')
    .filter((match) => players(match).some((id) => stars.has(id)))
    .slice(-photoKeys.length);
  return photoKeys.flatMap((key, i) => {
    const match = shown[i];
    const when = match?.plan.when;
    if (!match || !when) return [];
    const addedBy = players(match).find((id) => !stars.has(id)) ?? players(match)[0]!;
    const addedAt = after(when.endsAt, HOUR);
    if (addedAt > now || findPhotoRefusal(match, null, addedBy, addedAt)) return [];
    return [{ match, key, photo: { id: `seeded-${match.id}`, addedBy, addedAt } }];
  });
}
