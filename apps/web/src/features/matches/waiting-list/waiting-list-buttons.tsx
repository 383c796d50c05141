import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useWaitingList } from './use-waiting-list.js';

export function WaitButton({ matchId }: { readonly matchId: string }) {
  const { t } = useTranslation('match');
  const { wait, busy } = useWaitingList(matchId);
  return (
    <Button loading={busy} onClick={wait}>
      {t('next.WAIT')}
    </Button>
  );
}

export function StopWaitingButton({ matchId }: { readonly matchId: string }) {
  const { t } = useTranslation('match');
  const { stop, busy } = useWaitingList(matchId);
  return (
    <Button variant="default" loading={busy} onClick={stop}>
      {t('next.STOP_WAITING')}
    </Button>
  );
}
