import { Injectable } from '@nestjs/common';
import { profileChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectProfile } from '../persistence/projections/people.js';

/** Where a person is decides where that person's matches are while they have no court (MAT-15). */
@Injectable()
@OnEvent(profileChanged, { overwrites: true })
export class OnProfileChanged implements EventHandler<typeof profileChanged> {
  handle({ data }: EventOf<typeof profileChanged>, manager: EntityManager): Promise<void> {
    return projectProfile(manager, data);
  }
}
