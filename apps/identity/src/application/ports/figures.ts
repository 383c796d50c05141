import type { DateRange } from '@setpoint/kernel';

export interface SignUpWeek {
  /** Its Monday. */
  readonly week: string;
  readonly registered: number;
  /** Of these, how many have verified their email by now. */
  readonly verified: number;
}

/** Figures for support; days and weeks are those of UTC (ADM-08). */
export abstract class Figures {
  abstract read(range: DateRange): Promise<readonly SignUpWeek[]>;
}
