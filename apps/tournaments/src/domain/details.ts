import {
  accept,
  formatsOf,
  hasHiddenCharacters,
  isHalfStep,
  isSportId,
  refuse,
  type FieldError,
  type Outcome,
} from '@setpoint/kernel';
import { DateTime } from 'luxon';
import type { Book, Step } from './book.js';
import { changedFacts, keepsPrizes } from './changes.js';
import { startOfDay } from './deadlines.js';
import type { Prize, PrizeChoice, Tournament, TournamentDetails } from './tournament.js';

const LONGEST = { name: 120, city: 120, rules: 20_000 };
export const MOST_TEAMS = 128;
export const LEAST_SEEDS = 2;
/** Minimum for groups. */
export const LEAST_TEAMS = { GROUPS_AND_PLAY_OFF: 6, PLAY_OFF: 2 };
const HIGHEST_PRICE = 1_000_000;
/** Others are typing errors. */
const YEARS = [2000, 2100] as const;

const isWhole = (value: number, from: number, to: number) => Number.isInteger(value) && value >= from && value <= to;
/** Characters that cannot be shown or stored in longer texts, where line breaks and tabs are allowed. */
const UNSEEN_IN_LINES = /[\p{Cs}]|(?![\n\r\t])\p{Cc}/u;
const isText = (text: string, longest: number) => text.trim().length > 0 && text.length <= longest;

/** Validation errors of a tournament's details (TRN-01). */
export function detailErrors(details: TournamentDetails): FieldError[] {
  const errors: FieldError[] = [];
  const check = (isRight: boolean, field: string, code: string) => isRight || errors.push({ field, code });
  const { levelMin, levelMax, ageMin, ageMax, teamsToStart, minTeams, maxTeams, numberPlayers, sport } = details;
  check(isText(details.name, LONGEST.name), 'name', 'INVALID');
  check(isText(details.city, LONGEST.city), 'city', 'INVALID');
  for (const field of ['name', 'city'] as const)
    check(!hasHiddenCharacters(details[field]), field, 'HIDDEN_CHARACTERS');
  check((details.rules?.length ?? 0) <= LONGEST.rules, 'rules', 'TOO_LONG');
  check(!UNSEEN_IN_LINES.test(details.rules ?? ''), 'rules', 'INVALID');
  check(isSportId(sport), 'sport', 'INVALID');
  check(formatsOf(sport).includes(numberPlayers), 'numberPlayers', 'INVALID');
  check(levelMin === null || isHalfStep(levelMin), 'levelMin', 'NOT_A_LEVEL');
  check(levelMax === null || isHalfStep(levelMax), 'levelMax', 'NOT_A_LEVEL');
  check(levelMin === null || levelMax === null || levelMin <= levelMax, 'levelMax', 'BELOW_MIN');
  check(ageMin === null || isWhole(ageMin, 1, 120), 'ageMin', 'INVALID');
  check(ageMax === null || isWhole(ageMax, 1, 120), 'ageMax', 'INVALID');
  check(ageMin === null || ageMax === null || ageMin <= ageMax, 'ageMax', 'BELOW_MIN');
  check(isWhole(details.priceCents, 0, HIGHEST_PRICE), 'priceCents', 'INVALID');
  check(isWhole(minTeams, LEAST_TEAMS[details.format], MOST_TEAMS), 'minTeams', 'INVALID');
  check(isWhole(teamsToStart, minTeams, MOST_TEAMS), 'teamsToStart', 'INVALID');
  check(isWhole(maxTeams, teamsToStart, MOST_TEAMS), 'maxTeams', 'INVALID');
  check(details.seeds === null || isWhole(details.seeds, LEAST_SEEDS, maxTeams), 'seeds', 'INVALID');
  check(details.summerDays === null || isWhole(details.summerDays, 15, 30), 'summerDays', 'INVALID');
  check(Math.abs(details.lat) <= 90, 'lat', 'INVALID');
  check(Math.abs(details.lng) <= 180, 'lng', 'INVALID');
  check(isWhole(details.radiusKm, 1, 500), 'radiusKm', 'INVALID');
  const zoned = DateTime.fromISO(details.startOn, { zone: details.timeZone });
  check(zoned.isValid || zoned.invalidReason !== 'unsupported zone', 'timeZone', 'INVALID');
  const day = DateTime.fromISO(details.startOn);
  check(day.isValid && isWhole(day.year, ...YEARS), 'startOn', 'INVALID');
  check(details.slamId === null || details.type === 'SLAM_QUALI', 'slamId', 'ONLY_OF_QUALIFIERS');
  return [...errors, ...prizeErrors(details)];
}

