import { useNetwork } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainScreen } from './plain-screen.js';

export interface UnreachableScreenProps {
  /** A retry is in progress. */
  readonly retrying: boolean;
  /** Retries immediately; it also retries by itself. */
  readonly onRetry: () => void;
  /** A further action beside the retry. */
  readonly children?: ReactNode;
}

/** Shown when there is a session but the server cannot be reached: says that the session is kept and being retried. */
export function UnreachableScreen({ retrying, onRetry, children }: UnreachableScreenProps) {
  const { t } = useTranslation('common');
  const { online } = useNetwork();
  return (
    <PlainScreen
      title={online ? t('common:unreachable.title') : t('common:failed.offlineTitle')}
      text={online ? t('common:unreachable.text') : t('common:unreachable.offlineText')}
    >
      <button type="button" aria-busy={retrying} onClick={onRetry}>
        {t('common:retry')}
      </button>
      {children}
    </PlainScreen>
  );
}
