import { accept, type Outcome, type SportId, type Surface } from '@setpoint/kernel';
import { invalidData, type PlayerFieldError } from './field-codes.js';
import { oneLine } from './one-line.js';
import type { Day, Profile } from './profile.js';
import { EARLIEST_BIRTH } from './rules/day.js';

export type PlayFrequency = 'OCCASIONALLY' | 'ONCE_OR_TWICE_A_WEEK' | 'SEVERAL_TIMES_A_WEEK' | 'EVERY_DAY';
/** Where somebody stands, most of all in doubles. */
export type CourtPosition = 'RIGHT' | 'LEFT' | 'BOTH';

/** What players tell of themselves in one sport (ACC-01). Null is not told. */
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

/** Replaces what is known of one sport. One that is given up keeps it, for when it is played again. */
export function tellOfSport(profile: Profile, told: SportDetails, today: Day): Outcome<Profile, 'INVALID_DATA'> {
  const fields: PlayerFieldError[] = [];
  if (!profile.sports.includes(told.sport)) fields.push({ field: 'sport', code: 'UNKNOWN' });
  const texts = Object.fromEntries(EQUIPMENT.map((field) => [field, oneLine(told[field]) || null]));
  for (const field of EQUIPMENT) {
    if ([...(texts[field] ?? '')].length > LONGEST_EQUIPMENT) fields.push({ field, code: 'TOO_LONG' });
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

/** Of the sports that are played now, also where nothing was told. */
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
