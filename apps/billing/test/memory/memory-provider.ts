import type { SeededRandom } from '@setpoint/testkit';
import {
  type ChargeSaved,
  type DisputeOutcome,
  type Movement,
  PaymentProvider,
  type PrepareCharge,
  type PreparedCharge,
  ProviderAway,
  type ProviderEvent,
  type RefundOutcome,
  type SetupOutcome,
} from '../../src/application/ports/payment-provider.js';
import type { DeclineCause, ProviderOutcome } from '../../src/domain/payment.js';
import type { Turns } from './turns.js';

interface Intent {
  state: 'OPEN' | 'PROCESSING' | 'FAILED' | 'SUCCEEDED' | 'CANCELLED';
  cause: DeclineCause;
  readonly cents: number;
  /** How often money moved: more than once is what must not be. */
  charged: number;
}

const CAUSES = ['INSUFFICIENT_FUNDS', 'EXPIRED_CARD', 'RETRY_LATER', 'AUTHENTICATION_REQUIRED', 'DECLINED'] as const;

/** A provider whose answers get lost; it keeps what it has answered under a key, as Stripe does. */
export class MemoryProvider extends PaymentProvider {
  readonly name = 'SANDBOX';
  readonly intents = new Map<string, Intent>();
  readonly #answers = new Map<string, { readonly means: string; readonly outcome: ProviderOutcome }>();

  constructor(
    private readonly turns: Turns,
    private readonly random: SeededRandom,
  ) {
    super();
  }

  #isLost(): boolean {
    return !this.turns.calm && this.random.int(5) === 0;
  }

  async customer(playerId: string): Promise<string> {
    return `cus_${playerId}`;
  }

  async forgetCustomer(): Promise<void> {}

  prepare({ paymentId, cents }: PrepareCharge): Promise<PreparedCharge> {
    return this.turns.during(() => {
      const ref = `pi_${paymentId}`;
      if (!this.intents.has(ref)) this.intents.set(ref, { state: 'OPEN', cause: 'DECLINED', cents, charged: 0 });
      if (this.#isLost()) throw new ProviderAway('lost');
      return { ref, clientSecret: `${ref}_secret` };
    });
  }

  async clientSecretOf(ref: string): Promise<string> {
    return `${ref}_secret`;
  }

  async keepMeansOf(): Promise<void> {}

  chargeSaved({ paymentId, attempt, ref, means }: ChargeSaved): Promise<ProviderOutcome> {
    return this.turns.during(() => {
      const key = `charge:${paymentId}:${attempt}`;
      if (this.#isLost()) return { state: 'UNKNOWN' };
      const known = this.#answers.get(key);
      if (known && known.means !== means.ref) throw new Error(`${key} asks for something else now`);
      const outcome = known?.outcome ?? this.#charge(ref);
      this.#answers.set(key, { means: means.ref, outcome });
      return this.#isLost() ? { state: 'UNKNOWN' } : outcome;
    });
  }

  /** What a charge comes to, by whomever it is made. */
  #charge(ref: string): ProviderOutcome {
    const intent = this.intents.get(ref)!;
    if (intent.state === 'OPEN' || intent.state === 'FAILED') {
      intent.state = (['SUCCEEDED', 'FAILED', 'FAILED', 'PROCESSING'] as const)[this.random.int(4)]!;
      intent.cause = CAUSES[this.random.int(CAUSES.length)]!;
      if (intent.state === 'SUCCEEDED') intent.charged += 1;
    }
    return outcomeOf(intent);
  }

  /** In the payer's browser. */
  pay(ref: string): void {
    if (this.intents.has(ref)) this.#charge(ref);
  }

  settle(): void {
    for (const intent of this.intents.values()) {
      if (intent.state !== 'PROCESSING') continue;
      intent.state = this.random.int(2) === 0 ? 'SUCCEEDED' : 'FAILED';
      if (intent.state === 'SUCCEEDED') intent.charged += 1;
    }
  }

  look(ref: string): Promise<ProviderOutcome> {
    return this.turns.during(() => (this.#isLost() ? { state: 'UNKNOWN' } : outcomeOf(this.intents.get(ref)!)));
  }

  cancel(ref: string): Promise<ProviderOutcome> {
    return this.turns.during(() => {
      const intent = this.intents.get(ref)!;
      if (this.#isLost()) return { state: 'UNKNOWN' };
      if (intent.state === 'OPEN' || intent.state === 'FAILED') intent.state = 'CANCELLED';
      return this.#isLost() ? { state: 'UNKNOWN' } : outcomeOf(intent);
    });
  }

  async saveMeans(): Promise<PreparedCharge> {
    throw new ProviderAway('not here');
  }

  async setupSecretOf(): Promise<string> {
    throw new ProviderAway('not here');
  }

  async lookAtSetup(): Promise<SetupOutcome> {
    return { state: 'UNKNOWN' };
  }

  async refund(): Promise<RefundOutcome> {
    return { state: 'UNKNOWN' };
  }

  async findRefund(): Promise<RefundOutcome> {
    return { state: 'UNKNOWN' };
  }

  async lookAtRefund(): Promise<RefundOutcome> {
    return { state: 'UNKNOWN' };
  }

  async lookAtDispute(): Promise<DisputeOutcome> {
    return { state: 'UNKNOWN' };
  }

  async disputesOf(): Promise<readonly string[]> {
    return [];
  }

  async *eventsSince(): AsyncGenerator<ProviderEvent> {}

  async *movementsSince(): AsyncGenerator<Movement> {}

  async readWebhook(): Promise<ProviderEvent> {
    throw new Error('nobody calls here');
  }
}

function outcomeOf({ state, cause, cents }: Intent): ProviderOutcome {
  switch (state) {
    case 'OPEN':
      return { state: 'NEEDS_PAYER' };
    case 'FAILED':
      return { state, cause };
    case 'SUCCEEDED':
      return { state, receivedCents: cents, feeCents: null };
    default:
      return { state };
  }
}
