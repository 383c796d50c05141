import type { StartPaymentMutationVariables } from '@setpoint/client/documents';
import { forgetRequestId, requestIdFor } from '../request/request-id.js';

type StartPaymentInput = StartPaymentMutationVariables['input'];
/** What a player wants to pay, and how. */
export type Wish = Omit<StartPaymentInput, 'requestId'>;

const nameOf = (dueId: string) => `payment.${dueId}`;

export const requestOf = (wish: Wish): StartPaymentInput => ({
  ...wish,
  requestId: requestIdFor(nameOf(wish.dueId), wish),
});

export const forgetRequest = (dueId: string): void => forgetRequestId(nameOf(dueId));
