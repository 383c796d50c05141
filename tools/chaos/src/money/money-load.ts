import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataOf, EventContract, EventEnvelope } from '@setpoint/events';
import { random } from '../options.ts';
import type { Request } from '../protocol.ts';
import { Died, Refused, type StackProcess } from '../stack-process.ts';
import { pick } from '../table.ts';

/** Somebody owes for it, or has: a registration or a phase of a subscription. */
export interface Place {
  readonly reference: string;
  readonly playerId: string;
  readonly kind: 'TOURNAMENT' | 'LEAGUE';
  attempt: number;
}

/** A payment that somebody has begun, with the wish that began it. */
export interface Begun {
  readonly paymentId: string;
  readonly playerId: string;
  readonly input: Record<string, unknown>;
  readonly clientSecret: string | null;
  readonly cents: number;
}

export interface Answer {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly [more: string]: unknown;
}

export const chance = (percent: number): boolean => random() * 100 < percent;
export const upTo = (most: number): number => Math.floor(random() * most);

/** How many of what is known last are still of interest. */
const RECENT = 30;

/**
 * People, support, leagues and tournaments, and the provider's network, who go on whatever happens: what was not answered is
 * sent again. Knows what was promised to them.
 */
export class MoneyLoad {
  readonly places: Place[] = [];
  readonly begun: Begun[] = [];
  readonly coupons: { id: string; code: string }[] = [];
  /** What was answered with success, by what it was, as `who request`. */
  readonly promised = { started: new Set<string>(), redeemed: new Set<string>(), refunded: new Set<string>(), paid: new Set<string>() }; // oxfmt-ignore
  prizes = 0;
  /** Commands, events and webhooks; asking for a price is none. */
  operations = 0;
  unanswered = 0;
  retried = 0;
  /** Refusals and other answers, with the times of each. */
  readonly answers = new Map<string, number>();
  /** What should never be answered, or was an error of the service. */
  readonly wrong = new Map<string, number>();
  readonly players: readonly string[];
  private readonly stack: () => Promise<StackProcess>;
  readonly now: () => number;

  constructor(players: readonly string[], stack: () => Promise<StackProcess>, now: () => number) {
    this.players = players;
    this.stack = stack;
    this.now = now;
  }

  get place(): Place | undefined {
    return pick(this.places.slice(-RECENT));
  }

  get payment(): Begun | undefined {
    return pick(this.begun.slice(-RECENT));
  }

  /** A question, which changes nothing. */
  async ask<Data>(userId: string, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    return (await this.sent({ kind: 'graphql', service: 'billing', userId, query, variables })) as Data;
  }

  /** A command, sent until it is answered. */
  async press(
    userId: string,
    query: string,
    variables: Record<string, unknown>,
    as?: 'SUPPORT' | 'GATEWAY',
  ): Promise<Answer> {
    const more = as ? { as } : {};
    const data = await this.sent({ kind: 'graphql', service: 'billing', userId, query, variables, ...more });
    this.operations++;
    const [[name, answer]] = Object.entries(data as Record<string, Answer>) as [[string, Answer]];
    if (typeof answer === 'object') this.count(this.answers, `${name} ${answer.errorCode ?? 'done'}`);
    return answer;
  }

  /** An event of another service, at least once. */
  async publish<C extends EventContract>(contract: C, data: DataOf<C>): Promise<void> {
    const event: EventEnvelope = {
      ...{ specversion: '1.0', id: randomUUID(), source: contract.owner, type: contract.type },
      ...{ time: new Date(this.now()).toISOString(), subject: contract.subject(data), data },
    };
    const times = chance(10) ? 2 : 1;
    for (let i = 0; i < times; i++) await this.sent({ kind: 'publish', events: [event] });
    this.operations++;
    this.count(this.answers, contract.type);
  }

  /** What must never happen. */
  blame(what: string): void {
    this.count(this.wrong, what);
  }

  count(where: Map<string, number>, what: string): void {
    where.set(what, (where.get(what) ?? 0) + 1);
  }

  async sent(request: Request): Promise<unknown> {
    for (;;) {
      try {
        return await (await this.stack()).send(request);
      } catch (error) {
        if (error instanceof Died) this.unanswered++;
        // The handlers of events say by a plain error that they could not: the bus brings it again.
        else if (error instanceof Refused && (error.retryable || request.kind === 'publish')) this.retried++;
        else throw error;
        await delay(error instanceof Died ? 5 : 50);
      }
    }
  }
}
