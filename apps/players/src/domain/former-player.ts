import { FORMER_PLAYER } from '@setpoint/kernel';
import { DEFAULT_KM_TO_SEARCH, type Profile } from './profile.js';
import { NO_AVAILABILITY } from './availability.js';

/**
 * What stays of somebody who has left: the levels that others were measured against, under a name that is nobody's
 * (ACC-06). Nobody sees the profile, and its invitation code, which was never told to anybody, brings nobody.
 */
export const formerPlayer = ({ id, language, sports, levels, registeredAt }: Profile, inviteCode: string): Profile => ({
  ...{ id, language, sports, levels, registeredAt, inviteCode },
  ...FORMER_PLAYER,
  ...{ sex: null, birthDate: null, description: null, heightCm: null, weightKg: null, playingHand: null },
  ...{ photoUrl: null, location: null, kmToSearch: DEFAULT_KM_TO_SEARCH, referredBy: null },
  ...{ availability: NO_AVAILABILITY, absence: null, sportDetails: [] },
  ...{ visibility: 'UNVERIFIED', searchEngines: false, welcomed: true, lastLoginAt: registeredAt },
});
