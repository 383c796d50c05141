import { levelsInPlay } from './choose-sports.js';
import type { Profile } from './profile.js';

/**
 * Parts of a complete profile, in display order (ACC-08), except names, which always exist.
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

/** Completeness from 0 to 100, and the missing parts. 100 only if nothing is missing. */
export function completenessOf(profile: Profile) {
  const missing = PARTS.filter((part) => !part.isFilled(profile)).map((part) => part.name);
  return { percent: Math.floor(((PARTS.length - missing.length) / PARTS.length) * 100), missing };
}
