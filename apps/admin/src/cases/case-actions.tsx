import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group } from '@mantine/core';
import type { CaseAction, SupportCaseDetailsFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountLock } from '../players/account-lock.js';
import { CaseForm, type ActionWithText } from './case-form.js';
import { ACT_ON_CASE } from './documents.js';

/** What can be done about a case: take, note, remove a photo, warn, lock the account for a time or for good, answer, close. Results stay with the players. */
export function CaseActions({ found, onChanged }: { readonly found: SupportCaseDetailsFragment; onChanged(): void }) {
  const { t } = useTranslation('admin');
  const me = useMe();
  const [asking, setAsking] = useState<ActionWithText | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [act, { loading }] = useMutation(ACT_ON_CASE);
  const { accused, version } = found;

  async function run(action: CaseAction, text: string | null = null) {
    const input = { caseId: found.id, action, version, ...(text !== null && { text }) };
    const answer = await act({ variables: { input } }).catch(() => null);
    const payload = answer?.data?.actOnCase;
    setRefusal(payload?.success ? null : t(`cases.refused.${payload?.errorCode ?? 'FAILED'}`));
    if (!payload?.success) return;
    setAsking(null);
    toast({ text: t(`cases.did.${action}`), tone: 'success' });
  }

  function close() {
    setAsking(null);
    setRefusal(null);
  }

  if (found.state === 'CLOSED') return null;
  return (
    <>
      {refusal && !asking && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <Group gap="xs">
        {found.assignee?.id !== me?.id && (
          <Button loading={loading} onClick={() => void run('TAKE')}>
            {t('cases.do.TAKE')}
          </Button>
        )}
        <Button variant="default" onClick={() => setAsking('NOTE')}>
          {t('cases.do.NOTE')}
        </Button>
        {found.photo?.isShown && (
          <Button color="red" variant="light" onClick={() => setAsking('REMOVE_PHOTO')}>
            {t('cases.do.REMOVE_PHOTO')}
          </Button>
        )}
        {accused && (
          <>
            <Button variant="default" onClick={() => setAsking('WARN')}>
              {t('cases.do.WARN')}
            </Button>
            <AccountLock person={accused} onLocked={() => void run('BAR').then(onChanged)} />
          </>
        )}
        {found.reporter && (
          <Button variant="default" onClick={() => setAsking('ANSWER')}>
            {t('cases.do.ANSWER')}
          </Button>
        )}
        <Button variant="default" onClick={() => setAsking('CLOSE')}>
          {t('cases.do.CLOSE')}
        </Button>
      </Group>
      <CaseForm key={asking} action={asking} sending={loading} refusal={refusal} onSend={run} onClose={close} />
    </>
  );
}
