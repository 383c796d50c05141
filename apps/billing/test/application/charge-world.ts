import { silentLog } from '@setpoint/service-kit';
import { CountingIds, FixedClock, type SeededRandom } from '@setpoint/testkit';
import { AdvanceOrder } from '../../src/application/advance-order.js';
import { ChargeSubscription } from '../../src/application/charge-subscription.js';
import { CloseDue } from '../../src/application/close-due.js';
import { CouponTries } from '../../src/application/coupon-tries.js';
import { FollowPayment } from '../../src/application/follow-payment.js';
import { OpenDue } from '../../src/application/open-due.js';
import { PaymentLimits } from '../../src/application/payment-limits.js';
import { BarredPayers } from '../../src/application/ports/barred-payers.js';
import { Disputes } from '../../src/application/ports/disputes.js';
import { Credits } from '../../src/application/ports/credits.js';
import { PriceReductions } from '../../src/application/ports/price-reductions.js';
import { QuotePrice } from '../../src/application/quote-price.js';
import { RefundPayment } from '../../src/application/refund-payment.js';
import { SaveMeans } from '../../src/application/save-means.js';
import { StartPayment } from '../../src/application/start-payment.js';
import { euro } from '../../src/domain/money.js';
import { isOpen } from '../../src/domain/payment.js';
import type { ChargeRequest } from '../../src/domain/subscription-charge.js';
import { ana } from '../builders.js';
import { NoLimits } from '../limiters.js';
import { MemoryOrders, MemoryRefunds } from '../memory/memory-orders.js';
import { MemoryPaymentIncidents } from '../memory/memory-payment-incidents.js';
import { MemoryProvider } from '../memory/memory-provider.js';
import { MemorySavedMeans } from '../memory/memory-saved-means.js';
import { MemorySubscriptionCharges } from '../memory/memory-subscription-charges.js';
import { Died, settled, Turns } from '../memory/turns.js';

const PRICE = 2_900;
const DAY_MS = 86_400_000;
const LEASE_MS = 120_000;
const DEATHS_IN_HUNDRED = 2;
const log = silentLog();

class NobodyBarred extends BarredPayers {
  async isBarred() {
    return false;
  }
  async accessOf() {
    return { barred: false, disputed: false, lost: false, actions: [] };
  }
  async bar() {}
  async unbar() {}
}

class NoReductions extends PriceReductions {
  async of() {
    return { first: false, coupon: null, vouchers: [] };
  }
  async isFirstTournament() {
    return false;
  }
}
class NoDisputes extends Disputes {
  async ofPayments() {
    return new Map();
  }
  async page() {
    return { items: [], totalCount: 0, hasNextPage: false, endCursor: null } as never;
  }
  async handle() {
    return null;
  }
  async hint() {}
  async claimLooks() {
    return [];
  }
  async heard() {}
  async recoverOwed() {
    return 0;
  }
  async rest() {}
}

class NoCredits extends Credits {
  async of() {
    return euro(0);
  }
  async forDue() {
    return euro(0);
  }
}

/**
 * One phase of a subscription: leagues who ask, ask again, give up and take back, a player who pays by hand or changes the
 * card, timers of several replicas, and a provider, in random order. Everybody stops wherever they speak to another, may be
 * overtaken there, and may die. The use-cases are the real ones.
 */
export class ChargeWorld {
  readonly reference = 's1:2026:2';
  readonly clock = new FixedClock();
  readonly turns: Turns;
  readonly orders: MemoryOrders;
  readonly charges: MemorySubscriptionCharges;
  readonly provider: MemoryProvider;
  readonly refunds: MemoryRefunds;
  readonly #means: MemorySavedMeans;
  readonly #charge: ChargeSubscription;
  readonly #follow: FollowPayment;
  readonly #close: CloseDue;
  readonly #start: StartPayment;
  readonly #sent: ChargeRequest[] = [];
  #attempt = 0;
  #requests = 0;
  #over = false;

