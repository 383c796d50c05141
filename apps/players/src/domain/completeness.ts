import { levelsInPlay } from './choose-sports.js';
import type { Profile } from './profile.js';

/**
 * What a full profile has, in the order in which the account shows it (ACC-08). Names are always there.
 */
const PARTS: readonly { readonly name: string; readonly isFilled: (profile: Profile) => boolean }[] = [
  { name: 'firstName', isFilled: ({ firstName }) => firstName !== '' },
  { name: 'lastName', isFilled: ({ lastName }) => lastName !== '' },
  { name: 'photo', isFilled: ({ photoUrl }) => photoUrl !== null },
  { name: 'sports', isFilled: ({ sports }) => sports.length > 0 },
  { name: 'levels', isFilled: (profile) => levelsInPlay(profile).length > 0 },
  { name: 'location', isFilled: ({ location }) => location !== null },
  { name: 'sex', isFilled: ({ sex }) => sex !== null },
  { name: 'birthDate', isFilled: ({ birthDate }) => birthDate !== null },
  {
    name: 'availability',
    isFilled: ({ availability }) => availability.noFixedDays || availability.slots.length > 0,
  },
  { name: 'playingHand', isFilled: ({ playingHand }) => playingHand !== null },
  { name: 'heightCm', isFilled: ({ heightCm }) => heightCm !== null },
  { name: 'weightKg', isFilled: ({ weightKg }) => weightKg !== null },
  { name: 'description', isFilled: ({ description }) => description !== null },
];

/** How much is filled in, 0 to 100, and what isn't. 100 only when nothing is missing. */
export function completenessOf(profile: Profile) {
  const missing = PARTS.filter((part) => !part.isFilled(profile)).map((part) => part.name);
  return { percent: Math.floor(((PARTS.length - missing.length) / PARTS.length) * 100), missing };
}
