import { Injectable } from '@nestjs/common';
import { profileChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { saveProfiles } from '../persistence/projections/people.js';

@Injectable()
@OnEvent(profileChanged, { overwrites: true })
export class OnProfileChanged implements EventHandler<typeof profileChanged> {
  async handle(event: EventOf<typeof profileChanged>, manager: EntityManager): Promise<void> {
    await saveProfiles(manager, [event.data]);
  }
}
