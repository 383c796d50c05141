import { useTranslation } from 'react-i18next';

interface Money {
  readonly cents: number;
  readonly currency: string;
}

/** Amounts and parts of a price as the reader of the page writes them. */
export function useAmounts() {
  const { i18n } = useTranslation();
  const money = ({ cents, currency }: Money) =>
    new Intl.NumberFormat(i18n.language, { style: 'currency', currency }).format(cents / 100);
  const discount = ({ percent, amount }: { readonly percent: number | null; readonly amount: Money | null }) =>
    amount ? money(amount) : new Intl.NumberFormat(i18n.language, { style: 'percent' }).format((percent ?? 0) / 100);
  const points = (value: number) =>
    new Intl.NumberFormat(i18n.language, { signDisplay: 'always' }).format(value).replace('-', '−');
  return { money, discount, points };
}
