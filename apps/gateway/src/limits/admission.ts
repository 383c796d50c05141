import type { DocumentNode, GraphQLError } from 'graphql';
import type { ApiKeyGrant, Caller } from '../auth/caller.js';
import { gatewayError } from '../errors/gateway-error.js';
import { quotaExceeded, type KeyQuotas, type QuotaUse } from '../partners/key-quotas.js';
import type { KeyUsage } from '../partners/key-usage.js';
import { callerKey, tooManyRequests } from './call-rates.js';
import { CostBuckets, type CostUse } from './cost-buckets.js';
import { DocumentRefused, type Documents } from './documents.js';
import {
  BYTES_PER_COST,
  CALL_COST,
  MS_COST,
  readingMs,
  type CallBudget,
  type CallBudgets,
  type CostBudget,
} from './settings.js';
import { Slots } from './slots.js';

/** Until an operation in progress is likely to have ended. */
const SLOT_RETRY_SECONDS = 1;

/** An operation on its way through the limits of its caller. */
export interface Call {
  readonly caller: Caller;
  readonly key: string;
  /** What counts for its document; null for API keys. */
  budget: CallBudget | null;
  /** Whether its operation is being executed: then its slots are held until that ends, even if nobody waits any more. */
  isRunning: boolean;
  /** Of a document that is seen for the first time: milliseconds that were charged for it, and that it took. */
  reading: { readonly charged: number; took: number } | null;
  /** Slots that it holds. */
  readonly slots: (() => void)[];
  /** What the caller has left. */
  uses: readonly QuotaUse[];
}

export interface AdmissionSettings {
  readonly budgets: CallBudgets;
  readonly documents: Documents;
  readonly quotas: KeyQuotas;
  readonly usage: KeyUsage;
}

/**
 * Budgets of callers: every call takes a slot and pays the price of a call before its document is looked at, new
 * documents pay before they are parsed, and operations before they are executed (API-23). What is refused later is paid too.
 */
export class Admission {
  readonly #buckets = new CostBuckets();
  readonly #slots = new Slots<string>();

  constructor(private readonly settings: AdmissionSettings) {}

  callOf(caller: Caller, address: string): Call {
    const { person, visitors } = this.settings.budgets;
    const budget = caller.apiKey ? null : caller.identity.kind === 'user' ? person : visitors;
    return { caller, key: callerKey(caller, address), budget, isRunning: false, reading: null, slots: [], uses: [] };
  }

  /**
   * `bytes`: of the body, which has not been read.
   *
   * @throws GraphQLError if the caller has nothing left, or too much in progress
   */
  async arrive(call: Call, bytes: number): Promise<void> {
    const { budgets } = this.settings;
    const { apiKey } = call.caller;
    const release = this.#slots.take(call.key, call.budget?.atOnce ?? budgets.keyAtOnce);
    if (!release) throw tooManyAtOnce();
    call.slots.push(release);
    try {
      if (apiKey) await this.#count(call, apiKey);
      else this.#spend(call, CALL_COST + bytes / BYTES_PER_COST);
    } catch (error) {
      this.leave(call);
      throw error;
    }
  }

  /**
   * The same for a subscription that starts: there are limits of their own for how many run at once.
   *
   * @throws GraphQLError if the caller has nothing left
   */
  arriveLive(call: Call): void {
    this.#spend(call, CALL_COST);
  }

  /**
   * Reads the document of a call. There is a smaller budget for those that are not of our apps.
   *
   * @throws GraphQLError | DocumentRefused
   */
  async read(call: Call, text: string): Promise<DocumentNode> {
    const hasKey = call.caller.apiKey !== undefined;
    const pay = (tokens: number) => this.#payForReading(call, tokens);
    const since = performance.now();
    try {
      const { document, isOurs } = await this.settings.documents.read(text, hasKey, pay);
      if (!isOurs) this.#countAsOther(call);
      return document;
    } catch (error) {
      if (error instanceof DocumentRefused) this.#countAsOther(call);
      throw error;
    } finally {
      if (call.reading) call.reading.took = performance.now() - since;
    }
  }

