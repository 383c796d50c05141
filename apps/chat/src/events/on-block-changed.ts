import { Injectable } from '@nestjs/common';
import { blockChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectBlock } from '../persistence/projections/people.js';

/** Blocks prevent messages (CHT-04). */
@Injectable()
@OnEvent(blockChanged, { overwrites: { key: ({ blockerId, blockedId }) => `${blockerId} ${blockedId}` } })
export class OnBlockChanged implements EventHandler<typeof blockChanged> {
  handle({ data }: EventOf<typeof blockChanged>, manager: EntityManager): Promise<void> {
    return projectBlock(manager, data);
  }
}
