import { useApolloClient } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client';
import { graphql, inTime, isSilence } from '@setpoint/client';
import { useSession } from '@setpoint/client/session';
import { toast } from '@setpoint/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetMatchLists } from '../../entities/match/forget-lists.js';
import { onOutboxChange, sendWaiting, type Sent, type WaitingResult } from '../../entities/offline/outbox.js';

const SendWaitingResult = graphql(`
  mutation SendWaitingResult($input: EnterResultInput!) {
    enterResult(input: $input) {
      success
      errorCode
    }
  }
`);

const SendWaitingPhoto = graphql(`
  mutation SendWaitingPhoto($input: SetMatchPhotoInput!) {
    setMatchPhoto(input: $input) {
      success
      errorCode
    }
  }
`);

/** Timeout that counts as offline. */
const PATIENCE_MS = 20_000;
/** Retry interval, since browsers report weak signals as online. */
const AGAIN = { firstMs: 15_000, longestMs: 5 * 60_000 };
/** The request is invalid, for example from an older version of the app: it will never be accepted. */
const NEVER = ['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED'];

/** Sends waiting results at start, when online again, when the page becomes visible, and periodically (BYD-06). */
export function useSending(owner: string): void {
  const { t } = useTranslation(['shell', 'match', 'match-errors']);
  const session = useSession();
  const client = useApolloClient();

  async function send({ input, photo }: WaitingResult): Promise<Sent> {
    if (!session.isStill(owner)) return { kind: 'later' };
    try {
      const { data } = await inTime(
        client.mutate({ mutation: SendWaitingResult, variables: { input }, update: forgetMatchLists }),
        PATIENCE_MS,
      );
      const answer = data?.enterResult;
      if (!answer) return { kind: 'later' };
      if (!answer.success) return { kind: 'refused', code: answer.errorCode ?? 'UNKNOWN' };
      if (photo) await sendPhoto(input.matchId, photo);
      return { kind: 'taken' };
    } catch (error) {
      if (isSilence(error)) throw error;
      const isWrong =
        CombinedGraphQLErrors.is(error) && error.errors.some((one) => NEVER.includes(String(one.extensions?.['code'])));
      return isWrong ? { kind: 'refused', code: 'UNKNOWN' } : { kind: 'later' };
    }
  }

  /** The result stands, whatever becomes of the photo; a refusal is said. */
  async function sendPhoto(matchId: string, uploadId: string): Promise<void> {
    const variables = { input: { matchId, uploadId } };
    const { data } = await inTime(client.mutate({ mutation: SendWaitingPhoto, variables }), PATIENCE_MS);
    const code = data?.setMatchPhoto.errorCode;
    if (code) toast({ tone: 'error', text: t(`match-errors:error.${code}`), milliseconds: 6_000 });
  }

  const sendAll = useEffectEvent(async (): Promise<number> => {
    const { taken, left } = await sendWaiting(owner, send);
    if (taken > 0) {
      toast({ text: t('shell:outbox.sent', { count: taken }), tone: 'success' });
      await client.refetchQueries({ include: 'active' });
    }
    return left;
  });

  useEffect(() => {
    let gone = false;
    let sending = false;
    let asked = false;
    let wait = AGAIN.firstMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = async () => {
      clearTimeout(timer);
      if (gone || !navigator.onLine || document.visibilityState !== 'visible') return;
      if (sending) return void (asked = true);
      sending = true;
      asked = false;
      const left = await sendAll().catch((error: unknown) => {
        console.warn(error);
        return 0;
      });
      sending = false;
      if (gone) return;
      if (asked) return void now();
      if (left === 0) return void (wait = AGAIN.firstMs);
      timer = setTimeout(() => void now(), wait);
      wait = Math.min(2 * wait, AGAIN.longestMs);
    };
    const soon = () => {
      wait = AGAIN.firstMs;
      void now();
    };
    soon();
    const stop = onOutboxChange(soon);
    window.addEventListener('online', soon);
    document.addEventListener('visibilitychange', soon);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop();
      window.removeEventListener('online', soon);
      document.removeEventListener('visibilitychange', soon);
    };
  }, [owner]);
}
