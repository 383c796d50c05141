import { useSession } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';

/** Offers after a result what is of use from then on; its code is loaded then. */
export function useOfferAfterResult(): () => void {
  const session = useSession();
  const { t } = useTranslation('match-page');
  return () => {
    const words = {
      install: { text: t('install.text'), action: t('install.action') },
      iPhone: t('install.iPhone'),
      push: { text: t('push.text'), action: t('push.action'), on: t('push.on'), failed: t('push.failed') },
    };
    import('./after-result.js').then(
      ({ offerAfterResult }) => offerAfterResult(session, words).catch(() => {}),
      () => {},
    );
  };
}
