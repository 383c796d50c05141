import { PlainScreen } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';

/** Shown if a screen fails to render. */
export function FailedScreen({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(['error', 'common']);
  return (
    <PlainScreen title={t('error:server.title')} text={t('error:server.text')}>
      <button type="button" onClick={onRetry}>
        {t('common:retry')}
      </button>
      <a href="/">{t('error:home')}</a>
    </PlainScreen>
  );
}
