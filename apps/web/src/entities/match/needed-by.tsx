import { useTranslation } from 'react-i18next';
import { useNow } from '@setpoint/client/use-now';
import { neededOf, shownDay, type Needy } from './needed.js';

/** What is needed by when: `2 more players needed by Thu 19:00`. */
export function NeededBy({ match }: { readonly match: Needy }) {
  const { t, i18n } = useTranslation('match');
  const now = useNow();
  const needed = neededOf(match, now);
  if (!needed) return null;
  const { what, count, by, timeZone } = needed;
  if (!by) return t(`needed.${what}`);
  const { name, ...at } = shownDay(by, now, timeZone, i18n.language);
  return <time dateTime={by.toISOString()}>{t(`needed.${what}`, { count, when: t(`needed.at.${name}`, at) })}</time>;
}
