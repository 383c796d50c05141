import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '@setpoint/kernel';
import type { Due } from '../domain/due.js';
import { Orders } from './ports/orders.js';

export type NewDue = Pick<Due, 'kind' | 'reference' | 'playerId' | 'description' | 'baseCents' | 'paysBy'> &
  Partial<Pick<Due, 'awaitsMobile'>>;

/** Opens a due for a place held for a player. Idempotent. */
@Injectable()
export class OpenDue {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  execute(due: NewDue, orders: Orders = this.orders): Promise<Due> {
    return orders.open({
      awaitsMobile: false,
      ...due,
      id: this.ids.next(),
      openedAt: this.clock.now(),
      status: 'OPEN',
      endedAt: null,
    });
  }
}
