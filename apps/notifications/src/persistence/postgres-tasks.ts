import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Tasks, type Task } from '../application/ports/tasks.js';
import type { TaskRow } from './task-entities.js';

@Injectable()
export class PostgresTasks extends Tasks {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async of(player: UserId, now: Date, limit: number): Promise<readonly Task[]> {
    const rows = await rowsOf<TaskRow>(
      this.storage.manager,
      // Who owns it says that it is over a moment after its time.
      sql`select * from task where user_id = ${player} and (until is null or until > ${now})
          order by until nulls last, id limit ${limit}::int`,
    );
    return rows.map(({ user_id: _, ...task }) => task);
  }
}
