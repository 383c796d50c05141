import { useNetwork } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import classes from './states.module.css';

/** Tells that something is missing on the page and comes by itself; the offline banner has its place without a connection. */
export function OutageBanner({ isOut }: { readonly isOut: boolean }) {
  const { t } = useTranslation('common');
  const { online } = useNetwork();
  return (
    <div role="status" aria-live="polite">
      {isOut && online && <div className={classes.offline}>{t('common:outage.text')}</div>}
    </div>
  );
}
