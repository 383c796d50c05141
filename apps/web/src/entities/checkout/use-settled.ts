import { useMutation, useQuery } from '@apollo/client/react';
import type { CheckoutPaymentFragment } from '@setpoint/client/documents';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAskAgain } from './ask-again.js';
import { ConfirmPayment, PaymentNow } from './checkout-fields.js';
import { cameBack, withoutReturn } from './return-address.js';

/**
 * How a payment stands, by our own server alone (BIL-10): asked once the browser has done its part, and again for as long
 * as the provider works on it or the answer was lost.
 */
export function useSettled(known: CheckoutPaymentFragment) {
  const [params, setParams] = useSearchParams();
  const returned = cameBack(params);
  const [isAsking, setAsking] = useState(returned);
  const { data, refetch } = useQuery(PaymentNow, {
    variables: { id: known.id },
    fetchPolicy: 'cache-and-network',
    // An answer from before the provider was asked is not to come after that from behind it.
    skip: isAsking,
  });
  const [confirm] = useMutation(ConfirmPayment);
  const payment = data?.payment ?? known;
  const isConfirming = payment.status === 'CONFIRMING';
  const isSettling = isConfirming || (isAsking && payment.status === 'AWAITING_PAYER');

  async function ask() {
    const { data: answer } = await confirm({ variables: { id: payment.id } });
    if (answer?.confirmPayment) setAsking(false);
  }
  const takesLong = useAskAgain(isSettling, () => (isAsking ? ask() : refetch()));

  function settle() {
    setAsking(true);
    // What is lost here is asked again after a pause.
    ask().catch(() => {});
  }

  // What the provider added to the address is no proof of anything, and not to be kept in the history.
  const arrive = useEffectEvent(() => {
    setParams(withoutReturn(params), { replace: true });
    settle();
  });
  useEffect(() => {
    if (returned) arrive();
  }, [returned]);

  return { payment, isSettling, takesLong, settle };
}