/** Nobody could enter a tournament whose first day has begun (TRN-02). */
export const startErrors = ({ startOn, timeZone }: TournamentDetails, now: Date): FieldError[] =>
  startOfDay(startOn, timeZone) > now ? [] : [{ field: 'startOn', code: 'IN_THE_PAST' }];

function prizeErrors({ prizes }: TournamentDetails): FieldError[] {
  const isRight = (choice: PrizeChoice) =>
    isWhole(choice.kind === 'POINTS' ? choice.points : choice.cents, 1, HIGHEST_PRICE);
  const isPrize = ({ choices }: Prize) => choices.length > 0 && choices.every(isRight);
  const wrong = prizes.filter((each) => !isPrize(each));
  const twice = new Set(prizes.map(({ placing }) => placing)).size < prizes.length;
  return wrong.length > 0 || twice ? [{ field: 'prizes', code: 'INVALID' }] : [];
}

/** Details that entries rely on; prizes may grow. */
const RELIED_ON = [
  ...(['type', 'sport', 'numberPlayers', 'sex', 'levelMin', 'levelMax', 'ageMin', 'ageMax'] as const),
  ...(['isPrivate', 'format', 'gameMode', 'priceCents'] as const),
] satisfies readonly (keyof TournamentDetails)[];

export type EditRefusal = 'INVALID_DATA' | 'WRONG_STATE' | 'ENTRIES_RELY_ON_IT';

/** The tournament with other details, of which players are told what concerns them. */
export function edited(book: Book, details: TournamentDetails, now: Date): Outcome<Step, EditRefusal> {
  const outcome = withDetails(book, details, now);
  if (!outcome.ok) return outcome;
  const { tournament, registrations } = book;
  return accept({
    book: { ...book, tournament: outcome.value },
    facts: changedFacts(tournament, outcome.value, registrations),
  });
}

function withDetails(book: Book, details: TournamentDetails, now: Date): Outcome<Tournament, EditRefusal> {
  const { tournament, registrations } = book;
  const fields = [...detailErrors(details)];
  if (fields.length > 0) return refuse('INVALID_DATA', { fields });
  const { state } = tournament;
  if (state !== 'PLANNED' && state !== 'OPEN' && state !== 'CLOSED') return refuse('WRONG_STATE');
  const hasEntries = registrations.some(({ endedAt }) => endedAt === null);
  if (hasEntries && RELIED_ON.some((field) => details[field] !== tournament[field]))
    return refuse('ENTRIES_RELY_ON_IT');
  if (hasEntries && !keepsPrizes(tournament.prizes, details.prizes)) return refuse('ENTRIES_RELY_ON_IT');
  const taken = Math.max(0, ...registrations.map(({ placeNo }) => placeNo ?? 0));
  if (details.maxTeams < taken) return refuse('ENTRIES_RELY_ON_IT');
  if (details.startOn === tournament.startOn && details.timeZone === tournament.timeZone)
    return accept({ ...tournament, ...details });
  // Everybody was told of the day; entries of slams are paid and given back by days before it.
  if (state === 'CLOSED' || (tournament.type === 'SLAM' && hasEntries)) return refuse('ENTRIES_RELY_ON_IT');
  const past = startErrors(details, now);
  if (past.length > 0) return refuse('INVALID_DATA', { fields: past });
  return accept({ ...tournament, ...details, startsAt: startOfDay(details.startOn, details.timeZone) });
}
