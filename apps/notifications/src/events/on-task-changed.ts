import { Injectable } from '@nestjs/common';
import { taskChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { TaskEntity } from '../persistence/task-entities.js';

/** What waits for players, of all services: the same list wherever it is shown (SHL-10). */
@Injectable()
@OnEvent(taskChanged, { overwrites: true })
export class OnTaskChanged implements EventHandler<typeof taskChanged> {
  async handle({ data }: EventOf<typeof taskChanged>, manager: EntityManager): Promise<void> {
    const { taskId: id, playerId, open, kind, about, costs, cents, since, until } = data;
    if (!open) await manager.delete(TaskEntity, { id });
    else
      await manager.upsert(
        TaskEntity,
        {
          ...{ id, user_id: playerId, kind, about, costs, cents },
          ...{ since: new Date(since), until: until === null ? null : new Date(until) },
        },
        ['id'],
      );
  }
}
