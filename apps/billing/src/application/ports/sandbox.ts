import type { Outcome } from '@setpoint/kernel';

export type SandboxRefusal = 'SANDBOX_CARD_UNKNOWN' | 'PAYMENT_NOT_FOUND' | 'PAYMENT_OVER';

/** The payer's side of the sandbox: what Stripe's own form does in the browser. Whoever has the secret may pay. */
export abstract class SandboxPayer {
  /** Charges a test card, or PayPal. Answers whether the payer is asked for more (3-D Secure, PayPal's page). */
  abstract pay(clientSecret: string, means: string): Promise<Outcome<{ asksPayer: boolean }, SandboxRefusal>>;
  /** The payer's answer to the bank or to PayPal. */
  abstract answer(clientSecret: string, approves: boolean): Promise<Outcome<null, SandboxRefusal>>;
}

/** The sandbox's webhooks, signed as those of a provider are. */
export abstract class SandboxCalls {
  /** Calls that are due now, each taken once. */
  abstract due(now: Date, limit: number): Promise<{ raw: Buffer; signature: string }[]>;
}
