import { useMutation } from '@apollo/client/react';
import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { graphql } from '@setpoint/client';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../table/form-dialog.js';
import type { SupportAccount } from './player-page.js';

const SET_ACCESS = graphql(`
  mutation SetAccountAccess($input: SetAccountAccessInput!) {
    setAccountAccess(input: $input) {
      success
      errorCode
    }
  }
`);

/** As long as the server takes it. */
const LONGEST_REASON = 500;

interface AccountAccessProps {
  readonly account: SupportAccount;
  readonly name: string;
  readonly onChanged: () => void;
}

/** Where the reader is. */
const beginningOf = (day: string) => new Date(`${day}T00:00:00`).toISOString();

/** Locks an account with a reason, for a time or for good, or opens it again (ADM-03, ADM-05). */
export function AccountAccess({ account, name, onChanged }: AccountAccessProps) {
  const { t } = useTranslation(['admin', 'oversight']);
  const [opened, { open, close }] = useDisclosure();
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [setAccess, { loading }] = useMutation(SET_ACCESS);
  if (account.status === 'DELETED') return null;
  const disabled = account.status !== 'DISABLED';

  async function submit() {
    const input = {
      userId: account.id,
      disabled,
      ...(disabled && { reason: reason.trim() }),
      ...(disabled && until && { until: beginningOf(until) }),
    };
    const answer = await setAccess({ variables: { input } }).catch(() => null);
    const payload = answer?.data?.setAccountAccess;
    if (!payload?.success) return setRefusal(t(`players.refused.${payload?.errorCode ?? 'FAILED'}`));
    toast({ text: t(disabled ? 'players.locked' : 'players.unlocked'), tone: 'success' });
    setReason('');
    setUntil('');
    closeAll();
    onChanged();
  }

  function closeAll() {
    setRefusal(null);
    close();
  }

  return (
    <>
      <Button variant="light" {...(disabled && { color: 'red' })} onClick={open}>
        {t(disabled ? 'players.lock' : 'players.unlock')}
      </Button>
      <FormDialog
        opened={opened}
        title={t(disabled ? 'players.lockTitle' : 'players.unlockTitle', { name })}
        action={t(disabled ? 'players.lock' : 'players.unlock')}
        isDanger={disabled}
        sending={loading}
        refusal={refusal}
        onSubmit={submit}
        onClose={closeAll}
      >
        <Text>{t(disabled ? 'players.lockText' : 'players.unlockText')}</Text>
        {disabled && (
          <TextInput
            label={t('oversight:access.suspendUntil')}
            description={t('oversight:access.suspendHint')}
            type="date"
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
        )}
        {disabled && (
          <Textarea
            label={t('players.reasonLabel')}
            data-autofocus
            required
            autosize
            minRows={2}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </FormDialog>
    </>
  );
}
