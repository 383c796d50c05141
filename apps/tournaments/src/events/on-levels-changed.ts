import { Injectable } from '@nestjs/common';
import { levelsChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectLevels } from '../persistence/projections/people.js';

/** Levels for eligibility and seeding (TRN-03, TRN-06). */
@Injectable()
@OnEvent(levelsChanged, { overwrites: true })
export class OnLevelsChanged implements EventHandler<typeof levelsChanged> {
  handle({ data }: EventOf<typeof levelsChanged>, manager: EntityManager): Promise<void> {
    return projectLevels(manager, data);
  }
}
