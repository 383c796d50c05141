import { Injectable } from '@nestjs/common';
import { deleteSome, sql, Storage } from '@setpoint/service-kit';
import { Housekeeping } from '../application/ports/housekeeping.js';

@Injectable()
export class PostgresHousekeeping extends Housekeeping {
  constructor(private readonly storage: Storage) {
    super();
  }

  forgetClientIds(before: Date): Promise<number> {
    return deleteSome(this.storage.manager, 'sent', sql`at < ${before}`);
  }
}
