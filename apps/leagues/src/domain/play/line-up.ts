import type { NumberPlayersId } from '@setpoint/kernel';
import { freeDaysOf, LEAST_COMMON_DAYS, type Absence } from '@setpoint/league';

/** When a person can play. */
export interface PersonDays {
  readonly absences: readonly Absence[];
  /** 1 Monday to 7 Sunday; null where every day is as good as another. */
  readonly weekdays: readonly number[] | null;
  /** What they said for the phase alone, where they said something (LEA-02). */
  readonly wishes?: { readonly courtIds: readonly string[]; readonly away: Absence | null };
}

/** Who of a member's people plays, and on which days they can together. */
export interface LineUp {
  readonly players: readonly string[];
  readonly freeDays: readonly string[];
}

/** The first of a team who have enough days; who subscribed and the partner before the reserve. */
export function lineUpOf(
  team: readonly string[],
  playersPerSide: NumberPlayersId,
  days: readonly string[],
  people: ReadonlyMap<string, PersonDays>,
): LineUp {
  const lineUps = choicesOf(team, playersPerSide).map((players) => ({
    players,
    freeDays: freeDays(players, playersPerSide, days, people),
  }));
  return lineUps.find((lineUp) => lineUp.freeDays.length >= LEAST_COMMON_DAYS) ?? lineUps[0]!;
}

function choicesOf(team: readonly string[], playersPerSide: NumberPlayersId): string[][] {
  if (playersPerSide === 1) return team.map((player) => [player]);
  return team.flatMap((one, index) => team.slice(index + 1).map((other) => [one, other]));
}

function freeDays(
  players: readonly string[],
  playersPerSide: NumberPlayersId,
  days: readonly string[],
  people: ReadonlyMap<string, PersonDays>,
): readonly string[] {
  const known = players.map((id) => people.get(id) ?? { absences: [], weekdays: null });
  const suitable = days.filter((day) => known.every(({ weekdays }) => !weekdays || weekdays.includes(weekdayOf(day))));
  return freeDaysOf(suitable, known, playersPerSide);
}

/** 1 Monday to 7 Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
