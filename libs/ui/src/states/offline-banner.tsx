import { useNetwork } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import classes from './states.module.css';

/** Tells that the browser is offline; renders nothing otherwise. `asOf` is the age of cached data on screen. */
export function OfflineBanner({ asOf = null }: { readonly asOf?: string | null }) {
  const { t } = useTranslation('common');
  const { online } = useNetwork();
  return (
    <div role="status" aria-live="polite">
      {(!online || asOf) && (
        <div className={classes.offline}>{asOf ? t('common:offlineAsOf', { time: asOf }) : t('common:offline')}</div>
      )}
    </div>
  );
}
