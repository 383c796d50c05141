import { isOpen, type Payment, type ProviderOutcome } from '../../src/domain/payment.js';
import { decide, type PaymentCommand, startPayment } from '../../src/domain/payment-machine.js';
import type { SeededRandom } from '@setpoint/testkit';
import type { PaymentEdges } from './payment-edges.js';

const PRICE = 1_000;
const MINUTE_MS = 60_000;

interface Intent {
  state: 'OPEN' | 'ASKS_PAYER' | 'PROCESSING' | 'FAILED' | 'SUCCEEDED' | 'CANCELLED';
  readonly ref: string;
}
/** The payer can still confirm it, and it can be cancelled. */
const PAYABLE: ReadonlySet<Intent['state']> = new Set(['OPEN', 'ASKS_PAYER', 'FAILED']);

interface Stored {
  payment: Payment;
  /** Claimed until then. */
  leasedUntil: number;
  bookings: number;
}
/** One process at work; each `yield` is a place where it may die or be overtaken. */
type Work = Generator<undefined, void>;

/**
 * One due, its payments and the provider, in random order: lost answers, processes that die between two steps, events
 * doubled, reordered and missing, players who pay, leave and come back. The world follows the design's protocol; the
 * rules are those of the machine.
 */
export class PaymentWorld {
  now = Date.parse('2026-06-01T12:00:00Z');
  readonly stored: Stored[] = [];
  readonly intents = new Map<number, Intent>();
  readonly #events: number[] = [];
  readonly #works: Work[] = [];
  #calm = false;

  constructor(
    private readonly random: SeededRandom,
    private readonly edges: PaymentEdges,
  ) {}

  play(steps: number): void {
    for (let i = 0; i < steps; i += 1) this.#step();
    this.#calm = true;
    // Nobody pays any more, and nothing is lost: what is left has to come to its end by itself.
    this.#works.length = 0;
    for (let i = 0; i < 60 && this.stored.some(({ payment }) => isOpen(payment)); i += 1) {
      this.now += 11 * MINUTE_MS;
      for (const intent of this.intents.values()) if (intent.state === 'PROCESSING') intent.state = 'SUCCEEDED';
      this.stored.forEach((_, index) => run(this.#look(index)));
    }
  }

  #step(): void {
    const index = this.stored.length - 1;
    switch (this.random.int(11)) {
      case 0:
        this.#works.push(this.#start());
        return;
      case 1:
        return this.#pay(index);
      case 2:
        return this.#settle(index);
      case 3:
        if (index >= 0) this.#tell(index, { kind: 'CONFIRM' });
        return;
      case 4:
        if (this.random.int(3) === 0 && index >= 0) this.#tell(index, { kind: 'GIVE_UP', cause: 'ABANDONED' });
        return;
      case 5:
        return this.#deliver();
      case 6:
        this.now += this.random.int(4) === 0 ? 10 * MINUTE_MS : 20_000;
        return;
      case 7:
        // A process dies.
        if (this.#works.length > 0) this.#works.splice(this.random.int(this.#works.length), 1);
        return;
      default: {
        this.stored.forEach((_, each) => this.random.int(2) === 0 && this.#works.push(this.#look(each)));
        const at = this.random.int(Math.max(1, this.#works.length));
        if (this.#works[at]?.next().done) this.#works.splice(at, 1);
      }
    }
  }

  /** One open payment of a due, none once it is paid: what the unique indexes hold. */
  *#start(): Work {
    if (this.stored.some(({ payment }) => payment.status !== 'EXPIRED')) return;
    const start = { cardCents: PRICE, deadline: new Date(this.now + 30 * MINUTE_MS) };
    const payment = startPayment(start, new Date(this.now));
    this.edges.count(null, payment);
    const index = this.stored.push({ payment, leasedUntil: 0, bookings: 0 }) - 1;
    yield;
    // One key for each payment: asked twice, it is the same intent.
    if (!this.intents.has(index)) this.intents.set(index, { state: 'OPEN', ref: `pi_${index}` });
    yield;
    this.#tell(index, { kind: 'PREPARED', ref: `pi_${index}` });
  }

  /** In the browser, with the secret that is handed out when the reference is stored. */
  #pay(index: number): void {
    const intent = this.intents.get(index);
    if (!intent || this.stored[index]!.payment.ref === null) return;
    if (!PAYABLE.has(intent.state)) return;
    intent.state = (['SUCCEEDED', 'SUCCEEDED', 'FAILED', 'PROCESSING', 'ASKS_PAYER'] as const)[this.random.int(5)]!;
    this.#events.push(index);
  }

  #settle(index: number): void {
    const intent = this.intents.get(index);
    if (intent?.state !== 'PROCESSING') return;
    intent.state = this.random.int(2) === 0 ? 'SUCCEEDED' : 'FAILED';
    this.#events.push(index);
  }

  #deliver(): void {
    if (this.#events.length === 0) return;
    const at = this.random.int(this.#events.length);
    const index = this.#events[at]!;
    const luck = this.random.int(3);
    if (luck !== 0) this.#events.splice(at, 1);
    if (luck !== 1) this.#tell(index, { kind: 'HINTED' });
  }

  *#look(index: number): Work {
    const stored = this.stored[index]!;
    const { payment } = stored;
    if (!isOpen(payment) || payment.nextLookAt.getTime() > this.now || stored.leasedUntil > this.now) return;
    stored.leasedUntil = this.now + MINUTE_MS;
    const late = payment.deadline.getTime() <= this.now;
    if (payment.ref === null) return void (late && this.#tell(index, { kind: 'EXPIRE' }));
    yield;
    const intent = this.intents.get(index)!;
    if (late && PAYABLE.has(intent.state)) intent.state = 'CANCELLED';
    const outcome = !this.#calm && this.random.int(4) === 0 ? ({ state: 'UNKNOWN' } as const) : outcomeOf(intent);
    yield;
    this.#tell(index, { kind: 'HEARD', outcome });
  }

  /** Under the row's lock; the booking belongs to the same transaction. */
  #tell(index: number, command: PaymentCommand): void {
    const stored = this.stored[index]!;
    const outcome = decide(stored.payment, command, new Date(this.now));
    if (!outcome.ok) {
      // What a player asks may be refused; what the provider answers may not.
      if (command.kind === 'HEARD') throw new Error(`${outcome.code}: ${command.outcome.state}`);
      return;
    }
    this.edges.count(stored.payment, outcome.value);
    if (stored.payment.status !== 'PAID' && outcome.value.status === 'PAID') stored.bookings += 1;
    stored.payment = outcome.value;
  }
}

function outcomeOf({ state }: Intent): ProviderOutcome {
  switch (state) {
    case 'OPEN':
      return { state: 'NEEDS_PAYER' };
    case 'FAILED':
      return { state: 'FAILED', cause: 'DECLINED' };
    case 'SUCCEEDED':
      return { state: 'SUCCEEDED', receivedCents: PRICE, feeCents: null };
    default:
      return { state };
  }
}

function run(work: Work): void {
  while (!work.next().done);
}
