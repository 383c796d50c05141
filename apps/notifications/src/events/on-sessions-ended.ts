import { Injectable } from '@nestjs/common';
import { sessionsEnded, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { forgetSessions } from '../persistence/projections/reach.js';

@Injectable()
@OnEvent(sessionsEnded)
export class OnSessionsEnded implements EventHandler<typeof sessionsEnded> {
  async handle(event: EventOf<typeof sessionsEnded>, manager: EntityManager): Promise<void> {
    await forgetSessions(manager, event.data);
  }
}