  /** @throws GraphQLError if that is more than the caller has left */
  async charge(call: Call, cost: number): Promise<void> {
    const { caller, budget } = call;
    if (caller.apiKey) return this.#chargeKey(call, caller.apiKey, cost);
    if (cost > budget!.burst) {
      throw gatewayError('OPERATION_TOO_COSTLY', `Price: ${Math.round(cost)}, at most ${budget!.burst} allowed`, {
        status: 400,
        data: { actual: Math.round(cost), limit: budget!.burst },
      });
    }
    this.#spend(call, cost);
  }

  /** An answer is ready: corrects what was charged by what it turned out to cost. API keys pay what was known before. */
  settle(call: Call, charged: number, actual: number): void {
    const { budget, caller } = call;
    if (budget) call.uses = [usedOf(budget, this.#buckets.settle(budget, this.#bucketOf(call), actual - charged))];
    else this.settings.usage.answered(caller.apiKey!.keyId, charged);
  }

  /** Its operation was planned. */
  planned(call: Call, ms: number): void {
    if (call.reading) call.reading.took += ms;
  }

  /** Gives the slots back, and corrects what reading its document cost; once. */
  leave(call: Call): void {
    for (const release of call.slots.splice(0)) release();
    if (!call.reading) return;
    const more = call.reading.took - call.reading.charged;
    call.reading = null;
    const [budget, key] = this.#newDocumentsOf(call);
    this.#buckets.settle(budget, key, more);
    if (call.budget) this.#buckets.settle(call.budget, this.#bucketOf(call), more * MS_COST);
  }

  async #payForReading(call: Call, tokens: number): Promise<void> {
    this.#countAsOther(call);
    const ms = readingMs(tokens);
    if (call.budget) await this.charge(call, ms * MS_COST);
    const { isAllowed, retryAfterSeconds } = this.#buckets.take(...this.#newDocumentsOf(call), ms);
    if (!isAllowed) throw tooManyRequests({ retryAfterSeconds });
    call.reading = { charged: ms, took: ms };
  }

  #newDocumentsOf({ caller }: Call): readonly [CostBudget, string] {
    const { newDocuments, newDocumentsOfVisitors } = this.settings.budgets;
    const isKnown = caller.apiKey !== undefined || caller.identity.kind === 'user';
    return isKnown ? [newDocuments, 'new documents'] : [newDocumentsOfVisitors, 'new documents of visitors'];
  }

  /** From now on the call counts as one with a document that is not of our apps. */
  #countAsOther(call: Call): void {
    const { otherDocuments } = this.settings.budgets;
    if (!call.budget || call.budget === otherDocuments) return;
    call.budget = otherDocuments;
    this.#spend(call, CALL_COST);
    // subscriptions hold none
    if (call.slots.length === 0) return;
    const release = this.#slots.take(otherOf(call.key), otherDocuments.atOnce);
    if (!release) throw tooManyAtOnce();
    call.slots.push(release);
  }

  #spend(call: Call, cost: number): void {
    const budget = call.budget!;
    const decision = this.#buckets.take(budget, this.#bucketOf(call), cost);
    call.uses = [usedOf(budget, decision)];
    if (!decision.isAllowed) throw tooManyRequests(decision);
  }

  #bucketOf({ key, budget }: Call): string {
    return budget === this.settings.budgets.otherDocuments ? otherOf(key) : key;
  }

  async #count(call: Call, key: ApiKeyGrant): Promise<void> {
    const { uses, exceeded } = await this.settings.quotas.count(key);
    call.uses = uses;
    if (exceeded) throw this.#refusedKey(key, exceeded);
  }

  async #chargeKey(call: Call, key: ApiKeyGrant, cost: number): Promise<void> {
    const { use, isAllowed } = await this.settings.quotas.spend(key, cost);
    call.uses = [...call.uses.filter(({ name }) => name !== use.name), use];
    if (!isAllowed) throw this.#refusedKey(key, use);
  }

  #refusedKey({ keyId }: ApiKeyGrant, exceeded: QuotaUse): GraphQLError {
    this.settings.usage.refused(keyId);
    return quotaExceeded(exceeded);
  }
}

const otherOf = (key: string) => `other documents: ${key}`;

const usedOf = ({ costPerMinute }: CostBudget, { left, resetSeconds }: CostUse): QuotaUse => ({
  ...{ name: 'cost', limit: costPerMinute, seconds: 60 },
  remaining: left,
  resetSeconds,
});

const tooManyAtOnce = (): GraphQLError => tooManyRequests({ retryAfterSeconds: SLOT_RETRY_SECONDS });
