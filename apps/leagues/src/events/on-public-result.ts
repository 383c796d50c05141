import { Injectable } from '@nestjs/common';
import { resultConfirmed, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectPublicPlay } from '../persistence/projections/players.js';

/** A public match or one of a competition gives a level that counts (LEA-03). */
@Injectable()
@OnEvent(resultConfirmed, { overwrites: true })
export class OnPublicResult implements EventHandler<typeof resultConfirmed> {
  handle({ data }: EventOf<typeof resultConfirmed>, manager: EntityManager): Promise<void> {
    return projectPublicPlay(manager, [data]);
  }
}
