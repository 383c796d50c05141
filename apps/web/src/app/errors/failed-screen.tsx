import { Mark, Meta } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import classes from './failed-screen.module.css';

/** Shown when a screen fails altogether: light, and needs nothing that might be missing too. */
export function FailedScreen({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(['error', 'common']);
  return (
    <div className={classes.screen} role="alert">
      <Meta title={t('error:server.title')} noIndex />
      <Mark height={72} />
      <h1>{t('error:server.title')}</h1>
      <p>{t('error:server.text')}</p>
      <div>
        <button type="button" onClick={onRetry}>
          {t('common:retry')}
        </button>
        <a href="/">{t('error:home')}</a>
      </div>
    </div>
  );
}
