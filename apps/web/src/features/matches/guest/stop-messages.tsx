import { Button, Text } from '@mantine/core';
import type { GuestMatchFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { StopGuestMessages } from './documents.js';

/** One press, and no more messages to the guest's address. */
export function StopMessages({ guest, token }: { readonly guest: GuestMatchFragment; readonly token: string }) {
  const { t } = useTranslation('match-page');
  const [stop, stopping] = useMatchCommand(StopGuestMessages);
  return guest.wantsMessages ? (
    <Button variant="default" loading={stopping} onClick={() => void stop({ input: { token } })}>
      {t('guest.stop')}
    </Button>
  ) : (
    <Text size="sm" role="status">
      {t('guest.stopped')}
    </Text>
  );
}
