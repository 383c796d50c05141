import { useTranslation } from 'react-i18next';
import { useNow } from '@setpoint/client/use-now';

const DAY_MS = 86_400_000;

/** YYYY-MM-DD on the reader's own calendar. */
function dayOf(instant: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${instant.getFullYear()}-${pad(instant.getMonth() + 1)}-${pad(instant.getDate())}`;
}

/** In their order, those of one day together. */
export function byDay<Item extends { readonly createdAt: string }>(
  items: readonly Item[],
): readonly { readonly day: string; readonly items: readonly Item[] }[] {
  const days: { day: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = dayOf(new Date(item.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

/** `Today`, `Yesterday`, or weekday and date, in the reader's language. */
export function useDayName(): (day: string) => string {
  const { t, i18n } = useTranslation('notification');
  const now = useNow();
  const written = new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-GB' : i18n.language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  });
  return (day) => {
    if (day === dayOf(now)) return t('page.today');
    // At noon: a day of a change of the clocks has 23 or 25 hours.
    const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12);
    if (day === dayOf(new Date(noon.getTime() - DAY_MS))) return t('page.yesterday');
    return written.format(new Date(`${day}T12:00:00Z`));
  };
}
