import { useMutation, useQuery } from '@apollo/client/react';
import type { CheckoutPaymentFragment } from '@setpoint/client/documents';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAskAgain } from './ask-again.js';
import { ConfirmPayment, PaymentNow } from './checkout-fields.js';
import { cameBack, withoutReturn } from './return-address.js';

/**
 * How a payment stands, by our own server alone (BIL-10): asked once the browser has done its part, and again for as long
 * as the provider works on it or the answer was lost. A payment that was left is asked about on arrival: the bank may
 * wait for the payer's answer, or have got it elsewhere.
 */
export function useSettled(known: CheckoutPaymentFragment, wasLeft: boolean) {
  const [params, setParams] = useSearchParams();
  const returned = cameBack(params);
  const [isDone, setDone] = useState(returned);
  const [isAsking, setAsking] = useState(returned || (wasLeft && known.status === 'AWAITING_PAYER'));
  const { data, refetch } = useQuery(PaymentNow, {
    variables: { id: known.id },
    fetchPolicy: 'cache-and-network',
    // An answer from before the provider was asked is not to come after that from behind it.
    skip: isAsking,
  });
  const [confirm] = useMutation(ConfirmPayment);
  const payment = data?.payment ?? known;
  const isWaiting = isAsking && payment.status === 'AWAITING_PAYER';
  const isStopped = payment.status === 'AWAITING_PAYER' && payment.givenUp;
  const isSettling = payment.status === 'CONFIRMING' || isStopped || (isWaiting && isDone);

  async function ask() {
    const { data: answer } = await confirm({ variables: { id: payment.id } });
    if (answer?.confirmPayment) setAsking(false);
  }
  const takesLong = useAskAgain(isWaiting || isSettling, () => (isAsking ? ask() : refetch()));

  function askNow() {
    setAsking(true);
    // What is lost here is asked again after a pause.
    ask().catch(() => {});
  }
  function settle() {
    setDone(true);
    askNow();
  }

  // What the provider added to the address is no proof of anything, and not to be kept in the history.
  const arrive = useEffectEvent(() => {
    if (returned) setParams(withoutReturn(params), { replace: true });
    if (isAsking) askNow();
  });
  useEffect(() => {
    arrive();
  }, []);

  return {
    payment,
    isSettling,
    /** Not known yet whether there is anything left to do for the payer. */
    isLooking: isWaiting && !isDone,
    takesLong,
    settle,
  };
}
