import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '@setpoint/kernel';
import type { Due } from '../domain/due.js';
import { Orders } from './ports/orders.js';

export type NewDue = Pick<Due, 'kind' | 'reference' | 'playerId' | 'description' | 'baseCents' | 'paysBy'>;

/** Keeps what a player is to pay for a place that is held for them. Asked twice, it is the same due. */
@Injectable()
export class OpenDue {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  execute(due: NewDue, orders: Orders = this.orders): Promise<Due> {
    return orders.open({
      ...due,
      id: this.ids.next(),
      openedAt: this.clock.now(),
      status: 'OPEN',
      endedAt: null,
    });
  }
}
