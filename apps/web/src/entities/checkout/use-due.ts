import { useQuery } from '@apollo/client/react';
import type { CheckoutDueQuery } from '@setpoint/client/documents';
import { useState } from 'react';
import { useAskAgain } from './ask-again.js';
import { CheckoutDue } from './checkout-fields.js';
import type { PaymentChoices } from './choices.js';

export type Due = NonNullable<CheckoutDueQuery['dueOf']>;

/**
 * What is to be paid for a place, with its price as chosen. It is there a moment after the place was asked for, and is
 * waited for; so is its end once time is up.
 */
export function useDue(reference: string, { useCredit, couponCode, voucherIds }: PaymentChoices) {
  const { data, previousData, error, loading, refetch } = useQuery(CheckoutDue, {
    variables: { reference, useCredit, couponCode, voucherIds: [...voucherIds] },
    fetchPolicy: 'cache-and-network',
  });
  const answer = data ?? previousData;
  const due = answer?.dueOf ?? null;
  const [late, setLate] = useState<string | null>(null);
  const isLate = due !== null && late === due.paysBy;
  const isEnding = due?.status === 'CLOSING' || (isLate && due?.status === 'OPEN');
  const again = () => refetch();
  // While it is asked for again it is missing as before: otherwise the pauses would never grow.
  const isMissing = answer !== undefined && !due && !error;
  const takesLong = useAskAgain(isEnding || isMissing, again);
  return {
    due,
    takesLong,
    isLate,
    /** The price shown is not yet that of the choices. */
    isPricing: loading && !data?.dueOf,
    failed: Boolean(error) && !due,
    again: () => void again().catch(() => {}),
    refetch: again,
    /** The clock has reached the end of the time to pay. */
    runOut: () => setLate(due?.paysBy ?? null),
  };
}
