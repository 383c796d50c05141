/** Parts of the day (PLY-10). */
export const BANDS = [
  { name: 'MORNING', from: '06:00', to: '13:00' },
  { name: 'AFTERNOON', from: '13:00', to: '18:00' },
  { name: 'EVENING', from: '18:00', to: '23:00' },
] as const;

/** 1 Monday to 7 Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

type BandName = (typeof BANDS)[number]['name'];
export type ChosenBands = ReadonlySet<`${number}-${BandName}`>;

export interface Slot {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

/** The parts of the day that the times touch. */
export function bandsOf(slots: readonly Slot[]): ChosenBands {
  return new Set(
    slots.flatMap(({ weekday, from, to }) =>
      BANDS.filter((band) => from.slice(0, 5) < band.to && to.slice(0, 5) > band.from).map(
        (band) => `${weekday}-${band.name}` as const,
      ),
    ),
  );
}

/** One time per run of neighbouring parts: morning and afternoon are 06:00 to 18:00. */
export function slotsOf(chosen: ChosenBands): Slot[] {
  return WEEKDAYS.flatMap((weekday) => {
    const slots: Slot[] = [];
    for (const band of BANDS.filter(({ name }) => chosen.has(`${weekday}-${name}`))) {
      const last = slots.at(-1);
      if (last?.to === band.from) slots[slots.length - 1] = { ...last, to: band.to };
      else slots.push({ weekday, from: band.from, to: band.to });
    }
    return slots;
  });
}
