import { Injectable } from '@nestjs/common';
import { execute, sql, Storage } from '@setpoint/service-kit';
import { Housekeeping } from '../application/ports/housekeeping.js';

const BATCH = 5_000;

@Injectable()
export class PostgresHousekeeping extends Housekeeping {
  constructor(private readonly storage: Storage) {
    super();
  }

  forgetClientIds(before: Date): Promise<number> {
    return this.storage.transaction((manager) =>
      execute(
        manager,
        sql`delete from sent where ctid = any(array(
          select ctid from sent where at < ${before} order by at limit ${BATCH} for update skip locked))`,
      ),
    );
  }
}
