import { useNetwork } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import classes from './states.module.css';

/** Says that there is no connection; takes no room otherwise. */
export function OfflineBanner() {
  const { t } = useTranslation('common');
  const { online } = useNetwork();
  return (
    <div role="status" aria-live="polite">
      {!online && <div className={classes.offline}>{t('common:offline')}</div>}
    </div>
  );
}
