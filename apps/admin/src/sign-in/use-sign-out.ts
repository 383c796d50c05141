import { useSession } from '@setpoint/client/session';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';

/** Signs out on the server, or says that it did not work (AUTH-24). */
export function useSignOut(): () => void {
  const { t } = useTranslation('admin');
  const session = useSession();
  return () => void session.signOut().then((done) => done || toast({ text: t('signOutFailed'), tone: 'error' }));
}
