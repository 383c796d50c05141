/** The only currency charged today; each ledger row stores its own. */
export const CURRENCY = 'EUR';

/** An integer amount in hundredths of the currency unit (BIL-03). */
export interface Money {
  readonly cents: number;
  readonly currency: string;
}

export const euro = (cents: number): Money => ({ cents, currency: CURRENCY });
