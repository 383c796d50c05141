import type { NumberPlayersId } from '@setpoint/kernel';
import { freeDaysOf, LEAST_COMMON_DAYS, type Absence } from '@setpoint/league';

/** When a person can play, and how well. */
export interface PersonDays {
  /** At present, in the sport and format of the league; none where it is not known. */
  readonly level?: number;
  readonly absences: readonly Absence[];
  /** 1 Monday to 7 Sunday; null where every day is as good as another. */
  readonly weekdays: readonly number[] | null;
  /** Preferences for the phase, if given (LEA-02). */
  readonly wishes?: { readonly courtIds: readonly string[]; readonly away: Absence | null };
}

/** A member's players, the days when none of them is away, and which of these suit all. */
export interface LineUp {
  readonly players: readonly string[];
  readonly freeDays: readonly string[];
  readonly suitingDays: readonly string[];
}

/** The first of a team who are there and have a day that suits, or at least are there; partners before the reserve. */
export function lineUpOf(
  team: readonly string[],
  playersPerSide: NumberPlayersId,
  days: readonly string[],
  people: ReadonlyMap<string, PersonDays>,
): LineUp {
  const lineUps = choicesOf(team, playersPerSide).map((players): LineUp => {
    const known = players.map((id) => people.get(id) ?? { absences: [], weekdays: null });
    const freeDays = freeDaysOf(days, known, playersPerSide);
    return { players, freeDays, suitingDays: freeDays.filter((day) => known.every((person) => suits(person, day))) };
  });
  const areThere = lineUps.filter(({ freeDays }) => freeDays.length >= LEAST_COMMON_DAYS);
  return areThere.find(({ suitingDays }) => suitingDays.length > 0) ?? areThere[0] ?? lineUps[0]!;
}

function choicesOf(team: readonly string[], playersPerSide: NumberPlayersId): string[][] {
  if (playersPerSide === 1) return team.map((player) => [player]);
  return team.flatMap((one, index) => team.slice(index + 1).map((other) => [one, other]));
}

const suits = ({ weekdays }: PersonDays, day: string): boolean => !weekdays || weekdays.includes(weekdayOf(day));

/** 1 Monday to 7 Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
