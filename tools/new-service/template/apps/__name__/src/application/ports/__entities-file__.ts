import type { OutgoingEvent } from '@setpoint/events';
import type { Page, PageRequest } from '@setpoint/kernel';
import type { __Entity__, __Entity__Id } from '../../domain/__entity-file__.js';

/** The __many_words__, as they are kept. */
export abstract class __Entities__ {
  /** Adds it together with its event; false, and neither, when the player has one of this name. */
  abstract add(__entity__: __Entity__, event: OutgoingEvent): Promise<boolean>;
  abstract byIds(ids: readonly __Entity__Id[]): Promise<__Entity__[]>;
  /** Newest first. */
  abstract page(request: PageRequest): Promise<Page<__Entity__>>;
}