  constructor(private readonly random: SeededRandom) {
    const turns = new Turns(random);
    const ids = new CountingIds();
    const { clock } = this;
    this.turns = turns;
    this.orders = new MemoryOrders(turns);
    this.charges = new MemorySubscriptionCharges(turns, this.orders);
    this.provider = new MemoryProvider(turns, random);
    this.refunds = new MemoryRefunds(turns, this.orders);
    this.#means = new MemorySavedMeans(turns);
    // Histories are about money, not about haste.
    const limiter = new NoLimits();
    const tries = new CouponTries(limiter);
    const limits = new PaymentLimits(limiter);
    const incidents = new MemoryPaymentIncidents();
    const advance = new AdvanceOrder(this.orders, clock, ids);
    const saving = new SaveMeans(this.#means, this.provider, new NobodyBarred(), limits, clock, ids);
    this.#close = new CloseDue(this.orders, clock);
    this.#follow = new FollowPayment(this.orders, advance, this.provider, incidents, limits, clock, ids, log);
    this.#start = new StartPayment(
      this.orders,
      advance,
      this.#follow,
      limits,
      tries,
      this.provider,
      saving,
      clock,
      ids,
    );
    this.#charge = new ChargeSubscription(
      ...([this.charges, this.orders, new OpenDue(this.orders, clock, ids), this.#close] as const),
      ...([new QuotePrice(new NoReductions(), new NoCredits(), tries, clock), this.#start, advance] as const),
      ...([
        new RefundPayment(this.refunds, this.provider, new NoDisputes(), clock, ids),
        saving,
        this.provider,
        clock,
      ] as const),
    );
  }

  async play(steps: number): Promise<void> {
    this.#ask();
    for (let i = 0; i < steps; i += 1) await this.#step();
    // Nobody dies any more and nothing is lost, but what was under way is gone: the rest comes to its end by itself.
    await this.turns.endAll();
    for (let i = 0; i < 60 && !this.#isQuiet(); i += 1) {
      this.clock.advance(i < 40 ? { minutes: 6 } : { days: 2 });
      this.provider.settle();
      for (let round = 0; round < 3; round += 1) {
        await Promise.all(this.#timers());
        await settled();
      }
    }
  }

  get told() {
    return this.orders.events.map(({ contract, data }) => ({
      name: contract.name,
      data: data as { attempt?: number },
    }));
  }

  async #step(): Promise<void> {
    switch (this.random.int(48)) {
      case 0:
        if (this.random.int(3) === 0 || this.#isAnswered()) this.#ask();
        break;
      case 1:
        // An event again, or late.
        if (this.#sent.length > 0) this.#request(this.#sent[this.random.int(this.#sent.length)]!);
        break;
      case 2:
        this.#request({ kind: 'LOOK' });
        break;
      case 3:
        if (this.random.int(12) === 0) this.#end({ kind: 'WITHDRAW' });
        break;
      case 4:
        if (this.random.int(8) === 0) this.#end({ kind: 'REFUND', to: 'CREDIT', reason: 'PHASE_CANCELLED' });
        break;
      case 5:
        this.#means.card = this.random.int(6);
        break;
      case 6:
        void this.#work(this.#byHand());
        break;
      case 7:
        for (const ref of this.provider.intents.keys()) if (this.#isHandedOut(ref)) this.provider.pay(ref);
        break;
      case 8:
        this.provider.settle();
        break;
      case 9:
        this.clock.advance(this.random.int(12) === 0 ? { days: 2 } : { seconds: 40 });
        break;
      case 10:
        // A lease that ran out: the same work twice at once.
        void this.#work(this.#charge.work(this.reference));
        break;
      case 11:
      case 12:
        void this.#timers();
        break;
      default:
        await this.turns.next(DEATHS_IN_HUNDRED);
    }
  }

  #isQuiet(): boolean {
    const ended = [...this.orders.dues.values()].every(({ status }) => status === 'PAID' || status === 'CLOSED');
    return ended && this.charges.charges.get(this.reference)!.nextStepAt === null;
  }

  #ask(): void {
    if (this.#over) return;
    this.#attempt += 1;
    const paysBy = new Date(this.clock.now().getTime() + (1 + this.random.int(5)) * DAY_MS);
    const by = this.#attempt === 1 && this.random.int(5) === 0 ? 'PLAYER' : 'SAVED_MEANS';
    this.#request({ kind: 'DUE', attempt: this.#attempt, demand: { by, description: 'x', cents: PRICE, paysBy } });
  }

  #end(request: ChargeRequest): void {
    this.#over = true;
    this.#request(request);
  }

  #request(request: ChargeRequest): void {
    this.#sent.push(request);
    this.charges.request({ reference: this.reference, playerId: ana }, request, this.clock.now());
  }

  #isAnswered(): boolean {
    return this.told.some(({ data }) => data.attempt === this.#attempt);
  }

  #timers(): Promise<void>[] {
    const now = this.clock.now();
    const work = async () => {
      for (const reference of await this.charges.claimDue(now, new Date(now.getTime() + LEASE_MS)))
        await this.#charge.work(reference);
    };
    const look = async () => {
      for (const id of await this.orders.claimLooks(now)) await this.#follow.look(id);
    };
    const close = async () => {
      for (const id of await this.orders.findOverdue(now)) await this.#close.execute(id);
    };
    return [work, look, close].map((each) => this.#work(each()));
  }

  /** The player pays what is there to be paid. */
  async #byHand(): Promise<void> {
    const [due] = await this.orders.payableOf(ana, this.clock.now());
    if (!due) return;
    this.#requests += 1;
    const price = {
      expectedCents: PRICE,
      expectedCardCents: PRICE,
      useCredit: false,
      couponCode: null,
      voucherIds: [],
    };
    await this.#start.execute(
      { dueId: due.id, requestId: `by hand ${this.#requests}`, saveMeans: true, ...price },
      ana,
    );
  }

  /** Whoever has the secret of a payment may pay; it is handed out when the reference is stored. */
  #isHandedOut(ref: string): boolean {
    return this.random.int(3) === 0 && [...this.orders.payments.values()].some(({ payment }) => isOpen(payment) && payment.ref === ref); // oxfmt-ignore
  }

  async #work(work: Promise<unknown>): Promise<void> {
    await work.catch((error: unknown) => {
      if (!(error instanceof Died)) this.failure ??= error;
    });
  }

  /** Nobody but the dying may fail. */
  failure: unknown;
}
