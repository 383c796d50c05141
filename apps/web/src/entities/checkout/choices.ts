/** What lowers a price, and whether credit pays before the card (BIL-07). */
export interface PaymentChoices {
  readonly useCredit: boolean;
  readonly couponCode: string | null;
  readonly voucherIds: readonly string[];
}

export const NO_CHOICES: PaymentChoices = { useCredit: true, couponCode: null, voucherIds: [] };

/** As a code is compared: neither case nor blanks count. */
export const codeOf = (typed: string): string | null => typed.replaceAll(/\s/g, '').toUpperCase() || null;
