import { Ids } from '@setpoint/kernel';

/** m-1, m-2, m-3 … */
export class CountingIds extends Ids {
  private count = 0;

  constructor(private readonly prefix = 'id') {
    super();
  }

  next(): string {
    this.count += 1;
    return `${this.prefix}-${this.count}`;
  }
}

/** UUIDs that count: 00000000-0000-7000-8000-000000000001 … for columns of type uuid. */
export class CountingUuids extends Ids {
  private count = 0;

  next(): string {
    this.count += 1;
    return countedUuid(this.count);
  }
}

export const countedUuid = (count: number) => `00000000-0000-7000-8000-${count.toString(16).padStart(12, '0')}`;
