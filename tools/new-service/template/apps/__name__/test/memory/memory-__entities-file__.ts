import type { OutgoingEvent } from '@setpoint/events';
import type { Page, PageRequest } from '@setpoint/kernel';
import { __Entities__ } from '../../src/application/ports/__entities-file__.js';
import type { __Entity__, __Entity__Id } from '../../src/domain/__entity-file__.js';

/** The port in memory; pages begin at the start. */
export class Memory__Entities__ extends __Entities__ {
  readonly all: __Entity__[] = [];
  readonly events: OutgoingEvent[] = [];

  async add(__entity__: __Entity__, event: OutgoingEvent): Promise<boolean> {
    const taken = this.all.some(({ addedBy, name }) => addedBy === __entity__.addedBy && name === __entity__.name);
    if (taken) return false;
    this.all.push(__entity__);
    this.events.push(event);
    return true;
  }

  async byIds(ids: readonly __Entity__Id[]): Promise<__Entity__[]> {
    return this.all.filter(({ id }) => ids.includes(id));
  }

  async page({ first }: PageRequest): Promise<Page<__Entity__>> {
    const items = this.all.toReversed().slice(0, first);
    return {
      items,
      cursors: items.map(({ id }) => id),
      hasNextPage: this.all.length > items.length,
      hasPreviousPage: false,
      totalCount: this.all.length,
    };
  }
}
