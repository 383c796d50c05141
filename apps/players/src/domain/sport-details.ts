import { accept, hasHiddenCharacters, oneLine, type Outcome, type SportId, type Surface } from '@setpoint/kernel';
import { invalidData, type PlayerFieldError } from './field-codes.js';
import type { Day, Profile } from './profile.js';
import { EARLIEST_BIRTH } from './rules/day.js';

export type PlayFrequency = 'OCCASIONALLY' | 'ONCE_OR_TWICE_A_WEEK' | 'SEVERAL_TIMES_A_WEEK' | 'EVERY_DAY';
/** Preferred side of the court, mainly in doubles. */
export type CourtPosition = 'RIGHT' | 'LEFT' | 'BOTH';

/** A player's preferences in one sport (ACC-01). Null is not given. */
export interface SportDetails {
  readonly sport: SportId;
  readonly preferredSurface: Surface | null;
  readonly racket: string | null;
  readonly strings: string | null;
  readonly shoes: string | null;
  /** The year in which they began. */
  readonly startYear: number | null;
  readonly frequency: PlayFrequency | null;
  readonly courtPosition: CourtPosition | null;
}

export const LONGEST_EQUIPMENT = 40;
const EQUIPMENT = ['racket', 'strings', 'shoes'] as const;

/** Replaces the preferences of one sport. Preferences of dropped sports are kept. */
export function tellOfSport(profile: Profile, told: SportDetails, today: Day): Outcome<Profile, 'INVALID_DATA'> {
  const fields: PlayerFieldError[] = [];
  if (!profile.sports.includes(told.sport)) fields.push({ field: 'sport', code: 'UNKNOWN' });
  const texts = Object.fromEntries(EQUIPMENT.map((field) => [field, oneLine(told[field]) || null]));
  for (const field of EQUIPMENT) {
    const line = texts[field] ?? '';
    if ([...line].length > LONGEST_EQUIPMENT) fields.push({ field, code: 'TOO_LONG' });
    else if (hasHiddenCharacters(line)) fields.push({ field, code: 'HIDDEN_CHARACTERS' });
  }
  const { startYear } = told;
  const earliest = Number((profile.birthDate ?? EARLIEST_BIRTH).slice(0, 4));
  const isYear = startYear === null || (Number.isInteger(startYear) && startYear >= earliest);
  if (!isYear || (startYear ?? 0) > Number(today.slice(0, 4)))
    fields.push({ field: 'startYear', code: 'OUT_OF_RANGE' });
  if (fields.length > 0) return invalidData(...fields);
  const others = profile.sportDetails.filter(({ sport }) => sport !== told.sport);
  return accept({
    ...profile,
    sportDetails: [...others, { ...told, ...texts }].sort((a, b) => a.sport - b.sport),
  });
}

/** For all current sports, even without data. */
export const detailsInPlay = ({ sports, sportDetails }: Pick<Profile, 'sports' | 'sportDetails'>): SportDetails[] =>
  sports.map((sport) => sportDetails.find((told) => told.sport === sport) ?? { ...NOTHING_TOLD, sport });

const NOTHING_TOLD: Omit<SportDetails, 'sport'> = {
  preferredSurface: null,
  racket: null,
  strings: null,
  shoes: null,
  startYear: null,
  frequency: null,
  courtPosition: null,
};
