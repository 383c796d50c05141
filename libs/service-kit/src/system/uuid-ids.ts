import { Ids } from '@setpoint/kernel';
import { v7 } from 'uuid';

/** UUIDv7: sortable by creation. */
export class UuidIds extends Ids {
  next(): string {
    return v7();
  }
}
