import { useMutation } from '@apollo/client/react';
import type { StartPaymentMutation } from '@setpoint/client/documents';
import { useState } from 'react';
import { refusedBy, UNHEARD, type Refused } from '../refusal/refused.js';
import { StartPayment } from './checkout-fields.js';
import { forgetRequest, requestOf, type Wish } from './wish.js';

type Answer = StartPaymentMutation['startPayment'];
export type PaymentErrorCode = NonNullable<Answer['errorCode']>;

/** A payment that was begun, with what the browser needs to pay it. */
export type StartedPayment = Pick<Answer, 'clientSecret' | 'provider' | 'publishableKey'> & {
  readonly payment: NonNullable<Answer['payment']>;
};

/** After these the same request may be sent once more: nothing came of it. */
const SAME_AGAIN: readonly PaymentErrorCode[] = [
  'PROVIDER_AWAY',
  'PAYMENTS_BARRED',
  'MOBILE_REQUIRED',
  'TOO_MANY_REQUESTS',
];

/** Begins a payment; the same wish keeps its requestId until it is answered for good (BIL-03). */
export function useStartPayment() {
  const [start, { loading: starting }] = useMutation(StartPayment);
  const [refusal, setRefusal] = useState<Refused<PaymentErrorCode> | null>(null);

  async function begin(wish: Wish): Promise<StartedPayment | null> {
    setRefusal(null);
    try {
      const { data } = await start({ variables: { input: requestOf(wish) } });
      const answer = data?.startPayment;
      if (answer?.payment && answer.success) return { ...answer, payment: answer.payment };
      const code = answer?.errorCode ?? null;
      if (code && !SAME_AGAIN.includes(code)) forgetRequest(wish.dueId);
      setRefusal(refusedBy(answer));
    } catch (problem) {
      console.error(problem);
      setRefusal(UNHEARD);
    }
    return null;
  }

  return { begin, starting, refusal, forgetRefusal: () => setRefusal(null) };
}
