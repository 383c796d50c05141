import { useTranslation } from 'react-i18next';
import { shownMoney } from './money.js';

/** Shows amounts in the language of the reader. */
export function useMoney(): (amount: Parameters<typeof shownMoney>[0]) => string {
  const { language } = useTranslation().i18n;
  return (amount) => shownMoney(amount, language);
}
