import { Injectable } from '@nestjs/common';
import { levelsChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectLevels } from '../persistence/projections/players.js';

/** Levels decide who may subscribe, and with whom one is in a group (LEA-03, LEA-04). */
@Injectable()
@OnEvent(levelsChanged, { overwrites: true })
export class OnLevelsChanged implements EventHandler<typeof levelsChanged> {
  handle({ data }: EventOf<typeof levelsChanged>, manager: EntityManager): Promise<void> {
    return projectLevels(manager, data);
  }
}
