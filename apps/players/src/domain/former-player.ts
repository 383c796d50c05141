import { FORMER_PLAYER } from '@setpoint/kernel';
import { DEFAULT_KM_TO_SEARCH, type Profile } from './profile.js';
import { NO_AVAILABILITY } from './availability.js';

/**
 * Anonymised profile of a deleted account: keeps the levels that others were rated against, under a placeholder name
 * (ACC-06). The profile is hidden, and its new invitation code is never disclosed.
 */
export const formerPlayer = ({ id, language, sports, levels, registeredAt }: Profile, inviteCode: string): Profile => ({
  ...{ id, language, sports, levels, registeredAt, inviteCode },
  ...FORMER_PLAYER,
  ...{ sex: null, birthDate: null, description: null, heightCm: null, weightKg: null, playingHand: null },
  ...{ nationality: null, photoUrl: null, location: null, kmToSearch: DEFAULT_KM_TO_SEARCH, referredBy: null },
  ...{ availability: NO_AVAILABILITY, absence: null, sportDetails: [] },
  ...{ visibility: 'UNVERIFIED', searchEngines: false, welcomed: true, lastLoginAt: registeredAt },
});
