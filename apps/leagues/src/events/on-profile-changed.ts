import { Injectable } from '@nestjs/common';
import { profileChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectProfile } from '../persistence/projections/players.js';

/** Sex for eligibility and position for nearby leagues (LEA-03, PLY-12). */
@Injectable()
@OnEvent(profileChanged, { overwrites: true })
export class OnProfileChanged implements EventHandler<typeof profileChanged> {
  handle({ data }: EventOf<typeof profileChanged>, manager: EntityManager): Promise<void> {
    return projectProfile(manager, data);
  }
}
