/** The one currency that is charged today; each row of the ledger names its own. */
export const CURRENCY = 'EUR';

/** An amount in hundredths of its currency's unit, never a fraction (BIL-03). */
export interface Money {
  readonly cents: number;
  readonly currency: string;
}

export const euro = (cents: number): Money => ({ cents, currency: CURRENCY });
