import { useMutation } from '@apollo/client/react';
import type { StartSavingMeansMutation } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { refusedBy, UNHEARD, type Refused } from '../refusal/refused.js';
import { forgetRequestId, requestIdFor } from '../request/request-id.js';
import { useAskAgain } from './ask-again.js';
import { ConfirmSavedMeans, MyMeans, StartSavingMeans } from './means-fields.js';
import { cameBack, withoutReturn } from './return-address.js';
import type { PaymentErrorCode } from './use-start-payment.js';

type Begun = StartSavingMeansMutation['startSavingMeans'];
const NAME = 'saving-means';
/** Nothing came of it: the same request may be sent once more. */
const SAME_AGAIN: readonly PaymentErrorCode[] = ['PROVIDER_AWAY', 'TOO_MANY_REQUESTS'];
/** The setup's id is in the URL, so that the return from the bank can resume it. */
const SAVING = 'saving';

/** Whether saving was begun before a reload, or the way to the bank's page. */
export const isSaving = (params: URLSearchParams): boolean => params.has(SAVING);

/** Keeps another card or PayPal account; our server says whether it was kept (LEA-08). */
export function useSaveMeans(onKept?: (means: { readonly shownHere: boolean }) => void) {
  const { t } = useTranslation('checkout');
  const [params, setParams] = useSearchParams();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [confirming, setConfirming] = useState(cameBack(params) && params.has(SAVING));
  const [failed, setFailed] = useState(false);
  const [refusal, setRefusal] = useState<Refused<PaymentErrorCode> | null>(null);
  const [send, { loading: starting }] = useMutation(StartSavingMeans);
  const [ask] = useMutation(ConfirmSavedMeans, {
    refetchQueries: ({ data }) => (data?.confirmSavedMeans.means ? [MyMeans] : []),
  });
  const saving = params.get(SAVING);

  function name(id: string | null) {
    const next = withoutReturn(params);
    if (id) next.set(SAVING, id);
    else next.delete(SAVING);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  async function start() {
    setRefusal(null);
    setFailed(false);
    try {
      const { data } = await send({ variables: { requestId: requestIdFor(NAME, null) } });
      const answer = data?.startSavingMeans;
      if (!answer) return setRefusal(UNHEARD);
      if (answer.errorCode) {
        if (!SAME_AGAIN.includes(answer.errorCode)) forgetRequestId(NAME);
        return setRefusal(refusedBy(answer));
      }
      if (!answer.id) return kept(false);
      setBegun(answer);
      name(answer.id);
    } catch (problem) {
      console.error(problem);
      setRefusal(UNHEARD);
    }
  }

  function giveUp() {
    forgetRequestId(NAME);
    setBegun(null);
    setFailed(false);
    setConfirming(false);
    name(null);
  }

  function kept(shownHere: boolean) {
    toast({ text: t('account.meansSaved'), tone: 'success' });
    giveUp();
    onKept?.({ shownHere });
  }

  async function look(id: string) {
    const { data } = await ask({ variables: { id } });
    const answer = data?.confirmSavedMeans;
    if (!answer) return;
    if (answer.means && answer.clientSecret === null) return kept(begun !== null);
    setConfirming(false);
    if (answer.errorCode) {
      giveUp();
      return setRefusal(refusedBy(answer));
    }
    // Not kept yet: the form is filled in once more, or the bank still waits for the answer.
    setBegun(answer);
    setFailed(!answer.asksPayer);
  }
  const id = begun?.id ?? saving;
  const takesLong = useAskAgain(confirming && id !== null, () => (id ? look(id) : Promise.resolve()));

  function confirm() {
    if (!id) return;
    setConfirming(true);
    // What is lost here is asked again after a pause.
    look(id).catch(() => {});
  }

  // A reload in the middle goes on with the form; the way back from the bank, with the answer.
  const arrive = useEffectEvent(() => {
    if (!saving) return;
    if (!cameBack(params)) return void start();
    name(saving);
    confirm();
  });
  useEffect(() => {
    arrive();
  }, []);

  return { begun, starting, confirming, takesLong, failed, refusal, start, confirm, giveUp };
}
