import { useTranslation } from 'react-i18next';

/** Day and time of an instant, as they are written in the reader's language and place. */
export function useInstant(): (instant: string) => string {
  const { language } = useTranslation().i18n;
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (instant) => format.format(new Date(instant));
}
