import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '@setpoint/kernel';
import { Log } from '@setpoint/service-kit';
import { differencesFound } from '../metrics.js';
import { compared, type Difference } from '../domain/payment-incident.js';
import { PaymentIncidents } from './ports/payment-incidents.js';
import { type Movement, PaymentProvider, ProviderAway } from './ports/payment-provider.js';
import { ProviderAccounts } from './ports/provider-accounts.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Overlap, for movements listed late. */
const READ_TWICE_MS = 2 * DAY_MS;
/** Payments with movements in this period are compared; refunds can fail for up to thirty days. */
const COMPARED_MS = 40 * DAY_MS;
/** Recent movements may be known to one side only. */
const AT_REST_MS = HOUR_MS;
const LEASE_MS = 30 * 60_000;
const BATCH = 500;
/** Logged individually; their number is a metric. */
const MOST_SHOWN = 50;
/** At night in Europe, in UTC. */
const NIGHT_HOUR = 2;

/** Reconciles the ledger with the provider's account every night (BIL-03). Differences are left to people: they are incidents for support. */
@Injectable()
export class ReconcileProvider {
  constructor(
    private readonly accounts: ProviderAccounts,
    private readonly provider: PaymentProvider,
    private readonly incidents: PaymentIncidents,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly log: Log,
  ) {}

  /** The number of differences; null if the run is not due. */
  async run(): Promise<number | null> {
    const now = this.clock.now();
    const { name } = this.provider;
    const claimed = await this.accounts.claim(name, now, new Date(now.getTime() + LEASE_MS));
    if (!claimed) return null;
    const { readUntil } = claimed;
    try {
      await this.read(new Date((readUntil?.getTime() ?? READ_TWICE_MS) - READ_TWICE_MS));
    } catch (error) {
      // The lease serves as the delay before the next try.
      if (error instanceof ProviderAway) return null;
      throw error;
    }
    const fees = await this.accounts.bookFees(name, now);
    const differences = await this.compare(now);
    differencesFound.set({ provider: name }, differences);
    this.log.info({ provider: name, fees, differences }, 'the provider’s account was compared');
    await this.accounts.done(name, now, nextNight(now));
    return differences;
  }

  /** Page by page. Differences that are not found again have disappeared. */
  private async compare(now: Date): Promise<number> {
    const since = new Date(now.getTime() - COMPARED_MS);
    const period = { since, settledBefore: new Date(now.getTime() - AT_REST_MS) };
    let count = 0;
    let after: string | null = null;
    do {
      const found: Difference[] = await this.accounts.differences(this.provider.name, period, { first: BATCH, after });
      const refs = found.map(({ ref }) => ref);
      const known = await this.incidents.differencesOf(refs, since);
      await this.incidents.keep(compared(known, found, now, () => this.ids.next()));
      for (const difference of found.slice(0, Math.max(0, MOST_SHOWN - count))) {
        this.log.error({ ...difference }, 'the ledger and the provider differ about a payment');
      }
      count += found.length;
      after = found.length === BATCH ? refs.at(-1)! : null;
    } while (after !== null);
    await this.incidents.resolveUnseen(now);
    return count;
  }

  private async read(since: Date): Promise<void> {
    let batch: Movement[] = [];
    const keep = async () => {
      if (batch.length > 0) await this.accounts.keep(this.provider.name, batch);
      batch = [];
    };
    for await (const movement of this.provider.movementsSince(since)) {
      batch.push(movement);
      if (batch.length === BATCH) await keep();
    }
    await keep();
  }
}

function nextNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(NIGHT_HOUR, 0, 0, 0);
  return night > now ? night : new Date(night.getTime() + DAY_MS);
}
