import type { DateRange } from '@setpoint/kernel';

/** Cents of a euro with VAT. */
export interface MoneyMonth {
  /** Its first day. */
  readonly month: string;
  readonly payments: number;
  /** By card and with credit. */
  readonly paidCents: number;
  /** Of that with credit. */
  readonly creditCents: number;
  /** To the card or as credit. */
  readonly refundedCents: number;
}

/** Figures for support; days and weeks are those of UTC (ADM-08). */
export abstract class Figures {
  abstract read(range: DateRange): Promise<readonly MoneyMonth[]>;
}
