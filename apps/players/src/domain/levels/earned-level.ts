import { formatsOf, type SportId } from '@setpoint/kernel';
import type { Level, Profile } from '../profile.js';
import type { ParametersOverTime } from './parameters-over-time.js';
import type { Pool } from './rated-match.js';
import { standingIn, type Known, type Standing } from './standing.js';

/** The profile with its levels from matches of a sport; the same object if nothing changes (LVL-03). */
export const withEarnedLevels = (
  profile: Profile,
  sport: SportId,
  known: Known,
  parameters: ParametersOverTime,
): Profile =>
  formatsOf(sport).reduce(
    (earned, numberPlayers) =>
      withEarnedLevel(earned, { sport, numberPlayers }, standingIn(known, numberPlayers, parameters, Infinity)),
    profile,
  );

function withEarnedLevel(profile: Profile, { sport, numberPlayers }: Pool, standing: Standing): Profile {
  if (standing.rating.matches === 0 && standing.shown === null) return profile;
  const isOfPool = (level: Level) => level.sport === sport && level.numberPlayers === numberPlayers;
  const selfAssessed = standing.rating.matches === 0;
  const before = profile.levels.filter(isOfPool);
  const estimate = before[0]?.estimate;
  const earned =
    standing.shown === null
      ? []
      : [{ sport, numberPlayers, rating: standing.shown, selfAssessed, ...(estimate && { estimate }) }];
  if (JSON.stringify(before.map(facts)) === JSON.stringify(earned.map(facts))) return profile;
  const levels = [...profile.levels.filter((level) => !isOfPool(level)), ...earned];
  return { ...profile, levels: levels.sort((a, b) => a.sport - b.sport || a.numberPlayers - b.numberPlayers) };
}

const facts = ({ rating, selfAssessed }: Level) => [rating, selfAssessed];
