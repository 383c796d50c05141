import { InvalidInput } from './invalid-input.js';

/** Days, both included, as 'YYYY-MM-DD'. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;
export const LONGEST_RANGE_DAYS = 800;

/**
 * A range of days for figures, not longer than about two years.
 * @throws InvalidInput RANGE_NOT_VALID
 */
export function dateRange(from: string, to: string): DateRange {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (!(days >= 0 && days <= LONGEST_RANGE_DAYS))
    throw new InvalidInput(
      'RANGE_NOT_VALID',
      `A range ends after it begins and has ${LONGEST_RANGE_DAYS} days at most`,
    );
  return { from, to };
}
