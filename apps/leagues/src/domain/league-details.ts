import { formatsOf, hasHiddenCharacters, isSportId, oneLine, type FieldError } from '@setpoint/kernel';
import { momentOf, type LeagueRules, type Phase } from '@setpoint/league';
import type { GameMode, Prize } from './league.js';
import { provinceOf, TIME_ZONE } from './provinces.js';

const LONGEST_NAME = 100;
/** Of rules and terms. */
export const LONGEST_TEXT = 10_000;
const LOWEST_PRICE = 100;
const HIGHEST_PRICE = 100_000;
const HIGHEST_PRIZE = 1_000_000;

/** Support's input for creating a league (ADM-04). */
export interface LeagueDetails extends LeagueTexts {
  readonly province: string;
  readonly sport: number;
  readonly numberPlayers: number;
  readonly sex: LeagueRules['sex'];
  readonly year: number;
  readonly gameMode: GameMode;
  readonly priceCents: number;
}

/** What may change while it is played. */
export interface LeagueTexts {
  readonly name: string;
  readonly rules: string | null;
  readonly prizes: readonly Prize[];
}

export function detailErrors(details: LeagueDetails, now: Date): FieldError[] {
  const errors = textErrors(details);
  const add = (field: string, code: string) => errors.push({ field, code });
  if (!provinceOf(details.province)) add('provinceCode', 'INVALID');
  const { sport, numberPlayers } = details;
  if (!isSportId(sport)) add('sport', 'INVALID');
  else if (!formatsOf(sport).some((format) => format === numberPlayers)) add('numberPlayers', 'INVALID');
  if (!firstPhaseOf(details.year, now)) add('year', 'INVALID');
  errors.push(...priceErrors(details.priceCents));
  return errors;
}

export const priceErrors = (cents: number): FieldError[] =>
  Number.isInteger(cents) && cents >= LOWEST_PRICE && cents <= HIGHEST_PRICE
    ? []
    : [{ field: 'priceCents', code: 'OUT_OF_RANGE' }];

export function textErrors({ name, rules, prizes }: LeagueTexts): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: string, code: string) => errors.push({ field, code });
  const line = oneLine(name);
  if (line === '') add('name', 'REQUIRED');
  else if (line.length > LONGEST_NAME) add('name', 'TOO_LONG');
  else if (hasHiddenCharacters(line)) add('name', 'HIDDEN_CHARACTERS');
  if ((rules ?? '').length > LONGEST_TEXT) add('rules', 'TOO_LONG');
  if (new Set(prizes.map(({ placing }) => placing)).size < prizes.length) add('prizes', 'TWICE');
  const amounts = prizes.flatMap(({ choices }) => choices.map(({ cents, points }) => cents ?? points ?? 0));
  const isRight = (amount: number) => Number.isInteger(amount) && amount > 0 && amount <= HIGHEST_PRIZE;
  if (prizes.some(({ choices }) => choices.length === 0) || !amounts.every(isRight)) add('prizes', 'OUT_OF_RANGE');
  return errors;
}

/** The first phase of a league that begins in a year: one that has not started. Null: that year is over, or too far. */
export function firstPhaseOf(year: number, now: Date): Phase | null {
  const { next } = momentOf(now, TIME_ZONE);
  if (year === next.year) return next;
  return year === next.year + 1 ? { year, number: 1 } : null;
}
