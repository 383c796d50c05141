import { keptAnswers } from '@setpoint/client/session';
import { OfflineBanner } from '@setpoint/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that there is no connection, and since when what is shown has been kept (BYD-06). */
export function OfflineNote() {
  const { i18n } = useTranslation();
  const since = useSyncExternalStore(keptAnswers.subscribe, keptAnswers.shownSince);
  return <OfflineBanner asOf={since === null ? null : shownMoment(since, i18n.language)} />;
}

/** The time alone if it was today. */
function shownMoment(at: number, language: string): string {
  // eslint-disable-next-line no-restricted-syntax -- kept answers carry the time of the device
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}
