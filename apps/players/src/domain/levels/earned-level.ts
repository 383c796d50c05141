import { formatsOf, type NumberPlayersId, type SportId } from '@setpoint/kernel';
import { disciplineOf } from '@setpoint/rating';
import type { Level, Profile } from '../profile.js';
import { ParametersOverTime, type ParametersOfSports } from './parameters-over-time.js';
import type { Pool } from './rated-match.js';
import { standingIn, type Known, type SportStanding, type Standing } from './standing.js';

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

/** What matches say of one player, by sport. */
export type RatedSports = ReadonlyMap<SportId, SportStanding>;

/** A new profile with its levels from matches. */
export const withRatedSports = (profile: Profile, rated: RatedSports, parameters: ParametersOfSports): Profile =>
  [...rated].reduce(
    (shown, [sport, standing]) =>
      withEarnedLevels(shown, sport, knownWith(standing, profile, sport), overTimeIn(parameters, sport)),
    profile,
  );

/** Estimates of the profile show where they let the player start beside what matches say (LVL-03). */
export const withStarts = (profile: Profile, rated: RatedSports, parameters: ParametersOfSports): Profile => ({
  ...profile,
  levels: profile.levels.map((level) => {
    const { sport, numberPlayers, selfAssessed } = level;
    const standing = rated.get(sport);
    if (!selfAssessed || !standing || standing[disciplineOf(numberPlayers)]) return level;
    const known = knownWith(standing, profile, sport);
    const { shown } = standingIn(known, numberPlayers, overTimeIn(parameters, sport), Infinity);
    return shown === null ? level : { ...level, rating: shown };
  }),
});

/** With the estimates of the profile. */
function knownWith(standing: SportStanding, { levels }: Profile, sport: SportId): Known {
  const estimateFor = (numberPlayers: NumberPlayersId) =>
    levels.find((level) => level.sport === sport && level.numberPlayers === numberPlayers)?.estimate ?? null;
  return { ...standing, estimates: { singles: estimateFor(1), doubles: estimateFor(2) } };
}

const overTimeIn = (parameters: ParametersOfSports, sport: SportId) =>
  parameters.get(sport) ?? ParametersOverTime.DEFAULT;

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
