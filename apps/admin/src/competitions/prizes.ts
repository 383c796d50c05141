/** Numbers as a number field has them: empty while nothing is typed. */
export type Typed = number | string;

export const numberOf = (typed: Typed): number | null => (typeof typed === 'number' ? typed : null);
export const centsOf = (typed: Typed): number | null => (typeof typed === 'number' ? Math.round(typed * 100) : null);

export const PLACINGS = ['WINNER', 'SECOND', 'SEMIFINALIST'] as const;
export type Placing = (typeof PLACINGS)[number];

/** Vouchers and credit in euros. */
export interface PrizeOfForm {
  readonly voucher: Typed;
  readonly points: Typed;
  readonly credit: Typed;
}

export type PrizesOfForm = Readonly<Record<Placing, PrizeOfForm>>;

const NO_PRIZE: PrizeOfForm = { voucher: '', points: '', credit: '' };

export const NO_PRIZES: PrizesOfForm = { WINNER: NO_PRIZE, SECOND: NO_PRIZE, SEMIFINALIST: NO_PRIZE };

interface ShownPrize {
  readonly placing: Placing;
  readonly choices: readonly {
    readonly kind: string;
    readonly points: number | null;
    readonly amount: { readonly cents: number } | null;
  }[];
}

/** Prizes that are there, as the form has them. */
export function prizesOf(prizes: readonly ShownPrize[]): PrizesOfForm {
  const euros = (cents: number | undefined): Typed => (cents === undefined ? '' : cents / 100);
  const prizeOf = (placing: Placing): PrizeOfForm => {
    const choices = prizes.find((prize) => prize.placing === placing)?.choices ?? [];
    const choice = (kind: string) => choices.find((one) => one.kind === kind);
    return {
      voucher: euros(choice('VOUCHER')?.amount?.cents),
      points: choice('POINTS')?.points ?? '',
      credit: euros(choice('CREDIT')?.amount?.cents),
    };
  };
  return { WINNER: prizeOf('WINNER'), SECOND: prizeOf('SECOND'), SEMIFINALIST: prizeOf('SEMIFINALIST') };
}

/** What is sent: placings that win something. */
export const prizesToSend = (prizes: PrizesOfForm) =>
  PLACINGS.map((placing) => ({
    placing,
    voucherCents: centsOf(prizes[placing].voucher),
    points: numberOf(prizes[placing].points),
    creditCents: centsOf(prizes[placing].credit),
  })).filter((prize) => prize.voucherCents !== null || prize.points !== null || prize.creditCents !== null);
