import type { LevelName, Outcome, SportId } from '@setpoint/kernel';
import { accept, formatsOf, halfStep, isHalfStep, isSportId, levelName, refuse, SPORTS } from '@setpoint/kernel';
import { invalidData, type PlayerFieldCode, type PlayerFieldError } from './field-codes.js';
import type { Estimate } from './levels/estimate.js';
import type { Pool } from './levels/rated-match.js';
import type { Level, Profile } from './profile.js';

/** A sport with one's own estimate of the level; null is 'I don't know'. */
export interface SportChoice {
  readonly sport: number;
  readonly level: number | null;
}

/** Where an estimate lets a player start in a sport and number of players. */
export type Weigh = (pool: Pool, said: number) => Estimate;

/**
 * Sets the sports and own estimates of each format (LVL-01, LVL-03); `weigh` tells where an estimate lets a player start.
 * A level from matches is kept even while its sport is not chosen; only estimates can be replaced or dropped. One that is
 * given again stays as it was weighed.
 */
export function chooseSports(
  profile: Profile,
  choices: readonly SportChoice[],
  weigh: Weigh,
): Outcome<Profile, 'SPORT_REQUIRED' | 'LEVEL_NOT_ALLOWED' | 'INVALID_DATA'> {
  if (choices.length === 0) return refuse('SPORT_REQUIRED', { fields: [{ field: 'sports', code: 'REQUIRED' }] });

  const unknown = errors(choices, ({ sport }) => !isSportId(sport), 'sport', 'UNKNOWN');
  const twice = errors(
    choices,
    ({ sport }, i) => choices.findIndex((other) => other.sport === sport) < i,
    'sport',
    'DUPLICATE',
  );
  if (unknown.length + twice.length > 0) return invalidData(...unknown, ...twice);
  const wrong = errors(choices, ({ level }) => level !== null && !isHalfStep(level), 'level', 'LEVEL_NOT_ALLOWED');
  if (wrong.length > 0) return refuse('LEVEL_NOT_ALLOWED', { fields: wrong });

  const earned = profile.levels.filter((level) => !level.selfAssessed);
  const estimated = choices.flatMap(({ sport, level }): Level[] =>
    level === null
      ? []
      : formatsOf(sport as SportId)
          .filter((format) => !earned.some((kept) => kept.sport === sport && kept.numberPlayers === format))
          .map((numberPlayers) => estimatedLevel(profile, { sport: sport as SportId, numberPlayers }, level, weigh)),
  );
  return accept({
    ...profile,
    sports: choices.map(({ sport }) => sport as SportId).sort(),
    levels: inOrder([...earned, ...estimated]),
  });
}

function estimatedLevel({ levels }: Profile, pool: Pool, said: number, weigh: Weigh): Level {
  const former = levels.find((level) => level.sport === pool.sport && level.numberPlayers === pool.numberPlayers);
  if (former?.estimate?.said === said) return former;
  const estimate = weigh(pool, said);
  return { ...pool, rating: halfStep(estimate.start), selfAssessed: true, estimate };
}

/** A new profile with the self-assessments of its registration; invalid ones are ignored. */
export function withEstimates(
  profile: Profile,
  estimates: readonly { readonly sport: number; readonly level: number }[],
  weigh: Weigh,
): Profile {
  const choices = profile.sports.map((sport) => ({
    sport,
    level: estimates.find((one) => one.sport === sport && isHalfStep(one.level))?.level ?? null,
  }));
  const chosen = chooseSports(profile, choices, weigh);
  return chosen.ok ? chosen.value : profile;
}

const errors = (
  choices: readonly SportChoice[],
  isWrong: (choice: SportChoice, index: number) => boolean,
  part: string,
  code: PlayerFieldCode,
): PlayerFieldError[] =>
  choices.flatMap((choice, i) => (isWrong(choice, i) ? [{ field: `sports.${i}.${part}`, code }] : []));

const inOrder = (levels: Level[]) => levels.sort((a, b) => a.sport - b.sport || a.numberPlayers - b.numberPlayers);

/** Levels of the sports that are played now. */
export const levelsInPlay = (profile: Pick<Profile, 'sports' | 'levels'>): readonly Level[] =>
  profile.levels.filter((level) => profile.sports.includes(level.sport));

/** The highest level in play; between equals the first sport and format. */
export const bestLevel = (profile: Pick<Profile, 'sports' | 'levels'>): Level | null =>
  levelsInPlay(profile).reduce<Level | null>(
    (best, level) => (best && best.rating >= level.rating ? best : level),
    null,
  );

/** A level name in a sport as one word to search by. */
export const levelKey = (sport: SportId, name: LevelName) => `${sport}:${name}`;

/** Every level name that the player has, sport by sport; NONE where a sport has no level (LVL-02). */
export function levelKeys(profile: Pick<Profile, 'sports' | 'levels'>): string[] {
  const keys = profile.sports.flatMap((sport) => {
    const levels = profile.levels.filter((level) => level.sport === sport);
    return levels.length === 0
      ? [levelKey(sport, 'NONE')]
      : levels.map((level) => levelKey(sport, levelName(level.rating)));
  });
  return [...new Set(keys)];
}

export const ALL_SPORTS: readonly SportId[] = SPORTS.map((sport) => sport.id);
