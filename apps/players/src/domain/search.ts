import { COARSE_KM, InvalidInput, isSportId, type LevelName, type SportId, type UserId } from '@setpoint/kernel';
import type { DayBand } from './availability.js';
import { searchKeys } from './availability.js';
import { ALL_SPORTS, levelKey } from './choose-sports.js';
import { fold } from './folding.js';
import { isOnEarth, roundedPosition, type Position } from './geography.js';
import type { Day, Sex } from './profile.js';
import { shiftYears } from './rules/day.js';
import { filterFor, orderFor } from './rules/visible-to.js';

/** Filters as a person sets them (FLT-02). */
export interface PlayersFilter {
  readonly name?: string | null;
  readonly near?: { readonly lat: number; readonly lng: number; readonly km?: number | null } | null;
  readonly sports?: readonly number[] | null;
  readonly levels?: readonly LevelName[] | null;
  readonly sex?: Sex | null;
  readonly ageMin?: number | null;
  readonly ageMax?: number | null;
  readonly availability?: readonly number[] | null;
  readonly availabilityHours?: readonly DayBand[] | null;
  readonly followed?: boolean | null;
}

export type PlayersOrder = 'LATEST_LOGIN' | 'DISTANCE' | 'NAME';

/** Search criteria in stored form. Null or empty means no condition. */
export interface Criteria {
  /** Folded; when given, all else is null or empty. */
  readonly name: string | null;
  readonly near: (Position & { readonly km: number }) | null;
  readonly sports: readonly SportId[];
  readonly levelKeys: readonly string[];
  readonly sex: Sex | null;
  /** Born on this day or later. */
  readonly bornFrom: Day | null;
  /** Born on this day or earlier. */
  readonly bornTo: Day | null;
  readonly availabilityKeys: readonly number[];
  readonly followed: boolean;
}

export interface PlayerQuery {
  readonly criteria: Criteria;
  /** CLOSENESS: most similar names first. */
  readonly order: PlayersOrder | 'CLOSENESS';
  /** From where distances are measured. */
  readonly origin: Position | null;
}

const EVERYONE: Criteria = {
  name: null,
  near: null,
  sports: [],
  levelKeys: [],
  sex: null,
  bornFrom: null,
  bornTo: null,
  availabilityKeys: [],
  followed: false,
};

export const RADIUS_KM = { least: 1, most: 500, usual: 30 };
const OLDEST = 150;

/**
 * Translates filters. A name resets every other filter (FLT-02); the position then only serves to measure distances.
 * Order by distance needs a position: the searched one, or the viewer's; otherwise order is by login. Visitors
 * can search only by what they see of players.
 * @throws InvalidInput INVALID_FILTER for positions, sports, ages and weekdays that do not exist.
 */
export function queryOf(
  given: PlayersFilter,
  wantedOrder: PlayersOrder,
  { today, home, viewer }: { today: Day; home: Position | null; viewer: UserId | null },
): PlayerQuery {
  checkFilter(given);
  const filter = filterFor(given, viewer);
  const wanted = orderFor(wantedOrder, viewer);
  const near = filter.near ? withRadius(filter.near, viewer === null ? COARSE_KM : RADIUS_KM.least) : null;
  const origin = near ?? (wanted === 'DISTANCE' ? home : null);
  const order = wanted === 'DISTANCE' && !origin ? 'LATEST_LOGIN' : wanted;

  const name = fold(filter.name ?? '').slice(0, 100);
  const asCalled = order === 'LATEST_LOGIN' || (viewer === null && wantedOrder !== 'NAME');
  if (name) return { criteria: { ...EVERYONE, name }, order: asCalled ? 'CLOSENESS' : order, origin };

  const sports = (filter.sports ?? []).filter(isSportId);
  return {
    order,
    origin,
    criteria: {
      name: null,
      near,
      sports,
      levelKeys: (filter.levels ?? []).flatMap((level) =>
        (sports.length > 0 ? sports : ALL_SPORTS).map((sport) => levelKey(sport, level)),
      ),
      sex: filter.sex ?? null,
      bornFrom: filter.ageMax == null ? null : dayAfter(shiftYears(today, -filter.ageMax - 1)),
      bornTo: filter.ageMin == null ? null : shiftYears(today, -filter.ageMin),
      availabilityKeys: searchKeys(filter.availability ?? [], filter.availabilityHours ?? []),
      followed: filter.followed ?? false,
    },
  };
}

function checkFilter({ near, sports, ageMin, ageMax, availability }: PlayersFilter): void {
  if (near && !isOnEarth(near)) throw invalid('near is not a position on Earth');
  if (sports?.some((sport) => !isSportId(sport))) throw invalid('sports has ids that do not exist');
  if ([ageMin, ageMax].some((age) => age != null && (age < 0 || age > OLDEST))) throw invalid('nobody is of that age');
  if (availability?.some((weekday) => weekday < 1 || weekday > 7)) throw invalid('weekdays go from 1 to 7');
}

const invalid = (message: string) => new InvalidInput('INVALID_FILTER', message);

const withRadius = ({ lat, lng, km }: Position & { readonly km?: number | null }, least: number) => ({
  ...roundedPosition({ lat, lng }),
  km: Math.min(RADIUS_KM.most, Math.max(least, km ?? RADIUS_KM.usual)),
});

function dayAfter(day: Day): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
