import type { DateRange } from '@setpoint/kernel';

export interface EntryMonth {
  /** Its first day. */
  readonly month: string;
  readonly entries: number;
  /** Of these, the number that ended without playing. */
  readonly ended: number;
}

/** Figures for support; days and weeks are those of UTC (ADM-08). */
export abstract class Figures {
  abstract read(range: DateRange): Promise<readonly EntryMonth[]>;
}
