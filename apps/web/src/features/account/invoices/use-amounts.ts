import { useTranslation } from 'react-i18next';

interface Amount {
  readonly cents: number;
  readonly currency: string;
}

/** Amounts and days as they are written in the reader's language. */
export function useAmounts() {
  const { language: spoken } = useTranslation().i18n;
  const language = spoken === 'en' ? 'en-GB' : spoken;
  const money = ({ cents, currency }: Amount) =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100).replace('-', '−');
  const day = (text: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text));
  return { money, day };
}
