import { keptAnswers } from '@setpoint/client/session';
import { OfflineBanner } from '@setpoint/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that there is no connection, and since when what is shown has been kept (BYD-06). */
export function OfflineNote() {
  const { i18n } = useTranslation();
  const since = useSyncExternalStore(keptAnswers.subscribe, keptAnswers.shownSince);
  const clock = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' });
  return <OfflineBanner asOf={since === null ? null : clock.format(since)} />;
}
