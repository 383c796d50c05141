import { useTranslation } from 'react-i18next';

/** Days and instants as the reader of the page writes them. */
export function useTimes() {
  const { i18n } = useTranslation();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(i18n.language, options);
    return (instant: string | null | undefined) => (instant ? formatter.format(new Date(instant)) : null);
  };
  return {
    short: format({ dateStyle: 'short' }),
    day: format({ dateStyle: 'medium' }),
    time: format({ dateStyle: 'medium', timeStyle: 'short' }),
  };
}
