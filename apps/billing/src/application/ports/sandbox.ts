import type { Outcome } from '@setpoint/kernel';

export type SandboxRefusal = 'SANDBOX_CARD_UNKNOWN' | 'PAYMENT_NOT_FOUND' | 'PAYMENT_OVER';

/** The payer's side of the sandbox, in place of Stripe's payment form. Anyone with the secret may pay. */
export abstract class SandboxPayer {
  /** Charges a test card or PayPal. Tells whether the payer has another step (3-D Secure, PayPal's page). */
  abstract pay(clientSecret: string, means: string): Promise<Outcome<{ asksPayer: boolean }, SandboxRefusal>>;
  /** The payer's answer to the bank or to PayPal. */
  abstract answer(clientSecret: string, approves: boolean): Promise<Outcome<null, SandboxRefusal>>;
}

/** The sandbox's webhooks, signed like a real provider's. */
export abstract class SandboxCalls {
  /** Claims the webhooks due now, each once. */
  abstract due(now: Date, limit: number): Promise<{ raw: Buffer; signature: string }[]>;
}
