import {
  accept,
  findNameError,
  hasHiddenCharacters,
  isCountry,
  oneLine,
  tidyName,
  type Outcome,
} from '@setpoint/kernel';
import { invalidData, type PlayerFieldCode, type PlayerFieldError } from './field-codes.js';
import type { Day, PlayingHand, Profile, Sex } from './profile.js';
import { EARLIEST_BIRTH, isDay } from './rules/day.js';

/** General data (ACC-01): omitted fields stay, null clears. */
export interface ProfileEdit {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly sex?: Sex | null;
  readonly birthDate?: Day | null;
  readonly description?: string | null;
  readonly heightCm?: number | null;
  readonly weightKg?: number | null;
  readonly playingHand?: PlayingHand | null;
  /** Two capital letters, ISO 3166. */
  readonly nationality?: string | null;
}

export const LONGEST_DESCRIPTION = 30;

export function editProfile(profile: Profile, edit: ProfileEdit, today: Day): Outcome<Profile, 'INVALID_DATA'> {
  const fields: PlayerFieldError[] = [];
  const next = { ...profile };

  for (const field of ['firstName', 'lastName'] as const) {
    if (edit[field] === undefined) continue;
    const name = tidyName(edit[field] ?? '');
    const code = findNameError(name);
    if (code) fields.push({ field, code });
    next[field] = name;
  }
  if (edit.description !== undefined) {
    const description = oneLine(edit.description);
    if ([...description].length > LONGEST_DESCRIPTION) fields.push({ field: 'description', code: 'TOO_LONG' });
    else if (hasHiddenCharacters(description)) fields.push({ field: 'description', code: 'HIDDEN_CHARACTERS' });
    next.description = description || null;
  }
  if (edit.birthDate !== undefined) {
    const code = edit.birthDate && birthDateError(edit.birthDate, today);
    if (code) fields.push({ field: 'birthDate', code });
    next.birthDate = edit.birthDate;
  }
  for (const [field, least, most] of [
    ['heightCm', 100, 250],
    ['weightKg', 25, 250],
  ] as const) {
    const value = edit[field];
    if (value === undefined) continue;
    if (value !== null && !(Number.isInteger(value) && value >= least && value <= most)) {
      fields.push({ field, code: 'OUT_OF_RANGE' });
    }
    next[field] = value;
  }
  if (edit.nationality !== undefined) {
    if (edit.nationality !== null && !isCountry(edit.nationality))
      fields.push({ field: 'nationality', code: 'UNKNOWN' });
    next.nationality = edit.nationality;
  }
  if (edit.sex !== undefined) next.sex = edit.sex;
  if (edit.playingHand !== undefined) next.playingHand = edit.playingHand;

  return fields.length > 0 ? invalidData(...fields) : accept(next);
}

function birthDateError(birthDate: Day, today: Day): PlayerFieldCode | null {
  if (!isDay(birthDate)) return 'INVALID';
  if (birthDate >= today) return 'NOT_IN_THE_PAST';
  return birthDate < EARLIEST_BIRTH ? 'OUT_OF_RANGE' : null;
}
