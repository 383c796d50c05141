import { useMutation } from '@apollo/client/react';
import type { CheckoutPaymentFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { refusedBy, UNHEARD, type Refused } from '../refusal/refused.js';
import { AbandonPayment } from './checkout-fields.js';
import type { PaymentErrorCode } from './use-start-payment.js';
import { forgetRequest } from './wish.js';

/** Gives a payment up, so that another can begin. */
export function useAbandon(payment: CheckoutPaymentFragment, onGivenUp: () => void) {
  const [abandon, { loading: abandoning }] = useMutation(AbandonPayment);
  const [refusal, setRefusal] = useState<Refused<PaymentErrorCode> | null>(null);
  async function giveUp() {
    setRefusal(null);
    try {
      const { data } = await abandon({ variables: { id: payment.id } });
      const answer = data?.abandonPayment;
      forgetRequest(payment.dueId);
      // One that has ended meanwhile needs no giving up.
      if (answer?.errorCode && answer.errorCode !== 'PAYMENT_OVER') return setRefusal(refusedBy(answer));
      onGivenUp();
    } catch (problem) {
      console.error(problem);
      setRefusal(UNHEARD);
    }
  }
  return { giveUp, abandoning, refusal };
}
