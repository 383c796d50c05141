import { useTranslation } from 'react-i18next';

interface Amount {
  readonly cents: number;
  readonly currency: string;
}

/** Amounts as people say them: no cents where there are none. */
export function useMoney(): (amount: Amount) => string {
  const { language } = useTranslation().i18n;
  return ({ cents, currency }) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      ...(cents % 100 === 0 && { maximumFractionDigits: 0 }),
    }).format(cents / 100);
}
