import { useNetwork } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import classes from './states.module.css';

/** Says that there is no connection; takes no room otherwise. `asOf`: the time of what is shown, where it was kept. */
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
