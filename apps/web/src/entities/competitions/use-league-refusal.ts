import { useTranslation } from 'react-i18next';
import { namedDay } from './days.js';

/** Why one cannot subscribe, with the day on which enrolment opens where that is known. */
export function useLeagueRefusal() {
  const { t, i18n } = useTranslation('league');
  return (code: string, opensOn: string | null) =>
    code === 'ENROLMENT_NOT_OPEN' && opensOn !== null
      ? t('enrolmentOpens', { day: namedDay(opensOn, i18n.language) })
      : t(`error.${code}`);
}
