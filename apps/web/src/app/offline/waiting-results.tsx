import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Group } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { ask } from '@setpoint/client/ask';
import { useSession } from '@setpoint/client/session';
import { toast } from '@setpoint/ui';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  discardResult,
  onOutboxChange,
  sendWaiting,
  waitingResults,
  type WaitingResult,
} from '../../entities/offline/outbox.js';

const SendWaitingResult = graphql(`
  mutation SendWaitingResult($input: EnterResultInput!) {
    enterResult(input: $input) {
      success
      errorCode
    }
  }
`);

/** Results that wait for a network are sent at the start, when it is back and when the page is seen again; what was not taken is shown (BYD-06). */
export default function WaitingResults({ owner }: { readonly owner: string }) {
  const { t } = useTranslation(['shell', 'match']);
  const waiting = useWaiting(owner);
  useSending(owner);
  return waiting.map((one) => {
    const { matchId } = one.input;
    return (
      <Alert
        key={matchId}
        m="md"
        color={one.refused ? 'clay' : 'blue'}
        role="status"
        title={one.refused ? t('shell:outbox.refused') : t('shell:outbox.waiting')}
      >
        {one.title}
        {one.refused && <div>{t([`match:error.${one.refused}`, 'shell:outbox.unknown'])}</div>}
        <Group gap="xs" mt="xs">
          <Button component={Link} to={`/match/${encodeURIComponent(matchId)}`} size="xs" variant="default">
            {t('shell:outbox.look')}
          </Button>
          {one.refused && (
            <Button
              component={Link}
              to={`/match/${encodeURIComponent(matchId)}?do=result`}
              size="xs"
              variant="default"
              onClick={() => void discardResult(one)}
            >
              {t('shell:outbox.again')}
            </Button>
          )}
          <Button size="xs" variant="subtle" onClick={() => void discardResult(one)}>
            {t('shell:outbox.discard')}
          </Button>
        </Group>
      </Alert>
    );
  });
}

function useWaiting(owner: string): readonly WaitingResult[] {
  const [waiting, setWaiting] = useState<readonly WaitingResult[]>([]);
  useEffect(() => {
    let gone = false;
    // Without a store nothing can have been kept.
    const read = () =>
      void waitingResults(owner).then(
        (all) => !gone && setWaiting(all),
        () => {},
      );
    read();
    const stop = onOutboxChange(read);
    return () => {
      gone = true;
      stop();
    };
  }, [owner]);
  return waiting;
}

function useSending(owner: string): void {
  const { t } = useTranslation('shell');
  const session = useSession();
  const client = useApolloClient();
  const send = useCallback(async () => {
    if (!navigator.onLine) return;
    const taken = await sendWaiting(owner, async (input) => {
      const { enterResult } = await ask(session, SendWaitingResult, { input });
      return enterResult.success ? null : (enterResult.errorCode ?? 'UNKNOWN');
    });
    if (taken === 0) return;
    toast({ text: t('shell:outbox.sent', { count: taken }), tone: 'success' });
    await client.refetchQueries({ include: 'active' });
  }, [owner, session, client, t]);
  useEffect(() => {
    const now = () => void send().catch((error: unknown) => console.warn(error));
    const seen = () => {
      if (document.visibilityState === 'visible') now();
    };
    now();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [send]);
}
