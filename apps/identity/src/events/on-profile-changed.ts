import { Injectable } from '@nestjs/common';
import { type EventOf, profileChanged } from '@setpoint/events';
import { type EventHandler, OnEvent } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { saveProfiles } from '../persistence/projections/profiles.js';

@Injectable()
@OnEvent(profileChanged, { overwrites: true })
export class OnProfileChanged implements EventHandler<typeof profileChanged> {
  async handle({ data }: EventOf<typeof profileChanged>, manager: EntityManager): Promise<void> {
    await saveProfiles(manager, [data]);
  }
}
