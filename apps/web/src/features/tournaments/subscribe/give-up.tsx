import { useMutation } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import type { MyEntryFragment } from '@setpoint/client/documents';
import { ConfirmSheet, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRefusal } from '../../../entities/refusal/use-refusal.js';
import { tournamentPath } from './addresses.js';
import { CancelEntry } from './subscribe-fields.js';

/** Gives a place up that is not paid, where that may be done. */
export function GiveUp({ tournamentId, entry }: { readonly tournamentId: string; readonly entry: MyEntryFragment }) {
  const { t } = useTranslation('subscribe');
  const navigate = useNavigate();
  const refused = useRefusal('tournament-errors');
  const [asking, setAsking] = useState(false);
  const [cancel] = useMutation(CancelEntry);

  async function giveUp() {
    try {
      const { data } = await cancel({ variables: { input: { registrationId: entry.id } } });
      const answer = data?.cancelRegistration;
      if (!answer?.success) return refused(answer?.errorCode);
      toast({ text: t('giveUp.done') });
      void navigate(tournamentPath(tournamentId), { replace: true });
    } catch (problem) {
      refused(problem);
    }
  }

  if (!entry.mayCancel) return null;
  return (
    <Group justify="center">
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {t('giveUp.label')}
      </Button>
      <ConfirmSheet
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('giveUp.label')}
        text={t('giveUp.text')}
        confirmLabel={t('giveUp.label')}
        danger
        onConfirm={giveUp}
      />
    </Group>
  );
}
