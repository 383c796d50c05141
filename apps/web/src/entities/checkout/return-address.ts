/** What Stripe adds to the address that it sends the payer back to. */
const ADDED = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
  'redirect_pm_type',
  'source_type',
] as const;

/** Whether the payer comes back from the provider's or the bank's page. */
export const cameBack = (params: URLSearchParams): boolean => params.has('redirect_status');

export function withoutReturn(params: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(params);
  for (const name of ADDED) left.delete(name);
  return left;
}
