export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const BANDS = ['MORNING', 'AFTERNOON', 'EVENING'] as const;
type Band = (typeof BANDS)[number];

/** Hours of the parts of the day (PLY-10). */
const HOURS: Readonly<Record<Band, readonly [number, number]>> = {
  MORNING: [6, 13],
  AFTERNOON: [13, 18],
  EVENING: [18, 23],
};

export interface Times {
  readonly noFixedDays: boolean;
  readonly slots: readonly { readonly weekday: number; readonly from: string; readonly to: string }[];
}

/** A match takes an hour: shorter overlaps with a part of the day don't count. */
const LEAST_HOURS = 1;

const hours = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;

/** The parts of the week, as `1-MORNING`, in which somebody can play; no fixed days is none of them. */
export function bandsOf(availability: Times): ReadonlySet<string> {
  const bands = new Set<string>();
  for (const slot of availability.slots) {
    for (const band of BANDS) {
      const [from, to] = HOURS[band];
      if (Math.min(hours(slot.to), to) - Math.max(hours(slot.from), from) >= LEAST_HOURS)
        bands.add(`${slot.weekday}-${band}`);
    }
  }
  return bands;
}
