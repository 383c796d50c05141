import { Button, Group } from '@mantine/core';
import type { GuestMatchFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { AnswerAsGuest, LeaveAsGuest } from './documents.js';

/** Yes or no, once; and out again, asked twice. */
export function GuestActions({ guest, token }: { readonly guest: GuestMatchFragment; readonly token: string }) {
  const { t } = useTranslation('match-page');
  const [answer, answering] = useMatchCommand(AnswerAsGuest);
  const [leave, leaving] = useMatchCommand(LeaveAsGuest);
  const [sure, setSure] = useState(false);
  const say = (accept: boolean) => void answer({ input: { token, accept } });

  if (guest.mayAccept || guest.mayDecline)
    return (
      <Group gap="sm" grow preventGrowOverflow={false}>
        {guest.mayAccept && (
          <Button size="md" loading={answering} onClick={() => say(true)}>
            {t('guest.accept')}
          </Button>
        )}
        {guest.mayDecline && (
          <Button size="md" variant="default" disabled={answering} onClick={() => say(false)}>
            {t('guest.decline')}
          </Button>
        )}
      </Group>
    );
  if (!guest.mayLeave) return null;
  return (
    <Button
      variant="default"
      loading={leaving}
      onClick={() => (sure ? void leave({ input: { token } }) : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {t(sure ? 'guest.leaveSure' : 'guest.leave')}
    </Button>
  );
}
