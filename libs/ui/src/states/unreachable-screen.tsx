import { useNetwork } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainScreen } from './plain-screen.js';

export interface UnreachableScreenProps {
  /** An attempt is under way. */
  readonly retrying: boolean;
  /** Tries now; it is tried again in any case. */
  readonly onRetry: () => void;
  /** Another way on, beside the retry. */
  readonly children?: ReactNode;
}

/** There is a session, but nobody answers whose it is: says that it is kept, and that it is being tried. */
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
